import Foundation
import XCTest

@testable import KPGGCore
@testable import KPGGQuiz

/// The mistakes of quiz files, and the questions of valid ones.
final class QuizFileProblemTests: XCTestCase {
  private typealias Kind = QuizDocument.Problem.Kind

  func testEachMistakeIsReportedWithItsPositionInBothLanguages() async throws {
    struct Mistake: Decodable { let text, english, korean: String }
    let mistakes = try JSONDecoder().decode(
      [Mistake].self, from: Fixture.data("quiz/mistakes.json"))
    let generator = try await QuizGenerator.sample()
    for mistake in mistakes {
      let text = BilingualText(english: mistake.english, korean: mistake.korean)
      XCTAssertEqual(problems(in: mistake.text, generator).map(\.text), [text], mistake.text)
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
    for (text, field) in [
      ("title: \(String(repeating: "a", count: 101))\nQ: B\nA: C", QuizDocument.Field.title),
      ("title: A\nQ: \(String(repeating: "가", count: 501))\nA: C", .question),
    ] { XCTAssertEqual(problems(in: text).map(\.kind), [.tooLong(field)]) }
  }

  func testSizesAreLimited() {
    XCTAssertEqual(
      problems(in: "title: " + String(repeating: "a", count: 1 << 20)).map(\.kind),
      [.tooLarge])
    let line = "title: A\n# " + String(repeating: "\u{301}", count: 100_000)
    XCTAssertEqual(problems(in: line).map(\.kind), [.lineTooLong])
  }

  func testFairQuestionsHaveNoProblems() async throws {
    let generator = try await QuizGenerator.sample()
    for text in [
      "Q: KARA or SECRET?\nA: KARA\n- SECRET", "Q: B\nA: KARA\n? KARAOKE", "Q: 2010?\nA: 20",
      "Q: { song 2NE1 }\nQ: { song 2NE1 }\nQ: { song 2NE1 }", "Q: { odd IVE }\nQ: { odd IVE }",
      "Q: { debut KARA }\nQ: { debut KARA SECRET }", "Q: { lineup OHMYGIRL }\n? { 2 }\n? eight",
    ] {
      let file = try QuizFile(decoding: "title: A\n\(text)".utf8)
      XCTAssertEqual(file.problems(in: generator), [], text)
      let questions = file.document.questions(from: generator)
      XCTAssertEqual(questions.count, file.document.items.count, text)
      XCTAssertEqual(Set(questions.map(\.id)).count, questions.count, text)
    }
    XCTAssertEqual(try QuizFile.sample.problems(in: generator).map(\.kind), [.missingClue(1)])
  }

  func testAFileWrittenByHandIsPlayable() async throws {
    let text = """
      title: 2세대 걸그룹
      by: …
      level: medium
      time: 20

      Q: 이 노래를 부른 그룹은?  { song 2NE1 }
      Q: Which group debuted first?
      A: KARA
      - SECRET
      - 4MINUTE
      """
    let generator = try await QuizGenerator.sample()
    let file = try QuizFile(decoding: text.utf8)
    XCTAssertEqual(file.problems(in: generator), [])
    let questions = file.document.questions(from: generator)
    XCTAssertEqual(questions.map(\.choices.count), [4, 3])
    XCTAssertEqual(file.document.questions(from: generator), questions)
  }

  func testAnOpenSongIsTheHitOfTheGroup() async throws {
    let question = try await question("Q: 이 노래를 부른 그룹은?  { song 2NE1 }")
    XCTAssertEqual(question.id.description, "song 2NE1 I%20Am%20the%20Best")
    XCTAssertEqual(question.prompt.text.english, "이 노래를 부른 그룹은? I Am the Best")
    XCTAssertEqual(question.prompt.text.korean, "이 노래를 부른 그룹은? 내가 제일 잘 나가")
  }

  func testGivenGroupsStayInAnOpenQuestion() async throws {
    let id = try await question("Q: { debut KARA SECRET }").id
    XCTAssertTrue(Set(id.parts).isSuperset(of: ["KARA", "SECRET"]))
    XCTAssertEqual(id.parts.count, 4)
  }

  func testCluesAreShownInTheirOrder() async throws {
    let usual = try await question("Q: { song 2NE1 Ugly }")
    let question = try await question("Q: { song 2NE1 Ugly }\n? { 3 }\n? own\n? { 1 }")
    XCTAssertEqual(question.clues, [usual.clues[2], BilingualText("own"), usual.clues[0]])
    XCTAssertEqual(question.choices, usual.choices)
    XCTAssertEqual(question.openClueCount, 0)
  }

  func testAllProvingCluesAreShownFromTheStart() async throws {
    let usual = try await question("Q: { profile OHMYGIRL/Mimi }")
    let numbers = usual.clues.indices.reversed().map { "? { \($0 + 1) }" }
    let reversed = try await question(
      "Q: { profile OHMYGIRL/Mimi }\n" + numbers.joined(separator: "\n"))
    XCTAssertEqual(reversed.clues, usual.clues.reversed())
    XCTAssertEqual(reversed.openClueCount, usual.clues.count)
  }

  func testEveryAnswerOfAnOwnQuestionCounts() async throws {
    let question = try await question("Q: First?\nA: KARA\nA: the pioneers\n- SECRET\n- 4MINUTE")
    let checker = QuizAnswerChecker(FullCatalog(try await SampleCatalog.lineUps()))
    for (text, verdict) in [
      ("kara", QuizVerdict.right), ("카라", .right), ("zkfk", .right), ("the pioneers", .right),
      ("pioners", .wrong), ("the pioners", .typo), ("SECRET", .wrong), ("시크릿", .wrong),
      ("", .wrong), ("KAR", .wrong),
    ] {
      XCTAssertEqual(checker.verdict(on: text, to: question), verdict, text)
    }
    let number = try XCTUnwrap(question.choices.firstIndex { $0.id == .text("KARA") }) + 1
    XCTAssertEqual(checker.verdict(on: "\(number)", to: question), .right)
    XCTAssertEqual(checker.verdict(on: "\(number % 3 + 1)", to: question), .wrong)
    XCTAssertEqual(question.subjects, ["KARA"])
  }

  func testANameOfSeveralRecordsCountsOnlyAsItIsWritten() async throws {
    let question = try await question("Q: Who?\nA: Yuna")
    XCTAssertEqual(question.answers, ["Yuna"])
  }

  func testTheIDOfAnOwnQuestionDependsOnItsTextAndAnswers() async throws {
    var ids: [String] = []
    for text in ["Q: B\nA: C", "Q: B\nA: C\n- D\n? E", "Q: B\nA: D", "Q: C\nA: C"] {
      ids.append(try await question(text).id.description)
    }
    XCTAssertEqual(ids[0], "own d54c29bbb804")
    XCTAssertEqual(ids[0], ids[1])
    XCTAssertEqual(Set(ids).count, 3)
  }

  private func question(_ text: String) async throws -> QuizQuestion {
    let file = try QuizFile(decoding: "title: A\n\(text)".utf8)
    let questions = file.document.questions(from: try await QuizGenerator.sample())
    return try XCTUnwrap(questions.first)
  }

  private func problems(
    in text: String, _ generator: QuizGenerator? = nil
  ) -> [QuizDocument.Problem] {
    do {
      let file = try QuizFile(decoding: text.utf8)
      return generator.map(file.problems) ?? []
    } catch {
      return error.list
    }
  }
}
