import KPGGCatalogData
import XCTest

@testable import KPGGCore
@testable import KPGGQuiz

final class QuizCodeTests: XCTestCase {
  func testACodeGivesTheSameQuizBack() throws {
    for quiz in BundledQuiz.all {
      let document = try quiz.file.document
      XCTAssertEqual(try QuizCode.document(in: QuizCode(document).text), document, quiz.id)
    }
    var document = try QuizFile.sample.document
    let code = try QuizCode(document).text
    XCTAssertEqual(try QuizCode(document).text, code)
    (document.comments, document.closingComments) = ([], [])
    for index in document.items.indices { document.items[index].comments = [] }
    XCTAssertEqual(try QuizCode.document(in: code), document)
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

  func testCodesAreShort() throws {
    let sizes = try BundledQuiz.all.map { "\($0.id) \(try QuizCode($0.file.document).text.count)" }
    XCTAssertEqual(sizes, ["second-generation 162", "hit-songs 130", "through-the-years 204"])
    let generated = try document("Q: { lineup OHMYGIRL }\nQ: { profile IVE/Liz }\nQ: { odd TWICE }")
    XCTAssertEqual(try QuizCode(generated).text, "kpgg1-v1Yx2tX_n7ZtGA-MNQ")
  }

  func testACodeOfTheFirstVersionStaysReadable() throws {
    let code =
      "kpgg1-Gchm4utGXvfOY-Qh4hXOTwC2YzCDwqpdgsKKz32zsdVf4qytv-P2YYOCFhwxWXzcapiU1YRfd9M"
    XCTAssertEqual(try QuizCode(QuizFile.sample.document).text, code)
    XCTAssertEqual(
      try QuizCode.document(in: code).items.map(\.question),
      try QuizFile.sample.document.items.map(\.question))
  }

  /// A changed dictionary would make all codes of version 1 unreadable.
  func testTheDictionaryIsUnchanged() {
    let text = String(cString: kpgg_quiz_dictionary())
    XCTAssertEqual(
      SHA256(of: Array(text.utf8)).description,
      "dc6c4e7da7bf63005694cdfb9592adb46c60158c5c9dec24f03b71b310718081")
  }

  func testADamagedCodeIsToldFromAForeignOne() throws {
    let code = try QuizCode(QuizFile.sample.document).text
    for (text, error) in [
      ("", QuizCodeError.foreign), ("hello", .foreign), ("kpgg", .foreign), ("kpgg1", .foreign),
      ("kpgg-AAAA", .foreign), ("kpgg0-AAAA", .foreign), ("kpgg99999-AAAA", .foreign),
      ("kpgg١-AAAA", .foreign), ("https://example.org/" + code, .foreign),
      (String(repeating: "a", count: 1 << 20), .foreign), ("kpgg1-", .damaged),
      (String(code.dropLast()), .damaged), (code + "A", .damaged), (code + "=", .damaged),
      (code.replacing(code.dropFirst(20).prefix(1), with: "~"), .damaged),
      (code + String(repeating: "A", count: 4096), .damaged), ("kpgg2-AAAA", .newerVersion(2)),
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
    let texts = (0..<300).map { "Q: \(SHA256(of: [UInt8($0 % 256), 7]).description) \($0)\nA: B" }
    let long = try document(texts.joined(separator: "\n"))
    XCTAssertThrowsError(try QuizCode(long)) { error in
      guard case .tooLong(let count)? = error as? QuizCodeError else { return XCTFail("\(error)") }
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
    let code = try QuizCode(document("Q: { song 2NE1 }\nQ: 누구?\nA: KARA")).text
    let valid = try XCTUnwrap(Base64URL.bytes(of: code.dropFirst(6))).dropFirst(3)
    for round in 0..<1_500 {
      let bytes =
        round % 3 == 0
        ? (0..<generator.index(below: 200)).map { _ in UInt8(generator.index(below: 256)) }
        : generator.mutated(Array(valid), alphabet: [0, 255])
      guard let document = try? QuizCode.document(in: QuizCode.text(of: bytes)) else { continue }
      XCTAssertEqual(try QuizCode.document(in: QuizCode(document).text), document)
    }
  }

  private func document(_ text: String) throws -> QuizDocument {
    try QuizFile(decoding: "title: A\n\(text)".utf8).document
  }

  private func assertError(_ error: QuizCodeError, in text: String, line: UInt = #line) {
    XCTAssertThrowsError(try QuizCode.document(in: text), text, line: line) {
      XCTAssertEqual($0 as? QuizCodeError, error, text, line: line)
    }
  }
}
