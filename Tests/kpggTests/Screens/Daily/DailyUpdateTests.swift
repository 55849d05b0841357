import Foundation
import KPGGCore
import KPGGQuiz
import XCTest

@testable import kpgg

final class DailyUpdateTests: DailyTestCase {
  func testEnterGuessesTheSelectedMatch() throws {
    var daily = try daily()
    daily.type("girl")
    daily.press(.down, .down, .up, .enter)
    XCTAssertEqual(daily.guesses, [daily.state.game.guesses[0].guess.id])
    XCTAssertEqual(daily.guesses, ["OHMYGIRL"])
    XCTAssertEqual(daily.state.field.text, "")
    XCTAssertEqual(daily.state.matches, [])
  }

  func testAContradictionAsksBeforeItCounts() throws {
    var daily = try daily()
    daily.guess("twice")
    _ = daily.removeEffects()
    daily.type("omg")
    daily.press(.enter)
    XCTAssertEqual(daily.guesses, ["TWICE"])
    XCTAssertEqual(daily.removeEffects(), [])
    let warning = try XCTUnwrap(daily.state.warningText)
    XCTAssertTrue(warning.hasPrefix("OH MY GIRL is ruled out by guess 1 ("), warning)
    daily.press(.enter)
    XCTAssertEqual(daily.guesses, ["TWICE", "OHMYGIRL"])
    XCTAssertNil(daily.state.warning)
  }

  func testAnotherNameMustBeConfirmedAgain() throws {
    var daily = try daily()
    daily.guess("twice")
    daily.type("omg")
    daily.press(.enter, .backspace)
    XCTAssertNil(daily.state.warning)
    daily.type("g")
    daily.press(.enter)
    XCTAssertEqual(daily.guesses, ["TWICE"])
    XCTAssertNotNil(daily.state.warning)
    daily.press(.control("u"))
    daily.type("gfriend")
    daily.press(.enter)
    XCTAssertEqual(daily.guesses, ["TWICE"])
    XCTAssertEqual(daily.state.warning?.candidate.id, "GFRIEND")
  }

  func testTypedTextReplacesAGuessThatIsRuledOut() throws {
    var daily = try daily()
    daily.guess("twice")
    daily.type("omg")
    daily.press(.enter)
    daily.type("gfriend")
    XCTAssertEqual(daily.state.field.text, "gfriend")
    XCTAssertNil(daily.state.warning)
    daily.press(.enter)
    XCTAssertNotNil(daily.state.warning)
    daily.apply(.paste("omg"))
    XCTAssertEqual(daily.state.field.text, "omg")
    // After the cursor moved, typed text belongs to the guess.
    daily.press(.enter, .left)
    daily.type("x")
    XCTAssertEqual(daily.state.field.text, "omxg")
    XCTAssertEqual(daily.guesses, ["TWICE"])
  }

  func testARepeatedGuessIsReported() throws {
    var daily = try daily()
    daily.guess("twice", "트와이스")
    XCTAssertEqual(daily.guesses, ["TWICE"])
    XCTAssertEqual(daily.state.notice, ["Already guessed: TWICE (guess 1)"])
    XCTAssertEqual(daily.state.field.text, "")
  }

  func testNoNameAndAnUnknownNameAreReported() throws {
    var daily = try daily()
    daily.press(.enter)
    XCTAssertEqual(daily.state.notice, ["Type a name first"])
    daily.guess("qqqqqq")
    XCTAssertEqual(daily.state.notice, ["group 'qqqqqq' not found"])
    daily.press(.backspace)
    XCTAssertEqual(daily.state.notice, [])
    XCTAssertEqual(daily.guesses, [])
  }

