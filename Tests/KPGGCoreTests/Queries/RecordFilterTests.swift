import XCTest

@testable import KPGGCore

final class RecordFilterTests: XCTestCase {
  func testEmptyFiltersMatchEverything() throws {
    XCTAssertTrue(GroupFilter().matches(try group("IVE")))
    XCTAssertTrue(MemberFilter().matches(try member("IVE/Liz", isFormer: true)))
    XCTAssertTrue(SongFilter().matches(Song(title: "A")))
  }

  func testUnknownValuesMatchNoCondition() throws {
    let (group, member, song) = (try group("IVE"), try member("IVE/Liz"), Song(title: "A"))
    let anyDate = CalendarDate.earliest ... .latest
    let leader: Position = try checked("Leader")
    for set in [
      { $0.debuts = [anyDate] }, { $0.statuses = Set(GroupStatus.allCases) },
      { $0.agencies = [""] }, { $0.sectionKeys = [.featured] },
      { $0.tiers = Set(Tier.allCases) },
    ] as [(inout GroupFilter) -> Void] {
      var filter = GroupFilter()
      set(&filter)
      XCTAssertFalse(filter.matches(group))
    }
    for set in [
      { $0.mbtiTypes = Set(MBTI.allCases) }, { $0.bloodTypes = Set(BloodType.allCases) },
      { $0.births = [anyDate] }, { $0.heights = [.least ... .greatest] },
      { $0.nationalities = ["", "unknown"] }, { $0.positions = [leader] },
    ] as [(inout MemberFilter) -> Void] {
      var filter = MemberFilter()
      set(&filter)
      XCTAssertFalse(filter.matches(member))
    }
    for set in [
      { $0.releases = [anyDate] }, { $0.kinds = Set(SongKind.allCases) },
    ] as [(inout SongFilter) -> Void] {
      var filter = SongFilter()
      set(&filter)
      XCTAssertFalse(filter.matches(song))
    }
  }

  func testAGroupMatchesAnyOfTheValuesOfACondition() throws {
    let (first, second): (SectionKey, SectionKey) = (try checked("first"), try checked("second"))
    let debuts = [try days("2009", "2009"), try days("2014", "2016")]
    try assertGroups(
      ["2009-01-01", "2014", "2016-12-31"], butNot: ["2008-12-31", "2013", "2017-01-01"],
      { $0.debutDate = CalendarDate($1) }, { $0.debuts = debuts })
    try assertGroups(
      [GroupStatus.active, .hiatus], butNot: [.disbanded], { $0.status = $1 },
      { $0.statuses = [.active, .hiatus] })
    try assertGroups(
      ["RBW", "WM"], butNot: ["rbw", "WM Entertainment"], { $0.agency = $1 },
      { $0.agencies = ["RBW", "WM"] })
    try assertGroups(
      ["WM / RBW", "WM  /  RBW", "WM/X", "RBW", "X / Y"],
      butNot: ["X / RBWM", "Y / X", " / ", "/"], { $0.agency = $1 },
      { $0.agencies = ["RBW", "WM/X", "X / Y"] })
    try assertGroups(
      [first], butNot: [second], { $0.sectionKey = $1 }, { $0.sectionKeys = [first] })
    try assertGroups(
      [Tier.first, .third], butNot: [.second], { $0.tier = $1 }, { $0.tiers = [.first, .third] })
  }

  func testAMemberMatchesAnyOfTheValuesOfACondition() throws {
    let births = [try days("1994-07-01", "1995-12-31")]
    let positions: [Position] = try ["Leader", "Center", "Visual"].map { try checked($0) }
    let limit = try XCTUnwrap(Height(centimeters: 166.5))
    try assertMembers(
      [MBTI.infp, .enfp], butNot: [.istj, .entp], { $0.mbti = $1 },
      { $0.mbtiTypes = [.infp, .enfp] })
    try assertMembers(
      [BloodType.o, .ab], butNot: [.a, .b], { $0.bloodType = $1 }, { $0.bloodTypes = [.o, .ab] })
    try assertMembers(
      ["1994-07-01", "1995", "1995-12-31"], butNot: ["1994-06-30", "1994", "1996-01-01"],
      { $0.birthDate = CalendarDate($1) }, { $0.births = births })
    try assertMembers(
      [155, 166.5, 180], butNot: [155.5, 166.4], { $0.height = Height(centimeters: $1) },
      { $0.heights = [1...155, limit...299] })
    try assertMembers(
      [["South Korea", "Japan"]], butNot: [["South Korea"], []], { $0.nationalities = $1 },
      { $0.nationalities = ["Japan", "China"] })
    try assertMembers(
      [[positions[0], positions[1]]], butNot: [[positions[0]], []], { $0.positions = $1 },
      { $0.positions = [positions[1], positions[2]] })
  }

  func testASongMatchesAnyOfTheValuesOfACondition() throws {
    let releases = [try days("2009", "2009"), try days("2014-04", "2016")]
    try assertSongs(
      ["2009-01-01", "2014-04", "2015", "2016-12-31"], butNot: ["2008-12-31", "2014", "2017"],
      { $0.date = CalendarDate($1) }, { $0.releases = releases })
    try assertSongs(
      [SongKind.title, .single], butNot: [.prerelease, .followup], { $0.kind = $1 },
      { $0.kinds = [.title, .single] })
  }

