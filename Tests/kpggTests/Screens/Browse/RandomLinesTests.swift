import KPGGCore
import KPGGQuiz
import XCTest

@testable import kpgg

/// 40 typed lines for each of 100 seeds: nothing crashes, and no control character is printed.
final class RandomLinesTests: LinearTestCase {
  func testNothingCrashesAndNothingHarmfulIsPrinted() async throws {
    let source = try hostileCatalog()
    defer { source.remove() }
    for seed in 0..<100 as Range<UInt64> {
      var generator = SeededGenerator(seed: seed)
      let lines = (0..<40).map { _ in Self.line(&generator) }
      let walk = try await walk(
        lines.joined(separator: "\n") + "\n",
        TypedLine(stringLiteral: "--source \(source.path)" + (seed % 5 == 0 ? " --ascii" : "")))
      XCTAssertEqual(walk.outcome, Program.Outcome(), "seed \(seed)")
      XCTAssertEqual(walk.replies.count, 42, "seed \(seed)")
      let text = walk.output.replacing("\n", with: "")
      XCTAssertEqual(text, SafeText.of(text), "seed \(seed)")
    }
  }

  /// A catalog with names that would reverse the direction of text.
  private func hostileCatalog() throws -> TemporaryCatalog {
    let source = try TemporaryCatalog(ofGroup: "HOSTILE")
    let groups = #"{"groupname": "HOSTILE", "koreanname": "\u202e가", "debut": "2020"}"#
    try source.write(#"{"group": {"first": [\#(groups)]}}"#, to: TemporaryCatalog.index)
    let members = (0..<30).map {
      #"{"activityname": "A\#($0)\u202e", "name": "가", "birth": "1999"}"#
    }
    try source.write(
      #"{"groupname": {"HOSTILE": [\#(members.joined(separator: ","))]}}"#, to: "group/HOSTILE")
    return source
  }

  private static let words = [
    "", "", "1", "2", "3", "17", "99", "b", "b", "h", "/", "/가", ":", ":a1", ":blood:", "s", "S",
    "f", "f 2", "F", "p", "p 1", "o", "z", "퀴즈 2", "r", "L", "n", "N", "g", "?", "뒤로", "즐겨찾기 3",
    "hostile",
    "A7", "ㅠ", "ㄹ 3", "a\u{301}\u{301}", "\u{1B}[A", "\u{202E}x", "👍🏽", "\u{0}", "f f f", ": :",
  ]

  private static func line(_ generator: inout SeededGenerator) -> String {
    guard Int.random(in: 0..<5, using: &generator) == 0 else {
      return words.randomElement(using: &generator) ?? ""
    }
    // 'q' would end the walk.
    let scalars = Array("/:?fp19 가유\u{1161}\u{200D}\u{1B}\u{9B}\u{7}ÉX".unicodeScalars)
    let length = Int.random(
      in: 0..<(Int.random(in: 0..<9, using: &generator) == 0 ? 6000 : 8), using: &generator)
    return String(
      String.UnicodeScalarView(
        (0..<length).map { _ in scalars.randomElement(using: &generator) ?? "x" }))
  }
}
