import Foundation
import XCTest

@testable import KPGGCore
@testable import KPGGQuiz

/// Compares the states with the values that open-spaced-repetition publishes in its tests.
final class MemoryStateTests: XCTestCase {
  func testTheNextAnswerHasThePublishedState() throws {
    for row in try published().next {
      let state = MemoryState(difficulty: row.state[0], stability: row.state[1])
        .next(row.grade, afterDays: row.days)
      if let stability = row.stability { assertSixDigits(state.stability, stability, row.source) }
      if let difficulty = row.difficulty {
        assertSixDigits(state.difficulty, difficulty, row.source)
      }
    }
  }

  func testTheStabilityAfterForgettingIsThePublishedOne() throws {
    for row in try published().recall {
      let state = MemoryState(difficulty: row.difficulty, stability: row.stability)
      assertSixDigits(
        state.stability(after: row.grade, retrievability: row.retrievability), row.next, row.source)
    }
  }

  func testTheForgettingCurveIsThePublishedOne() throws {
    for row in try published().retrievability {
      let state = MemoryState(difficulty: 5, stability: row.stability)
      assertSixDigits(state.retrievability(afterDays: row.days), row.retrievability, row.source)
    }
  }

  func testStatesAfterAnswersMatchThePublishedOnes() throws {
    for row in try published().histories {
      var state = MemoryState(first: row.grades[0])
      for (grade, days) in zip(row.grades, row.days).dropFirst() {
        state = state.next(grade, afterDays: days)
      }
      assertSixDigits(state.stability, row.stability, row.source)
      assertSixDigits(state.difficulty, row.difficulty, row.source)
    }
  }

  func testAnswersOnTheirDueDaysHaveThePublishedIntervals() throws {
    let history = try published().intervalHistory
    var state = MemoryState(first: history.grades[0])
    for index in history.grades.indices.dropFirst() {
      state = state.next(history.grades[index], afterDays: history.intervals[index - 1])
      let interval = history.intervals[index]
      if interval > 0 { XCTAssertEqual(state.interval(), interval, "answer \(index + 1)") }
    }
  }

  func testAFailureIsNeverDueOnTheSameDay() {
    XCTAssertEqual(MemoryState(first: .again).interval(), 1)
  }

  func testExtremeHistoriesStayWithinTheLimits() {
    for grade in ReviewGrade.allCases {
      var state = MemoryState(first: grade)
      for days in [0, 1, 36_500, .max, -1, .min, 0] + Array(repeating: 3650, count: 100) {
        state = state.next(grade, afterDays: days)
        XCTAssertTrue((1...10).contains(state.difficulty), "\(state)")
        XCTAssertTrue((0.001...36_500).contains(state.stability), "\(state)")
        XCTAssertTrue((1...36_500).contains(state.interval()), "\(state)")
      }
    }
  }

  private func assertSixDigits(
    _ value: Double, _ expected: Double, _ message: String, line: UInt = #line
  ) {
    XCTAssertEqual(value / expected, 1, accuracy: 5e-7, "\(message): \(value)", line: line)
  }

  private func published() throws -> Published {
    try JSONDecoder().decode(Published.self, from: Fixture.data("quiz/fsrs.json"))
  }
}

/// The fixture with the published values and their sources.
private struct Published: Decodable {
  struct Next: Decodable {
    let source: String
    let state: [Double]
    let days: Int
    let grade: ReviewGrade
    let stability, difficulty: Double?
  }

  struct Recall: Decodable {
    let source: String
    let grade: ReviewGrade
    let stability, difficulty, retrievability, next: Double
  }

  struct Retrievability: Decodable {
    let source: String
    let days: Int
    let stability, retrievability: Double
  }

  struct History: Decodable {
    let source: String
    let grades: [ReviewGrade]
    let days: [Int]
    let stability, difficulty: Double
  }

  struct IntervalHistory: Decodable {
    let grades: [ReviewGrade]
    let intervals: [Int]
  }

  let next: [Next]
  let recall: [Recall]
  let retrievability: [Retrievability]
  let histories: [History]
  let intervalHistory: IntervalHistory
}
