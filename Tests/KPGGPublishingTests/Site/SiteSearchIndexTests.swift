import Foundation
import XCTest

@testable import KPGGCore
@testable import KPGGPublishing

final class SiteSearchIndexTests: XCTestCase {
  func testTheOrderOfLineUpsDoesNotAffectTheScript() async throws {
    let lineUps = try await SampleCatalog.lineUps()
    XCTAssertEqual(
      SiteSearchIndex(lineUps).file, SiteSearchIndex(lineUps.reversed()).file)
  }

  func testGroupsAndMembersAreInTheOrderOfTheirNamesAndIDs() throws {
    let members = try ["C/Yuna", "C/Ara", "B/ara", "A/Bora"].map { try member($0) }
    let index = try index(
      of: [("A", "Zoe"), ("C", "mina"), ("B", "Mina")].map { id, name in
        LineUp(
          group: try group(id, name: name),
          checkedMembers: members.filter { $0.groupID.rawValue == id })
      })
    XCTAssertEqual(index.groups["name"] as? [String], ["Mina", "mina", "Zoe"])
    XCTAssertEqual(index.groups["id"] as? [String], ["B", "C", "A"])
    XCTAssertEqual(index.members["stageName"] as? [String], ["ara", "Ara", "Bora", "Yuna"])
    XCTAssertEqual(index.members["group"] as? [Int], [0, 1, 2, 1])
  }

  func testSongsAreInTheOrderOfTiersTitlesAndIDs() throws {
    var known = try group("B")
    known.tier = .first
    let index = try index(of: [
      LineUp(
        group: try group("A"), checkedMembers: [], songs: [Song(title: "Me"), Song(title: "aha")]),
      LineUp(group: try group("C"), checkedMembers: [], songs: [Song(title: "ME")]),
      LineUp(group: known, checkedMembers: [], songs: [Song(title: "Zoo")]),
    ])
    XCTAssertEqual(index.songs["title"] as? [String], ["Zoo", "aha", "Me", "ME"])
    XCTAssertEqual(index.songs["group"] as? [Int], [0, 1, 1, 2])
    XCTAssertEqual(index.songs["koreanTitle"] as? [Int], [0, 0, 0, 0])
    XCTAssertEqual(index.groups["name"] as? [String], ["B", "A", "C"])
  }

  func testAHitSongThatIsNotListedIsInTheIndex() throws {
    var group = try group("A")
    group.hitSong = HitSong(title: "Dolphin", koreanTitle: "돌핀", year: nil, youtubeID: nil)
    let index = try index(of: [LineUp(group: group, checkedMembers: [])])
    XCTAssertEqual(index.songs["koreanTitle"] as? [String], ["돌핀"])
  }

  func testAFieldHasOneTextOrAListOrZero() throws {
    let index = try index(
      of: [[], ["One"], ["One", "Two"]].enumerated().map { position, aliases in
        LineUp(group: try group("G\(position)", aliases: aliases), checkedMembers: [])
      })
    XCTAssertEqual(index.groups["aliases"] as? NSArray, [0, "One", ["One", "Two"]])
  }

  func testAnIDThatEqualsTheNameIsLeftOut() throws {
    var romanized = try member("IVE/Yujin")
    romanized.stageName = "Yujin"
    var korean = try member("IVE/AnYujin")
    korean.koreanStageName = "안유진"
    let index = try index(of: [
      LineUp(group: try group("IVE"), checkedMembers: [romanized, korean])
    ])
    XCTAssertEqual(index.groups["id"] as? NSArray, [0])
    XCTAssertEqual(index.members["id"] as? NSArray, [0, "AnYujin"])
  }

  func testAPageWhoseFileHasAnotherNameIsListed() throws {
    let members = [try member("A/.Dot"), try member("A/Yuna")]
    let index = try index(of: [LineUp(group: try group("A"), checkedMembers: members)])
    XCTAssertEqual(
      index.members["file"] as? NSArray, [SitePath.fileName(of: members[0].id), 0])
    XCTAssertNotEqual(SitePath.fileName(of: members[0].id), ".Dot")
  }

  func testTextsBeyondASCIIAndHangulAreFolded() throws {
    let names = ["ROSÉ", "Oh My Girl", "오마이걸", "Dal★Shabet", "Ｆ(x)"]
    let index = try index(
      of: [LineUp(group: try group("G", aliases: names), checkedMembers: [])])
    XCTAssertEqual(index.folded, ["rose", "dal shabet", "f x"])
  }

  func testAttributesAreTheOnesInHangul() throws {
    var leader = try member("A/Leader")
    leader.positions = [try checked("Leader"), try checked("Something Else")]
    leader.nationalities = ["South Korea"]
    var managed = try group("A")
    managed.agency = "SM Entertainment"
    let index = try index(of: [LineUp(group: managed, checkedMembers: [leader])])
    XCTAssertEqual(index.attributes, ["대한민국", "리더", "한국"])
  }

  func testHostileNamesStayText() throws {
    let name = "</script><!--\"'\\\n\u{0}\u{85}\u{2028}\u{2029}\u{202E}\u{2066}\u{FEFF}]})"
    let lineUp = LineUp(group: try group("A", name: name), checkedMembers: [])
    let script = String(decoding: SiteSearchIndex([lineUp]).file.data, as: UTF8.self)
    for scalar in [
      "<", "\u{0}", "\u{85}", "\u{2028}", "\u{2029}", "\u{202E}", "\u{2066}", "\u{FEFF}",
    ] as [Unicode.Scalar] {
      XCTAssertFalse(script.unicodeScalars.contains(scalar), "\(scalar.value)")
    }
    XCTAssertEqual(script.split(separator: "\n", omittingEmptySubsequences: false).count, 2)
    XCTAssertEqual(try index(of: [lineUp]).groups["name"] as? [String], [name])
  }

  private struct Index {
    let attributes: [String]
    let folded: [String]
    let groups: [String: Any]
    let members: [String: Any]
    let songs: [String: Any]
  }

  /// Reads the object that the script passes to `kpgg.useIndex`.
  private func index(of lineUps: [LineUp]) throws -> Index {
    let script = String(decoding: SiteSearchIndex(lineUps).file.data, as: UTF8.self)
    XCTAssertTrue(script.hasPrefix("kpgg.useIndex(") && script.hasSuffix(");\n"))
    let json = script.dropFirst("kpgg.useIndex(".count).dropLast(");\n".count)
    let object = try XCTUnwrap(
      JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
    return Index(
      attributes: try XCTUnwrap(object["attributes"] as? [String]),
      folded: try XCTUnwrap(object["folded"] as? [String]),
      groups: try XCTUnwrap(object["groups"] as? [String: Any]),
      members: try XCTUnwrap(object["members"] as? [String: Any]),
      songs: try XCTUnwrap(object["songs"] as? [String: Any]))
  }
}
