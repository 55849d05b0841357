import Foundation
import KPGGPublishing
import XCTest

@testable import KPGGCore

/// What names and search queries find in the bundled catalog.
final class BundledNamesTests: XCTestCase {
  func testQueriesInTheTableHaveTheExpectedHits() async throws {
    let search = CatalogSearch(try await BundledCatalog.lineUps())
    let table = String(decoding: try Fixture.data("search/queries.tsv"), as: UTF8.self)
    let rows = table.split(separator: "\n").filter { !$0.hasPrefix("#") }
    var (found, missed, songs) = (0, 0, 0)
    for row in rows {
      let cells = row.split(separator: "\t").map(String.init)
      let ids = search.hits(for: cells[0]).map(\.id.description)
      switch cells[1] {
      case "finds":
        XCTAssertEqual(ids.first, cells[2], cells[0])
        found += 1
      case "misses":
        XCTAssertFalse(ids.contains(cells[2]), cells[0])
        missed += 1
      default:
        XCTAssertEqual(ids, [], cells[0])
        missed += 1
      }
      if cells.last?.contains("/songs/") ?? false { songs += 1 }
    }
    XCTAssertGreaterThanOrEqual(songs, 120)
    XCTAssertGreaterThanOrEqual(found + missed, 270)
    XCTAssertGreaterThanOrEqual(missed, (found + missed) / 3)
  }

  func testEverySongOfAGroupIsAnExactHitForItsTitles() async throws {
    for lineUp in try await BundledCatalog.lineUps() {
      // A search of the whole catalog would take a minute.
      let search = CatalogSearch([lineUp])
      for song in lineUp.songs {
        let id = RecordID.song(group: lineUp.id, title: song.title)
        for title in [song.title, song.koreanTitle].compactMap(\.self) {
          let hit = search.hits(for: title).first { $0.id == id }
          // Consonants alone are initials.
          XCTAssertEqual(hit?.rank, title == "ㅇㅇ" ? .initials : .exact, title)
        }
      }
    }
  }

  func testEveryGroupIsFoundByItsIDAndMainNames() async throws {
    let catalog = try await BundledCatalog.catalog()
    for group in catalog.groups {
      for name in group.mainNames {
        XCTAssertEqual(catalog.group(named: name).value?.id, group.id, name)
      }
    }
  }

  func testEveryAliasFindsOnlyItsGroup() async throws {
    let catalog = try await BundledCatalog.catalog()
    for group in catalog.groups {
      for name in group.aliases {
        XCTAssertEqual(catalog.group(named: name).value?.id, group.id, name)
      }
    }
  }

  /// `.ci/site-search` measures the size in gzip.
  func testTheSearchIndexOfTheSiteIsSmall() async throws {
    let file = SiteSearchIndex(try await BundledCatalog.lineUps()).file
    XCTAssertLessThan(file.data.count, 140_000)
  }
}
