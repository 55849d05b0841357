import Foundation
import XCTest

@testable import KPGGCore
@testable import KPGGPublishing

final class CatalogValidatorTests: XCTestCase {
  func testACompleteTreeIsValid() async throws {
    let tree = try await SampleCatalog.reader.staticTree()
    let documents = tree.documents.map { ($0.path.description, $0.data) }
    let source = RecordingSource(Dictionary(uniqueKeysWithValues: documents))
    let validation = try await CatalogValidator(source: source).validate()
    XCTAssertEqual(validation, CatalogValidation(groupCount: 20))
    let requestedPaths = await source.requestedPaths
    XCTAssertEqual(requestedPaths.count, tree.documents.count, "each document once")
  }

  func testALongListOfFindingsIsLimitedButTheRestIsCounted() async throws {
    let ids = (0..<25).map { "G\($0)" }
    let groups = ids.map { #"{"groupname": "\#($0)"}"# }.joined(separator: ",")
    var documents = ["group/index.json": Data(#"{"group": {"first": [\#(groups)]}}"#.utf8)]
    for id in ids {
      let members = (0..<450).map { #"{"activityname": "\#($0)", "mbti": "?", "bloodtype": "?"}"# }
      let text = #"{"groupname": {"\#(id)": [\#(members.joined(separator: ","))]}}"#
      documents["group/\(id)"] = Data(text.utf8)
    }
    let source = RecordingSource(documents)
    let validation = try await CatalogValidator(source: source).validate()
    XCTAssertEqual(validation.findings.count, CatalogValidation.limit)
    XCTAssertEqual(validation.count(of: .warning), 25 * 900)
    XCTAssertEqual(validation.unlistedCount, 25 * 900 - CatalogValidation.limit)
  }

  func testOneBadRecordDoesNotHideTheNext() async throws {
    let errors = try await findings("unsound").filter { $0.severity == .error }
    XCTAssertEqual(
      errors.filter { $0.document == .index }.map(\.keyPath.description),
      ["group.first[2].debut", "group.first[3]"])
    let stayc: GroupID = try checked("STAYC")
    XCTAssertEqual(
      errors.filter { $0.document == .group(stayc) }.map(\.keyPath.description),
      [
        "groupname.STAYC[0].birth", "groupname.STAYC[1].activityname",
        "groupname.STAYC[2].aliases[1]", "groupname.STAYC[2].birth",
      ])
  }

  func testToleratedProblemsAreWarnings() async throws {
    let warnings = try await findings("unsound").filter { $0.severity == .warning }
    let keyPaths = warnings.map(\.keyPath.description)
    for key in ["[0].mbti", "[0].bloodtype", "[2].mainimage"] {
      XCTAssertTrue(keyPaths.contains("groupname.STAYC\(key)"), key)
    }
    XCTAssertTrue(keyPaths.contains("group.first[0].hitsong"))
    XCTAssertTrue(keyPaths.contains("group.third[1].groupname"))
  }

  func testOnlyTheFirstThousandErrorsAndWarningsOfADocumentAreListed() throws {
    let warnings = String(repeating: #"{"mbti": "CUTE", "stagename": "A"}, "#, count: 500)
    let errors = #"{"aliases": [\#(String(repeating: "1, ", count: 99))1]}"#
    let members = Array(repeating: errors, count: 11).joined(separator: ", ")
    let songs = Array(repeating: #"{"title": "A", "kind": "x"}"#, count: 500)
    let text = """
      {"groupname": {"IVE": [\(warnings.dropLast(2))]},
      "songs": [\(songs.joined(separator: ", "))]}
      """
    let id: GroupID = try checked("IVE")
    var findings = DocumentFindings(in: .group(id))
    _ = findings.read { (reader) throws(DocumentProblem) in
      try GroupDocument(decoding: Data(text.utf8), of: id, reader: &reader)
    }
    XCTAssertEqual(findings.sorted.count, 1000, "as many as the limit")

    findings = DocumentFindings(in: .group(id))
    let more = #"{"groupname": {"IVE": [\#(members)]}, "songs": [{"title": "A", "kind": "x"}]}"#
    _ = findings.read { (reader) throws(DocumentProblem) in
      try GroupDocument(decoding: Data(more.utf8), of: id, reader: &reader)
    }
    XCTAssertEqual(findings.sorted.count { $0.severity == .error }, 1001)
    XCTAssertEqual(findings.sorted.count { $0.severity == .warning }, 1)
    XCTAssertEqual(
      findings.sorted.first.map { "\($0)" },
      "error: group/IVE: more than 1000 problems; only the first 1000 are listed")
  }

  func testABadIndexIsTheOnlyFinding() async throws {
    let source = RecordingSource(["group/index.json": Data("<html>".utf8)])
    let validation = try await CatalogValidator(source: source).validate()
    XCTAssertEqual(
      validation.findings.map { "\($0)" },
      ["error: group/index.json: the document is a web page, not JSON"])
    XCTAssertEqual(validation.groupCount, 0)
  }

  func testAMissingIndexThrows() async throws {
    await assertThrows(
      .documentNotFound(location: "recorded:group/index.json"), RecordingSource([:]))
  }

  func testAnUnavailableDocumentEndsTheValidation() async {
    let error = CatalogError.unreadable(location: "x", reason: "Permission denied")
    await assertThrows(error, FailingSource(path: .index, error: error))
    await assertThrows(error, FailingSource(path: .memberInfo, error: error))
  }

  func testAnUncachedDerivedDocumentIsNotAFinding() async throws {
    let error = CatalogError.notCached(location: "x")
    let source = FailingSource(path: .memberInfo, error: error)
    let findings = try await CatalogValidator(source: source).validate().findings
    XCTAssertEqual(findings, [])
  }

  func testAMissingDocumentIsAnErrorOnlyForAGroup() async throws {
    for (path, expected) in [
      (.group("IVE"), ["error: group/IVE: the document is missing, but the index lists the group"]),
      (.memberInfo, []),
    ] as [(DocumentPath, [String])] {
      let source = FailingSource(path: path, error: .documentNotFound(location: "x"))
      let findings = try await CatalogValidator(source: source).validate().findings
      XCTAssertEqual(findings.map { "\($0)" }, expected)
    }
  }

  func testADerivedDocumentRejectedByAStaticHostIsNotAFinding() async throws {
    for status in [403, 405] {
      let source = FailingSource(path: .memberInfo, error: try refusal(status))
      let findings = try await CatalogValidator(source: source).validate().findings
      XCTAssertEqual(findings, [])
    }
  }

  func testAServerErrorForADerivedDocumentIsAFinding() async throws {
    let source = FailingSource(path: .memberInfo, error: try refusal(500))
    let findings = try await CatalogValidator(source: source).validate().findings
    XCTAssertEqual(
      findings.map { "\($0)" },
      ["error: main/memberinfo: the server responded with 500 (internal server error)"])
  }

  func testADocumentRejectedByTheSourceDoesNotHideTheNext() async throws {
    let id: GroupID = try checked("TWICE")
    let problem = DocumentProblem(document: .group(id), keyPath: .root, kind: .syntax(.html))
    let source = FailingSource(path: .group(id), error: .badDocument(problem))
    let findings = try await CatalogValidator(source: source).validate().findings
    XCTAssertEqual(
      findings.map { "\($0)" },
      ["error: group/TWICE: the document is a web page, not JSON"])
  }

  private func refusal(_ status: Int) throws -> CatalogError {
    .unreachable(
      EndpointError(
        url: try XCTUnwrap(URL(string: "http://example.com/main/memberinfo")),
        reason: .status(status, retryAfter: nil)))
  }

  private func findings(_ tree: String) async throws -> [Finding] {
    try await CatalogValidator(source: Fixture.source(tree)).validate().findings
  }

  private func assertThrows(
    _ expected: CatalogError, _ source: any LocatedSource, line: UInt = #line
  ) async {
    do throws(CatalogError) {
      _ = try await CatalogValidator(source: source).validate()
      XCTFail("nothing was thrown", line: line)
    } catch {
      XCTAssertEqual(error, expected, line: line)
    }
  }
}

/// The sample with one unreadable document.
private struct FailingSource: LocatedSource {
  let path: DocumentPath
  let error: CatalogError

  func document(at path: DocumentPath) throws(CatalogError) -> Data? {
    guard path == self.path else { return try SampleCatalog.source.document(at: path) }
    throw error
  }

  func location(of path: DocumentPath) -> String { "failing:\(path)" }
}
