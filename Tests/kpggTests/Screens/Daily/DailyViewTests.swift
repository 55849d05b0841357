import KPGGCore
import KPGGQuiz
import XCTest

@testable import kpgg

final class DailyViewTests: DailyTestCase {
  private static let sizes = [(40, 12), (80, 24), (200, 60)].map {
    CellSize(width: $0.0, height: $0.1)
  }

  func testScreensOfGroupsInAllSizesAndLanguages() throws {
    for size in Self.sizes {
      for language in Language.allCases {
        var daily = try daily(.group, language, size)
        var screens = [daily.screen]
        daily.guess("트와이스", "stayc")
        screens.append(daily.screen)
        daily.type("girl")
        screens.append(daily.screen)
        daily.press(.control("u"))
        daily.type("오마이걸")
        daily.press(.enter)
        screens.append(daily.screen)
        daily.press(.enter)
        daily.guess("르세라핌", "girls day")
        screens.append(daily.screen)
        daily.guess("aoa")
        daily.apply(.news(.streak(try streak(5))))
        daily.apply(.news(.minutesLeft(312)))
        screens.append(daily.screen)
        daily.press(.character("w"))
        screens.append(daily.screen)
        daily.press(.character("?"))
        screens.append(daily.screen)
        check(screens, golden: "daily-group", size, language)
      }
    }
  }

  func testScreensOfMembersInAllSizesAndLanguages() throws {
    for size in Self.sizes {
      for language in Language.allCases {
        var daily = try daily(.member, language, size)
        var screens: [String] = []
        daily.guess("wonyoung", "shuhua", "minnie", "소원")
        screens.append(daily.screen)
        daily.type("mina")
        screens.append(daily.screen)
        daily.press(.control("u"))
        daily.guess("yooa", "arin")
        daily.guess("yuju", "twice tzuyu")
        daily.apply(.news(.minutesLeft(0)))
        screens.append(daily.screen)
        check(screens, golden: "daily-member", size, language)
      }
    }
  }

  func testEveryMarkHasItsSignAndItsColor() throws {
    var daily = try daily()
    daily.guess("twice", "girls day")
    let cells = (0..<24).flatMap { Array(daily.frame.grid.row($0).dropLast(4)) }
    for (sign, style) in [
      ("=", TextStyle([.bold, .green])), ("▲", .yellow), ("▼", .yellow), ("◐", .yellow),
      ("✗", .red),
    ] {
      XCTAssertTrue(cells.contains { $0.text == sign && $0.style == style }, sign)
    }
  }

  func testASignStaysWhereItsValueIsCut() throws {
    for width in [30, 40, 80] {
      var daily = try daily(.group, .english, CellSize(width: width, height: 24))
      daily.guess("twice", "izone")
      let row = try XCTUnwrap(daily.frame.grid.lines.first { $0.contains("✗ O") }, daily.screen)
      XCTAssertTrue(row.contains("…"), row)
      let signs = daily.frame.grid.lines.prefix(9).joined().filter { "=▲▼◐✗".contains($0) }
      XCTAssertEqual(signs.count, 12, daily.screen)
    }
  }

  func testASCIISigns() throws {
    var daily = try daily(.group, .english, isASCII: true)
    daily.guess("twice", "girls day")
    let text = daily.screen
    for part in ["v 2015", "v 9", "x active", "~ t--s", "= hiatus"] {
      XCTAssertTrue(text.contains(part), part)
    }
    XCTAssertTrue(text.unicodeScalars.allSatisfy(\.isASCII), text)
  }

  func testTheLastGuessesStayVisibleAndTheOthersCanBeScrolledTo() throws {
    var daily = try daily(.group, .english, CellSize(width: 40, height: 12))
    daily.guess("twice", "stayc", "omg", "le sserafim", "girls day")
    XCTAssertTrue(daily.screen.contains("5  Girl's"), daily.screen)
    XCTAssertTrue(daily.screen.contains("↑ 2"), daily.screen)
    daily.press(.pageUp)
    XCTAssertTrue(daily.screen.contains("1  TWICE"), daily.screen)
    XCTAssertTrue(daily.screen.contains("↓ 2"), daily.screen)
  }

  func testALongResultCanBeScrolled() throws {
    var daily = try daily(.member, .korean, CellSize(width: 40, height: 12))
    daily.guess("wonyoung", "shuhua", "twice tzuyu")
    XCTAssertFalse(daily.screen.contains("슈화"), daily.screen)
    for _ in 0..<9 { daily.press(.pageDown) }
    XCTAssertTrue(daily.screen.contains("슈화"), daily.screen)
    XCTAssertFalse(daily.screen.contains("↓"), daily.screen)
    daily.press(.up)
    XCTAssertTrue(daily.screen.contains("↓ 1"), daily.screen)
    daily.press(.pageUp, .pageUp, .pageUp)
    XCTAssertFalse(daily.screen.contains("↑"), daily.screen)
  }

  func testTheCursorStandsAfterTheTypedText() throws {
    var daily = try daily()
    daily.type("오마")
    XCTAssertEqual(daily.frame.cursor, CellPoint(x: 7, y: 3))
    daily.press(.control("u"))
    daily.guess("aoa")
    XCTAssertNil(daily.frame.cursor)
  }

  func testRandomKeysNeverBreakAPuzzle() throws {
    for seed in 0..<20 as Range<UInt64> {
      var input = RandomInput(
        seed: seed, letters: "aeo nwyLq?트와twice\u{1112}\u{1161}", pastes: ["IVE \u{1B}[2J", "mina"])
      let kind = DailyPuzzle.Kind.allCases[input.number(below: 2)]
      let yesterday = try game(kind, "2026-11-30")
      var daily = try daily(kind, .korean, resuming: seed.isMultiple(of: 3) ? yesterday : nil)
      for step in 0..<200 {
        if input.number(below: 60) == 0 {
          daily.apply(.line(daily.state.game.puzzle.answer.description))
        }
        daily.apply(input.event(on: daily.frame))
        XCTAssertTrue(daily.frame.fits(daily.state.size), "seed \(seed), step \(step)")
      }
    }
  }

  /// A streak of days up to 1 December 2026.
  private func streak(_ days: Int) throws -> DailyStreak {
    let today = try XCTUnwrap(CalendarDate("2026-12-01"))
    let answers = try (0..<days).map { offset in
      try XCTUnwrap(
        LoggedAnswer(
          questionID: "daily-group/\(offset)", kind: "daily-group", subjects: [],
          date: try XCTUnwrap(today.adding(days: -offset)), grade: .good, points: 40))
    }
    return DailyStreak(answers, today: today)
  }
}
