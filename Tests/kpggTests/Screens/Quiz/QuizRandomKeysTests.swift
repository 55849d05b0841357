import KPGGCore
import KPGGQuiz
import XCTest

@testable import kpgg

/// Presses random keys, and checks what must always hold.
final class QuizRandomKeysTests: QuizTestCase {
  func testRandomKeysNeverBreakAGame() throws {
    for seed in 0..<40 {
      var random = SeededGenerator(seed: UInt64(seed))
      let level = QuizLevel.allCases[random.index(below: 3)]
      let language = Language.allCases[random.index(below: 2)]
      var state = try quiz(
        try game(level: level, count: 4, seconds: seed.isMultiple(of: 2) ? 9 : nil), language
      ).state
      if seed.isMultiple(of: 3) { state.savedGame = try game(.song, count: 2) }
      var quiz = QuizRun(state: state)
      for step in 0..<300 {
        quiz.apply(event(&random, on: quiz))
        let frame = quiz.frame
        XCTAssertEqual(frame.grid.size, quiz.state.size, "seed \(seed), step \(step)")
        if quiz.state.size.height > 4 || frame.cursor != nil {
          XCTAssertEqual(frame.cursor != nil, quiz.state.isTyping, "seed \(seed), step \(step)")
        }
        let game = quiz.state.game
        XCTAssertLessThanOrEqual(game.replies.count, game.questions.count)
        XCTAssertTrue((0...100 * game.questions.count).contains(game.points))
        try run(quiz.removeEffects(), on: &quiz)
      }
    }
  }

  private func run(_ effects: [QuizEffect], on quiz: inout QuizRun) throws {
    for effect in effects {
      switch effect {
      case .save(let game): XCTAssertNotEqual(game.source, .review)
      case .newGame: quiz.apply(.news(.started(try game(.debut, .odd, count: 3))))
      case .readSchedule: quiz.apply(.news(.scheduled([])))
      case .log, .quit: break
      }
    }
  }

  private func event(_ random: inout SeededGenerator, on quiz: QuizRun) -> QuizState.Event {
    let keys: [Key] = [
      .enter, .enter, .enter, .escape, .up, .down, .pageUp, .pageDown, .tab, .backspace, .left,
      .home, .control("g"), .control("p"), .control("u"), .delete, .backTab,
    ]
    let letters: [Character] = Array("123456789cdnuqL?jk 오마이걸ㅊㅇㅕaeio\u{1112}\u{1161}")
    switch random.index(below: 12) {
    case 0:
      return .resized(
        CellSize(width: 1 + random.index(below: 90), height: 1 + random.index(below: 30)))
    case 1: return .news(.elapsed(random.index(below: 4000)))
    case 2: return .paste("오마이걸, \u{1B}[2J twice")
    case 3:
      let size = quiz.state.size
      let point = CellPoint(
        x: random.index(below: size.width), y: random.index(below: size.height))
      return QuizState.Event(.mouse(.press, point), on: quiz.frame) ?? .action(.dismissNotice)
    case 4...7: return .key(.character(letters[random.index(below: letters.count)]))
    default: return .key(keys[random.index(below: keys.count)])
    }
  }
}
