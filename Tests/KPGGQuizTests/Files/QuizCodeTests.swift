import XCTest

@testable import KPGGCore
@testable import KPGGQuiz

final class QuizCodeTests: XCTestCase {
  func testACodeGivesTheSameQuizBack() throws {
    for quiz in BundledQuiz.all {
      let document = try quiz.file.document
      XCTAssertEqual(try QuizCode.document(in: QuizCode(document).text), document, quiz.id)
    }
    let document = try QuizFile.sample.document
    let code = try QuizCode(document).text
    XCTAssertEqual(try QuizCode(document).text, code)
    XCTAssertEqual(try QuizCode.document(in: code), document.withoutComments)
  }

  func testEveryPartOfADocumentIsInItsCode() throws {
    var document = QuizDocument(title: "🎤 ½ İ")
    (document.author, document.level, document.seconds) = ("—", .hard, 600)
    document.seed = .max
    for id in [
      "lineup IVE", "initials OTHER", "song IVE", "song IVE Eleven", "song IVE Eleven title",
      "profile IVE/Liz", "profile IVE/Other", "odd IVE", "odd IVE IVE/Liz", "debut IVE",
      "debut IVE AOA KARA 2NE1", "members 새그룹",
    ] {
      let id = try XCTUnwrap(QuizQuestionID(id))
      document.items += [
        .init(.generated(.init(id))), .init(.generated(.init(id, prompt: "누구?", clues: []))),
        .init(.generated(.init(id, clues: [.own("a"), .generated(99), .generated(1)]))),
      ]
    }
    let texts = (0..<20).map { "x\($0)" }
    document.items += [
      .init(.own(.init("a", answers: ["b"]))),
      .init(.own(.init("c", answers: texts, wrongChoices: Array(texts.prefix(8)), clues: texts))),
    ]
    XCTAssertEqual(try QuizCode.document(in: QuizCode(document).text), document)
  }

  func testACodeIsTheTextOfTheQuizWithAChecksum() throws {
    let code = try QuizCode(document("Q: { lineup OHMYGIRL }\nQ: { profile IVE/Liz }")).text
    XCTAssertEqual(
      code,
      "kpgg2-e2ddea-dGl0bGU6IEEKbGV2ZWw6IGVhc3kKClE6IHsgbGluZXVwIE9ITVlHSVJMIH0KClE6"
        + "IHsgcHJvZmlsZSBJVkUvTGl6IH0K"
    )
  }

  func testACodeOfTheFirstVersionIsToldToBeOld() throws {
    let code = "kpgg1-v1Yx2tX_n7ZtGA-MNQ"
    assertError(.olderVersion(1), in: code)
    XCTAssertEqual(
      QuizCodeError(.olderVersion(1)).text,
      QuizText(
        english: "the quiz code has the old version 1; ask for a new code",
        korean: "이전 버전 1의 퀴즈 코드입니다. 새 코드를 받으세요"))
  }

  func testADamagedCodeIsToldFromAForeignOne() throws {
    let code = try QuizCode(QuizFile.sample.document).text
    for (text, error) in [
      ("", QuizCodeError.Reason.foreign), ("hello", .foreign), ("kpgg", .foreign),
      ("kpgg1", .foreign),
      ("kpgg-AAAA", .foreign), ("kpgg0-AAAA", .foreign), ("kpgg99999-AAAA", .foreign),
      ("kpgg١-AAAA", .foreign), ("https://example.org/" + code, .foreign),
      (String(repeating: "a", count: 1 << 20), .foreign), ("kpgg2-", .damaged),
      (String(code.dropLast()), .damaged), (code + "A", .damaged), (code + "=", .damaged),
      (code.replacing(code.dropFirst(20).prefix(1), with: "~"), .damaged),
      (code + String(repeating: "A", count: 16_384), .damaged), ("kpgg3-AAAA", .newerVersion(3)),
      ("kpgg12-\u{1B}", .newerVersion(12)),
    ] {
      assertError(error, in: text)
    }
    XCTAssertEqual(
      try QuizCode.document(in: " \(code.prefix(30))\n  \(code.dropFirst(30))\r\n"),
      try QuizCode.document(in: code))
  }

  func testAnInvalidQuizHasNoCode() throws {
    XCTAssertThrowsError(try QuizCode(QuizDocument(title: "A"))) { error in
      let kinds = (error as? QuizCodeError)?.problems?.list.map(\.kind)
      XCTAssertEqual(kinds, [.noQuestions])
    }
    let texts = (0..<300).map { "Q: \(String(repeating: "a", count: 60)) \($0)\nA: B" }
    let long = try document(texts.joined(separator: "\n"))
    XCTAssertThrowsError(try QuizCode(long)) { error in
      guard case .tooLong(let count)? = (error as? QuizCodeError)?.reason else {
        return XCTFail("\(error)")
      }
      XCTAssertGreaterThan(count, 1_000)
    }
  }

  func testTenThousandMutationsNeverTrap() throws {
    var generator = SeededGenerator(seed: 16)
    let code = try QuizCode(QuizFile.sample.document).text
    let alphabet = Array("ABCXYZabcxyz0123456789-_= \n~".utf8)
    for _ in 0..<10_000 {
      let bytes = generator.mutated(Array(code.utf8), alphabet: alphabet)
      let text = String(decoding: bytes, as: UTF8.self)
      guard let document = try? QuizCode.document(in: text) else { continue }
      XCTAssertEqual(try QuizCode.document(in: QuizCode(document).text), document)
    }
  }

  func testHostileContentWithARightChecksumIsAnErrorOrAQuiz() throws {
    var generator = SeededGenerator(seed: 17)
    let valid = try document("Q: { song 2NE1 }\nQ: 누구?\nA: KARA").text.utf8
    for round in 0..<1_500 {
      let bytes =
        round % 3 == 0
        ? (0..<generator.index(below: 200)).map { _ in UInt8(generator.index(below: 256)) }
        : generator.mutated(Array(valid), alphabet: [0, 255])
      guard let document = try? QuizCode.document(in: QuizCode.text(of: bytes)) else { continue }
      XCTAssertEqual(try QuizCode.document(in: QuizCode(document).text), document)
    }
  }

  func testContentThatIsNotTheTextOfAQuizIsInvalid() {
    for text in [
      "", "title: A", "title: A\nQ: B\nA: C", "# D\ntitle: A\nlevel: easy\n\nQ: B\nA: C\n",
    ] {
      XCTAssertThrowsError(try QuizCode.document(in: QuizCode.text(of: Array(text.utf8))), text) {
        guard case .invalid? = ($0 as? QuizCodeError)?.reason else { return XCTFail("\($0)") }
      }
    }
  }

  private func document(_ text: String) throws -> QuizDocument {
    try QuizFile(decoding: "title: A\n\(text)".utf8).document
  }

  private func assertError(_ error: QuizCodeError.Reason, in text: String, line: UInt = #line) {
    XCTAssertThrowsError(try QuizCode.document(in: text), text, line: line) {
      XCTAssertEqual(($0 as? QuizCodeError)?.reason, error, text, line: line)
    }
  }
}
