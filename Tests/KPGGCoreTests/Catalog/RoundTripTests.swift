import XCTest

@testable import KPGGCore

/// Every value that an app can create can be encoded, and decodes to itself.
final class RoundTripTests: XCTestCase {
  func testEveryTextOfACheckedTypeRoundTrips() {
    for text in Self.texts {
      assertRoundTrip(GroupID(rawValue: text))
      assertRoundTrip(SectionKey(rawValue: text))
      assertRoundTrip(MemberID(rawValue: text))
      assertRoundTrip(MemberID(rawValue: "OHMYGIRL/" + text))
      assertRoundTrip(CalendarDate(text))
      assertRoundTrip(Position(rawValue: text))
      assertRoundTrip(ChannelID(rawValue: text))
      assertRoundTrip(InstagramHandle(rawValue: text))
      assertRoundTrip(XHandle(rawValue: text))
      assertRoundTrip(VideoID(rawValue: text))
      assertRoundTrip(WebAddress(rawValue: text))
    }
  }

  func testEveryCaseRoundTrips() {
    func assertCases<Value: CaseIterable & Codable & Equatable>(_ type: Value.Type) {
      for value in Value.allCases { assertRoundTrip(value) }
    }
    assertCases(GroupStatus.self)
    assertCases(SongKind.self)
    assertCases(BloodType.self)
    assertCases(MBTI.self)
    assertCases(Language.self)
    assertCases(RecordKind.self)
    assertCases(ChartTopic.self)
  }

  func testEveryHeightRoundTrips() {
    for centimeters in Self.numbers { assertRoundTrip(Height(centimeters: centimeters)) }
    for height in [Height.least, .greatest] { assertRoundTrip(height) }
  }

  func testEveryHitSongRoundTrips() {
    for year in [Int.min, -1, 0, 1, 999, 2020, 9999, 10_000, .max] {
      assertRoundTrip(HitSong(title: nil, koreanTitle: nil, year: year, youtubeID: nil))
    }
    for text in Self.texts {
      let video = VideoID(rawValue: text)
      assertRoundTrip(HitSong(title: text, koreanTitle: nil, year: nil, youtubeID: video))
      assertRoundTrip(HitSong(title: nil, koreanTitle: text, year: nil, youtubeID: video))
      assertRoundTrip(HitSong(title: nil, koreanTitle: nil, year: nil, youtubeID: video))
    }
  }

  func testEverySongRoundTrips() {
    for text in Self.texts {
      var song = Song(title: text)
      assertRoundTrip(song)
      (song.koreanTitle, song.date) = (text, CalendarDate(text))
      (song.youtubeID, song.kind) = (VideoID(rawValue: text), .followup)
      assertRoundTrip(song)
    }
  }

  func testEveryMemberAndGroupRoundTrips() {
    for (index, text) in Self.texts.enumerated() {
      let entry = member(with: text, Self.numbers[index % Self.numbers.count])
      let named = group(with: text)
      assertRoundTrip(entry)
      assertRoundTrip(named)
      assertRoundTrip(named.links)
      assertRoundTrip([RecordID.member(entry.id), .song(group: named.id, title: text)])
      assertRoundTrip(
        LineUp(
          group: LineUp.sample.group, checkedMembers: [entry] + LineUp.sample.members,
          songs: [Song(title: text)]))
    }
  }

  func testACatalogAndItsSectionsRoundTrip() throws {
    let sections = [
      try section("special", nil, ["OHMYGIRL"]), try section("old", "0001-9999", ["IVE"]),
      try section("second", nil),
    ]
    let groups = ["OHMYGIRL", "IVE", "여자친구"].map { group(with: $0) }
    let catalog = Catalog(sections: sections, groups: groups, featuredIDs: ["IVE"])
    assertRoundTrip(catalog)
    for section in catalog.sections { assertRoundTrip(section) }
  }

  /// A member whose optional values are made from a text and a number.
  private func member(with text: String, _ number: Double) -> Member {
    var member = Member(id: MemberID(rawValue: "OHMYGIRL/" + text) ?? LineUp.sample.members[0].id)
    (member.stageName, member.koreanStageName, member.aliases) = (text, text, [text, text])
    (member.birthName, member.koreanBirthName) = (text, text)
    (member.birthDate, member.deathDate) = (CalendarDate(text), CalendarDate(text))
    (member.bloodType, member.mbti) = (BloodType(text), MBTI(text))
    member.height = Height(centimeters: number)
    (member.birthplace, member.nationalities) = (text, [text])
    (member.positions, member.isFormer) = ([Position(text)].compactMap(\.self), true)
    (member.image, member.instagram) = (WebAddress(text), InstagramHandle(text))
    return member
  }

  /// A group whose optional values are made from a text.
  private func group(with text: String) -> GirlGroup {
    var group = GirlGroup(id: GroupID(rawValue: text) ?? "OHMYGIRL")
    (group.name, group.koreanName, group.aliases) = (text, text, [text])
    (group.debutDate, group.disbandmentDate) = (CalendarDate(text), CalendarDate(text))
    (group.agency, group.fandom, group.status) = (text, text, GroupStatus(text))
    group.hitSong = HitSong(title: text, koreanTitle: text, year: 1, youtubeID: VideoID(text))
    (group.links.youtubeChannelID, group.links.x) = (ChannelID(text), XHandle(text))
    group.links.instagram = InstagramHandle(text)
    (group.logo, group.image) = (WebAddress(text), WebAddress(text))
    return group
  }

  private func assertRoundTrip<Value: Codable & Equatable>(_ value: Value?, line: UInt = #line) {
    guard let value else { return }
    XCTAssertEqual(try roundTripped(value), value, line: line)
  }

  private static let texts = [
    "", " ", "a", "A", "OHMYGIRL", "f(x)", "효정", "효정".decomposedStringWithCanonicalMapping,
    "e\u{301}", "\u{301}e", "\u{200D}", "\u{FEFF}", "\u{202E}", "\u{2028}", "\0", "\u{1B}[2J",
    "\r\n",
    "👩‍👩‍👧", "\"\\", "a/b", "a/\u{301}b", ".a", "null", "0", "first", "index.json", "2016-2019",
    "0001", "9999-12-31", "1996-02-29", "1995-02", "1995-02-29", "A\u{30A}", "AB", "INFP", "active",
    "UCepFAcPmJZz46lJN5gdv1Cg", "QIN5_tJRiyY", "wm_on.ohmygirl", "https://example.com/é?ü",
    "https://例え.jp/a%20b", String(repeating: "가", count: 64), String(repeating: "x", count: 10_000),
  ]

  private static let numbers: [Double] = [
    -1, 0, 0.5, 1, 1.1, 158, 158.5, 163.3, 0.1 + 0.2 + 160, 299.9, 300, 1650, .nan, .infinity,
    .leastNonzeroMagnitude, .greatestFiniteMagnitude,
  ]
}
