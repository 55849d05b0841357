import KPGGCore
import KPGGQuiz
import XCTest

@testable import kpgg

/// 300 keys, clicks, pastes, resizes, and typed lines for each of 50 seeds: nothing crashes,
/// nothing is drawn outside the window, and the document always survives writing and reading.
final class QuizEditorRandomKeysTests: QuizEditorTestCase {
  func testNothingCrashesAndTheDocumentStaysReadable() async throws {
    let catalog = try await smallCatalog()
    let templates = try [editor(), editor(Self.sample)].map { Self.state($0.state, in: catalog) }
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
    return QuizEditorCatalog(QuestionSource(small, lineUps: lineUps), lineUps: lineUps)
  }

  private static func state(_ template: QuizEditorState, in catalog: QuizEditorCatalog)
    -> QuizEditorState
  {
    QuizEditorState(
      catalog: catalog, date: template.date, file: template.file, language: template.language,
      size: template.size,
      draft: QuizDraft(
        template.document, isNew: template.knownContent == nil,
        generator: catalog.source.generator),
      knownContent: template.knownContent)
  }

  private static func firstProblem(
    ofKeysAtRandom seed: UInt64, like template: QuizEditorState
  ) -> String? {
    var generator = SeededGenerator(seed: seed)
    var run = QuizEditorRun(state: template)
    var frame = run.frame
    for step in 0..<300 {
      run.apply(event(frame, &generator))
      for case .save(let document, _, _) in run.removeEffects() {
        run.apply(
          Bool.random(using: &generator)
            ? .saved(document, Data(document.text.utf8))
            : Bool.random(using: &generator) ? .fileChanged : .notSaved("disk full"))
      }
      frame = run.frame
      guard frame.grid.size == run.state.size else { return "seed \(seed), step \(step): size" }
      let area = CellArea(x: 0, y: 0, width: run.state.size.width, height: run.state.size.height)
      if let cursor = frame.cursor, !area.contains(cursor) {
        return "seed \(seed), step \(step): the cursor is at \(cursor)"
      }
      let document = run.state.document
      guard !document.items.isEmpty else { continue }
      guard let file = try? QuizFile(document), file.document == document else {
        return "seed \(seed), step \(step): \(document.text)"
      }
    }
    return nil
  }

  private static let keys: [Key] = [
    .up, .down, .down, .left, .home, .end, .pageUp, .pageDown, .enter, .enter, .enter, .enter,
    .escape, .backspace, .delete, .control("u"), .control("p"), .tab,
  ]

  private static let lines = [
    "q: { odd IVE }", "show N", "? { N }", "clue N x", "clue move N 1", "clue move 1 N", "move N 2",
    "move 1 N", "remove N", "answer remove N", "wrong N x", "time N", "a: N", "- N", "? N", "list",
  ]
  private static let numbers = [.min, .min + 1, -1, 0, 1, 2, 3, 9, 99, 100, .max - 1, .max]

  private static func event(
    _ frame: QuizEditorFrame, _ generator: inout SeededGenerator
  ) -> QuizEditorEvent {
    switch Int.random(in: 0..<100, using: &generator) {
    case 0..<3:
      return .resized(
        CellSize(
          width: Int.random(in: 1...90, using: &generator),
          height: Int.random(in: 1...30, using: &generator)))
    case 3..<12:
      let point = CellPoint(
        x: Int.random(in: 0...frame.grid.size.width, using: &generator),
        y: Int.random(in: 0...frame.grid.size.height, using: &generator))
      return QuizEditorEvent(.mouse(.press, point), on: frame) ?? .elapsed(900)
    case 12..<16:
      let texts = ["유아 \u{1F44D}", "{ song IVE }", "? -", "IVE", "omg", " # \u{301}", "20"]
      return .paste(texts.randomElement(using: &generator) ?? "")
    case 16..<20:
      let number = numbers.randomElement(using: &generator) ?? 0
      let line = (lines.randomElement(using: &generator) ?? "").replacing("N", with: "\(number)")
      return .command(QuizEditorCommand(line))
    case 20..<55:
      return .key(
        .character("aaooedd<>JKuupsLq?y{}IVE1유ㅁ\u{1161}".randomElement(using: &generator) ?? "a"))
    default: return .key(keys.randomElement(using: &generator) ?? .down)
    }
  }
}
