import XCTest

@testable import KPGGCore

final class BirthdayCalendarTests: XCTestCase {
  func testADocumentWithoutPeopleIsStillACalendar() {
    XCTAssertEqual(
      document(of: []),
      "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//kpgg//kpgg//EN\r\nCALSCALE:GREGORIAN\r\n"
        + "NAME:K-pop birthdays\r\nX-WR-CALNAME:K-pop birthdays\r\nEND:VCALENDAR\r\n")
  }

  func testAnEventDependsOnThePersonOnly() throws {
    let text = document(of: [try person("IVE/Liz", bornOn: "2004-11-21")])
    XCTAssertEqual(
      text.split(separator: "\r\n").dropFirst(6).dropLast().map(String.init),
      [
        "BEGIN:VEVENT", "UID:20041121-7112d1c7dff589a9@kpgg", "DTSTAMP:20041121T000000Z",
        "DTSTART;VALUE=DATE:20041121", "RRULE:FREQ=YEARLY", "SUMMARY:Liz (IVE): birthday",
        #"DESCRIPTION:Born on 2004-11-21. Turns 20 in 2024\, 30 in 2034\, 40 in 2044."#,
        "TRANSP:TRANSPARENT", "END:VEVENT",
      ])
  }

  func testTheIdentifierIsTheSameInEveryGroup() throws {
    let identifiers = try ["IVE/Wonyoung", "IZONE/Wonyoung"].map { id in
      let person = try person(id, bornOn: "2004-08-31", koreanBirthName: "장원영")
      return lines("UID", in: document(of: [person]))
    }
    XCTAssertEqual(identifiers[0], identifiers[1])
  }

  func testDifferentPeopleBornOnTheSameDayHaveDifferentIdentifiers() throws {
    let people = try ["IVE/A", "IVE/B"].map { try person($0, bornOn: "2004-08-31") }
    XCTAssertEqual(Set(lines("UID", in: document(of: people))).count, 2)
  }

  func testALeapDayIsTheLastDayOfFebruary() throws {
    let document = document(of: [try person("IVE/X", bornOn: "2004-02-29")])
    XCTAssertEqual(lines("DTSTART", in: document), ["DTSTART;VALUE=DATE:20040229"])
    XCTAssertEqual(lines("RRULE", in: document), ["RRULE:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=-1"])
  }

  func testPeopleAreOrderedByMonthDayAndID() throws {
    let people = [
      try person("IVE/D", bornOn: "1990-12-01"), try person("IVE/C", bornOn: "2001-02-03"),
      try person("IVE/B", bornOn: "1999-02-03"), try person("IVE/A", bornOn: "2002-02-04"),
    ]
    XCTAssertEqual(
      lines("SUMMARY", in: document(of: people)),
      ["B", "C", "A", "D"].map { "SUMMARY:\($0) (IVE): birthday" })
    XCTAssertEqual(document(of: people), document(of: people.reversed()))
  }

  func testMembersWhoHaveDiedAndIncompleteDatesAreOmitted() throws {
    var died = try member("IVE/X")
    died.birthDate = try checked("1994-03-29")
    var late = died
    late.deathDate = try checked("2019-10-14")
    let people = [
      Person(main: late), Person(main: died, others: [late]),
      try person("IVE/Y", bornOn: "1994"), try person("IVE/Z", bornOn: "1994-03"),
      Person(main: try member("IVE/Liz")),
    ]
    XCTAssertEqual(lines("SUMMARY", in: document(of: people)), [])
  }

  func testTextIsEscapedAndHasNoControlCharacters() {
    XCTAssertEqual(BirthdayCalendar.escaped("a,b;c\\d"), "a\\,b\\;c\\\\d")
    XCTAssertEqual(
      BirthdayCalendar.escaped("a\r\nEND:VEVENT\u{0}\u{7F}\u{9B}\u{2028}\u{202E}b"), "aEND:VEVENTb")
    XCTAssertEqual(BirthdayCalendar.escaped("a\u{FEFF}\u{E0001}\u{61C}b"), "ab")
    // Emoji and several scripts need joiners.
    XCTAssertEqual(BirthdayCalendar.escaped("👩‍🎤"), "👩‍🎤")
  }

