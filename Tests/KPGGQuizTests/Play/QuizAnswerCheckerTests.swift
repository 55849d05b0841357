import XCTest

@testable import KPGGCore
@testable import KPGGQuiz

final class QuizAnswerCheckerTests: XCTestCase {
  func testTheTableOfAnswers() async throws {
    let (generator, checker) = try await quiz()
    try assertAnswers(in: "quiz/answers.tsv", generator, checker)
  }

  func testTheNumberOfAChoiceIsAnAnswer() async throws {
    let (generator, checker) = try await quiz()
    let id = QuizQuestionID(.initials, ["OHMYGIRL"])
    let question = try XCTUnwrap(generator.question(id, level: .easy, seed: 0))
    let right = try XCTUnwrap(question.choices.firstIndex { $0.id == .record("OHMYGIRL") }) + 1
    for number in 1...4 {
      XCTAssertEqual(
        checker.verdict(on: " \(number).", to: question), number == right ? .right : .wrong)
    }
    for text in ["0", "5", "99999999999999999999"] {
      XCTAssertEqual(checker.verdict(on: text, to: question), .wrong)
    }
    XCTAssertEqual(checker.verdict(on: "오마이걸", to: question), .right)
  }

  func testTheTextOfAChoiceCountsBeforeItsNumberAndATypo() {
    let choices = ["3", "dreaming", "1", "dreamins", "C", "C#"].choices
    let checker = QuizAnswerChecker(FullCatalog([]))
    for (right, text, verdict): (Int, String, QuizVerdict) in [
      (0, "3", .right), (0, "1", .wrong), (2, "3", .wrong), (2, "1", .right), (3, "4", .right),
      (1, "dreaming", .right), (1, "Dreamins", .wrong), (1, "dreamink", .typo), (4, "C#", .wrong),
      (5, "c", .wrong), (5, "c#", .right),
    ] {
      let question = QuizQuestion.sample(choices: choices, solution: .one(choices[right]))
      XCTAssertEqual(checker.verdict(on: text, to: question), verdict, "\(right) \(text)")
    }
  }

  func testATitleWithoutAKoreanOneCanBeSpelledInHangul() throws {
    var sample = QuizSample()
    try sample.add("ONE", songs: ["CHEER UP", "Chair Up"])
    let checker = QuizAnswerChecker(FullCatalog(sample.lineUps))
    let names = ["CHEER UP", "HYPE BOY"].choices
    for (text, name, verdict): (String, Int, QuizVerdict) in [
      ("치어 업", 0, .right), ("하입보이", 1, .right), ("하입보이", 0, .wrong), ("치어업", 1, .wrong),
      ("하입", 1, .wrong),
    ] { XCTAssertEqual(checker.verdict(on: text, for: names[name]), verdict, text) }
    let named = QuizChoice(
      id: names[0].id, name: BilingualText(english: "CHEER UP", korean: "힘내"))
    XCTAssertEqual(checker.verdict(on: "치어업", for: named), .wrong)
  }

  func testAnOrderIsTypedAsNumbersOrNames() throws {
    let names = ["KARA", "SECRET", "APINK"].choices
    let question = QuizQuestion.sample(solution: .order(names, numbers: "312"))
    let checker = QuizAnswerChecker(FullCatalog([]))
    for (text, verdict): (String, QuizVerdict) in [
      ("312", .right), ("3, 1, 2", .right), ("3 > 1 > 2", .right), ("kara, secret, a-pink", .right),
      ("kara, secrte, apink", .typo), ("321", .wrong), ("31", .wrong), ("", .wrong),
      ("secret, kara, apink", .wrong), ("kara, secret", .wrong),
      ("kara, secret, apink, ive", .wrong), ("kara secret a pink", .right),
      ("kara secret, apink", .right), ("kara secrte apink", .typo), ("secret kara apink", .wrong),
      ("kara secret", .wrong), ("kara secret apink ive", .wrong),
      ("kara kara secret apink", .wrong),
    ] { XCTAssertEqual(checker.verdict(on: text, to: question), verdict, text) }
  }

