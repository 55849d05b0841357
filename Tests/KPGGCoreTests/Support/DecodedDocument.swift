import Foundation
import KPGGPublishing
import XCTest

@testable import KPGGCore

/// A decoded wire document, and the tolerated problems.
struct DecodedDocument<Document: WireDocument> {
  let document: Document
  let problems: [DocumentProblem]
}

/// Reads a group's document, by default OH MY GIRL's.
func readGroup(_ data: Data, of id: String = "OHMYGIRL") throws -> DecodedDocument<GroupDocument> {
  var problems: [DocumentProblem] = []
  let document = try GroupDocument(decoding: data, of: checked(id), problems: &problems)
  return DecodedDocument(document: document, problems: problems)
}

func readIndex(_ data: Data) throws -> DecodedDocument<IndexDocument> {
  var problems: [DocumentProblem] = []
  let document = try IndexDocument(decoding: data, problems: &problems)
  return DecodedDocument(document: document, problems: problems)
}

/// Reads a section's document, by default the one of `third`.
func readSection(_ data: Data, of key: String = "third") throws -> DecodedDocument<SectionDocument>
{
  var problems: [DocumentProblem] = []
  let document = try SectionDocument(decoding: data, of: checked(key), problems: &problems)
  return DecodedDocument(document: document, problems: problems)
}

/// Reads the document of a range of years, by default 2014-2015.
func readYears(_ data: Data, of years: String = "2014-2015") throws -> DecodedDocument<
  YearsDocument
> {
  var problems: [DocumentProblem] = []
  let document = try YearsDocument(decoding: data, of: range(years), problems: &problems)
  return DecodedDocument(document: document, problems: problems)
}

func readMemberInfo(_ data: Data) throws -> DecodedDocument<MemberInfoDocument> {
  var problems: [DocumentProblem] = []
  let document = try MemberInfoDocument(decoding: data, problems: &problems)
  return DecodedDocument(document: document, problems: problems)
}

/// Reads a fixture of `wire/good` by its name without `.json`.
func good(_ name: String) throws -> Data { try Fixture.data("wire/good/\(name).json") }

/// Reads a fixture of `wire/broken` by its name without `.json`.
func broken(_ name: String) throws -> Data { try Fixture.data("wire/broken/\(name).json") }

/// Reads a fixture. The first word of its name is the kind of document: `index`, `section`,
/// `years`, or `memberinfo`. Other fixtures are read as OH MY GIRL's document.
func read(
  _ data: Data, named name: String
) throws -> (document: any WireDocument, problems: [DocumentProblem]) {
  switch name.prefix(while: { $0 != "-" }) {
  case "index": try readIndex(data).erased
  case "section": try readSection(data).erased
  case "years": try readYears(data).erased
  case "memberinfo": try readMemberInfo(data).erased
  default: try readGroup(data).erased
  }
}

extension DecodedDocument {
  /// The result without the type of its document.
  fileprivate var erased: (document: any WireDocument, problems: [DocumentProblem]) {
    (document, problems)
  }
}

/// Asserts the exact error message for a fixture of `wire/broken`.
func assertRejected(
  _ name: String, _ message: String, file: StaticString = #filePath, line: UInt = #line
) throws {
  let data = try broken(name)
  assertRejected(message, file: file, line: line) { _ = try read(data, named: name) }
}

extension DocumentProblem {
  /// The message without the position.
  var phrase: String { DocumentProblem(document: document, keyPath: keyPath, kind: kind).message }
}

/// The command line's phrase for an error of a document, without the position.
func phrase(of error: any Error) -> String {
  (error as? DocumentProblem)?.phrase ?? (error as? CatalogError)?.message ?? "\(error)"
}

/// Asserts the exact message of the error that the body throws.
func assertRejected(
  _ message: String, file: StaticString = #filePath, line: UInt = #line, _ body: () throws -> Void
) {
  XCTAssertThrowsError(try body(), file: file, line: line) { error in
    XCTAssertEqual(phrase(of: error), message, file: file, line: line)
  }
}
