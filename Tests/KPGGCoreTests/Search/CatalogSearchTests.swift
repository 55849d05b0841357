import Foundation
import KPGGQuiz
import XCTest

@testable import KPGGCore

final class CatalogSearchTests: XCTestCase {
  func testBetterMatchesComeFirst() throws {
    let search = search(try ["Amina", "Mina", "MinaSue", "Kim Mina"].map { try group($0) })
    XCTAssertEqual(search.hits(for: "mina").map(\.id), ["Mina", "MinaSue", "Kim Mina", "Amina"])
    XCTAssertEqual(
      search.hits(for: "mina").map(\.rank), [.exact, .prefix, .wordPrefix, .substring])
  }

  func testEqualMatchesAreSortedByNameIgnoringCaseThenByID() throws {
    let search = search(
      try [("C", "Mina"), ("B", "Mina"), ("A", "Mini"), ("D", "MINZ"), ("E", "Minb")]
        .map { try group($0, name: $1) })
    XCTAssertEqual(search.hits(for: "min").map(\.id), ["B", "C", "E", "A", "D"])
    XCTAssertEqual(search.hits(for: "min", limit: 2).map(\.id), ["B", "C"])
    XCTAssertEqual(search.hits(for: "min", limit: -1), [])
  }

  func testHitsAreSortedByRankThenFieldThenKindThenTierThenNameThenID() async throws {
    let hits = CatalogSearch(try await SampleCatalog.lineUps()).hits(for: "a")
    XCTAssertGreaterThan(hits.count, 50)
    let listed = hits.sorted { one, other in
      let (name, otherName) = (
        one.member?.name ?? one.song?.title ?? one.unit?.name ?? one.group.name,
        other.member?.name ?? other.song?.title ?? other.unit?.name ?? other.group.name
      )
      if one.rank != other.rank { return one.rank < other.rank }
      if one.field.order != other.field.order { return one.field.order < other.field.order }
      if one.kind != other.kind {
        let order: [RecordKind] = [.group, .member, .song, .unit]
        return order.first { $0 == one.kind || $0 == other.kind } == one.kind
      }
      let (tier, otherTier) = (one.group.tier ?? .third, other.group.tier ?? .third)
      if tier != otherTier { return tier < otherTier }
      if NormalizedText(name) != NormalizedText(otherName) {
        return NormalizedText(name) < NormalizedText(otherName)
      }
      return one.id.description.precedesInBytes(other.id.description)
    }
    XCTAssertEqual(hits.map(\.id), listed.map(\.id))
  }

  func testFandomsAreFoundByWordPrefixes() throws {
    var named = try group("A")
    named.fandom = "Miracle Girls"
    let search = search([named])
    for text in ["miracle", "mir", "girl"] {
      XCTAssertEqual(search.hits(for: text).map(\.id), ["A"], text)
      XCTAssertEqual(search.hits(for: text).map(\.field), [.fandom], text)
    }
    for text in ["iracle", "miracel girls", "alfkzmf"] {
      XCTAssertEqual(search.hits(for: text).map(\.id), [], text)
    }
  }

  func testAGroupAndAMemberCanBeTypedWithoutASpace() async throws {
    let search = CatalogSearch(try await SampleCatalog.lineUps())
    let texts = [
      "아이브안유진": "IVE/Yujin", "달무리나래": "달무리/나래", "twicesana": "TWICE/Sana",
      "아이들소연": "GIDLE/Soyeon", "ohmygirl유아": "OHMYGIRL/YooA",
    ]
    for (text, id) in texts {
      XCTAssertEqual(search.hits(for: text).first?.id.description, id, text)
    }
    for text in ["아이브사나", "트와이스사너", "twicetwice", "twicex", String(repeating: "아이브", count: 30)] {
      XCTAssertFalse(search.hits(for: text).contains { $0.kind == .member }, text)
    }
  }

  func testRepeatedWordsAreIgnored() async throws {
    let search = CatalogSearch(try await SampleCatalog.lineUps())
    let once = search.hits(for: "yooa").map(\.id)
    XCTAssertEqual(search.hits(for: "yooa YooA yoo-a").map(\.id), once)
  }

