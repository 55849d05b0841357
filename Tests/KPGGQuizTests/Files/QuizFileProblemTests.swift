import XCTest

@testable import KPGGCore
@testable import KPGGQuiz

/// Mistakes that are found without a catalog.
final class QuizFileProblemTests: XCTestCase {
  private typealias Kind = QuizDocument.Problem.Kind

  func testEachMistakeIsFoundAtItsPlace() {
    let start = "title: A\n"
    let long = String(repeating: "가", count: 501)
    let cases: [(text: String, line: Int, column: Int, kind: Kind)] = [
      ("Q: B\nA: C", 1, 1, .missingTitle), (start, 1, 1, .noQuestions), ("", 1, 1, .missingTitle),
      (start + "tilte: B\nQ: B\nA: C", 2, 1, .unknownKey("tilte", suggestion: "title")),
      (start + " author: B\nQ: B\nA: C", 2, 2, .unknownKey("author", suggestion: nil)),
      (start + "Title: B\nQ: B\nA: C", 2, 1, .repeatedKey("title")),
      (start + "Q: B\nA: C\ntime: 9", 4, 1, .lateKey("time")),
      (start + "level:  expert", 2, 9, .invalidLevel("expert")),
      (start + "time: 4", 2, 7, .invalidTime("4")),
      (start + "time: 601", 2, 7, .invalidTime("601")),
      (start + "time: +20", 2, 7, .invalidTime("+20")), (start + "time:", 2, 6, .invalidTime("")),
      (
        start + "time: 99999999999999999999", 2, 7, .invalidTime("99999999999999999999")
      ),
      (start + "seed: -1", 2, 7, .invalidSeed("-1")),
      (start + "seed: 18446744073709551616", 2, 7, .invalidSeed("18446744073709551616")),
      (start + "KARA", 2, 1, .unknownLine), (start + "Which one: B", 2, 1, .unknownLine),
      ("title:\nQ: B\nA: C", 1, 7, .empty(.title)),
      ("title: \(String(repeating: "a", count: 101))\nQ: B\nA: C", 1, 8, .tooLong(.title)),
      (start + "by: \nQ: B\nA: C", 2, 4, .empty(.author)),
      (start + "Q:\nA: C", 2, 3, .empty(.question)),
      (start + "Q: \(long)\nA: C", 2, 4, .tooLong(.question)),
      (start + "Q: B", 2, 4, .noAnswer), (start + "Q: B\n- C\n? D", 2, 4, .noAnswer),
      (start + "Q: B\nA:", 3, 3, .empty(.answer)), (start + "Q: B\nA: C\n-", 4, 2, .empty(.choice)),
      (start + "Q: B\nA: C\n?", 4, 2, .empty(.clue)),
      (start + "A: C\nQ: B\nA: C", 2, 1, .outsideQuestion(.answer)),
      (start + "  - C\nQ: B\nA: C", 2, 3, .outsideQuestion(.choice)),
      (start + "? C\nQ: B\nA: C", 2, 1, .outsideQuestion(.clue)),
      (start + "Q: { song IVE }\nA: C", 3, 1, .notGenerated(.answer)),
      (start + "Q: { song IVE }\n- C", 3, 1, .notGenerated(.choice)),
      (start + "Q: { song IVE }\n?\n? C", 4, 3, .empty(.clue)),
      (start + "Q: { song IVE }\n? C\n?", 4, 2, .empty(.clue)),
      (start + "Q: { song IVE }\n? { 0 }", 3, 5, .invalidClueNumber("0")),
      (start + "Q: { song IVE }\n? { x }", 3, 5, .invalidClueNumber("x")),
      (start + "Q: { song IVE }\n? { 1", 3, 3, .openBrace),
      (start + "Q: 가나 } { song IVE }", 2, 7, .strayBrace),
      (start + "Q: 가나 { song IVE } ?", 2, 7, .strayBrace),
      (start + "Q: 가나 { song IVE", 2, 7, .openBrace), (start + "Q: { }", 2, 4, .empty(.question)),
      (start + "Q: { sogn IVE }", 2, 4, .unknownKind("sogn", suggestion: "song")),
      (start + "Q: { own 1234 }", 2, 4, .unknownKind("own", suggestion: nil)),
      (start + "Q: { song }", 2, 4, .wrongSubjects(.song)),
      (start + "Q: { lineup IVE AOA }", 2, 4, .wrongSubjects(.lineup)),
      (start + "Q: { debut A B C D E }", 2, 4, .wrongSubjects(.debut)),
      (start + "Q: B\u{202E}\nA: C", 2, 5, .harmfulCharacter("U+202E")),
      (start + "Q: \u{1B}[31m\nA: C", 2, 4, .harmfulCharacter("U+001B")),
      (start + "Q: B\u{E0001}\nA: C", 2, 5, .harmfulCharacter("U+E0001")),
      (start + "Q: I\u{AD}VE\nA: C", 2, 5, .harmfulCharacter("U+00AD")),
      (start + "Q: B\nA: \u{3164}", 3, 4, .harmfulCharacter("U+3164")),
      (start + "Q: B\nA: C\n- \u{200B}C", 4, 3, .harmfulCharacter("U+200B")),
      (start + "Q: B\rA: C", 2, 5, .harmfulCharacter("U+000D")),
    ]
    for (text, line, column, kind) in cases {
      let expected = QuizDocument.Problem(kind, at: JSONPosition(line: line, column: column))
      XCTAssertEqual(problems(in: text).first, expected, text)
    }
  }