  func testLongLinesAreFoldedBetweenCharacters() {
    let line = "SUMMARY:" + String(repeating: "가", count: 60)
    let parts = BirthdayCalendar.folded(line).split(
      separator: "\r\n", omittingEmptySubsequences: false)
    XCTAssertEqual(parts.map(\.utf8.count), [74, 73, 43])
    XCTAssertTrue(parts.dropFirst().allSatisfy { $0.hasPrefix(" ") })
    XCTAssertEqual(parts[0] + parts.dropFirst().map { $0.dropFirst() }.joined(), line)
    let exact = String(repeating: "a", count: 75)
    XCTAssertEqual(BirthdayCalendar.folded(exact), exact)
    XCTAssertEqual(BirthdayCalendar.folded(exact + "b"), exact + "\r\n b")
  }

  func testAVeryLongCharacterIsFoldedBetweenScalars() {
    let line = "a" + String(repeating: "\u{301}", count: 100)
    let parts = BirthdayCalendar.folded(line).utf8.split(separator: UInt8(ascii: "\n"))
    XCTAssertTrue(parts.allSatisfy { $0.count <= 76 })
  }

  func testEverybodyInTheLineUpsHasOneEvent() throws {
    let catalog = try catalog()
    XCTAssertEqual(
      lines("SUMMARY", in: catalog.birthdayCalendar()),
      [
        "SUMMARY:Sakura (LE SSERAFIM\\, IZ*ONE): birthday",
        "SUMMARY:Wonyoung (IVE\\, IZ*ONE): birthday", "SUMMARY:Liz (IVE): birthday",
      ])
  }

  func testTheMembersOfAGroupCanBeSelected() throws {
    let catalog = try catalog()
    let lineUp = try XCTUnwrap(catalog.lineUps.first { $0.id == "IVE" })
    XCTAssertEqual(
      lines("SUMMARY", in: catalog.birthdayCalendar(of: lineUp.members)),
      ["SUMMARY:Wonyoung (IVE\\, IZ*ONE): birthday", "SUMMARY:Liz (IVE): birthday"])
  }

  func testAnyEntrySelectsAPerson() throws {
    let catalog = try catalog()
    let entries = catalog.lineUps.members.filter { $0.name == "Sakura" }
    XCTAssertEqual(entries.count, 2)
    let documents = [entries, [entries[0]], [entries[1]], entries + entries].map {
      catalog.birthdayCalendar(of: $0)
    }
    XCTAssertEqual(Set(documents).count, 1)
    XCTAssertEqual(lines("BEGIN:VEVENT", in: documents[0]).count, 1)
  }

  func testEntriesOutsideTheLineUpsAreIgnored() throws {
    let stranger = try born("STAYC/Sieun", on: "2001-08-01")
    let none = try catalog().birthdayCalendar(of: [])
    XCTAssertEqual(lines("BEGIN", in: none), ["BEGIN:VCALENDAR"])
    XCTAssertEqual(try catalog().birthdayCalendar(of: [stranger]), none)
  }

  func testTitlesAndTheNameCanBeKorean() throws {
    let document = try catalog().birthdayCalendar(in: .korean)
    XCTAssertEqual(
      lines("SUMMARY", in: document),
      [
        "SUMMARY:사쿠라 (르세라핌\\, 아이즈원) 생일", "SUMMARY:Wonyoung (아이브\\, 아이즈원) 생일",
        "SUMMARY:Liz (아이브) 생일",
      ])
    XCTAssertEqual(lines("NAME", in: document), ["NAME:K-pop 생일"])
    XCTAssertEqual(lines("PRODID", in: document), ["PRODID:-//kpgg//kpgg//KO"])
  }

