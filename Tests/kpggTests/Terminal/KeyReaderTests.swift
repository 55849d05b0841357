import KPGGCore
import KPGGQuiz
import XCTest

@testable import kpgg

final class KeyReaderTests: XCTestCase {
  func testEveryLetterIsAKey() {
    assertKeys("aZ ?", [.character("a"), .character("Z"), .character(" "), .character("?")])
  }

  func testHangulIsReadInEveryForm() {
    assertKeys("유아", [.character("유"), .character("아")])
    assertKeys("\u{1112}\u{1161}\u{11AB}", [.character("\u{1112}\u{1161}\u{11AB}")])
    assertKeys("ㅇㅁ", [.character("ㅇ"), .character("ㅁ")])
  }

  func testNamedKeysAreReadFromEveryTerminal() {
    let keys: [(String, Key)] = [
      ("\r", .enter), ("\n", .enter), ("\t", .tab), ("\u{7F}", .backspace), ("\u{8}", .backspace),
      ("\u{1B}[A", .up), ("\u{1B}OA", .up), ("\u{1B}[1;5A", .up), ("\u{1B}[B", .down),
      ("\u{1B}OB", .down), ("\u{1B}[C", .right), ("\u{1B}OC", .right), ("\u{1B}[D", .left),
      ("\u{1B}OD", .left), ("\u{1B}[H", .home), ("\u{1B}OH", .home), ("\u{1B}[1~", .home),
      ("\u{1B}[7~", .home), ("\u{1B}[F", .end), ("\u{1B}OF", .end), ("\u{1B}[4~", .end),
      ("\u{1B}[8~", .end), ("\u{1B}[5~", .pageUp), ("\u{1B}[6~", .pageDown), ("\u{1B}[3~", .delete),
      ("\u{1B}[Z", .backTab), ("\u{1B}OM", .enter), ("\u{15}", .control("u")),
    ]
    for (bytes, key) in keys { assertKeys(bytes, [key]) }
  }

  func testASequenceCanBeSplitAnywhere() {
    let bytes = Array("유\u{1B}[1;5C\u{1B}OB\u{1B}[<0;12;3M\u{1B}[200~걸\u{1B}[201~x".utf8)
    let expected: [TerminalInput] = [
      .key(.character("유")), .key(.right), .key(.down), .mouse(.press, CellPoint(x: 11, y: 2)),
      .paste("걸"), .key(.character("x")),
    ]
    assertInputs(of: bytes, are: expected)
  }

  func testASingleEscapeByteIsAKeyAfterAFlush() {
    var reader = KeyReader()
    XCTAssertEqual(reader.read([0x1B]), [])
    XCTAssertTrue(reader.isWaiting)
    XCTAssertEqual(reader.flush(), [.key(.escape)])
    XCTAssertFalse(reader.isWaiting)
    XCTAssertEqual(reader.flush(), [])
  }

  func testAnEscapeBeforeAnotherKeyIsAKey() {
    assertKeys("\u{1B}q", [.escape, .character("q")])
    assertKeys("\u{1B}\u{1B}[A", [.escape, .up])
  }

  func testAnOriginalMouseReportIsSkipped() {
    assertKeys("\u{1B}[M q!x", [.character("x")])
  }

  func testTheMouseIsReadInItsSGRForm() {
    let point = CellPoint(x: 4, y: 299)
    let inputs: [(String, [TerminalInput])] = [
      ("\u{1B}[<0;5;300M", [.mouse(.press, point)]), ("\u{1B}[<16;5;300M", [.mouse(.press, point)]),
      ("\u{1B}[<64;5;300M", [.mouse(.wheelUp, point)]),
      ("\u{1B}[<65;5;300M", [.mouse(.wheelDown, point)]),
      ("\u{1B}[<66;5;300M", [.mouse(.wheelLeft, point)]),
      ("\u{1B}[<67;5;300M", [.mouse(.wheelRight, point)]),
      // A release, a movement, other buttons, and invalid reports.
      ("\u{1B}[<0;5;300m", []), ("\u{1B}[<32;5;300M", []), ("\u{1B}[<2;5;300M", []),
      ("\u{1B}[<0;0;1M", []), ("\u{1B}[<0;5M", []), ("\u{1B}[<0;99999;1M", []),
      ("\u{1B}[<;;M", []), ("\u{1B}[<0;-5;1M", []),
    ]
    for (bytes, expected) in inputs {
      var reader = KeyReader()
      XCTAssertEqual(reader.read(Array(bytes.utf8)), expected, bytes)
      XCTAssertFalse(reader.isWaiting, bytes)
    }
  }

  func testAPasteIsOneTextOnOneLine() {
    var reader = KeyReader()
    XCTAssertEqual(
      reader.read(Array("\u{1B}[200~오마이걸\r\nq\u{7}\u{1B}[31m\u{1B}[201~q".utf8)),
      [.paste("오마이걸  q[31m"), .key(.character("q"))])
  }

  func testAPasteIsLimited() {
    var reader = KeyReader()
    let bytes = Array(repeating: UInt8(ascii: "a"), count: 10_000)
    XCTAssertEqual(reader.read(Array("\u{1B}[200~".utf8) + bytes), [])
    XCTAssertFalse(reader.isWaiting)
    XCTAssertEqual(
      reader.read(Array("\u{1B}[201~".utf8)), [.paste(String(repeating: "a", count: 4096))])
  }

