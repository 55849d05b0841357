import XCTest

@testable import KPGGCore
@testable import KPGGQuiz

final class QuizCodeTests: XCTestCase {
  func testACodeGivesTheSameQuizBack() throws {
    for quiz in BundledQuiz.all {
      XCTAssertEqual(try reread(quiz.file), try quiz.file.document, quiz.id)
    }
    XCTAssertEqual(try QuizFile.sample.code(), try QuizFile.sample.code())
    XCTAssertEqual(try reread(.sample), try QuizFile.sample.document.withoutComments)
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
    XCTAssertEqual(try reread(QuizFile(document)), document)
  }

  func testACodeIsTheTextOfTheQuizWithAChecksum() throws {
    XCTAssertEqual(
      try file("Q: { lineup OHMYGIRL }\nQ: { profile IVE/Liz }").code(),
      "kpgg2-e2ddea-dGl0bGU6IEEKbGV2ZWw6IGVhc3kKClE6IHsgbGluZXVwIE9ITVlHSVJMIH0KClE6"
        + "IHsgcHJvZmlsZSBJVkUvTGl6IH0K"
    )
  }

  func testADamagedCodeIsToldFromAForeignOne() throws {
    let code = try QuizFile.sample.code()
    for (text, error) in [
      ("", QuizCodeError.foreign), ("hello", .foreign), ("kpgg", .foreign), ("kpgg1", .foreign),
      ("kpgg-AAAA", .foreign), ("kpgg0-AAAA", .foreign), ("kpgg99999-AAAA", .foreign),
      ("kpgg١-AAAA", .foreign), ("https://example.org/" + code, .foreign),
      (String(repeating: "a", count: 1 << 20), .foreign), ("kpgg2-", .damaged),
      (String(code.dropLast()), .damaged), (code + "A", .damaged), (code + "=", .damaged),
      (code.replacing(code.dropFirst(20).prefix(1), with: "~"), .damaged),
      (code + String(repeating: "A", count: 16_384), .damaged), ("kpgg3-AAAA", .newerVersion(3)),
      ("kpgg12-\u{1B}", .newerVersion(12)), ("kpgg1-v1Yx2tX_n7ZtGA-MNQ", .olderVersion(1)),
    ] {
      assertError(error, in: text)
    }
    XCTAssertEqual(
      QuizCodeError.olderVersion(1).text,
      BilingualText(
        english: "the quiz code has the old version 1; ask for a new code",
        korean: "이전 버전(1)의 퀴즈 코드입니다. 새 코드를 받으세요"))
    XCTAssertEqual(
      try QuizFile(code: " \(code.prefix(30))\n  \(code.dropFirst(30))\r\n").document,
      try QuizFile.sample.document.withoutComments)
  }

  func testALongQuizHasNoCode() throws {
    let texts = (0..<300).map { "Q: \(String(repeating: "a", count: 60)) \($0)\nA: B" }
    XCTAssertThrowsError(try file(texts.joined(separator: "\n")).code()) { error in
      XCTAssertEqual(error as? QuizCodeError, .tooLong(by: 13_111))
    }
  }

  func testTenThousandMutationsNeverTrap() throws {
    var generator = SeededGenerator(seed: 16)
    let code = try QuizFile.sample.code()
    let alphabet = Array("ABCXYZabcxyz0123456789-_= \n~".utf8)
    for _ in 0..<10_000 {
      let bytes = generator.mutated(Array(code.utf8), alphabet: alphabet)
      guard let file = try? QuizFile(code: String(decoding: bytes, as: UTF8.self)) else { continue }
      XCTAssertEqual(try reread(file), file.document)
    }
  }

  func testHostileContentWithARightChecksumIsAnErrorOrAQuiz() throws {
    var generator = SeededGenerator(seed: 17)
    let valid = try file("Q: { song 2NE1 }\nQ: 누구?\nA: KARA").document.text.utf8
    for round in 0..<1_500 {
      let bytes =
        round % 3 == 0
        ? (0..<generator.index(below: 200)).map { _ in UInt8(generator.index(below: 256)) }
        : generator.mutated(Array(valid), alphabet: [0, 255])
      guard let file = try? QuizFile(code: QuizFile.code(of: bytes)) else { continue }
      XCTAssertEqual(try reread(file), file.document)
    }
  }

  func testContentThatIsNotTheTextOfAQuizIsInvalid() {
    for text in [
      "", "title: A", "title: A\nQ: B\nA: C", "# D\ntitle: A\nlevel: easy\n\nQ: B\nA: C\n",
    ] {
      assertError(.invalid, in: QuizFile.code(of: Array(text.utf8)))
    }
  }

  private func file(_ text: String) throws -> QuizFile {
    try QuizFile(decoding: "title: A\n\(text)".utf8)
  }

  /// The document in the code of a quiz.
  private func reread(_ file: QuizFile) throws -> QuizDocument {
    try QuizFile(code: file.code()).document
  }

  private func assertError(_ error: QuizCodeError, in text: String, line: UInt = #line) {
    XCTAssertThrowsError(try QuizFile(code: text), text, line: line) {
      XCTAssertEqual($0 as? QuizCodeError, error, text, line: line)
    }
  }
}
