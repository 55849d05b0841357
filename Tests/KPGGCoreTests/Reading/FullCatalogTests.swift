import Foundation
import XCTest

@testable import KPGGCore

final class FullCatalogTests: XCTestCase {
  func testEachDebutYearHasASection() throws {
    let lineUps = try [
      group("STAYC", debut: "2020-11-12"), group("IVE", debut: "2021-12-01"), group("NEXT"),
      group("WEEEKLY", debut: "2020"),
    ].map { LineUp(group: $0, checkedMembers: []) }
    let catalog = FullCatalog(lineUps).catalog
    XCTAssertEqual(catalog.sections.map(\.years), [2021...2021, 2020...2020, nil])
    XCTAssertEqual(
      catalog.sections.map { $0.groupIDs.map(\.description) },
      [["IVE"], ["STAYC", "WEEEKLY"], ["NEXT"]])
    XCTAssertEqual(catalog.featuredIDs, ["STAYC"])
  }

  func testASoundCatalogHasNoProblems() async throws {
    let catalog = try await CatalogReader(source: SampleCatalog.source).fullCatalog()
    let sound = try await SampleCatalog.reader.soundCatalog()
    XCTAssertEqual(catalog.lineUps.map(\.group), catalog.catalog.groups)
    XCTAssertEqual(catalog, sound)
    XCTAssertEqual(catalog.problems, [])
  }

  func testABrokenOrMissingDocumentDoesNotHideTheOthers() async throws {
    let source = DocumentsSource(broken: [
      .badDocument(DocumentProblem(document: .index, kind: .syntax(.html)))
    ])
    let catalog = try await CatalogReader(source: source).fullCatalog()
    XCTAssertEqual(catalog.catalog.groups.map(\.id), ["IVE", "AESPA", "STAYC"])
    XCTAssertEqual(catalog.lineUps.map(\.id), ["IVE"])
    XCTAssertEqual(
      catalog.problems.map(\.description),
      [
        "group/index.json: group.first[1].hitsong: "
          + "'youtu.be/QIN5_tJRiyY' should be 'QIN5_tJRiyY' (line 2, column 35)",
        "group/IVE: groupname.IVE[0].birth: "
          + "'04.11.21' should be '2004.11.21' (line 1, column 54)",
        "group/index.json: the document is a web page, not JSON",
        "'test:group/STAYC' not found",
      ])
  }

  func testASearchFindsTheMembersOfReadableGroups() async throws {
    let source = DocumentsSource(broken: [.unreadable(location: "x", reason: "Permission denied")])
    let search = try await CatalogReader(source: source).search()
    XCTAssertEqual(search.hits(for: "liz").map(\.id), ["IVE/Liz"])
  }

  func testErrorsOfTheWholeSourceAreThrown() async throws {
    let url = URL(fileURLWithPath: "/")
    for error in [
      .cancelled, .unreachable(EndpointError(url: url, reason: .transport(.offline))),
      .unreachable(EndpointError(url: url, reason: .status(429, retryAfter: nil))),
      .cannotStore(path: "x", reason: "No space left on device"),
    ] as [CatalogError] {
      let reader = CatalogReader(source: DocumentsSource(broken: [error]))
      let thrown = await thrownError(as: CatalogError.self, try await reader.fullCatalog())
      XCTAssertEqual(thrown, error)
    }
  }

  func testErrorsOfOneDocumentAreProblems() async throws {
    let url = URL(fileURLWithPath: "/")
    for error in [
      .unreachable(EndpointError(url: url, reason: .status(500, retryAfter: nil))),
      .unreachable(EndpointError(url: url, reason: .digestMismatch)), .notCached(location: "x"),
    ] as [CatalogError] {
      let reader = CatalogReader(source: DocumentsSource(broken: [error]))
      let problems = try await reader.fullCatalog().problems
      XCTAssertTrue(problems.contains(.missingLineUp("AESPA", error)), "\(error)")
    }
  }

  func testALineUpIsReadWithTheProblemsOfItsDocument() async throws {
    let reader = CatalogReader(source: DocumentsSource(broken: []))
    var problems: [DocumentProblem] = []
    let lineUp = try await reader.lineUp(id: "IVE") { problems.append($0) }
    XCTAssertEqual(lineUp.members.map(\.birthDate?.description), ["2004-11-21"])
    XCTAssertEqual(problems.map(\.kind), [.otherForm("04.11.21", standard: "2004.11.21")])
  }

  func testTheBirthdaysAreThoseOfAllLineUps() async throws {
    let catalog = try await CatalogReader(source: SampleCatalog.source).fullCatalog()
    let day: CalendarDate = try checked("2026-07-27")
    let members = catalog.lineUps.members
    let week = catalog.birthdays(from: day, days: 6)
    XCTAssertEqual(week, catalog.catalog.birthdays(of: members, from: day, days: 6))
    XCTAssertTrue(week.contains { $0.member.name == "Hyojung" && $0.age == 32 })
  }
}

/// Three groups: one can be read, one has an error, and the document of one is missing.
private struct DocumentsSource: LocatedSource {
  let broken: [CatalogError]

  func document(at path: DocumentPath) throws(CatalogError) -> Data? {
    switch path.description {
    case "group/index.json":
      return Data(
        """
        {"group": {"first": [{"groupname": "IVE", "debut": "2021"},
        {"groupname": "AESPA", "hitsong": "youtu.be/QIN5_tJRiyY"}, {"groupname": "STAYC"}]}}
        """.utf8)
    case "group/IVE":
      return Data(#"{"groupname": {"IVE": [{"stagename": "Liz", "birth": "04.11.21"}]}}"#.utf8)
    case "group/AESPA":
      if let error = broken.first { throw error }
      return nil
    default: return nil
    }
  }

  func location(of path: DocumentPath) -> String { "test:\(path)" }
}
