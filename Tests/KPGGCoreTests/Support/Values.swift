import Foundation
import XCTest

@testable import KPGGCore

/// Creates a value of a checked type: `let id: GroupID = try checked("STAYC")`.
func checked<Value: TextCodable>(
  _ text: String, file: StaticString = #filePath, line: UInt = #line
) throws -> Value {
  try XCTUnwrap(Value(text), "'\(text)' is no \(Value.self)", file: file, line: line)
}

/// Creates a group with values for sorting and naming.
func group(
  _ id: String, name: String? = nil, korean: String? = nil, aliases: [String] = [],
  debut: String? = nil, status: GroupStatus? = nil
) throws -> GirlGroup {
  var group = GirlGroup(id: try checked(id))
  group.name = name ?? id
  group.koreanName = korean
  group.aliases = aliases
  group.debut = try debut.map { try checked($0) }
  group.status = status
  return group
}

/// Creates a member from an ID: `OHMYGIRL/YooA`.
func member(_ id: String, isFormer: Bool = false) throws -> Member {
  var member = Member(id: try checked(id))
  member.isFormer = isFormer
  return member
}

/// Creates a section with groups.
func section(_ key: String, _ years: String?, _ groups: [String] = []) throws -> DebutSection {
  DebutSection(
    key: try checked(key), years: try years.map { try range($0) },
    groupIDs: try groups.map { try checked($0) })
}

/// Creates a range of years: `2016-2019`, or `2020`.
func range(
  _ years: String, file: StaticString = #filePath, line: UInt = #line
) throws -> ClosedRange<Int> {
  try XCTUnwrap(ClosedRange(years: years), "'\(years)' is no range", file: file, line: line)
}

/// Encodes a value with `JSONEncoder`, and decodes it again.
func roundTripped<Value: Codable>(_ value: Value) throws -> Value {
  try JSONDecoder().decode(Value.self, from: try JSONEncoder().encode(value))
}

/// Returns the keys of a value's encoded object, sorted.
func encodedKeys(_ value: some Encodable) throws -> [String] {
  let object = try JSONSerialization.jsonObject(with: try JSONEncoder().encode(value))
  return try XCTUnwrap(object as? [String: Any]).keys.sorted()
}

/// Decodes a value from JSON text.
func decoded<Value: Decodable>(_ type: Value.Type, _ text: String) throws -> Value {
  try JSONDecoder().decode(type, from: Data(text.utf8))
}