  func testATypoNearerToAnotherNameIsWrong() throws {
    var sample = QuizSample()
    try sample.add("DREAMERS")
    let name = ["DREAMING"].choices[0]
    XCTAssertEqual(
      QuizAnswerChecker(FullCatalog(sample.lineUps)).verdict(on: "dreamins", for: name), .typo)
    XCTAssertEqual(
      QuizAnswerChecker(FullCatalog(sample.lineUps)).verdict(on: "dreamens", for: name), .wrong)
    XCTAssertEqual(QuizAnswerChecker(FullCatalog([])).verdict(on: "dreamens", for: name), .typo)
  }

  func testAMissingLetterIsATypoUnlessItMakesAnotherName() throws {
    let choices = ["DREAMING", "DREAMIN"].choices
    let checker = QuizAnswerChecker(FullCatalog([]))
    XCTAssertEqual(checker.verdict(on: "dreamin", for: choices[0]), .typo)
    let question = QuizQuestion.sample(choices: choices, solution: .one(choices[0]))
    XCTAssertEqual(checker.verdict(on: "dreamin", to: question), .wrong)
    var sample = QuizSample()
    try sample.add("DREAMIN")
    let catalogChecker = QuizAnswerChecker(FullCatalog(sample.lineUps))
    XCTAssertEqual(catalogChecker.verdict(on: "dreamin", for: choices[0]), .wrong)
  }

  func testANameOfTheCatalogIsNotReadInTheOtherKeyboardLayout() throws {
    var sample = QuizSample()
    let name = QuizChoice(
      id: .text("IDOL"), name: BilingualText(english: "IDOL", korean: "아이"))
    try sample.add("NOBODY")
    XCTAssertEqual(
      QuizAnswerChecker(FullCatalog(sample.lineUps)).verdict(on: "dkdl", for: name), .right)
    try sample.add("DKDL")
    XCTAssertEqual(
      QuizAnswerChecker(FullCatalog(sample.lineUps)).verdict(on: "dkdl", for: name), .wrong)
  }

  func testAVeryLongAnswerIsWrong() async throws {
    let (generator, checker) = try await quiz()
    let id = QuizQuestionID(.members, ["IVE"])
    let question = try XCTUnwrap(generator.question(id, level: .hard, seed: 0))
    for text in [
      String(repeating: "a", count: 100_000), String(repeating: "a ", count: 2_000),
      String(repeating: ",", count: 4_000),
    ] { XCTAssertEqual(checker.verdict(on: text, to: question), .wrong) }
  }
}

/// Checks typed answers to hard questions against a table of verdicts.
func assertAnswers(
  in fixture: String, _ generator: QuizGenerator, _ checker: QuizAnswerChecker
) throws {
  let lines = String(decoding: try Fixture.data(fixture), as: UTF8.self).split(separator: "\n")
  for line in lines where !line.hasPrefix("#") {
    let columns = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    XCTAssertEqual(columns.count, 3, String(line))
    let id = try XCTUnwrap(QuizQuestionID(columns[0]), columns[0])
    guard let question = generator.question(id, level: .hard, seed: 1) else {
      XCTFail("no question \(columns[0])")
      continue
    }
    XCTAssertEqual("\(checker.verdict(on: columns[1], to: question))", columns[2], String(line))
    let decomposed = UnicodeForm.decomposed(columns[1])
    XCTAssertEqual(
      "\(checker.verdict(on: decomposed, to: question))", columns[2], "\(line) (NFD)")
  }
}

private func quiz() async throws -> (QuizGenerator, QuizAnswerChecker) {
  (try await .sample(), QuizAnswerChecker(FullCatalog(try await SampleCatalog.lineUps())))
}
