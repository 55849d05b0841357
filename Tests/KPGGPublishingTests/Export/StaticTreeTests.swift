import Foundation
import XCTest

@testable import KPGGCore
@testable import KPGGPublishing

final class StaticTreeTests: XCTestCase {
  func testTheTreeHasEveryDocumentOfTheWireFormat() async throws {
    let tree = try await SampleCatalog.reader.staticTree()
    let catalog = try await SampleCatalog.catalog()
    let paths = tree.documents.map(\.path.description)
    XCTAssertEqual(paths.count, 1 + catalog.groups.count + 2 * catalog.sections.count + 1)
    for path in [
      "group/index.json", "group/OHMYGIRL", "group/first", "group/2016-2019", "group/2020",
      "main/memberinfo",
    ] {
      XCTAssertTrue(paths.contains(path), path)
    }
    XCTAssertEqual(paths, paths.sorted { $0.precedesInBytes($1) })
  }

  func testEveryDocumentIsValidForItsPath() async throws {
    for document in try await SampleCatalog.reader.staticTree().documents {
      XCTAssertNoThrow(try document.path.check(document.data), document.path.description)
    }
  }

  func testTheGroupsMatchTheBytesOfTheSource() async throws {
    for document in try await SampleCatalog.reader.staticTree().documents {
      guard case .group = document.path else { continue }
      XCTAssertEqual(
        document.data, try SampleCatalog.source.document(at: document.path),
        document.path.description)
    }
  }

  func testTheIndexIsTheOneOfTheSourceWithTheDigestsOfTheGroups() async throws {
    let tree = try await SampleCatalog.reader.staticTree()
    let data = try XCTUnwrap(tree.documents.first { $0.path == .index }?.data)
    let index = try IndexDocument(decoding: data)
    for document in tree.documents {
      guard case .group(let id) = document.path else { continue }
      XCTAssertEqual(index.digests[id], SHA256(of: document.data), "\(id)")
    }
    XCTAssertEqual(index.digests.count, index.catalog.groups.count)
    XCTAssertEqual(
      IndexDocument(index.catalog).data, try SampleCatalog.source.document(at: .index))
  }

  func testSectionsWithTheSameYearsShareADocument() throws {
    let catalog = Catalog(
      sections: [try section("a", "2020", ["IVE"]), try section("b", "2020", ["AOA"])],
      groups: [try group("IVE"), try group("AOA")], featuredIDs: [])
    let tree = try StaticTree(
      catalog: catalog, groups: [])
    let years = try XCTUnwrap(tree.documents.first { $0.path.description == "group/2020" })
    XCTAssertTrue(String(decoding: years.data, as: UTF8.self).contains("\"AOA\""))
    XCTAssertTrue(String(decoding: years.data, as: UTF8.self).contains("\"IVE\""))
  }

  func testMembersWhoShareANameKeepTheirIDs() async throws {
    let document = """
      {"groupname": {"IVE": [
        {"activityname": "유아", "name": "가", "ispreviousmember": true},
        {"activityname": "유아", "name": "나", "ispreviousmember": false}]}}
      """
    let source = RecordingSource([
      "group/index.json": Data(#"{"group": {"first": [{"groupname": "IVE"}]}}"#.utf8),
      "group/IVE": Data(document.utf8),
    ])
    let tree = try await DocumentReader(source: source).staticTree()
    let written = try XCTUnwrap(tree.documents.first { $0.path.description == "group/IVE" })
    let names = { (data: Data) in
      try GroupDocument(decoding: data, of: checked("IVE")).members.map {
        "\($0.id) \($0.koreanBirthName ?? "")"
      }
    }
    XCTAssertEqual(try names(written.data), try names(Data(document.utf8)))
  }

  func testNamesThatConflictInAFileSystemAreRejected() throws {
    for (key, id) in [("ive", "IVE"), ("Twelfth", "TWELFTH")] {
      let catalog = Catalog(
        sections: [try section(key, "2020", [id])], groups: [try group(id)], featuredIDs: [])
      XCTAssertThrowsError(
        try StaticTree(
          catalog: catalog, groups: []), key
      ) { error in
        guard case .invalidName = (error as? DocumentProblem)?.kind else {
          return XCTFail("\(error)")
        }
      }
    }
  }
}