  func testUnknownSequencesAreSkippedAsAWhole() {
    for bytes in [
      "\u{1B}[99~", "\u{1B}[?62;c", "\u{1B}[I", "\u{1B}[1;2P", "\u{1B}[[A", "\u{1B}]11;rgb:0\u{7}",
      "\u{1B}_Gi=1;OK\u{1B}\\", "\u{1B}P1$r0m\u{1B}\\", "\u{0}", "\u{1C}", "\u{85}",
    ] { assertKeys(bytes + "x", [.character("x")]) }
  }

  func testRepliesOfTheTerminalAreReportsWhereverTheyAreSplit() {
    let bytes = Array(
      "j\u{1B}_Gi=31;OK\u{1B}\\\u{1B}[6;18;9t\u{1B}[?62;1;4;22c\u{1B}_Gi=31;OK\u{7}k\u{1B}[?6c".utf8
    )
    let expected: [TerminalInput] = [
      .key(.character("j")), .report(.kittyGraphics),
      .report(.cellSize(PixelSize(width: 9, height: 18))),
      .report(.attributes(showsSixels: true)), .report(.kittyGraphics), .key(.character("k")),
      .report(.attributes(showsSixels: false)),
    ]
    assertInputs(of: bytes, are: expected)
  }

  func testRepliesWithoutAMeaningAreSkipped() {
    for bytes in [
      "\u{1B}[?c", "\u{1B}[c", "\u{1B}[?99999;4c", "\u{1B}[>41;354;0c", "\u{1B}[6;0;0t",
      "\u{1B}[8;24;80t", "\u{1B}[4;400;800t", "\u{1B}[6t", "\u{1B}[6;18t", "\u{1B}[6;18;9;1t",
      "\u{1B}[6;9999;9t", "\u{1B}[6;18;9999t", "\u{1B}_Gi=31;ENOTSUP\u{1B}\\",
      "\u{1B}_Gi=32;OK\u{1B}\\", "\u{1B}_Gi=31;OK;\u{1B}\\", "\u{1B}_\u{1B}\\",
      "\u{1B}P>|foot\u{1B}\\",
    ] { assertKeys(bytes + "x", [.character("x")]) }
  }

  func testTheFirstAttributeIsTheClassOfTheTerminal() {
    var reader = KeyReader()
    XCTAssertEqual(
      reader.read(Array("\u{1B}[?4c\u{1B}[?1;2;4c".utf8)),
      [.report(.attributes(showsSixels: false)), .report(.attributes(showsSixels: true))])
  }

  func testTheAttributesAreTheLastQuestion() {
    XCTAssertEqual(
      TerminalReport.questions(isMultiplexed: false),
      "\u{1B}_Gi=31,s=1,v=1,a=q,t=d,f=24;AAAA\u{1B}\\\u{1B}[16t\u{1B}[c")
    XCTAssertEqual(TerminalReport.questions(isMultiplexed: true), "\u{1B}[16t\u{1B}[c")
  }

  func testOnlyTheFirstByteOfASequenceIsProbablyTheEscapeKey() {
    var reader = KeyReader()
    XCTAssertFalse(reader.isProbablyEscape)
    _ = reader.read([0x1B])
    XCTAssertTrue(reader.isProbablyEscape)
    _ = reader.read(Array("[?62;".utf8))
    XCTAssertFalse(reader.isProbablyEscape)
    XCTAssertTrue(reader.isWaiting)
    XCTAssertEqual(reader.flush(), [])
    XCTAssertEqual(reader.read(Array("x".utf8)), [.key(.character("x"))])
  }

  func testInvalidUTF8IsSkipped() {
    let garbage: [[UInt8]] = [[0xFF], [0x80, 0x80], [0xC3, 0x28], [0xED, 0xA0, 0x80], [0xF8]]
    for bytes in garbage {
      var reader = KeyReader()
      let inputs = reader.read(bytes + [UInt8(ascii: "x"), 0x0D])
      XCTAssertEqual(inputs.last, .key(.enter), "\(bytes)")
      XCTAssertFalse(inputs.contains(.key(.character("\u{FFFD}"))), "\(bytes)")
    }
  }

  func testTheReaderRecoversFromAnyBytes() {
    var chance = SeededGenerator(seed: 7)
    for _ in 0..<2000 {
      var reader = KeyReader()
      let bytes = (0..<Int.random(in: 1...40, using: &chance)).map { _ -> UInt8 in
        let any = UInt8.random(in: 0...255, using: &chance)
        return [0x1B, 0x5B, 0x3C, 0x4F, any].randomElement(using: &chance) ?? any
      }
      _ = reader.read(bytes)
      _ = reader.flush()
      // Ends a paste or a string that the bytes can have started.
      _ = reader.read(Array("\u{1B}[201~\u{1B}\\".utf8))
      _ = reader.flush()
      XCTAssertEqual(reader.read([UInt8(ascii: "x")]), [.key(.character("x"))], "\(bytes)")
    }
  }

  private func assertKeys(_ text: String, _ expected: [Key], line: UInt = #line) {
    var reader = KeyReader()
    XCTAssertEqual(
      reader.read(Array(text.utf8)), expected.map { .key($0) }, text.debugDescription, line: line)
    XCTAssertFalse(reader.isWaiting, line: line)
  }

  /// Reads bytes in two pieces, cut anywhere, and one by one.
  private func assertInputs(
    of bytes: [UInt8], are expected: [TerminalInput], line: UInt = #line
  ) {
    for cut in bytes.indices {
      var reader = KeyReader()
      let inputs = reader.read(Array(bytes[..<cut])) + reader.read(Array(bytes[cut...]))
      XCTAssertEqual(inputs, expected, "cut at \(cut)", line: line)
    }
    var reader = KeyReader()
    XCTAssertEqual(bytes.flatMap { reader.read([$0]) }, expected, line: line)
  }
}
