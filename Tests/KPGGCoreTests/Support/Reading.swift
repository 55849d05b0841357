import Foundation
import XCTest

@testable import KPGGCore

/// A wire document with the tolerated problems.
struct Reading<Document: WireDocument> {
  let document: Document
  let problems: [DocumentProblem]
}

/// Reads a group's document, by default OH MY GIRL's.
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

/// Reads a section's document, by default that of `third`.
func readSection(_ data: Data, of key: String = "third") throws -> Reading<SectionDocument> {
  var problems: [DocumentProblem] = []
  let document = try SectionDocument(decoding: data, of: checked(key), problems: &problems)
  return Reading(document: document, problems: problems)
}

/// Reads a document by years, by default 2014-2015.
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

/// Reads a fixture of `wire/good` by its name without `.json`.
func good(_ name: String) throws -> Data { try Fixture.data("wire/good/\(name).json") }

/// Reads a fixture of `wire/broken` by its name without `.json`.
func broken(_ name: String) throws -> Data { try Fixture.data("wire/broken/\(name).json") }

/// Reads a fixture as the document that the first word of its name says: `index`, `section`,
/// `years`, or `memberinfo`. All others are OH MY GIRL's document.
func read(
  _ data: Data, named name: String
) throws -> (document: any WireDocument, problems: [DocumentProblem]) {
  switch name.prefix(while: { $0 != "-" }) {
  case "index": try readIndex(data).whatever
  case "section": try readSection(data).whatever
  case "years": try readYears(data).whatever
  case "memberinfo": try readMemberInfo(data).whatever
  default: try readGroup(data).whatever
  }
}

extension Reading {
  fileprivate var whatever: (document: any WireDocument, problems: [DocumentProblem]) {
    (document, problems)
  }
}

/// Asserts that reading a fixture of `wire/broken` fails with exactly this message.
func assertRejected(
  _ name: String, _ message: String, file: StaticString = #filePath, line: UInt = #line
) throws {
  let data = try broken(name)
  assertRejected(message, file: file, line: line) { _ = try read(data, named: name) }
}

/// Asserts that reading fails with exactly this message.
func assertRejected(
  _ message: String, file: StaticString = #filePath, line: UInt = #line, reading: () throws -> Void
) {
  XCTAssertThrowsError(try reading(), file: file, line: line) { error in
    XCTAssertEqual("\(error)", message, file: file, line: line)
  }
}
