import Foundation
import XCTest

@testable import KPGGCore

final class CatalogSearchTests: XCTestCase {
  func testEveryQueryOfTheTableFindsWhatItSays() async throws {
    let search = CatalogSearch(try await EmbeddedCatalog.lineUps())
    let table = String(decoding: try Fixture.data("search/queries.tsv"), as: UTF8.self)
    let rows = table.split(separator: "\n").filter { !$0.hasPrefix("#") }
    var (found, missed) = (0, 0)
    for row in rows {
      let cells = row.split(separator: "\t").map(String.init)
      let ids = search.hits(for: cells[0]).map(\.id)
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
    }
    XCTAssertGreaterThanOrEqual(found + missed, 150)
    XCTAssertGreaterThanOrEqual(missed, (found + missed) / 3)
  }

  func testBetterMatchesComeFirst() throws {
    let search = CatalogSearch(
      try ["Amina", "Mina", "MinaSue", "Kim Mina"].map { LineUp(group: try group($0), members: []) }
    )
    XCTAssertEqual(search.hits(for: "mina").map(\.id), ["Mina", "MinaSue", "Kim Mina", "Amina"])
    XCTAssertEqual(
      search.hits(for: "mina").map(\.match), [.exact, .prefix, .wordPrefix, .substring])
  }

  func testEqualMatchesComeByNameThenByID() throws {
    let search = CatalogSearch(
      try [("C", "Mina"), ("B", "Mina"), ("A", "Mini")]
        .map { LineUp(group: try group($0, name: $1), members: []) })
    XCTAssertEqual(search.hits(for: "min").map(\.id), ["B", "C", "A"])
  }

  func testAShownNameComesBeforeABirthNameAndThatBeforeASong() throws {
    var (shown, born, sung) = (try member("C/Mina"), try member("B/Ara"), try group("A"))
    shown.stageName = "Mina"
    born.birthName = "Mina"
    sung.hitSong = HitSong(title: "Mina", koreanTitle: nil, year: nil, youtubeID: nil)
    let search = CatalogSearch([
      LineUp(group: sung, members: []), LineUp(group: try group("B"), members: [born]),
      LineUp(group: try group("C"), members: [shown]),
    ])
    XCTAssertEqual(search.hits(for: "mina").map(\.id), ["C/Mina", "B/Ara", "A"])
    XCTAssertEqual(search.hits(for: "mina").map(\.field), [.stageName, .birthName, .hitSong])
  }

  func testTheOrderOfTheCatalogueDoesNotShow() async throws {
    let lineUps = try await EmbeddedCatalog.lineUps()
    let (search, other) = (CatalogSearch(lineUps), CatalogSearch(lineUps.reversed()))
    for text in ["a", "ㅎㅈ", "유", "yooa", "dk", "girl", "jihyo kim"] {
      XCTAssertEqual(search.hits(for: text), other.hits(for: text), text)
    }
  }

  func testASlipIsNoHitWhereANameBeginsAsTyped() async throws {
    let search = CatalogSearch(try await EmbeddedCatalog.lineUps())
    XCTAssertFalse(search.hits(for: "yuna").contains { $0.match == .slip })
    XCTAssertTrue(search.hits(for: "yunna").allSatisfy { $0.match == .slip })
  }

  func testOneKindIsSearchedAsIfTheOtherWereNotThere() async throws {
    let search = CatalogSearch(try await EmbeddedCatalog.lineUps())
    XCTAssertEqual(search.hits(for: "omg yooa", kinds: [.group]), [])
    XCTAssertEqual(search.hits(for: "omg yooa", kinds: [.member]).map(\.id), ["OHMYGIRL/YooA"])
  }

  func testAGroupsNameHidesNoSlipWhereMembersAloneAreSearched() throws {
    let search = CatalogSearch([
      LineUp(group: try group("KARA"), members: [try member("KARA/Kora")])
    ])
    XCTAssertEqual(search.hits(for: "kara").map(\.id), ["KARA"])
    XCTAssertEqual(search.hits(for: "kara", kinds: [.member]).map(\.id), ["KARA/Kora"])
  }

  func testAHitTellsWhatWasFound() async throws {
    let search = CatalogSearch(try await EmbeddedCatalog.lineUps())
    let hit = try XCTUnwrap(search.hits(for: "omg").first)
    XCTAssertEqual([hit.field.rawValue, hit.text], ["aliases", "OMG"])
    let member = try XCTUnwrap(search.hits(for: "최효정").first)
    XCTAssertEqual([member.field.rawValue, member.text], ["koreanBirthName", "최효정"])
    XCTAssertEqual(member.group.id.description, "OHMYGIRL")
  }

  func testAPersonIsFoundInEachOfHerGroups() async throws {
    let hits = CatalogSearch(try await EmbeddedCatalog.lineUps()).hits(for: "미야와키 사쿠라")
    XCTAssertEqual(hits.map(\.id), ["IZONE/Sakura", "LESSERAFIM/Sakura"])
  }

  func testAHundredKilobytesFindNothing() async throws {
    let search = CatalogSearch(try await EmbeddedCatalog.lineUps())
    for unit in ["ㅋ", "가", "a", "a ", "ㅋ ", "e\u{301}", "*", "/"] {
      let text = String(repeating: unit, count: 100_000 / unit.utf8.count)
      XCTAssertEqual(search.hits(for: text), [], unit)
    }
  }

  func testAnEmptyCatalogueHoldsNothing() {
    XCTAssertEqual(CatalogSearch([]).hits(for: "omg yooa"), [])
  }
}