  func testOneMistakeIsReportedOnce() {
    for text in [
      "title: A\nQ: { sogn IVE }\nA: B\n- C", "title: A\nQ:\nA: B", "titel: A\nby: B",
    ] {
      XCTAssertLessThan(problems(in: text).count, 3, text)
    }
    XCTAssertEqual(problems(in: "title: A\nQ:\nA: B").count, 1)
  }

  func testALineThatCannotBeReadMayBeTheTitle() {
    XCTAssertEqual(
      problems(in: "title: x\u{1B}[31m\nQ: B\nA: C").map(\.kind), [.harmfulCharacter("U+001B")])
    XCTAssertEqual(
      problems(in: "Q: B\nA: C\u{1B}[31m").map(\.kind),
      [.missingTitle, .harmfulCharacter("U+001B")])
  }

  func testQuestionsAfterTheLimitAreNotRead() {
    let questions = (0..<600).map { "\nQ: q\($0)" + (0..<15).map { "\nA: a\($0)" }.joined() }
    let file = "title: A" + questions.joined()
    XCTAssertEqual(
      problems(in: file).map(\.description),
      ["line 8002, column 4: a quiz has at most 500 questions"])
    let unanswered = "title: A" + String(repeating: "\nQ: { song IVE }", count: 499) + "\nQ: B"
    XCTAssertEqual(
      problems(in: unanswered + "\nQ: C").map(\.kind), [.noAnswer, .tooManyQuestions])
  }

  func testAllMistakesAreReportedUpToAHundred() {
    XCTAssertEqual(
      problems(in: "time: 1\nlevel: x\nQ: B").map(\.position.line), [1, 1, 2, 3])
    let many = "title: A\n" + String(repeating: "?\n", count: 5_000)
    XCTAssertEqual(problems(in: many).count, 100)
  }

  func testTextThatIsNotUTF8HasAPosition() {
    let bytes = Array("title: A\nQ: 가".utf8) + [0xFF] + Array("\nA: B".utf8)
    XCTAssertThrowsError(try QuizFile(decoding: bytes)) { error in
      XCTAssertEqual(
        (error as? QuizDocument.Problems)?.list.map(\.description),
        ["line 2, column 5: the line is not UTF-8 text"])
    }
  }

  func testCountsAreLimited() {
    func problem(_ field: QuizDocument.Field, _ sign: String, _ count: Int) -> Kind? {
      let lines = (0..<count).map { "\(sign) x\($0)" }.joined(separator: "\n")
      return problems(in: "title: A\nQ: B\nA: C\n" + lines).first?.kind
    }
    XCTAssertNil(problem(.answer, "A:", 19))
    XCTAssertEqual(problem(.answer, "A:", 20), .tooMany(.answer))
    XCTAssertNil(problem(.choice, "-", 8))
    XCTAssertEqual(problem(.choice, "-", 9), .tooMany(.choice))
    XCTAssertNil(problem(.clue, "?", 20))
    XCTAssertEqual(problem(.clue, "?", 21), .tooMany(.clue))
    let questions = "title: A" + String(repeating: "\nQ: { song IVE }", count: 501)
    XCTAssertEqual(problems(in: questions).map(\.kind), [.tooManyQuestions])
  }

  func testSizesAreLimited() {
    XCTAssertEqual(
      problems(in: "title: " + String(repeating: "a", count: 1 << 20)).map(\.kind),
      [.tooLarge])
    let line = "title: A\n# " + String(repeating: "\u{301}", count: 100_000)
    XCTAssertEqual(problems(in: line).map(\.kind), [.lineTooLong])
  }

  func testProblemsHaveTextsInBothLanguages() {
    let problem = problems(in: "title: A\nlevl: easy\nQ: B\nA: C").first
    XCTAssertEqual(
      problem?.text.english, "line 2, column 1: unknown key 'levl'; did you mean 'level'?")
    XCTAssertEqual(problem?.text.korean, "2행 1열: 알 수 없는 키 'levl'. 혹시 'level'인가요?")
  }

  private func problems(in text: String) -> [QuizDocument.Problem] {
    do {
      _ = try QuizFile(decoding: text.utf8)
      return []
    } catch {
      return error.list
    }
  }
}
