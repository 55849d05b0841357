import KPGGCore
import XCTest

@testable import kpgg

final class WordsTests: CommandTestCase {
  func testTheStatusOfAMemberIsOneWord() throws {
    var member = Member(id: try XCTUnwrap(MemberID("A/Yuri")))
    var group = GirlGroup(id: member.groupID)
    XCTAssertEqual(statuses(of: member, in: group), ["member", "멤버"])
    group.status = .disbanded
    XCTAssertEqual(statuses(of: member, in: group), ["until the end", "해체"])
    member.isFormer = true
    XCTAssertEqual(statuses(of: member, in: group), ["former", "탈퇴"])
  }

  func testTheStatusUntilTheEndHasTheYearIfItIsKnown() throws {
    let member = Member(id: try XCTUnwrap(MemberID("A/Yuri")))
    var group = GirlGroup(id: member.groupID)
    group.status = .disbanded
    group.disbandmentDate = CalendarDate(year: 2021, month: 5)
    XCTAssertEqual(statuses(of: member, in: group), ["until 2021", "해체"])
  }

  func testSongsHaveACounterInKorean() {
    XCTAssertEqual([Language.english, .korean].map { $0.words.songs(904) }, ["904", "904곡"])
  }

  func testAWrongFilterSaysWhatItIsNot() {
    let labels = Language.english.words.browser
    XCTAssertEqual(labels.invalidValue("xx", .mbti), "'xx' is not an MBTI type")
    XCTAssertEqual(labels.invalidValue("19", .born), "'19' is not a birth date; use born:1999")
    for (language, text) in [(Language.english, "Try debut:"), (.korean, "mbti:")] {
      XCTAssertTrue(language.words.browser.unknownTerm("foo").contains(text), text)
    }
    XCTAssertEqual(
      labels.unknownTerm("agncy"), "Unknown filter 'agncy:'. Did you mean 'agency:'?")
    XCTAssertEqual(
      labels.unknownTerm("birthdate"), "Unknown filter 'birthdate:'. Did you mean 'birthday:'?")
    XCTAssertEqual(
      Language.korean.words.browser.invalidValue("19", .born), "올바르지 않은 생년월일: '19' (예: 생일:1999)")
  }

  func testAMemberWhoLeftAndDiedIsDeceased() throws {
    var member = Member(id: try XCTUnwrap(MemberID("A/Yuri")))
    let group = GirlGroup(id: member.groupID)
    member.deathDate = CalendarDate(year: 2014, month: 9, day: 7)
    XCTAssertEqual(statuses(of: member, in: group), ["died", "사망"])
    member.isFormer = true
    XCTAssertEqual(statuses(of: member, in: group), ["died", "사망"])
  }

  func testTheStatusUntilTheEndHasTheDayIfItIsKnown() throws {
    let member = Member(id: try XCTUnwrap(MemberID("A/Yuri")))
    var group = GirlGroup(id: member.groupID)
    group.status = .disbanded
    let texts = { (group: GirlGroup) in
      [Language.english, .korean].map { $0.words.datedStatus(of: member, in: group) }
    }
    XCTAssertEqual(texts(group), ["until the group disbanded", "해체"])
    group.disbandmentDate = CalendarDate(year: 2021)
    XCTAssertEqual(texts(group), ["until 2021 (disbanded)", "해체 (2021)"])
  }

  func testFormerAndDeceasedMembersAreCountedSeparately() throws {
    var members = [Member](repeating: Member(id: try XCTUnwrap(MemberID("A/Yuri"))), count: 4)
    XCTAssertEqual(try counts(of: members), ["4", "4명"])
    members[0].deathDate = CalendarDate(year: 2014)
    XCTAssertEqual(try counts(of: members), ["3 current, 1 deceased", "현재 3명, 사망 1명"])
    members[1].isFormer = true
    XCTAssertEqual(
      try counts(of: members), ["2 current, 1 former, 1 deceased", "현재 2명, 탈퇴 1명, 사망 1명"])
    XCTAssertEqual(
      try counts(of: members, status: .disbanded),
      ["2 at the end, 1 former, 1 deceased", "해체 당시 2명, 탈퇴 1명, 사망 1명"])
    XCTAssertEqual(
      try counts(of: Array(members[..<2])), ["1 former, 1 deceased", "탈퇴 1명, 사망 1명"])
  }

  func testAPositionWithoutAKoreanWordStaysInEnglish() throws {
    let position = try XCTUnwrap(Position("Producer"))
    XCTAssertEqual(Language.korean.words.position(position), "Producer")
  }

