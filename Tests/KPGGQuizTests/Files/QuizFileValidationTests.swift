import XCTest

@testable import KPGGCore
@testable import KPGGQuiz

/// Mistakes that only a catalog shows, and the questions of a valid file.
final class QuizFileValidationTests: XCTestCase {
  func testEachMistakeIsFoundAtItsPlace() async throws {
    let generator = try await QuizGenerator.sample()
    for (text, expected) in [
      ("Q: { lineup 2NE2 }", "2:4 group '2NE2' not found; did you mean '2NE1'?"),
      ("Q: { lineup 오마이걸 }", "2:4 group '오마이걸' not found; did you mean 'OHMYGIRL'?"),
      ("Q: { debut IVE KARRA }", "2:4 group 'KARRA' not found; did you mean 'KARA'?"),
      (
        "Q: { profile OHMYGIRL/Yoaa }",
        "2:4 member 'OHMYGIRL/Yoaa' not found; did you mean 'OHMYGIRL/YooA'?"
      ),
      ("Q: { odd IVE 유아 }", "2:4 member '유아' not found; did you mean 'OHMYGIRL/YooA'?"),
      ("Q: 누구? { song 2NE1 ugly }", "2:8 song 'ugly' of 2NE1 not found; did you mean 'Ugly'?"),
      ("Q: { song NOBODY Fire }", "2:4 group 'NOBODY' not found"),
      (
        "Q: { odd IVE IVE/Liz }",
        "2:4 the catalog has too few facts for 'odd IVE IVE/Liz' at level easy"
      ),
      ("Q: { song 2NE1 Ugly }\n? { 9 }", "3:3 usual clue { 9 } not found; the question has 3"),
      (
        "Q: { profile OHMYGIRL/Mimi }\n? dance",
        "2:4 without the usual clue { 1 }, several answers are right; add '? { 1 }'"
      ),
      (
        "Q: { lineup OHMYGIRL }\n? eight",
        "2:4 without the usual clue { 1 }, several answers are right; add '? { 1 }'"
      ),
      ("Q: { song 2NE1 Ugly }\n? 2NE1의 노래", "3:3 the text contains the answer '2NE1'"),
      ("Q: 2NE1? { song 2NE1 Ugly }", "2:4 the text contains the answer '2NE1'"),
      ("Q: B\nA: ★", "3:4 '★' has no letters or digits"),
      ("Q: B\nA: KARA\nA: kara", "4:4 the answer 'kara' is already listed"),
      ("Q: B\nA: C\n- IVE\n- i-ve", "5:3 the choice 'i-ve' is already listed"),
      ("Q: B\nA: C\n- c!", "4:3 the wrong choice 'c!' is also an answer"),
      ("Q: B\nA: 오마이걸\n- OH MY GIRL", "4:3 the wrong choice 'OH MY GIRL' is also an answer"),
      ("Q: Is it KARA?\nA: 카라", "2:4 the text contains the answer 'KARA'"),
      ("Q: B\nA: KARA\n? not 카라의", "4:3 the text contains the answer '카라'"),
      ("Q: B\nA: C\nQ: B\nA: C", "4:4 the question is the same as on line 2"),
      ("Q: { lineup IVE }\nQ: 누구? { lineup IVE }", "3:8 the question is the same as on line 2"),
    ] {
      let file = try QuizFile(decoding: "title: A\n\(text)".utf8)
      XCTAssertEqual(
        file.problems(in: generator).map { problem in
          "\(problem.position.line):\(problem.position.column) \(problem.kind.text.english)"
        }, [expected], text)
    }
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
    XCTAssertEqual(question.clues, [usual.clues[2], QuizText("own"), usual.clues[0]])
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
    let checker = QuizAnswerChecker(try await SampleCatalog.lineUps())
    for (text, verdict) in [
      ("kara", QuizVerdict.right), ("카라", .right), ("zkfk", .right), ("the pioneers", .right),
      ("pioners", .wrong), ("the pioners", .typo), ("SECRET", .wrong), ("시크릿", .wrong),
      ("", .wrong), ("KAR", .wrong),
    ] {
      XCTAssertEqual(checker.verdict(on: text, to: question), verdict, text)
    }
    let number = try XCTUnwrap(question.choices.firstIndex { $0.id == "KARA" }) + 1
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
}
