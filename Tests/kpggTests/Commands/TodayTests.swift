import Foundation
import KPGGCore
import KPGGQuiz
import XCTest

@testable import kpgg

final class TodayTests: SettingsTestCase {
  func testTheNewsOfADay() async {
    await assertShown([
      ("today", .none, "today.txt"), ("today --next 14", .terminal(40), "today-40.txt"),
      ("today --next 14 --lang ko", .terminal(80), "today-80-ko.txt"),
      ("today --on 12-1 --json", .none, "today.json"),
    ])
  }

  func testADayNeedsNoOption() async {
    for (words, option) in [
      ("tomorrow", "--on tomorrow"), ("내일", "--on tomorrow"), ("12-24", "--on 12-24"),
      ("this week", "--next 1"), ("이번주", "--next 1"), ("주말", "--next 1"),
    ] {
      let expected = await output(of: "today \(option) --json")
      await assertRun("today \(words) --json", .prints(expected))
    }
    await assertFails(
      "today ive", .usage, "unexpected argument 'ive'", hint: "see 'kpgg help today'")
    await assertFails(
      "오늘 생일", .usage, "unexpected argument '생일'", hint: "use 'kpgg birthdays today'")
    await assertFails(
      "today tomorrow --next 3", .usage, "unexpected argument 'tomorrow'",
      hint: "see 'kpgg help today'")
  }

  func testALineDoesNotBreakInsideParentheses() async {
    let news = await output(of: "today --next 14", on: .terminal(40))
    for line in news.split(separator: "\n") {
      XCTAssertEqual(line.contains("("), line.contains(")"), String(line))
      XCTAssertFalse(line.contains("\u{A0}"), String(line))
    }
  }

  func testADayWithoutEventsSaysSo() async {
    await assertRun(
      "today --on 2026-11-28",
      .prints("2026-11-28\nNo birthdays, debut anniversaries, or releases.\n"))
    await assertRun(
      "today --on 내일 --lang ko", in: ["KPGG_TODAY": "2026-11-27"],
      .prints("내일 (2026-11-28)\n생일이나 데뷔 기념일, 발매된 노래가 없습니다.\n"))
    await assertRun(
      "today --on yesterday", in: ["KPGG_TODAY": "2026-11-29"],
      .prints("Yesterday, 2026-11-28\nNo birthdays, debut anniversaries, or releases.\n"))
    await assertRun(
      "today --on 어제 --lang ko", in: ["KPGG_TODAY": "2026-11-29"],
      .prints("어제 (2026-11-28)\n생일이나 데뷔 기념일, 발매된 노래가 없습니다.\n"))
    let today = await output(of: "today", in: ["KPGG_TODAY": "2026-11-28"])
    XCTAssertTrue(today.contains("No birthdays"), today)
    XCTAssertTrue(today.contains("Group: not played yet"), today)
  }

  func testRowsAreEventsByDate() async {
    let rows = await rows("today --next 14 --plain")
    XCTAssertEqual(rows, rows.sorted { $0.prefix(10) < $1.prefix(10) })
    XCTAssertTrue(rows.contains("2026-12-01\tdebut\tIVE\t5"), "\(rows)")
    let table = await output(of: "today --csv")
    XCTAssertTrue(table.hasPrefix("date,event,id,years\r\n2026-11-21,birthday,"), table)
  }

  func testSongsAreThoseOfKnownGroupsAndFavorites() async throws {
    let lineUps = try await SampleCatalog.reader.lineUps(
      of: SampleCatalog.reader.catalog().groups)
    let listed = lineUps.filter { $0.group.tier != .first }.flatMap { lineUp in
      lineUp.songs.map { (lineUp.group.id, $0) }
    }
    let (group, song) = try XCTUnwrap(listed.first { $0.1.date?.isComplete ?? false })
    let date = try XCTUnwrap(song.date)
    let line: TypedLine = ["today", "--on", String(date.description.dropFirst(5)), "--plain"]
    let id = "\tsong\t\(group)/songs/\(song.title)\t"
    let before = await output(of: line)
    XCTAssertFalse(before.contains(id), before)
    for favorite in ["\(group)/songs/\(song.title)", "\(group)"] {
      let typed: TypedLine = ["favorites", "add", favorite]
      _ = await output(of: typed)
      let after = await output(of: line)
      XCTAssertTrue(after.contains(id), after)
      let removed: TypedLine = ["favorites", "remove", favorite]
      _ = await output(of: removed)
    }
  }