  func testACountryWithoutAKoreanWordStaysInEnglish() {
    XCTAssertEqual(Language.korean.words.country("Atlantis"), "Atlantis")
  }

  func testASongShowsOnlyItsKnownValues() throws {
    let song = try XCTUnwrap(
      HitSong(title: nil, koreanTitle: "비밀정원", year: 2018, youtubeID: nil))
    XCTAssertEqual(song.title(in: .english), "비밀정원 (2018)")
    XCTAssertEqual(song.fullTitle(in: .english), "비밀정원, 2018")
    let year = try XCTUnwrap(HitSong(title: nil, koreanTitle: nil, year: 2018, youtubeID: nil))
    XCTAssertEqual(year.title(in: .korean), "(2018)")
    XCTAssertEqual(year.fullTitle(in: .korean), "2018")
  }

  func testNamesFallBackToTheOtherScript() throws {
    var group = GirlGroup(id: try XCTUnwrap(GroupID("IVE")))
    XCTAssertEqual(group.name(in: .korean), "IVE")
    group.koreanName = "아이브"
    XCTAssertEqual(group.name(in: .korean), "아이브")
    XCTAssertEqual(group.name(in: .english), "IVE")
  }

  func testCountsHavePluralsOrCounters() {
    let words = [Language.english, .korean].map(\.words)
    XCTAssertEqual(words.map { $0.count(1, of: 1, .group) }, ["1 group", "그룹 1팀"])
    XCTAssertEqual(words.map { $0.count(2, of: 5, .member) }, ["2 of 5 members", "멤버 5명 중 2명"])
  }

  /// The texts in English and Korean.
  private func statuses(of member: Member, in group: GirlGroup) -> [String] {
    [Language.english, .korean].map { $0.words.status(of: member, in: group, on: nil) }
  }

  private func counts(of members: [Member], status: GroupStatus? = nil) throws -> [String] {
    var group = GirlGroup(id: try XCTUnwrap(GroupID("A")))
    group.status = status
    return [Language.english, .korean].map { $0.words.count(of: members, in: group) }
  }
}

final class ChartWordsTests: CommandTestCase {
  func testANoteHasTheCountsThatBarsOmit() throws {
    var member = Member(id: try XCTUnwrap(MemberID("A/Yuri")))
    XCTAssertEqual(
      note(of: .mbti, for: [member]), ["1 person, 1 unknown", "1명 (정보 없음 1명)"])
    member.nationalities = ["Australia", "South Korea"]
    XCTAssertEqual(
      note(of: .nationalities, for: [member]),
      ["1 person, 1 with several nationalities", "1명, 복수 국적 1명"])
    member.deathDate = CalendarDate(year: 2019)
    XCTAssertEqual(
      note(of: .ages, for: [member]), ["0 people, 1 deceased omitted", "0명, 사망 1명 제외"])
  }

  func testAListOfOneMoreItemIsWhole() {
    let words = Language.english.words
    XCTAssertEqual(words.list((1...9).map(String.init)), "1, 2, 3, 4, 5, 6, 7, 8, 9")
    XCTAssertEqual(
      words.list((1...10).map(String.init)), "1, 2, 3, 4, 5, 6, 7, 8, and 2 more")
  }

  func testANoteHasTheLimit() {
    XCTAssertEqual(
      notes(on: CatalogStatistics.none.chart(of: .blood).limited(to: 3)),
      ["0 people, top 3 of 4", "0명, 4개 중 상위 3개"])
  }

  func testANoteCountsGroupsAsGroups() throws {
    let group = GirlGroup(id: try XCTUnwrap(GroupID("IVE")))
    let catalog = Catalog(sections: [], groups: [group], featuredIDs: [])
    XCTAssertEqual(
      notes(on: CatalogStatistics(catalog, members: []).chart(of: .agencies)),
      ["1 group, 1 unknown", "그룹 1팀 (정보 없음 1팀)"])
  }

  private func note(of topic: ChartTopic, for members: [Member]) -> [String] {
    let catalog = Catalog(sections: [], groups: [], featuredIDs: [])
    return notes(on: CatalogStatistics(catalog, members: members).chart(of: topic))
  }

  /// The texts in English and Korean.
  private func notes(on chart: StatisticsChart) -> [String] {
    [Language.english, .korean].map { $0.words.note(on: chart) }
  }
}

extension CatalogStatistics {
  fileprivate static let none = CatalogStatistics(
    Catalog(sections: [], groups: [], featuredIDs: []), members: [])
}
