import KPGGCore
import KPGGQuiz
import XCTest

@testable import kpgg

/// Presses random keys, and checks what must always hold.
final class QuizRandomKeysTests: QuizTestCase {
  func testRandomKeysNeverBreakAGame() throws {
    for seed in 0..<40 as Range<UInt64> {
      var input = RandomInput(
        seed: seed, letters: "123456789cdnuqL?jk 오마이걸ㅊㅇㅕaeio\u{1112}\u{1161}",
        pastes: ["오마이걸, \u{1B}[2J twice"])
      let level = QuizLevel.allCases[input.number(below: 3)]
      var state = try quiz(
        try game(level: level, count: 4, seconds: seed.isMultiple(of: 2) ? 9 : nil),
        Language.allCases[input.number(below: 2)]
      ).state
      if seed.isMultiple(of: 3) { state.savedGame = try game(.song, count: 2) }
      var quiz = QuizRun(state: state)
      for step in 0..<300 {
        quiz.apply(
          input.number(below: 12) == 0
            ? .news(.elapsed(input.number(below: 4000))) : input.event(on: quiz.frame))
        let (state, frame) = (quiz.state, quiz.frame)
        XCTAssertTrue(frame.fits(state.size), "seed \(seed), step \(step)")
        if state.size.height > 4 || frame.cursor != nil {
          XCTAssertEqual(frame.cursor != nil, state.isTyping, "seed \(seed), step \(step)")
        }
        let game = state.game
        XCTAssertLessThanOrEqual(game.replies.count, game.questions.count)
        XCTAssertTrue((0...100 * game.questions.count).contains(game.points))
        for effect in quiz.removeEffects() {
          switch effect {
          case .save(let game): XCTAssertNotEqual(game.source, .review)
          case .newGame: quiz.apply(.news(.started(try self.game(.debut, .odd))))
          case .readSchedule: quiz.apply(.news(.scheduled([])))
          case .log, .quit: break
          }
        }
      }
    }
  }
}
