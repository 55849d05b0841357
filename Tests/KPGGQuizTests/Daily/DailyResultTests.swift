import Foundation
import XCTest

@testable import KPGGCore
@testable import KPGGQuiz

final class DailyResultTests: XCTestCase {
  func testTheTextHasALineOfSquaresForEachGuess() async throws {
    let text = try await result(
      "LESSERAFIM", guesses: ["OHMYGIRL", "KARA", "GFRIEND", "LESSERAFIM"]
    ).text()
    XCTAssertEqual(
      text,
      """
      kpgg group puzzle 2026-12-01 4/6
      🔼⬛🔽🟩⬛⬛
      🔼⬛🟩🟩⬛🟨
      🔼🟩🔽⬛⬛⬛
      🟩🟩🟩🟩🟩🟩

      """)
  }

  func testAnAppHasItsOwnTitleAndSymbols() async throws {
    let result = try await result("LESSERAFIM", guesses: ["KARA", "LESSERAFIM"])
    let text = result.text(title: "My quiz", separator: "") { $0 == .right ? "🟩" : "⬜" }
    XCTAssertEqual(text, "My quiz 2/6\n⬜⬜🟩🟩⬜⬜\n🟩🟩🟩🟩🟩🟩\n")
    let words = result.words(title: BilingualText(english: "My quiz", korean: "내 퀴즈"))
    XCTAssertTrue(words.english.hasPrefix("My quiz: solved in 2 of 6 guesses\n"), words.english)
    XCTAssertTrue(words.korean.hasPrefix("내 퀴즈: 2번 만에 맞힘\n"), words.korean)
  }

  func testSymbolsAreTheSameInEveryTerminal() async throws {
    let text = try await result("LESSERAFIM", guesses: ["OHMYGIRL", "GFRIEND"])
      .text(separator: " ") { String($0.symbol) }
    XCTAssertTrue(text.allSatisfy(\.isASCII), text)
    for characters in [GuessMark.allCases.map(\.symbol), GuessMark.allCases.map(\.emoji)] {
      XCTAssertEqual(Set(characters).count, GuessMark.allCases.count)
    }
  }

  func testAnUnsolvedPuzzleHasAnX() async throws {
    let text = try await result("IVE", guesses: Array(repeating: "KARA", count: 6)).text()
    XCTAssertTrue(text.hasPrefix("kpgg group puzzle 2026-12-01 X/6\n"), text)
    XCTAssertEqual(text.split(separator: "\n").count, 7)
  }

  func testTheResultInWords() async throws {
    let result = try await result("LESSERAFIM", guesses: ["KARA", "LESSERAFIM"])
    XCTAssertEqual(
      result.words().english,
      """
      kpgg group puzzle 2026-12-01: solved in 2 of 6 guesses
      1. debut year: later, agency: wrong, current members: right, status: right, debut period: wrong, \
      Korean initials: partly right
      2. debut year: right, agency: right, current members: right, status: right, debut period: right, \
      Korean initials: right

      """)
    XCTAssertEqual(
      result.words().korean,
      """
      kpgg 그룹 맞히기 2026-12-01: 2번 만에 맞힘
      1. 데뷔 연도: 더 늦음, 소속사: 틀림, 현재 멤버 수: 맞음, 그룹 상태: 맞음, 데뷔 구분: 틀림, 초성: 일부 맞음
      2. 데뷔 연도: 맞음, 소속사: 맞음, 현재 멤버 수: 맞음, 그룹 상태: 맞음, 데뷔 구분: 맞음, 초성: 맞음

      """)
    let unsolved = try await self.result("IVE", guesses: ["KARA"])
    // The game goes on.
    XCTAssertEqual(
      unsolved.text().prefix { $0 != "\n" }, "kpgg group puzzle 2026-12-01 -/6")
    XCTAssertEqual(
      unsolved.words().english.prefix { $0 != "\n" },
      "kpgg group puzzle 2026-12-01: not solved in 1 of 6 guesses")
    XCTAssertEqual(
      unsolved.words().korean.prefix { $0 != "\n" },
      "kpgg 그룹 맞히기 2026-12-01: 1번 추측, 맞히지 못함")
  }

  func testTheResultNamesNoGroup() async throws {
    let catalog = try await SampleCatalog.catalog()
    let result = try await result("IVE", guesses: ["KARA", "STAYC", "IVE"])
    for text in [result.text(), result.words().english, result.words().korean] {
      for id in result.guesses.map(\.guess.id) {
        let group = try XCTUnwrap(catalog[id.groupID])
        XCTAssertFalse(text.localizedCaseInsensitiveContains(group.name), text)
        XCTAssertFalse(text.contains(try XCTUnwrap(group.koreanName)), text)
      }
    }
  }

  func testEveryMarkHasWordsInBothLanguages() {
    for attribute in DailyPuzzle.Kind.allCases.flatMap(GuessAttribute.all) {
      let english = GuessMark.allCases.map { $0.name(of: attribute).english }
      let korean = GuessMark.allCases.map { $0.name(of: attribute).korean }
      XCTAssertEqual(Set(english).count, english.count, "\(english)")
      XCTAssertEqual(Set(korean).count, korean.count, "\(korean)")
    }
  }

  private func result(_ answer: String, guesses: [String]) async throws -> DailyResult {
    let candidates = try await DailySample.sample(.group)
    let candidate = { (id: String) in try XCTUnwrap(candidates[try checked(id)]) }
    return DailyResult(
      puzzle: DailyPuzzle(
        date: try checked("2026-12-01"), kind: .group, answer: try checked(answer)),
      guesses: try guesses.map {
        GuessComparison(of: try candidate($0), with: try candidate(answer))
      })
  }
}