  func testFormerAndDeceasedMembersAreNotCurrent() throws {
    let died = CalendarDate(year: 2014, month: 9, day: 7)
    let current: [(Bool, CalendarDate?)] = [(false, nil)]
    let others: [(Bool, CalendarDate?)] = [(true, nil), (false, died)]
    try assertMembers(
      current, butNot: others, { ($0.isFormer, $0.deathDate) = $1 }, { $0.isCurrent = true })
    try assertMembers(
      others, butNot: current, { ($0.isFormer, $0.deathDate) = $1 }, { $0.isCurrent = false })
  }

  func testAllConditionsMustMatch() throws {
    var filter = GroupFilter()
    (filter.debuts, filter.statuses) = ([try days("2014", "2016")], [.active])
    XCTAssertTrue(filter.matches(try group("A", debut: "2015", status: .active)))
    XCTAssertFalse(filter.matches(try group("A", debut: "2015", status: .disbanded)))
    XCTAssertFalse(filter.matches(try group("A", debut: "2017", status: .active)))
    var song = Song(title: "A")
    (song.date, song.kind) = (CalendarDate(year: 2020, month: 5), .title)
    var songs = SongFilter()
    (songs.releases, songs.kinds) = ([try days("2020", "2020")], [.title])
    XCTAssertTrue(songs.matches(song))
    song.kind = .single
    XCTAssertFalse(songs.matches(song))
    (song.date, song.kind) = (CalendarDate(year: 2021), .title)
    XCTAssertFalse(songs.matches(song))
  }

  func testFiltersCanBeReadBack() throws {
    var groups = GroupFilter()
    (groups.sectionKeys, groups.statuses) = ([try checked("first")], [.active])
    (groups.agencies, groups.debuts) = (["EDAM"], [try days("2020-01-01", "2021")])
    groups.tiers = [.first, .second]
    XCTAssertEqual(try roundTripped(groups), groups)
    var members = MemberFilter()
    (members.mbtiTypes, members.bloodTypes, members.heights) = (
      [.infp], [.ab], [try XCTUnwrap(Height(centimeters: 150.5))...160]
    )
    (members.nationalities, members.positions) = (["Japan"], [try checked("Leader")])
    (members.births, members.isCurrent) = ([try days("1990", "1991-02")], true)
    XCTAssertEqual(try roundTripped(members), members)
    var songs = SongFilter()
    (songs.releases, songs.kinds) = ([try days("2020-01-01", "2021")], [.title, .prerelease])
    XCTAssertEqual(try roundTripped(songs), songs)
  }

  func testKeysCanBeMissing() throws {
    XCTAssertEqual(try decoded(GroupFilter.self, "{}"), GroupFilter())
    XCTAssertEqual(try decoded(MemberFilter.self, "{}"), MemberFilter())
    XCTAssertEqual(try decoded(SongFilter.self, "{}"), SongFilter())
    var songs = SongFilter()
    songs.kinds = [.single]
    XCTAssertEqual(try decoded(SongFilter.self, #"{"kinds": ["single"]}"#), songs)
  }

  /// Asserts which values of a field a group's filter accepts.
  private func assertGroups<Value>(
    _ values: [Value], butNot others: [Value], _ setValue: (inout GirlGroup, Value) -> Void,
    _ setFilter: (inout GroupFilter) -> Void, line: UInt = #line
  ) throws {
    var (group, filter) = (try group("A"), GroupFilter())
    setFilter(&filter)
    for (index, value) in (values + others).enumerated() {
      setValue(&group, value)
      XCTAssertEqual(filter.matches(group), index < values.count, "\(value)", line: line)
    }
  }

  /// Asserts which values of a field a member's filter accepts.
  private func assertMembers<Value>(
    _ values: [Value], butNot others: [Value], _ setValue: (inout Member, Value) -> Void,
    _ setFilter: (inout MemberFilter) -> Void, line: UInt = #line
  ) throws {
    var (member, filter) = (try member("IVE/Liz"), MemberFilter())
    setFilter(&filter)
    for (index, value) in (values + others).enumerated() {
      setValue(&member, value)
      XCTAssertEqual(filter.matches(member), index < values.count, "\(value)", line: line)
    }
  }

  /// Asserts which values of a field a song's filter accepts.
  private func assertSongs<Value>(
    _ values: [Value], butNot others: [Value], _ setValue: (inout Song, Value) -> Void,
    _ setFilter: (inout SongFilter) -> Void, line: UInt = #line
  ) throws {
    var (song, filter) = (Song(title: "A"), SongFilter())
    setFilter(&filter)
    for (index, value) in (values + others).enumerated() {
      setValue(&song, value)
      XCTAssertEqual(filter.matches(song), index < values.count, "\(value)", line: line)
    }
  }

  private func days(_ from: String, _ to: String) throws -> ClosedRange<CalendarDate> {
    let (from, to): (CalendarDate, CalendarDate) = (try checked(from), try checked(to))
    return from...to
  }
}
