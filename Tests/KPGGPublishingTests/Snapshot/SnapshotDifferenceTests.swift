import XCTest

@testable import KPGGCore
@testable import KPGGPublishing

final class SnapshotDifferenceTests: XCTestCase {
  func testEqualSnapshotsHaveNoChanges() throws {
    try assertChange([]) { _ in }
  }

  func testAChangedMemberFieldIsOneChange() throws {
    try assertChange(["member OHMYGIRL/Hyojung mbti: \"ESFJ\" > \"ENFJ\""]) {
      $0.ohMembers[0].mbti = .enfj
    }
  }

  func testAnUnknownValueIsNullInAChange() throws {
    try assertChange([
      "group OHMYGIRL agency: \"WM Entertainment\" > null",
      "group OHMYGIRL fandom: null > \"Miracle\"",
    ]) {
      $0.oh.agency = nil
      $0.oh.fandom = "Miracle"
    }
  }

  func testAddedAndRemovedMembersAreChanges() throws {
    try assertChange(["member OHMYGIRL/Jiho added", "member OHMYGIRL/JinE removed"]) {
      $0.ohMembers[2] = try member("OHMYGIRL/Jiho", isFormer: true)
    }
  }

  func testAnAddedOrRemovedGroupIsOneChange() throws {
    let sample = try SampleSnapshot()
    var other = sample
    other.sections.remove(at: 1)
    let without = Snapshot(sections: other.sections, groups: [other.groups[0]])
    XCTAssertEqual(
      lines(SnapshotDifference(from: without, to: sample.snapshot)),
      ["section eighth added", "group IVE added"])
    XCTAssertEqual(
      lines(SnapshotDifference(from: sample.snapshot, to: without)),
      ["section eighth removed", "group IVE removed"])
  }

  func testAnAddedGroupIsNotAChangeOfItsSection() throws {
    var sample = try SampleSnapshot()
    sample.sections[0].groupIDs.append(try checked("GFRIEND"))
    var newcomer = try group("GFRIEND", debut: "2015-01-16")
    newcomer.sectionKey = try checked("third")
    let new = Snapshot(
      sections: sample.sections,
      groups: sample.groups + [LineUp(group: newcomer, checkedMembers: [])])
    XCTAssertEqual(
      lines(SnapshotDifference(from: try SampleSnapshot().snapshot, to: new)),
      ["group GFRIEND added"])
  }

  func testADebutThatReordersASectionIsOneChange() throws {
    var sample = try SampleSnapshot()
    sample.sections = [try section("third", nil, ["IVE", "OHMYGIRL"])]
    sample.oh.sectionKey = try checked("third")
    sample.ive.sectionKey = try checked("third")
    let old = sample.snapshot
    sample.oh.debutDate = CalendarDate("2022-01-01")
    XCTAssertNotEqual(old.sections[0].groupIDs, sample.snapshot.sections[0].groupIDs)
    XCTAssertEqual(
      lines(SnapshotDifference(from: old, to: sample.snapshot)),
      ["group OHMYGIRL debut: \"2015-04-21\" > \"2022-01-01\""])
  }

  func testAMovedGroupChangesOnlyItsSection() throws {
    try assertChange(["group IVE section: \"eighth\" > \"third\""]) {
      $0.sections = [
        try section("third", "2014-2015", ["OHMYGIRL", "IVE"]),
        try section("eighth", "2021-2022", []),
      ]
      $0.ive.sectionKey = try checked("third")
    }
  }

  func testASecondSectionOfAGroupIsAChange() throws {
    try assertChange([
      "section third groups: [\"OHMYGIRL\"] > [\"IVE\",\"OHMYGIRL\"]"
    ]) {
      $0.sections[0].groupIDs.append(try checked("IVE"))
    }
  }

  func testADerivedEnglishTitleIsNotAChange() throws {
    try assertChange([
      "section third from: 2014 > 2013",
      "section third koreanTitle: \"2014~2015년 데뷔\" > \"2013~2015년 데뷔\"",
    ]) {
      $0.sections[0] = try section("third", "2013-2015", ["OHMYGIRL"])
    }
  }

