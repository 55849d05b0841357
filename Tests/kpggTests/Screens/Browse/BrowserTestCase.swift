import KPGGCore
import XCTest

@testable import kpgg

/// Browses the bundled catalog without a terminal.
class BrowserTestCase: XCTestCase {
  /// The bundled catalog, read once for all tests.
  private static let bundledLibrary = Task {
    let reader = DocumentReader(source: BundledSource())
    let catalog = try await reader.catalog()
    return Library(catalog: catalog, lineUps: try await reader.lineUps(of: catalog.groups))
  }

  private(set) var library = Library.empty

  override func setUp() async throws {
    library = try await Self.bundledLibrary.value
  }

  /// A browser of the bundled catalog that has just started, on 21 November 2026. Requests get a
  /// response at once if the catalog is local; otherwise they stay in the effects.
  func browser(
    _ size: CellSize = CellSize(width: 80, height: 24), _ language: Language = .english,
    isLocal: Bool = true, isASCII: Bool = false, from start: String? = nil,
    member: MemberID? = nil, terminal: TerminalFeatures = TerminalFeatures()
  ) throws -> BrowserRun {
    let today = try XCTUnwrap(CalendarDate("2026-11-21"))
    let settings = BrowserState.Settings(
      today: today, isASCII: isASCII, isLocal: isLocal, terminal: terminal, start: start,
      startMember: member)
    var run = BrowserRun(
      state: BrowserState(settings: settings, language: language, size: size), library: library)
    run.apply(.started)
    return run
  }
}

/// The responses to a browser's requests.
struct Library: Sendable {
  let catalog: Catalog
  let allLineUps: SearchableLineUps

  init(catalog: Catalog, lineUps: [LineUp]) {
    self.catalog = catalog
    allLineUps = SearchableLineUps(lineUps)
  }

  static let empty = Library(
    catalog: Catalog(sections: [], groups: [], featuredIDs: []), lineUps: [])

  var lineUps: [LineUp] { allLineUps.lineUps }

  func response(to request: BrowserRequest) -> BrowserResponse? {
    switch request {
    case .catalog: .catalog(catalog)
    case .lineUp(let group): lineUps.first { $0.group.id == group.id }.map { .lineUp($0) }
    case .allLineUps: .allLineUps(allLineUps)
    case .image: nil
    case .refresh(.all): .refreshed(.all, catalog, allLineUps)
    case .refresh(.groups(let ids)):
      .refreshed(
        .groups(ids), catalog, SearchableLineUps(ids.compactMap { allLineUps[$0] }))
    }
  }
}

/// A browser's state and the effects that it requested.
struct BrowserRun: Sendable {
  private(set) var state: BrowserState
  let library: Library
  /// The effects that were not run. With a catalog that is not local, these include all requests.
  private(set) var effects: [BrowserEffect] = []

  init(state: BrowserState, library: Library) {
    self.state = state
    self.library = library
  }

  /// Applies an event. Changes favorites and, with a local catalog, responds to requests at once.
  mutating func apply(_ event: BrowserEvent) {
    let (next, effects) = state.updated(by: event)
    state = next
    for effect in effects {
      switch effect {
      case .load(let request, let requestID) where state.settings.isLocal:
        if let response = library.response(to: request) {
          apply(.loaded(requestID: requestID, response))
        }
      case .toggleFavorite(let favorite):
        let others = state.favorites.filter { $0 != favorite }
        let isNew = others.count == state.favorites.count
        apply(.favoritesChanged(isNew ? [favorite] + others : others, toggled: favorite))
      default: self.effects.append(effect)
      }
    }
  }

  /// Handles input as the driver does after it drew the current state.
  mutating func handle(_ input: TerminalInput) { apply(frame.event(for: input)) }

  /// Presses keys, letters as text.
  mutating func press(_ keys: Key...) { for key in keys { apply(.key(key)) } }

  /// Types a text.
  mutating func type(_ text: String) { for character in text { press(.character(character)) } }

  /// Removes and returns the effects so far.
  mutating func removeEffects() -> [BrowserEffect] {
    defer { effects = [] }
    return effects
  }

  var frame: BrowserFrame { BrowserView(state: state).frame() }

  /// The screen as text.
  var lines: [String] { frame.grid.lines }

  /// The screen as one text.
  var screen: String { lines.joined(separator: "\n") }

  /// Clicks on a text of the screen.
  mutating func click(
    _ text: String, file: StaticString = #filePath, line: UInt = #line
  ) {
    guard let point = position(of: text) else {
      return XCTFail("'\(text)' is not on the screen", file: file, line: line)
    }
    handle(.mouse(.press, point))
  }

  /// The cell where a text of the screen starts.
  func position(of text: String) -> CellPoint? {
    for (y, row) in lines.enumerated() {
      guard let range = row.range(of: text) else { continue }
      return CellPoint(x: CellWidth.of(String(row[..<range.lowerBound])), y: y)
    }
    return nil
  }

  var homeState: HomeState? {
    if case .home(let home) = state.screen { home } else { nil }
  }
}

/// IDs from text that is known to be valid.
enum Known {
  static func group(_ id: String) throws -> GroupID { try XCTUnwrap(GroupID(id)) }
  static func member(_ id: String) throws -> MemberID { try XCTUnwrap(MemberID(id)) }
}
