import Foundation
import KPGGCore
import KPGGQuiz
import XCTest

@testable import kpgg

/// 1,000 keys, clicks, resizes, and replies of an endpoint for each seed: nothing crashes, and nothing
/// is drawn outside the window. `KPGG_RANDOM_SEEDS` sets the number of seeds.
final class RandomKeysTests: BrowserTestCase {
  func testNothingCrashesOrIsDrawnOutsideTheWindow() async throws {
    let library = try smallLibrary()
    let template = try browser().state
    let wanted = ProcessInfo.processInfo.environment["KPGG_RANDOM_SEEDS"]
    let seeds = wanted.flatMap(UInt64.init) ?? 10
    let failures = await withTaskGroup(of: String?.self) { group in
      for seed in 0..<seeds {
        group.addTask { Self.firstProblem(ofBrowsingAtRandom: seed, in: library, like: template) }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
    XCTAssertEqual(failures.count, Int(seeds))
    XCTAssertEqual(failures.compactMap(\.self), [])
  }

  /// Some groups of the catalog. Debug builds search the whole catalog too slowly.
  private func smallLibrary() throws -> Library {
    let sections = library.catalog.sections.filter { section in
      ["third", "sixth"].contains(section.key.description)
    }
    let ids = Set(
      try ["OHMYGIRL", "GFRIEND", "TARA", "FX", "RAINBOW", "SECRET"].map { try Known.group($0) })
    let catalog = Catalog(
      sections: sections, groups: library.catalog.groups.filter { ids.contains($0.id) },
      featuredIDs: [try Known.group("OHMYGIRL")])
    return Library(catalog: catalog, lineUps: library.lineUps.filter { ids.contains($0.group.id) })
  }

  /// The first problem in a thousand frames; `nil` without one.
  private static func firstProblem(
    ofBrowsingAtRandom seed: UInt64, in library: Library, like template: BrowserState
  ) -> String? {
    var generator = SeededGenerator(seed: seed)
    var settings = template.settings
    settings.isASCII = seed.isMultiple(of: 5)
    settings.start = seed.isMultiple(of: 3) ? "omg" : nil
    settings.isLocal = !seed.isMultiple(of: 2)
    let state = BrowserState(settings: settings, language: .english, size: template.size)
    var run = BrowserRun(state: state, library: library)
    run.apply(.started(nil))
    var frame = run.frame
    var requests: [(request: BrowserRequest, id: Int)] = []
    for step in 0..<1000 {
      let reply = reply(to: &requests, in: library, &generator)
      if let event = reply ?? event(frame, &generator) { run.apply(event) }
      for case .load(let request, let id) in run.removeEffects() { requests.append((request, id)) }
      let size = run.state.size
      frame = run.frame
      guard frame.grid.size == size else { return "seed \(seed), step \(step): \(frame.grid.size)" }
      for y in 0..<size.height {
        let width = frame.grid.row(y).reduce(0) { $0 + ($1 == .blank ? 1 : CellWidth.of($1.text)) }
        guard width == size.width else {
          return "seed \(seed), step \(step): row \(y) takes \(width) of \(size.width)"
        }
      }
      let area = CellArea(x: 0, y: 0, width: size.width, height: size.height)
      if let cursor = frame.cursor, !area.contains(cursor) {
        return "seed \(seed), step \(step): the cursor is at \(cursor) of \(size)"
      }
    }
    return nil
  }

  /// A late reply of an endpoint, also to a canceled request: the document, or an error.
  private static func reply(
    to requests: inout [(request: BrowserRequest, id: Int)], in library: Library,
    _ generator: inout SeededGenerator
  ) -> BrowserEvent? {
    guard !requests.isEmpty, Int.random(in: 0..<6, using: &generator) == 0 else { return nil }
    let index = Int.random(in: 0..<requests.count, using: &generator)
    let (request, id) = requests.remove(at: index)
    guard Int.random(in: 0..<4, using: &generator) > 0,
      let response = library.response(to: request)
    else { return .failed(requestID: id, LoadingError(message: "it is refused", hint: "wait")) }
    return .loaded(requestID: id, response)
  }

  private static let keys: [Key] = [
    .up, .down, .left, .right, .home, .end, .pageUp, .pageDown, .tab, .backTab, .enter, .enter,
    .enter, .escape, .backspace, .delete, .control("u"), .control("w"), .control("a"),
    .control("p"),
  ]

  private static func event(
    _ frame: BrowserFrame, _ generator: inout SeededGenerator
  ) -> BrowserEvent? {
    let size = frame.grid.size
    switch Int.random(in: 0..<100, using: &generator) {
    case 0..<6:
      let isLarge = Int.random(in: 0..<8, using: &generator) == 0
      return .resized(
        CellSize(
          width: Int.random(in: 1...(isLarge ? 200 : 44), using: &generator),
          height: Int.random(in: 1...(isLarge ? 40 : 14), using: &generator)))
    case 6..<16:
      let point = CellPoint(
        x: Int.random(in: 0...size.width, using: &generator),
        y: Int.random(in: 0...size.height, using: &generator))
      let mouse: [TerminalInput.Mouse] = [.press, .press, .wheelDown, .wheelUp, .wheelRight]
      return BrowserEvent.input(
        .mouse(mouse.randomElement(using: &generator) ?? .press, point), on: frame)
    case 16..<18: return .paste("유아 \u{1F44D}")
    case 18..<50:
      let letters = "hjklgGfFpoyzLr?/?/:::sSvHmbti유ㅇaq\u{1161}👍"
      return .key(.character(letters.randomElement(using: &generator) ?? "x"))
    default: return .key(keys.randomElement(using: &generator) ?? .down)
    }
  }
}