  func testACustomTitleIsAChange() throws {
    try assertChange(["section third title: \"Debuted 2014–2015\" > \"Before\""]) {
      $0.sections[0].title = "Before"
    }
  }

  func testHitSongsAreComparedByField() throws {
    try assertChange([
      "group OHMYGIRL hitSong.title: \"Dolphin\" > \"Closer\"",
      "group OHMYGIRL hitSong.youtubeID: \"QIN5_tJRiyY\" > null",
    ]) {
      $0.oh.hitSong = HitSong(title: "Closer", koreanTitle: "돌핀", year: 2020, youtubeID: nil)
    }
  }

  func testARemovedHitSongChangesAllItsFields() throws {
    try assertChange([
      "group OHMYGIRL hitSong.koreanTitle: \"돌핀\" > null",
      "group OHMYGIRL hitSong.title: \"Dolphin\" > null",
      "group OHMYGIRL hitSong.year: 2020 > null",
      "group OHMYGIRL hitSong.youtubeID: \"QIN5_tJRiyY\" > null",
    ]) { $0.oh.hitSong = nil }
  }

  func testLinksAreComparedByField() throws {
    try assertChange(["group IVE links.x: null > \"IVEstarship\""]) {
      $0.ive.links.x = try checked("IVEstarship")
    }
  }

  func testAChangedSongFieldIsOneChange() throws {
    try assertChange(["song OHMYGIRL/Dolphin youtubeID: null > \"HzOjwL7IP_o\""]) {
      $0.ohSongs[1].youtubeID = try checked("HzOjwL7IP_o")
    }
  }

  func testAnotherDateThatReordersTheSongsIsOneChange() throws {
    try assertChange(["song OHMYGIRL/Dolphin date: \"2020-04-27\" > \"2014\""]) {
      $0.ohSongs[1].date = try checked("2014")
    }
  }

  func testAddedAndRemovedSongsAreChanges() throws {
    try assertChange(["song OHMYGIRL/Closer added", "song OHMYGIRL/Nonstop removed"]) {
      $0.ohSongs[2].title = "Closer"
    }
  }

  func testASecondSongWithTheSameTitleIsNumbered() throws {
    try assertChange(["song OHMYGIRL/Dolphin (2) added"]) { $0.ohSongs.append($0.ohSongs[1]) }
  }

  func testReorderedSongsOfOneDateAreAChange() throws {
    try assertChange([
      "group OHMYGIRL songs: [\"OHMYGIRL/Cupid\",\"OHMYGIRL/Dolphin\",\"OHMYGIRL/Nonstop\"]"
        + " > [\"OHMYGIRL/Cupid\",\"OHMYGIRL/Nonstop\",\"OHMYGIRL/Dolphin\"]"
    ]) { $0.ohSongs.swapAt(1, 2) }
  }

  func testAMemberWhoLeavesIsOneChange() throws {
    try assertChange(["member OHMYGIRL/Hyojung isFormer: false > true"]) {
      $0.ohMembers[0].isFormer = true
    }
  }

  func testAReorderedLineUpIsAChange() throws {
    try assertChange([
      "group OHMYGIRL members: [\"OHMYGIRL/Hyojung\",\"OHMYGIRL/YooA\",\"OHMYGIRL/JinE\"]"
        + " > [\"OHMYGIRL/YooA\",\"OHMYGIRL/Hyojung\",\"OHMYGIRL/JinE\"]"
    ]) { $0.ohMembers.swapAt(0, 1) }
  }

  func testAnotherUnicodeFormIsAChange() throws {
    let sample = try SampleSnapshot()
    var other = sample
    other.oh.koreanName = "오마이걸".decomposedStringWithCanonicalMapping
    let changes = SnapshotDifference(from: sample.snapshot, to: other.snapshot).changes
    XCTAssertEqual(changes.count, 1)
  }

