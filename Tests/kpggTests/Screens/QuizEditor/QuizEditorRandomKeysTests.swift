import KPGGCore
import KPGGQuiz
import XCTest

@testable import kpgg

/// 300 keys, clicks, pastes, resizes, and typed lines for each of 50 seeds: nothing crashes,
/// nothing is drawn outside the window, and the document always survives writing and reading.
final class QuizEditorRandomKeysTests: QuizEditorTestCase {
  func testNothingCrashesAndTheDocumentStaysReadable() async throws {
    let catalog = try await smallCatalog()
    let templates = try [editor(in: catalog), editor(Self.sample, in: catalog)].map(\.state)
    let failures = await withTaskGroup(of: String?.self) { group in
      for seed in 0..<50 as Range<UInt64> {
        let template = templates[Int(seed % 2)]
        group.addTask { Self.firstProblem(ofKeysAtRandom: seed, like: template) }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
    XCTAssertEqual(failures.count, 50)
    XCTAssertEqual(failures.compactMap(\.self), [])
  }

  /// Some groups. Debug builds search the whole catalog too slowly.
  private func smallCatalog() async throws -> QuizEditorCatalog {
    let reader = SampleCatalog.reader
    let catalog = try await reader.catalog()
    let ids = ["OHMYGIRL", "GFRIEND", "IVE", "TWICE", "RAINBOW", "SECRET", "KARA"]
    let groups = catalog.groups.filter { ids.contains($0.id.description) }
    let lineUps = try await reader.lineUps(of: groups)
    let small = Catalog(
      sections: catalog.sections, groups: groups, featuredIDs: catalog.featuredIDs)
    return QuizEditorCatalog(QuestionSource(FullCatalog(small, lineUps: lineUps)), lineUps: lineUps)
  }

  private static func firstProblem(
    ofKeysAtRandom seed: UInt64, like template: QuizEditorState
  ) -> String? {
    var input = RandomInput(
      seed: seed, letters: "aaooedd<>JKuupsLq?y{}IVE1유ㅁ\u{1161}",
      pastes: ["유아 \u{1F44D}", "{ song IVE }", "? -", "IVE", "omg", " # \u{301}", "20"])
    var run = QuizEditorRun(state: template)
    for step in 0..<300 {
      run.apply(input.number(below: 25) == 0 ? line(&input) : input.event(on: run.frame))
      for case .save(let document, _, _) in run.removeEffects() {
        switch input.number(below: 4) {
        case 0: run.apply(.fileChanged)
        case 1: run.apply(.notSaved("disk full"))
        default: run.apply(.saved(document, Data(document.text.utf8)))
        }
      }
      guard run.frame.fits(run.state.size) else { return "seed \(seed), step \(step): size" }
      let document = run.state.document
      guard !document.items.isEmpty else { continue }
      guard let file = try? QuizFile(document), file.document == document else {
        return "seed \(seed), step \(step): \(document.text)"
      }
    }
    return nil
  }

  private static let lines = [
    "q: { odd IVE }", "show N", "? { N }", "clue N x", "clue move N 1", "clue move 1 N", "move N 2",
    "move 1 N", "remove N", "answer remove N", "wrong N x", "time N", "a: N", "- N", "? N", "list",
  ]
  private static let numbers = [.min, .min + 1, -1, 0, 1, 2, 3, 9, 99, 100, .max - 1, .max]

  /// A typed line.
  private static func line(_ input: inout RandomInput) -> QuizEditorEvent {
    let number = numbers[input.number(below: numbers.count)]
    let line = lines[input.number(below: lines.count)].replacing("N", with: "\(number)")
    return .command(QuizEditorCommand(line))
  }
}
