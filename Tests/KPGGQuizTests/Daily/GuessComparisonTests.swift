import XCTest

@testable import KPGGCore
@testable import KPGGQuiz

final class GuessComparisonTests: XCTestCase {
  func testNumbersTellWhetherTheAnswerIsHigherOrLower() throws {
    XCTAssertEqual(try mark("debut 2015", "debut 2016", .debutYear), .higher)
    XCTAssertEqual(try mark("debut 2016", "debut 2015", .debutYear), .lower)
    XCTAssertEqual(try mark("debut 2016", "debut 2016", .debutYear), .right)
    XCTAssertEqual(try mark("members 1", "members 2", .memberCount), .higher)
  }

  func testSharedValuesAreMarkedPartly() throws {
    XCTAssertEqual(try mark("agency A / B", "agency B / C", .agency), .partly)
    XCTAssertEqual(try mark("agency A / B", "agency B / A", .agency), .right)
    XCTAssertEqual(try mark("agency A", "agency B", .agency), .wrong)
    XCTAssertEqual(try mark("korean 우아", "korean 아우라", .initials), .partly)
    XCTAssertEqual(try mark("korean 우아", "korean 오요", .initials), .right)
    XCTAssertEqual(try mark("korean 우아", "korean 우", .initials), .partly)
    XCTAssertEqual(try mark("korean 우아", "korean 카라", .initials), .wrong)
  }

  func testMBTIIsComparedByLetters() throws {
    let compared = try [MBTI.esfj, .enfp, .intp].map { guess in
      try XCTUnwrap(comparison(of: mbti(guess), with: mbti(.esfj))[.mbti])
    }
    XCTAssertEqual(compared, [.right, .partly, .wrong])
  }

  func testAnUnknownValueOnEitherSideIsUnknown() throws {
    XCTAssertEqual(try mark("", "debut 2016", .debutYear), .unknown)
    XCTAssertEqual(try mark("debut 2016", "", .debutYear), .unknown)
    XCTAssertEqual(try mark("", "", .debutYear), .unknown)
  }

  func testOnlyTheAnswerItselfSolvesThePuzzle() throws {
    let answer = try candidate("debut 2016", id: "IVE")
    XCTAssertTrue(GuessComparison(of: answer, with: answer).isSolved)
    XCTAssertFalse(
      GuessComparison(of: try candidate("debut 2016", id: "AOA"), with: answer).isSolved)
  }

  func testAGuessAgainstAnArrowIsAContradiction() throws {
    let earlier = GuessComparison(
      of: try candidate("debut 2015"), with: try candidate("debut 2018"))
    for (year, isPossible) in [
      (2014, false), (2015, false), (2016, true), (2018, true), (2020, true),
    ] {
      let found = GuessComparison.contradictions(
        of: try candidate("debut \(year)"), with: [earlier])
      XCTAssertEqual(found.isEmpty, isPossible, "\(year)")
    }
  }

  func testAContradictionNamesTheAttributeAndTheEarlierGuess() throws {
    let answer = try candidate("agency A,debut 2018,korean 카라")
    let earlier = try ["agency A", "agency B,debut 2020"].map {
      GuessComparison(of: try candidate($0), with: answer)
    }
    XCTAssertEqual(
      GuessComparison.contradictions(
        of: try candidate("agency B,debut 2019,korean 우아"), with: earlier),
      [
        GuessComparison.Contradiction(attribute: .agency, guessIndex: 0),
        GuessComparison.Contradiction(attribute: .agency, guessIndex: 1),
      ])
  }

  func testUnknownAttributesContradictNothing() throws {
    let earlier = GuessComparison(
      of: try candidate("debut 2015"), with: try candidate("debut 2018"))
    XCTAssertEqual(GuessComparison.contradictions(of: try candidate(""), with: [earlier]), [])
    let unknown = GuessComparison(of: try candidate("debut 2015"), with: try candidate(""))
    XCTAssertEqual(
      GuessComparison.contradictions(of: try candidate("debut 2018"), with: [unknown]), [])
  }

  func testTheAnswerNeverContradictsItsOwnMarks() async throws {
    for kind in DailyPuzzle.Kind.allCases {
      let candidates = try await DailySample.sample(kind).all.prefix(100)
      for answer in candidates {
        let guesses = candidates.map { GuessComparison(of: $0, with: answer) }
        XCTAssertEqual(GuessComparison.contradictions(of: answer, with: guesses), [])
        XCTAssertEqual(guesses.count(where: \.isSolved), 1, answer.id.description)
      }
    }
  }

  private func mark(
    _ guess: String, _ answer: String, _ attribute: GuessAttribute
  ) throws -> GuessMark? {
    comparison(of: try candidate(guess), with: try candidate(answer))[attribute]
  }

  private func comparison(
    of guess: DailyCandidate, with answer: DailyCandidate
  ) -> [GuessAttribute: GuessMark] {
    Dictionary(
      GuessComparison(of: guess, with: answer).markedAttributes.map { ($0.attribute, $0.mark) }
    ) { first, _ in first }
  }

  /// Creates a candidate: `agency A,debut 2018`.
  private func candidate(_ text: String, id: String = "NEW") throws -> DailyCandidate {
    var group = try group(id)
    var members: [Member] = []
    for part in text.split(separator: ",") {
      let value = String(part.drop { $0 != " " }.dropFirst())
      switch part.prefix(while: { $0 != " " }) {
      case "debut": group.debutDate = try checked(value)
      case "agency": group.agency = value
      case "korean": group.koreanName = value
      case "members":
        members = try (0..<(try XCTUnwrap(Int(value)))).map { try member("NEW/\($0)") }
      default: XCTFail(text)
      }
    }
    return DailyCandidate(group, members: members, in: .of([]))
  }

  private func mbti(_ type: MBTI) throws -> DailyCandidate {
    var member = try member("NEW/One")
    member.mbti = type
    return DailyCandidate(Person(main: member), in: .of([]))
  }
}
