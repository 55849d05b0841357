import XCTest

@testable import KPGGCore
@testable import KPGGQuiz

/// Quiz files that are read and written.
final class QuizFileTests: XCTestCase {
  func testAFileHasAHeaderAndQuestionsInTheirOrder() throws {
    let document = try QuizFile.sample.document
    XCTAssertEqual(document.title, "2세대 걸그룹")
    XCTAssertEqual(document.author, "Ann")
    XCTAssertEqual(document.level, .medium)
    XCTAssertEqual(document.seconds, 20)
    XCTAssertEqual(document.seed, 7)
    XCTAssertEqual(
      document.items.map(\.question),
      [
        .generated(.init(QuizQuestionID(.song, ["2NE1", "Ugly"]), prompt: "이 노래를 부른 그룹은?")),
        .generated(
          .init(QuizQuestionID(.profile, ["OHMYGIRL/Mimi"]), clues: [.generated(2), .own("춤")])),
        .own(
          .init(
            "Which group debuted first?", answers: ["KARA", "카라"],
            wrongChoices: ["SECRET", "4MINUTE"], clues: ["2007"])),
      ])
  }

  func testTheCanonicalTextIsWhatAPersonWrites() throws {
    XCTAssertEqual(try QuizFile.sample.document.text, QuizFile.sampleText)
  }

  func testCommentsStayBeforeTheirLine() throws {
    let text = "# top\ntitle: A\n\n# first\n#\nQ: B\n# inner\nA: C\n# end\n"
    let document = try QuizFile(decoding: text.utf8).document
    XCTAssertEqual(document.comments, ["top"])
    XCTAssertEqual(document.items[0].comments, ["first", "", "inner"])
    XCTAssertEqual(document.closingComments, ["end"])
    XCTAssertEqual(try QuizFile(document).document, document)
  }

  func testTheWayAFileIsTypedDoesNotMatter() throws {
    let sample = QuizFile.sampleText
    let ways = [
      "\u{FEFF}" + sample, sample.replacing("\n", with: "\r\n"), String(sample.dropLast()),
      sample.replacing("\n", with: " \t\n"), "\n\n" + sample.replacing(": ", with: "  :\t"),
      UnicodeForm.decomposed(sample), sample.replacing("Q:", with: "q:"),
      sample.replacing("title:", with: "Title:").replacing("medium", with: "보통"),
      sample.replacing("{ ", with: "{").replacing(" }", with: "}").replacing("- ", with: "-"),
    ]
    for way in ways {
      XCTAssertEqual(
        try QuizFile(decoding: way.utf8).document, try QuizFile.sample.document,
        way.debugDescription)
    }
  }

  func testASongNeedsNoEscapes() throws {
    for (reference, parts) in [
      ("{ song 2NE1 I Am the Best }", ["2NE1", "I Am the Best"]),
      ("{ song 2NE1 I%20Am the%20Best title }", ["2NE1", "I Am the Best", "title"]),
      ("{ song 2NE1 Ugly title }", ["2NE1", "Ugly", "title"]),
      ("{ song 2NE1 My%20title }", ["2NE1", "My title"]),
      ("{ song 2NE1 100% }", ["2NE1", "100%"]), ("{ song 2NE1 {a} }", ["2NE1", "{a}"]),
      ("{ song 2NE1 }", ["2NE1"]),
    ] {
      let document = try QuizFile(decoding: "title: A\nQ: \(reference)".utf8).document
      XCTAssertEqual(document.items[0].generatedID?.parts, parts)
      XCTAssertEqual(try QuizFile(document).document, document, reference)
    }
  }

  func testALoneQuestionMarkRemovesTheClues() throws {
    let document = try QuizFile(decoding: "title: A\nQ: { song 2NE1 }\n?".utf8).document
    guard case .generated(let question) = document.items[0].question else { return XCTFail() }
    XCTAssertEqual(question.clues, [])
    XCTAssertEqual(document.text, "title: A\nlevel: easy\n\nQ: { song 2NE1 }\n?\n")
  }

  func testCleanedTextsFitInAFile() throws {
    let texts = [
      "  a\n b\t", "e" + String(repeating: "\u{301}\u{200B}", count: 40), "a\u{3164}\u{301}",
      "\u{202E}abc\u{7}", "가\u{AD}", UnicodeForm.decomposed("오마이걸"),
    ]
    for text in texts {
      var document = QuizDocument(title: "A")
      document.items = [
        .init(.own(.init(QuizDocument.cleaned(text), answers: [QuizDocument.cleaned(text)])))
      ]
      XCTAssertEqual(try QuizFile(document).document, document)
    }
    XCTAssertEqual(QuizDocument.cleaned("  a\n b\u{202E} "), "a b")
  }

