import Foundation
import XCTest

@testable import KPGGCore

/// A wire document that was read, and what was tolerated in it.
struct Reading<Document: WireDocument> {
  let document: Document
  let problems: [DocumentProblem]
}

/// Reads a group's document, OH MY GIRL's unless another is asked for.
func readGroup(_ data: Data, of id: String = "OHMYGIRL") throws -> Reading<GroupDocument> {
  var problems: [DocumentProblem] = []
  let document = try GroupDocument(decoding: data, of: checked(id), problems: &problems)
  return Reading(document: document, problems: problems)
}

func readIndex(_ data: Data) throws -> Reading<IndexDocument> {
  var problems: [DocumentProblem] = []
  let document = try IndexDocument(decoding: data, problems: &problems)
  return Reading(document: document, problems: problems)
}

/// Reads a section's document, that of `third` unless another is asked for.
func readSection(_ data: Data, of key: String = "third") throws -> Reading<SectionDocument> {
  var problems: [DocumentProblem] = []
  let document = try SectionDocument(decoding: data, of: checked(key), problems: &problems)
  return Reading(document: document, problems: problems)
}

/// Reads the document of some years, 2014-2015 unless others are asked for.
func readYears(_ data: Data, of years: String = "2014-2015") throws -> Reading<YearsDocument> {
  var problems: [DocumentProblem] = []
  let document = try YearsDocument(decoding: data, of: checked(years), problems: &problems)
  return Reading(document: document, problems: problems)
}

func readMemberInfo(_ data: Data) throws -> Reading<MemberInfoDocument> {
  var problems: [DocumentProblem] = []
  let document = try MemberInfoDocument(decoding: data, problems: &problems)
  return Reading(document: document, problems: problems)
}

/// A fixture of `wire/good`, by its name without `.json`.
func good(_ name: String) throws -> Data { try Fixture.data("wire/good/\(name).json") }

/// Holds that a fixture of `wire/broken` is refused with this message, word for word. The first word
/// of its name tells which document it is read as.
func assertRefused(
  _ name: String, _ message: String, file: StaticString = #filePath, line: UInt = #line
) throws {
  let data = try Fixture.data("wire/broken/\(name).json")
  assertRefused(message, file: file, line: line) {
    switch name.prefix(while: { $0 != "-" }) {
    case "index": _ = try readIndex(data)
    case "section": _ = try readSection(data)
    case "years": _ = try readYears(data)
    case "memberinfo": _ = try readMemberInfo(data)
    default: _ = try readGroup(data)
    }
  }
}

/// Holds that reading fails with this message, word for word.
func assertRefused(
  _ message: String, file: StaticString = #filePath, line: UInt = #line, reading: () throws -> Void
) {
  XCTAssertThrowsError(try reading(), file: file, line: line) { error in
    XCTAssertEqual("\(error)", message, file: file, line: line)
  }
}