  func testTheOrderOfTheCatalogDoesNotMatter() async throws {
    let lineUps = try await SampleCatalog.lineUps()
    let (search, other) = (CatalogSearch(lineUps), CatalogSearch(lineUps.reversed()))
    for text in ["a", "ㅎㅈ", "유", "yooa", "dk", "girl", "jihyo kim"] {
      XCTAssertEqual(Array(search.hits(for: text)), Array(other.hits(for: text)), text)
    }
  }

  func testTyposAreIgnoredIfANameStartsWithTheQuery() async throws {
    let search = CatalogSearch(try await SampleCatalog.lineUps())
    XCTAssertFalse(search.hits(for: "yuna").contains { $0.rank == .typo })
    XCTAssertTrue(search.hits(for: "yunna").allSatisfy { $0.rank == .typo })
  }

  func testAFinalConsonantIsNoInitialThatExcludesTypos() throws {
    let search = search(try [("A", "이수지"), ("ITZY", "있지")].map { try group($0, korean: $1) })
    XCTAssertEqual(search.hits(for: "잇지").map(\.id), ["A", "ITZY"])
    XCTAssertEqual(search.hits(for: "ㅇㅅㅈ").map(\.id), ["A"])
  }

  func testLimitingTheKindAddsNoHits() async throws {
    let search = CatalogSearch(try await SampleCatalog.lineUps())
    for text in ["gee", "aoa", "dia", "omg yooa", "omg dolphin", "ㅎㅈ", "ohmygril", "a"] {
      let all = search.hits(for: text)
      for kind in RecordKind.allCases {
        XCTAssertEqual(
          search.hits(for: text, kinds: [kind]).map(\.id), all.filter { $0.kind == kind }.map(\.id),
          text)
      }
    }
  }

  func testOtherLayoutMatchesComeAfterVerbatimMatches() throws {
    let search = search(
      try [("DIA", nil), ("B", "얌모"), ("C", "한얌")].map { try group($0, korean: $1) })
    XCTAssertEqual(search.hits(for: "얌").map(\.id), ["B", "C", "DIA"])
  }

  func testFewerTyposComeFirst() throws {
    let search = search(
      try ["An Yujun", "Ahn Yujin"].map { try group("G\($0.count)", name: $0) })
    XCTAssertEqual(search.hits(for: "ann yujin").map(\.group.name), ["Ahn Yujin", "An Yujun"])
  }

  func testStageNameTyposComeBeforeBirthNameTypos() throws {
    var (stage, birth) = (try member("G/Z"), try member("G/A"))
    stage.stageName = "Mina"
    birth.birthName = "Kim Mino"
    let search = CatalogSearch([LineUp(group: try group("G"), checkedMembers: [birth, stage])])
    XCTAssertEqual(search.hits(for: "minu").map(\.id), ["G/Z", "G/A"])
  }

  func testEqualMatchesAreSortedByTheirField() throws {
    var (alias, fandom) = (try group("D"), try group("B"))
    var (birth, stage) = (try member("A/A"), try member("A/E"))
    (alias.aliases, fandom.fandom) = (["The Mina"], "The Mina")
    (birth.birthName, stage.stageName) = ("The Mina", "The Mina")
    let groups = [alias, fandom, try group("Z", name: "The Mina")]
    let search = CatalogSearch(
      [
        LineUp(
          group: try group("A"), checkedMembers: [birth, stage], songs: [Song(title: "The Mina")])
      ] + groups.map { LineUp(group: $0, checkedMembers: []) })
    XCTAssertEqual(
      search.hits(for: "mina").map(\.id), ["Z", "A/E", "D", "A/songs/The Mina", "B", "A/A"])
  }

  func testTheBeginningOfABirthNameComesAfterALaterWordOfAName() throws {
    var (birth, stage) = (try member("G/A"), try member("G/Z"))
    (birth.birthName, stage.stageName) = ("Oh Hayoung", "Ah Oh")
    let search = CatalogSearch([LineUp(group: try group("G"), checkedMembers: [birth, stage])])
    XCTAssertEqual(search.hits(for: "oh").map(\.id), ["G/Z", "G/A"])
    XCTAssertEqual(search.hits(for: "oh hayoung").first?.rank, .exact)
  }

  func testIDsAreNotSearched() throws {
    let search = CatalogSearch([
      LineUp(group: try group("Hyo", name: "Twice"), checkedMembers: [try member("Hyo/Sana")])
    ])
    XCTAssertEqual(search.hits(for: "hyo").map(\.id), [])
  }