  func testPuzzlesAndReviewsFollowTheFiles() async throws {
    let day = try XCTUnwrap(CalendarDate("2026-11-21"))
    let log = AnswerLogFile(folder: home.path + "/kpgg", lockTimeout: .seconds(1))
    let wrong = try XCTUnwrap(
      LoggedAnswer(
        questionID: "profile IVE/Rei", kind: "profile", subjects: ["IVE/Rei"],
        date: try XCTUnwrap(CalendarDate("2026-11-01")), grade: .again, points: 0, clues: 0))
    let solved = try XCTUnwrap(
      LoggedAnswer(
        questionID: DailyPuzzle.questionID(of: .group, on: day), kind: "daily-group",
        subjects: ["IVE"], date: day, grade: .good, points: 100, clues: 2))
    try log.append([.answer(wrong), .answer(solved)])
    let games = SavedGamesFile(folder: home.path + "/kpgg", lockTimeout: .seconds(1))
    let game = SavedDailyGame(
      date: day, kind: .member, guesses: [try XCTUnwrap(RecordID("IVE/Rei"))])
    try games.update { $0[.member] = game }
    let news = await output(of: "today")
    XCTAssertTrue(news.contains("Group: solved in 2 guesses"), news)
    XCTAssertTrue(news.contains("Member: 1 of 8 guesses used"), news)
    XCTAssertTrue(news.contains("1 question (kpgg quiz review)"), news)
    XCTAssertFalse(news.contains("Rei"), news)
    let other = await output(of: "today --on tomorrow")
    XCTAssertFalse(other.contains("guess"), other)
  }

  func testADamagedFileIsANote() async throws {
    let folder = home.appendingPathComponent("kpgg")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data("{".utf8).write(to: folder.appendingPathComponent("favorites.json"))
    let outcome = await run("today")
    XCTAssertEqual(outcome.exitCode, .success)
    XCTAssertTrue(outcome.output.hasPrefix("Today, 2026-11-21\n"), outcome.output)
    XCTAssertTrue(outcome.errors.contains("favorites.json"), outcome.errors)
  }

  func testBirthdaysDoNotHideAnAnniversary() async throws {
    let day = try XCTUnwrap(CalendarDate("2026-11-21"))
    let lineUps = try await SampleCatalog.reader.lineUps(
      of: SampleCatalog.reader.catalog().groups)
    var group = GirlGroup(id: try Known.group("JUBILEE"))
    group.debutDate = CalendarDate("2016-11-21")
    let catalog = Catalog(sections: [], groups: lineUps.map(\.group) + [group], featuredIDs: [])
    let news = DayNews(
      of: DaySpan(first: day, days: 0), today: day, in: catalog, [], members: lineUps.members,
      DayFiles(favorites: Favorites(), log: AnswerLog(), games: SavedGames(), today: day))
    let events = try XCTUnwrap(news.summaryParts(Language.english.words).first)
    XCTAssertEqual(events.firstIndex(of: "JUBILEE debuted 10 years ago"), 1, "\(events)")
    XCTAssertGreaterThan(events.count, 3)
  }

  func testALeapDayIsTheLastDayOfFebruaryInOtherYears() throws {
    var group = GirlGroup(id: try Known.group("LEAP"))
    group.debutDate = CalendarDate("2016-02-29")
    let catalog = Catalog(sections: [], groups: [group], featuredIDs: [])
    for (date, years) in [("2026-02-28", 10), ("2028-02-29", 12)] {
      let day = try XCTUnwrap(CalendarDate(date))
      let news = DayNews(
        of: DaySpan(first: day, days: 0), today: day, in: catalog, [], members: [],
        DayFiles(favorites: Favorites(), log: AnswerLog(), games: SavedGames(), today: day))
      XCTAssertEqual(news.debuts.map(\.years), [years], date)
    }
    let day = try XCTUnwrap(CalendarDate("2028-02-28"))
    XCTAssertNil(DaySpan(first: day, days: 0).anniversary(of: group.debutDate))
  }
}