  func testEveryGuessIsSavedAndTheAnswerIsLogged() throws {
    var daily = try daily()
    daily.guess("twice")
    XCTAssertEqual(daily.removeEffects(), [.save(daily.state.game.saved)])
    XCTAssertEqual(daily.state.game.saved.guesses, ["TWICE"])
    daily.guess("aoa")
    XCTAssertEqual(daily.state.phase, .result)
    let answer = try XCTUnwrap(daily.state.game.loggedAnswer)
    XCTAssertEqual(
      daily.removeEffects(), [.save(daily.state.game.saved), .log(answer), .readStreak])
    daily.guess("ive")
    XCTAssertEqual(daily.guesses, ["TWICE", "AOA"])
  }

  func testLettersAreTextOnlyWhileTyping() throws {
    var daily = try daily()
    daily.type("qyw?")
    XCTAssertEqual(daily.state.field.text, "qyw?")
    XCTAssertEqual(daily.removeEffects(), [])
    // Esc removes the guess before it quits.
    XCTAssertTrue(daily.screen.contains("Esc clear"), daily.screen)
    daily.press(.escape)
    XCTAssertEqual(daily.state.field.text, "")
    XCTAssertEqual(daily.removeEffects(), [])
    XCTAssertTrue(daily.screen.contains("Esc quit"), daily.screen)
    daily.press(.escape)
    XCTAssertEqual(daily.removeEffects(), [.quit])
    daily.guess("aoa")
    _ = daily.removeEffects()
    for key: Character in ["q", "ㅂ"] {
      daily.press(.character(key))
      XCTAssertEqual(daily.removeEffects(), [.quit])
    }
  }

  func testTheResultIsCopiedInSymbolsOrWordsIfTheTerminalCan() throws {
    var daily = try daily()
    daily.guess("aoa")
    _ = daily.removeEffects()
    daily.type("y")
    XCTAssertEqual(
      daily.removeEffects(), [.copy("kpgg group puzzle 2026-12-01 1/6\n🟩🟩🟩🟩🟩🟩\n")])
    XCTAssertEqual(daily.state.notice, [])
    daily.apply(.news(.copied(.terminal)))
    XCTAssertEqual(daily.state.notice, ["Result sent to the clipboard"])
    daily.apply(.news(.copied(.tmux)))
    XCTAssertEqual(daily.state.notice, ["Result copied to tmux"])
    daily.type("wy")
    XCTAssertEqual(
      daily.removeEffects(), [.copy(try XCTUnwrap(daily.state.game.result).words().english)])
    daily = try self.daily(copiesText: false)
    daily.guess("aoa")
    _ = daily.removeEffects()
    daily.type("y")
    XCTAssertEqual(daily.removeEffects(), [])
    XCTAssertEqual(daily.state.notice, ["This terminal cannot copy text; select it instead"])
  }

  func testASavedGameOfTheSameDayGoesOn() throws {
    var saved = try game()
    saved.guess(try XCTUnwrap(try candidates()["TWICE"]))
    var daily = try daily(resuming: saved)
    XCTAssertEqual(daily.state.phase, .guessing)
    XCTAssertEqual(daily.guesses, ["TWICE"])
    daily.guess("aoa")
    let finished = try self.daily(resuming: daily.state.game)
    XCTAssertEqual(finished.state.phase, .result)
    XCTAssertEqual(finished.effects, [.readStreak])
  }

  func testAnUnfinishedGameOfTheDayBeforeIsOffered() throws {
    var yesterday = try game(.group, "2026-11-30")
    yesterday.guess(try XCTUnwrap(try candidates()["TWICE"]))
    var daily = try daily(resuming: yesterday)
    XCTAssertEqual(daily.state.phase, .offer)
    XCTAssertTrue(daily.screen.contains("2026-11-30 after 1 of 6 guesses"), daily.screen)
    daily.press(.enter)
    XCTAssertEqual(daily.state.game, yesterday)
    daily.apply(.line(yesterday.puzzle.answer.description))
    if daily.state.warning != nil { daily.apply(.line("")) }
    XCTAssertEqual(daily.state.game.state, .solved)
    XCTAssertTrue(daily.screen.contains("Today's puzzle is ready."), daily.screen)
    daily.press(.enter)
    XCTAssertEqual(daily.state.game, try game())
    XCTAssertEqual(daily.state.phase, .guessing)
  }

