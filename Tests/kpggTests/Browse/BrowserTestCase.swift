import KPGGCore
import XCTest

@testable import kpgg

/// Browses the bundled catalogue without a terminal.
class BrowserTestCase: XCTestCase {
  /// All line-ups, read once for all tests.
  private static let everyone = Task {
    let reader = CatalogReader(source: BundledSource())
    let catalog = try await reader.catalog()
    return Library(catalog: catalog, lineUps: try await reader.lineUps(of: catalog.groups))
  }

  private(set) var library = Library.empty

  override func setUp() async throws {
    library = try await Self.everyone.value
  }

  /// A browser that has just begun on 21 November 2026; of the bundled catalogue, as an endpoint
  /// would have it where it is not local.
  func browser(
    _ size: CellSize = CellSize(width: 80, height: 24), _ language: Language = .english,
    isLocal: Bool = true, isASCII: Bool = false, from start: String? = nil
  ) throws -> BrowserRun {
    let today = try XCTUnwrap(CalendarDate("2026-11-21"))
    let settings = BrowserState.Settings(
      today: today, isASCII: isASCII, isLocal: isLocal, start: start)
    var run = BrowserRun(
      state: BrowserState(settings: settings, language: language, size: size), library: library)
    run.take(.started)
    return run
  }
}

/// What answers a browser's requests.
struct Library: Sendable {
  let catalog: Catalog
  let roster: Roster

  init(catalog: Catalog, lineUps: [LineUp]) {
    self.catalog = catalog
    roster = Roster(lineUps)
  }

  static let empty = Library(
    catalog: Catalog(sections: [], groups: [], featured: []), lineUps: [])

  var lineUps: [LineUp] { roster.lineUps }

  func answer(to request: BrowserRequest) -> BrowserAnswer? {
    switch request {
    case .catalog: .catalog(catalog)
    case .lineUp(let group): lineUps.first { $0.group.id == group.id }.map { .lineUp($0) }
    case .everyone: .everyone(roster)
    case .picture: nil
    }
  }
}

/// A browser, and what it wanted done.
struct BrowserRun: Sendable {
  private(set) var state: BrowserState
  let library: Library
  /// What is not answered here: all of it where the catalogue is not local.
  private(set) var effects: [BrowserEffect] = []

  init(state: BrowserState, library: Library) {
    self.state = state
    self.library = library
  }

  /// Lets something happen. A local catalogue answers at once, and favourites are kept.
  mutating func take(_ event: BrowserEvent) {
    let (next, effects) = state.updated(by: event)
    state = next
    for effect in effects {
      switch effect {
      case .load(let request, let ticket) where state.settings.isLocal:
        if let answer = library.answer(to: request) { take(.loaded(ticket: ticket, answer)) }
      case .toggleFavorite(let favorite):
        let others = state.favorites.filter { $0 != favorite }
        let isNew = others.count == state.favorites.count
        take(.favoritesChanged(isNew ? [favorite] + others : others, about: favorite))
      default: self.effects.append(effect)
      }
    }
  }

  /// Presses keys, letters as text.
  mutating func press(_ keys: Key...) { for key in keys { take(.input(.key(key))) } }

  /// Types a text.
  mutating func type(_ text: String) { for character in text { press(.character(character)) } }

  /// What it wanted done since this was last asked.
  mutating func takeEffects() -> [BrowserEffect] {
    defer { effects = [] }
    return effects
  }

  /// The screen as text.
  var lines: [String] { BrowserView(state: state).frame(size: state.size).grid.lines }

  /// Clicks where a text stands on the screen.
  mutating func click(
    _ text: String, file: StaticString = #filePath, line: UInt = #line
  ) {
    for (y, row) in lines.enumerated() {
      guard let range = row.range(of: text) else { continue }
      let x = CellWidth.of(String(row[..<range.lowerBound]))
      return take(.input(.mouse(.press, CellPoint(x: x, y: y))))
    }
    XCTFail("'\(text)' is not on the screen", file: file, line: line)
  }

  var homePlace: HomePlace? {
    if case .home(let place) = state.screen { place } else { nil }
  }
}

/// Ids that tests name.
enum Known {
  static func group(_ id: String) throws -> GroupID { try XCTUnwrap(GroupID(id)) }
  static func member(_ id: String) throws -> MemberID { try XCTUnwrap(MemberID(id)) }
}
