import XCTest

@testable import KPGGCore

final class RankingTests: XCTestCase {
  func testItDoesNotAskAboutOneItemOrNone() {
    XCTAssertNil(Ranking<Int>(of: []).question)
    let one = Ranking(of: [[7]])
    XCTAssertNil(one.question)
    XCTAssertEqual(one.places, [Ranking<Int>.Place(number: 1, items: [7])])
  }

  func testEveryOrderOfSixItemsIsFound() {
    for order in permutations(of: Array(0..<6)) {
      var ranking = Ranking(of: [Array(0..<6)])
      XCTAssertLessThanOrEqual(answer(&ranking) { order[$0] < order[$1] ? .before : .after }, 10)
      XCTAssertEqual(
        ranking.places.map(\.items), (0..<6).sorted { order[$0] < order[$1] }.map { [$0] })
    }
  }

  func testRandomOrdersAreFoundNearTheLimitWhileTheNumberLeftShrinks() {
    for seed in 0..<120 {
      let order = shuffled(seed % 40 + 1, seed)
      var ranking = Ranking(of: [Array(order.indices)])
      let maximum = ranking.questionsLeft
      XCTAssertLessThanOrEqual(Double(maximum), limit(order.count) * 1.05, "\(order.count)")
      XCTAssertLessThanOrEqual(
        answer(&ranking) { order[$0] < order[$1] ? .before : .after }, maximum)
      XCTAssertEqual(
        ranking.places.map(\.items), order.indices.sorted { order[$0] < order[$1] }.map { [$0] })
    }
  }

  func testAHundredItemsNeedAtMostFivePercentMoreThanTheLimit() {
    for count in 1...100 {
      let questions = Ranking(of: [Array(0..<count)]).questionsLeft
      XCTAssertLessThanOrEqual(Double(questions), limit(count) * 1.05, "\(count)")
    }
  }

  func testTiedItemsShareAPlaceAndAreNotAskedAboutAgain() {
    for seed in 0..<120 {
      let count = seed % 30 + 2
      let levels = shuffled(count, seed).map { $0 / 3 }
      var ranking = Ranking(of: [Array(0..<count)])
      answer(&ranking) {
        levels[$0] == levels[$1] ? .same : levels[$0] < levels[$1] ? .before : .after
      }
      let places = Dictionary(grouping: 0..<count) { levels[$0] }.sorted { $0.key < $1.key }
      XCTAssertEqual(ranking.places.map(\.items), places.map(\.value))
      XCTAssertEqual(ranking.places.map(\.number), places.map { $0.key * 3 + 1 })
    }
  }

  func testASkippedItemIsLeftOutAndNeverAskedAboutAgain() {
    for seed in 0..<200 {
      let order = shuffled(seed % 30 + 2, seed)
      var random = Seeded(seed: seed)
      var ranking = Ranking(of: [Array(order.indices)], placeLimit: seed % 3 == 0 ? 5 : nil)
      var skipped: Set<Int> = []
      while let question = ranking.question {
        XCTAssertTrue(skipped.isDisjoint(with: [question.first, question.second]))
        if random.next() % 10 == 0 {
          ranking.make(.skipped(question.first))
          skipped.insert(question.first)
        } else {
          ranking.make(choice(question) { order[$0] < order[$1] ? .before : .after })
        }
      }
      let expected = order.indices.filter { !skipped.contains($0) }.sorted { order[$0] < order[$1] }
      let shown = ranking.placeLimit.map { Array(expected.prefix($0)) } ?? expected
      XCTAssertEqual(ranking.places.flatMap(\.items), shown)
    }
  }

  func testUndoBringsTheSameQuestionBack() {
    for seed in 0..<40 {
      let order = shuffled(12, seed)
      var random = Seeded(seed: seed)
      var ranking = Ranking(of: [Array(order.indices)])
      var questions: [Ranking<Int>.Question] = []
      while let question = ranking.question {
        if !questions.isEmpty, random.next() % 4 == 0 {
          ranking.undo()
          XCTAssertEqual(ranking.question, questions.popLast())
        } else {
          questions.append(question)
          ranking.make(
            random.next() % 8 == 0
              ? .skipped(question.second)
              : choice(question) { order[$0] < order[$1] ? .before : .after })
        }
      }
      XCTAssertEqual(ranking.choices.count, questions.count)
    }
    var empty = Ranking(of: [[1, 2]])
    empty.undo()
    XCTAssertEqual(empty.question, Ranking<Int>.Question(first: 1, second: 2))
  }