  func testInitialsOfAFullNameComeFirst() throws {
    let search = search(try ["가나다", "구니"].map { try group("G\($0.count)", name: $0) })
    XCTAssertEqual(search.hits(for: "ㄱㄴ").map(\.group.name), ["구니", "가나다"])
  }

  func testAHitHasTheMatchedFieldAndText() async throws {
    let search = CatalogSearch(try await SampleCatalog.lineUps())
    let hit = try XCTUnwrap(search.hits(for: "omg").first)
    XCTAssertEqual([hit.field.rawValue, hit.text], ["aliases", "OMG"])
    let member = try XCTUnwrap(search.hits(for: "최효정").first)
    XCTAssertEqual([member.field.rawValue, member.text], ["koreanBirthName", "최효정"])
    XCTAssertEqual(member.group.id.description, "OHMYGIRL")
  }

  func testAPersonIsFoundInEachOfTheirGroups() async throws {
    let hits = CatalogSearch(try await SampleCatalog.lineUps()).hits(for: "미야와키 사쿠라")
    XCTAssertEqual(hits.map(\.id), ["IZONE/Sakura", "LESSERAFIM/Sakura"])
  }

  func testA100KilobyteQueryFindsNothing() async throws {
    let search = CatalogSearch(try await SampleCatalog.lineUps())
    for unit in ["ㅋ", "가", "a", "a ", "ㅋ ", "e\u{301}", "*", "/"] {
      let text = String(repeating: unit, count: 100_000 / unit.utf8.count)
      XCTAssertEqual(search.hits(for: text).map(\.id), [], unit)
    }
  }

  func testAQueryWithHundredsOfWordsFindsNothing() async throws {
    let search = CatalogSearch(try await SampleCatalog.lineUps())
    let letters = (0..<26).map { Character(Unicode.Scalar(UInt8(97 + $0))) }
    let words = letters.flatMap { first in letters.map { "\(first)\($0)" } }
    XCTAssertEqual(search.hits(for: words.joined(separator: " ")).map(\.id), [])
  }

  /// Without a limit on words, this test takes more than an hour.
  func testComparisonsWithANameOfManyWordsAreLimited() throws {
    let letters = String(repeating: "o h m y g i r l ", count: 64)
    var member = try member("A/B")
    member.aliases = Array(repeating: letters, count: 200)
    let search = CatalogSearch([LineUp(group: try group("A"), checkedMembers: [member])])
    XCTAssertEqual(search.hits(for: "ohmygirlgrymho").map(\.id), [])
  }

  func testAnEmptyCatalogHasNoHits() {
    XCTAssertEqual(CatalogSearch([]).hits(for: "omg yooa").map(\.id), [])
  }

  private func search(_ groups: [GirlGroup]) -> CatalogSearch {
    CatalogSearch(groups.map { LineUp(group: $0, checkedMembers: []) })
  }
}

final class NameFilterTests: XCTestCase {
  func testRecordsKeepTheirOrder() {
    XCTAssertEqual(names("유"), ["유빈", "유아"])
  }

  func testANameMatchesInEitherScriptAndLayout() {
    for text in ["yooa", "유아", "ㅇㅇ", "dbdk", "YOO A"] { XCTAssertEqual(names(text), ["유아"], text) }
  }

  func testAllWordsMustMatch() {
    XCTAssertEqual(names("yoo 유아"), ["유아"])
    XCTAssertEqual(names("yoo 유빈"), [])
  }

  func testTyposCountOnlyIfNothingElseMatches() {
    XCTAssertEqual(names("hyojung"), ["효정"])
    XCTAssertEqual(names("hyojumg"), ["효정"])
  }

  func testATextWithoutLettersMatchesEverything() {
    XCTAssertEqual(names(" ★ ").count, 4)
    XCTAssertEqual(names("").count, 4)
    XCTAssertEqual(NameFilter("a").filter([GirlGroup]()), [])
  }

  private func names(_ text: String) -> [String] {
    let members = [["효정", "Hyojung"], ["유빈", "YuBin"], ["승희", "Seunghee"], ["유아", "YooA"]]
    return NameFilter(text).filter(members) { $0.forEach($1) }.map { $0[0] }
  }
}
