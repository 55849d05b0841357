import Foundation
package import KPGGCore

/// Creates a value of a checked type: `let id: GroupID = try checked("STAYC")`.
package func checked<Value: TextCodable>(_ text: String) throws -> Value {
  guard let value = Value(text) else { throw InvalidTestValue(text, Value.self) }
  return value
}

/// The error for a text in a test that is not valid for its type.
package struct InvalidTestValue: Error, CustomStringConvertible {
  package let description: String

  init(_ text: String, _ type: Any.Type) { description = "'\(text)' is no valid \(type)" }
}

/// Creates a group with values for sorting and naming.
package func group(
  _ id: String, name: String? = nil, korean: String? = nil, aliases: [String] = [],
  debut: String? = nil, status: GroupStatus? = nil
) throws -> GirlGroup {
  var group = GirlGroup(id: try checked(id))
  group.name = name ?? id
  group.koreanName = korean
  group.aliases = aliases
  group.debutDate = try debut.map { try checked($0) }
  group.status = status
  return group
}

/// Creates a member from an ID: `OHMYGIRL/YooA`.
package func member(_ id: String, isFormer: Bool = false) throws -> Member {
  var member = Member(id: try checked(id))
  member.isFormer = isFormer
  return member
}

/// Creates a section with groups.
package func section(_ key: String, _ years: String?, _ groups: [String] = []) throws
  -> DebutSection
{
  DebutSection(
    key: try checked(key), years: try years.map { try range($0) },
    groupIDs: try groups.map { try checked($0) })
}

/// Creates a range of years: `2016-2019`, or `2020`.
package func range(_ years: String) throws -> ClosedRange<Int> {
  guard let range = ClosedRange(years: years) else {
    throw InvalidTestValue(years, ClosedRange<Int>.self)
  }
  return range
}

/// Encodes a value with `JSONEncoder`, and decodes it again.
package func roundTripped<Value: Codable>(_ value: Value) throws -> Value {
  try JSONDecoder().decode(Value.self, from: try JSONEncoder().encode(value))
}

/// Returns the keys of a value's encoded object, sorted.
package func encodedKeys(_ value: some Encodable) throws -> [String] {
  let object = try JSONSerialization.jsonObject(with: try JSONEncoder().encode(value))
  guard let members = object as? [String: Any] else {
    throw InvalidTestValue("\(object)", [String: Any].self)
  }
  return members.keys.sorted()
}

/// Decodes a value from JSON text.
package func decoded<Value: Decodable>(_ type: Value.Type, _ text: String) throws -> Value {
  try JSONDecoder().decode(type, from: Data(text.utf8))
}