  func testInvisibleCharactersAreRefusedAndCleaned() {
    let ranges: [ClosedRange<UInt32>] = [
      0xAD...0xAD, 0x34F...0x34F, 0x61C...0x61C, 0x115F...0x1160, 0x17B4...0x17B5, 0x180E...0x180E,
      0x200B...0x200B, 0x200E...0x200F, 0x2028...0x202E, 0x2060...0x206F, 0x3164...0x3164,
      0xFEFF...0xFEFF, 0xFFA0...0xFFA0, 0xFFF0...0xFFFB, 0x1BCA0...0x1BCA3, 0x1D173...0x1D17A,
      0xE0000...0xE00FF, 0xE01F0...0xE0FFF,
    ]
    for scalar in ranges.joined().compactMap(Unicode.Scalar.init) {
      let text = "IVE\(scalar)"
      XCTAssertEqual(QuizDocument.cleaned(text), "IVE", text.debugDescription)
      XCTAssertThrowsError(
        try QuizFile(decoding: "title: A\nQ: B\nA: \(text)".utf8), text.debugDescription)
    }
    XCTAssertEqual(QuizDocument.cleaned("FIFTY\u{3164}FIF\u{AD}TY"), "FIFTY FIFTY")
  }

  func testCharactersOfEmojiAndScriptsAreKept() throws {
    for text in ["👩\u{200D}🎤", "❤\u{FE0F}", "می\u{200C}خواهم", "葛\u{E0100}", "\u{1820}\u{180B}"] {
      let file = try QuizFile(decoding: "title: \(text)\nQ: B\nA: C".utf8)
      XCTAssertEqual(file.document.title, text)
      XCTAssertEqual(QuizDocument.cleaned(text), text)
    }
    let jamo = "\u{110B}\u{1169}\u{1106}\u{1161}\u{110B}\u{1175}\u{1100}\u{1165}\u{11AF}"
    let file = try QuizFile(decoding: "title: \(jamo)\nQ: B\nA: C".utf8)
    XCTAssertTrue(file.document.title.unicodeScalars.elementsEqual("오마이걸".unicodeScalars))
  }

  func testTenThousandMutationsNeverTrap() {
    var generator = SeededGenerator(seed: 16)
    let alphabet = Array("QA:-?#{} 123%/\n\r\t가\u{202E}".utf8)
    var readCount = 0
    for _ in 0..<10_000 {
      let bytes = generator.mutated(Array(QuizFile.sampleText.utf8), alphabet: alphabet)
      guard let document = try? QuizFile(decoding: bytes).document else { continue }
      readCount += 1
      let text = document.text
      let again = try? QuizFile(decoding: text.utf8).document
      XCTAssertEqual(again, document, String(decoding: bytes, as: UTF8.self))
      XCTAssertEqual(again?.text, text)
    }
    XCTAssertGreaterThan(readCount, 1_000)
  }

  func testAFileWithATitleOrAQuestionIsAQuiz() {
    for (text, isQuiz) in [
      ("title: x", true), ("\u{FEFF}Title : x\nlevel: nonsense", true),
      ("# a\n\n  Q: { lineup IVE }", true), ("q:", true), ("", false), ("title", false),
      ("{\"title\": 1}", false), ("subtitle: x", false), ("Questions: none", false),
      ("http://title:80", false),
    ] {
      XCTAssertEqual(QuizFile.isProbable(Array(text.utf8)), isQuiz, text)
    }
    XCTAssertFalse(QuizFile.isProbable([0xFF, 0x00, 0x3A]))
  }

  func testADocumentWithForbiddenTextIsNoFile() {
    var document = QuizDocument(title: "A")
    document.items = [.init(.own(.init("B\nC", answers: ["D"])))]
    XCTAssertThrowsError(try QuizFile(document))
  }
}

extension QuizFile {
  static let sampleText = """
    # a comment
    title: 2세대 걸그룹
    by: Ann
    level: medium
    time: 20
    seed: 7

    Q: 이 노래를 부른 그룹은? { song 2NE1 Ugly }

    Q: { profile OHMYGIRL/Mimi }
    ? { 2 }
    ? 춤

    # another
    Q: Which group debuted first?
    A: KARA
    A: 카라
    - SECRET
    - 4MINUTE
    ? 2007

    """

  static var sample: QuizFile {
    get throws { try QuizFile(decoding: sampleText.utf8) }
  }
}

extension SeededGenerator {
  /// Damages bytes in one to four places: a changed, removed, inserted, or repeated part.
  mutating func mutated(_ bytes: [UInt8], alphabet: [UInt8]) -> [UInt8] {
    var bytes = bytes
    for _ in 0...index(below: 4) where !bytes.isEmpty {
      let place = index(below: bytes.count)
      let end = min(place + index(below: 12), bytes.count)
      switch index(below: 5) {
      case 0: bytes[place] = UInt8(truncatingIfNeeded: next())
      case 1: bytes[place] = alphabet[index(below: alphabet.count)]
      case 2: bytes.insert(alphabet[index(below: alphabet.count)], at: place)
      case 3: bytes.removeSubrange(place..<end)
      default: bytes.insert(contentsOf: bytes[place..<end], at: index(below: bytes.count))
      }
    }
    return bytes
  }
}