  func testAnOfferCanBeDeclined() throws {
    var daily = try daily(resuming: try game(.group, "2026-11-30"))
    daily.type("n")
    XCTAssertEqual(daily.state.game, try game())
    XCTAssertEqual(daily.state.phase, .guessing)
  }

  func testFinishedAndOlderGamesAreNotOffered() throws {
    var finished = try game(.group, "2026-11-30")
    finished.guess(try XCTUnwrap(try candidates()[finished.puzzle.answer]))
    for saved in [finished, try game(.group, "2026-11-29"), try game(.group, "2026-12-02")] {
      let daily = try daily(resuming: saved)
      XCTAssertEqual(daily.state.game, try game())
      XCTAssertEqual(daily.state.phase, .guessing)
    }
  }

  func testAClickSelectsAMatchAndASecondClickGuessesIt() throws {
    var daily = try daily()
    daily.type("girl")
    let name = daily.state.matches[1].candidate.id
    daily.apply(.action(.choose(1)))
    XCTAssertEqual(daily.guesses, [])
    daily.apply(.action(.choose(1)))
    XCTAssertEqual(daily.guesses, [name])
  }

  func testAPastedNameIsSearched() throws {
    var daily = try daily(.member)
    daily.apply(.paste("오마이걸 유아"))
    XCTAssertEqual(daily.state.matches.first?.candidate.id, "OHMYGIRL/YooA")
  }

  func testDecomposedLettersAreComposed() throws {
    var daily = try daily()
    let name = "오마이걸".decomposedStringWithCanonicalMapping
    for scalar in name.unicodeScalars { daily.press(.character(Character(scalar))) }
    XCTAssertEqual(daily.state.field.text, "오마이걸")
    XCTAssertEqual(daily.state.matches.first?.candidate.id, "OHMYGIRL")
    daily.press(.control("u"))
    daily.apply(.line(name))
    XCTAssertEqual(daily.guesses, ["OHMYGIRL"])
  }

  func testATypedLineMustBeAWholeName() throws {
    var daily = try daily(.member, .korean)
    daily.apply(.line("mina"))
    XCTAssertEqual(daily.guesses, [])
    XCTAssertEqual(daily.state.notice.first, "해당하는 멤버가 여럿입니다 (2명): 'mina'")
    XCTAssertTrue(daily.state.notice[1].contains("TWICE/Mina"), daily.state.notice[1])
    daily.apply(.line("yoo"))
    XCTAssertEqual(daily.state.notice.first, "멤버를 찾을 수 없습니다: 'yoo'")
    daily.apply(.line("twice mina"))
    XCTAssertEqual(daily.guesses, ["TWICE/Mina"])
  }

  func testHelpListsTheSignsUntilAnyKey() throws {
    var daily = try daily()
    daily.press(.control("p"))
    for sign in ["=  right", "▲  ", "▼  ", "◐  ", "✗  ", "?  "] {
      XCTAssertTrue(daily.screen.contains(sign), sign)
    }
    daily.press(.enter)
    XCTAssertFalse(daily.state.showsHelp)
    XCTAssertEqual(daily.guesses, [])
  }

  func testHelpExplainsTheLatinInitialsOfGroups() throws {
    for (kind, language, isExplained): (DailyPuzzle.Kind, Language, Bool) in [
      (.group, .english, true), (.group, .korean, false), (.member, .english, false),
    ] {
      var daily = try daily(kind, language)
      daily.press(.control("p"))
      XCTAssertEqual(daily.screen.contains("silent ㅇ"), isExplained, daily.screen)
    }
  }

  func testTheLanguageChangesInTheResult() throws {
    var daily = try daily()
    daily.guess("aoa")
    daily.type("L")
    XCTAssertEqual(daily.state.language, .korean)
    XCTAssertTrue(daily.screen.contains("정답: 에이오에이"), daily.screen)
  }
}