  func testTheLinesOfTheSampleHaveAtMost75Bytes() async throws {
    let (catalog, lineUps) = (try await SampleCatalog.catalog(), try await SampleCatalog.lineUps())
    for language in Language.allCases {
      let document = FullCatalog(catalog, lineUps: lineUps).birthdayCalendar(in: language)
      let lines = document.utf8.split(separator: UInt8(ascii: "\n"))
      XCTAssertTrue(lines.allSatisfy { $0.count <= 76 && $0.last == UInt8(ascii: "\r") })
      XCTAssertGreaterThan(lines.count, 100)
    }
  }

  func testTheLinkIsAnOfficialAccountOrTheVideoOfAHitSong() throws {
    func link(
      _ change: (_ member: inout Member, _ groups: inout [GirlGroup]) throws -> Void
    ) throws -> [String] {
      let entries = try ["IVE", "IZONE"].map { try born("\($0)/Wonyoung", on: "2004-08-31") }
      var (main, groups) = (entries[0], try [group("IVE"), group("IZONE")])
      groups[0].hitSong = HitSong(
        title: "After LIKE", koreanTitle: nil, year: nil, youtubeID: try checked("F0B7HDiY-10"))
      try change(&main, &groups)
      let catalog = Catalog(sections: [], groups: groups, featuredIDs: [])
      return lines(
        "URL",
        in: catalog.birthdayCalendar(of: [Person(main: main, others: [entries[1]])], in: .english))
    }
    XCTAssertEqual(try link { _, groups in groups[0].hitSong = nil }, [])
    XCTAssertEqual(try link { _, _ in }, ["URL:https://www.youtube.com/watch?v=F0B7HDiY-10"])
    let account = { (groups: inout [GirlGroup]) in groups[1].links.x = try checked("official_IZONE")
    }
    XCTAssertEqual(
      try link { _, groups in try account(&groups) }, ["URL:https://x.com/official_IZONE"])
    XCTAssertEqual(
      try link { member, groups in
        try account(&groups)
        member.instagram = try checked("for_everyoung10")
      }, ["URL:https://www.instagram.com/for_everyoung10/"])
  }

  /// Three groups, with two people in two of them, and a member who has died.
  private func catalog() throws -> FullCatalog {
    let sakura = try ["LESSERAFIM", "IZONE"].map { group in
      var member = try born("\(group)/Sakura", on: "1998-03-19", koreanBirthName: "미야와키 사쿠라")
      (member.stageName, member.koreanStageName) = ("Sakura", "사쿠라")
      return member
    }
    let wonyoung = try ["IVE", "IZONE"].map {
      try born("\($0)/Wonyoung", on: "2004-08-31", koreanBirthName: "장원영")
    }
    var died = try born("IVE/X", on: "2004-11-20")
    died.deathDate = try checked("2024-01-01")
    let groups = try [
      group("LESSERAFIM", name: "LE SSERAFIM", korean: "르세라핌", debut: "2022-05-02"),
      group("IVE", korean: "아이브", debut: "2021-12-01"),
      group(
        "IZONE", name: "IZ*ONE", korean: "아이즈원", debut: "2018-10-29", status: .disbanded),
    ]
    let members = try [
      [sakura[0]], [wonyoung[0], born("IVE/Liz", on: "2004-11-21"), died],
      [sakura[1], wonyoung[1]],
    ]
    return FullCatalog(
      zip(groups, members).map { LineUp(group: $0, checkedMembers: $1) })
  }

  private func born(
    _ id: String, on birth: String, koreanBirthName: String? = nil
  ) throws -> Member {
    var member = try member(id)
    member.birthDate = try checked(birth)
    member.koreanBirthName = koreanBirthName
    return member
  }

  private func person(
    _ id: String, bornOn birth: String, koreanBirthName: String? = nil
  ) throws -> Person {
    Person(main: try born(id, on: birth, koreanBirthName: koreanBirthName))
  }

  private func document(of people: [Person]) -> String {
    Catalog(sections: [], groups: [], featuredIDs: [])
      .birthdayCalendar(of: people, in: .english)
  }

  private func lines(_ property: String, in document: String) -> [String] {
    document.split(separator: "\r\n").map(String.init).filter { $0.hasPrefix(property) }
  }
}