  func testListsAreComparedInOrder() throws {
    try assertChange(["group IVE aliases: [] > [\"b\",\"a\"]"]) { $0.ive.aliases = ["b", "a"] }
  }

  func testChangesListSectionsThenGroupsWithTheirMembers() throws {
    try assertChange([
      "section eighth removed", "group IVE name: \"IVE\" > \"I\"", "member IVE/Gaeul removed",
      "group OHMYGIRL name: \"OHMYGIRL\" > \"O\"",
      "member OHMYGIRL/YooA birthplace: null > \"Seoul\"",
    ]) {
      $0.sections.remove(at: 1)
      $0.oh.name = "O"
      $0.ive.name = "I"
      $0.ohMembers[1].birthplace = "Seoul"
      $0.iveMembers = []
    }
  }

  func testOneChangedValueIsTheOnlyDifference() async throws {
    let old = try await SampleCatalog.reader.snapshot()
    XCTAssertEqual(SnapshotDifference(from: old, to: old).changes, [])
    for index in old.groups.indices where !old.groups[index].members.isEmpty {
      var groups = old.groups
      var members = groups[index].members
      members[0].aliases.append("x")
      let lineUp = groups[index]
      groups[index] = LineUp(
        group: lineUp.group, checkedMembers: members, songs: lineUp.songs, units: lineUp.units,
        about: lineUp.about, koreanAbout: lineUp.koreanAbout)
      let new = Snapshot(sections: old.sections, groups: groups)
      XCTAssertEqual(
        SnapshotDifference(from: old, to: new).changes.map(\.id), [members[0].id.description])
    }
  }

  func testAChangeInJSONHasAllKeys() throws {
    var sample = try SampleSnapshot()
    let old = sample.snapshot
    sample.ohMembers[0].mbti = nil
    sample.ohMembers[2] = try member("OHMYGIRL/Jiho", isFormer: true)
    let changes = SnapshotDifference(from: old, to: sample.snapshot).changes
    XCTAssertEqual(
      changes.map(\.json),
      [
        change("OHMYGIRL/Hyojung", "changed", .string("mbti"), .string("ESFJ")),
        change("OHMYGIRL/Jiho", "added"), change("OHMYGIRL/JinE", "removed"),
      ])
  }

  private func change(
    _ id: String, _ name: String, _ field: JSONValue = .null, _ from: JSONValue = .null
  ) -> JSONValue {
    .object([
      "record": .string("member"), "id": .string(id), "change": .string(name), "field": field,
      "from": from, "to": .null,
    ])
  }

  /// Asserts the lines for a change of the sample, and the line count for the reverse change.
  private func assertChange(
    _ expected: [String], file: StaticString = #filePath, line: UInt = #line,
    _ change: (inout SampleSnapshot) throws -> Void
  ) throws {
    var sample = try SampleSnapshot()
    let old = sample.snapshot
    try change(&sample)
    XCTAssertEqual(
      lines(SnapshotDifference(from: old, to: sample.snapshot)), expected, file: file, line: line)
    XCTAssertEqual(
      SnapshotDifference(from: sample.snapshot, to: old).changes.count, expected.count, file: file,
      line: line)
    let isSame = try snapshotData(old) == snapshotData(sample.snapshot)
    XCTAssertEqual(isSame, expected.isEmpty, file: file, line: line)
  }

  private func lines(_ difference: SnapshotDifference) -> [String] {
    difference.changes.map { change in
      let start = "\(change.kind.rawValue) \(change.id)"
      switch change.event {
      case .added: return "\(start) added"
      case .removed: return "\(start) removed"
      case .changed(let field, let from, let to):
        return "\(start) \(field): \(compact(from)) > \(compact(to))"
      }
    }
  }

  private func compact(_ value: JSONValue) -> String {
    value.canonicalText.split(separator: "\n").map { $0.trimmingPrefix { $0 == " " } }.joined()
  }
}