  func testARankingContinuesWhereItWasLeft() {
    let order = shuffled(20, 3)
    var ranking = Ranking(of: [Array(order.indices)])
    while let question = ranking.question {
      ranking.make(choice(question) { order[$0] < order[$1] ? .before : .after })
      let again = Ranking(of: [Array(order.indices)], choices: ranking.choices)
      XCTAssertEqual(again.question, ranking.question)
      XCTAssertEqual(again.questionsLeft, ranking.questionsLeft)
    }
  }

  func testItemsThatAreAddedAreInsertedAndOnlyTheyAreAskedAbout() {
    for seed in 0..<60 {
      let order = shuffled(25, seed)
      var ranking = Ranking(of: [Array(0..<20)], placeLimit: seed % 2 == 0 ? nil : 4)
      answer(&ranking) { order[$0] < order[$1] ? .before : .after }
      ranking.add([3, 20, 21, 22, 23, 24])
      XCTAssertLessThanOrEqual(ranking.questionsLeft, seed % 2 == 0 ? 25 : 15)
      answer(&ranking) {
        XCTAssertGreaterThanOrEqual(max($0, $1), 20)
        return order[$0] < order[$1] ? .before : .after
      }
      let expected = (0..<25).sorted { order[$0] < order[$1] }
      XCTAssertEqual(
        ranking.places.flatMap(\.items), Array(expected.prefix(ranking.placeLimit ?? 25)))
    }
  }

  func testTheOldPlacesAreKnownWhileAnAddedItemIsOpen() {
    var ranking = Ranking(of: [[1, 2, 3]])
    answer(&ranking) { $0 < $1 ? .before : .after }
    ranking.add([4])
    XCTAssertEqual(ranking.places.flatMap(\.items), [1, 2, 3])
  }

  func testTheFirstPlacesNeedFewerQuestions() {
    for seed in 0..<60 {
      let order = shuffled(24, seed)
      var ranking = Ranking(of: [Array(order.indices)], placeLimit: 3)
      XCTAssertLessThan(ranking.questionsLeft, 36)
      answer(&ranking) { order[$0] < order[$1] ? .before : .after }
      XCTAssertEqual(
        ranking.places.flatMap(\.items), Array(order.indices.sorted { order[$0] < order[$1] }[..<3])
      )
    }
  }

  func testAChoiceThatContradictsEarlierOnesIsIgnored() {
    let ranking = Ranking(
      of: [[1, 2, 3]],
      choices: [
        .compared(1, .before, 2), .compared(2, .before, 3), .compared(3, .before, 1),
        .compared(9, .before, 1), .skipped(9), .compared(1, .same, 1), .compared(1, .before, 1),
      ])
    XCTAssertNil(ranking.question)
    XCTAssertEqual(ranking.places.map(\.items), [[1], [2], [3]])
  }

  func testAMissingItemIsLeftOut() {
    var ranking = Ranking(of: [[1, 2, 3]], missing: [2, 9])
    XCTAssertTrue(ranking.isSkipped(2))
    XCTAssertFalse(ranking.isSkipped(9))
    XCTAssertEqual(answer(&ranking) { $0 < $1 ? .before : .after }, 1)
    XCTAssertEqual(ranking.places.map(\.items), [[1], [3]])
  }
}

/// Answers all questions, and returns their number. The number that is left must shrink.
@discardableResult
private func answer(
  _ ranking: inout Ranking<Int>, _ outcome: (Int, Int) -> RankOutcome
) -> Int {
  var count = 0
  var left = ranking.questionsLeft
  while let question = ranking.question {
    ranking.make(choice(question, outcome))
    XCTAssertTrue(ranking.questionsLeft < left || left == 1)
    left = ranking.questionsLeft
    count += 1
  }
  XCTAssertEqual(left, 0)
  return count
}

private func choice(
  _ question: Ranking<Int>.Question, _ outcome: (Int, Int) -> RankOutcome
) -> Ranking<Int>.Choice {
  .compared(question.first, outcome(question.first, question.second), question.second)
}

/// The fewest questions that can tell all orders of some items apart: ⌈log₂ n!⌉.
private func limit(_ count: Int) -> Double {
  (1...count).reduce(0) { $0 + log2(Double($1)) }.rounded(.up)
}

private func permutations(of items: [Int]) -> [[Int]] {
  guard !items.isEmpty else { return [[]] }
  return items.flatMap { item in
    permutations(of: items.filter { $0 != item }).map { [item] + $0 }
  }
}

private func shuffled(_ count: Int, _ seed: Int) -> [Int] {
  var random = Seeded(seed: seed)
  return (0..<count).shuffled(using: &random)
}

/// A generator with the same numbers in every run.
struct Seeded: RandomNumberGenerator {
  private var state: UInt64

  init(seed: Int) { state = UInt64(seed) &+ 0x9E37_79B9_7F4A_7C15 }

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return (state ^ (state >> 33)) &* 0xFF51_AFD7_ED55_8CCD
  }
}
