import Foundation
import KPGGPublishing
import XCTest

@testable import KPGGCore

/// A decoded wire document, and the tolerated problems.
struct DecodedDocument<Document: WireDocument> {
  let document: Document
  let problems: [DocumentProblem]
}

private func read<Document>(
  _ path: DocumentPath, _ body: (inout WireReader) throws -> Document
) rethrows -> DecodedDocument<Document> {
  var reader = WireReader(document: path)
  let document = try body(&reader)
  return DecodedDocument(document: document, problems: reader.problems)
}

/// Reads a group's document, by default OH MY GIRL's.
func readGroup(_ data: Data, of id: String = "OHMYGIRL") throws -> DecodedDocument<GroupDocument> {
  let id: GroupID = try checked(id)
  return try read(.group(id)) { try GroupDocument(decoding: data, of: id, reader: &$0) }
}

func readIndex(_ data: Data) throws -> DecodedDocument<IndexDocument> {
  try read(.index) { try IndexDocument(decoding: data, reader: &$0) }
}

/// Reads a section's document, by default the one of `third`.
func readSection(_ data: Data, of key: String = "third") throws -> DecodedDocument<SectionDocument>
{
  let key: SectionKey = try checked(key)
  return try read(.section(key)) { try SectionDocument(decoding: data, of: key, reader: &$0) }
}

/// Reads the document of a range of years, by default 2014-2015.
func readYears(_ data: Data, of years: String = "2014-2015") throws -> DecodedDocument<
  YearsDocument
> {
  let years = try range(years)
  return try read(.years(years)) { try YearsDocument(decoding: data, of: years, reader: &$0) }
}

func readMemberInfo(_ data: Data) throws -> DecodedDocument<MemberInfoDocument> {
  try read(.memberInfo) { try MemberInfoDocument(decoding: data, reader: &$0) }
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

extension DocumentProblem {
  /// The message without the position.
  var phrase: String {
    DocumentProblem(document: document, keyPath: keyPath, kind: kind).description
  }
}

/// The command line's phrase for an error of a document, without the position.
func phrase(of error: any Error) -> String {
  (error as? DocumentProblem)?.phrase ?? (error as? CatalogError)?.description ?? "\(error)"
}

/// Asserts the exact message of the error that the body throws.
func assertRejected(
  _ message: String, file: StaticString = #filePath, line: UInt = #line, _ body: () throws -> Void
) {
  XCTAssertThrowsError(try body(), file: file, line: line) { error in
    XCTAssertEqual(phrase(of: error), message, file: file, line: line)
  }
}
