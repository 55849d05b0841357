import KPGGCore
import XCTest

@testable import kpgg

/// Browses the sample without a terminal.
class BrowserTestCase: XCTestCase {
  /// The sample, read once for all tests.
  private static let sampleLibrary = Task {
    let reader = SampleCatalog.reader
    let catalog = try await reader.catalog()
    return Library(catalog: catalog, lineUps: try await reader.lineUps(of: catalog.groups))
  }

  var library = Library.empty

  override func setUp() async throws {
    library = try await Self.sampleLibrary.value
  }

  /// A browser of the sample that has just started, on 21 November 2026. Requests get a
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
    run.apply(.started(nil))
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

extension ScreenRun<BrowserState> {
  /// A browser whose favorites change at once. With a local catalog, requests get a response at once.
  init(state: BrowserState, library: Library) {
    self.init(state: state) { effect, state in
      switch effect {
      case .load(let request, let requestID) where state.settings.isLocal:
        return library.response(to: request).map { .loaded(requestID: requestID, $0) }
      case .toggleFavorite(let favorite):
        let others = state.favorites.filter { $0 != favorite }
        let isNew = others.count == state.favorites.count
        return .favoritesChanged(isNew ? [favorite] + others : others, toggled: favorite)
      default: return nil
      }
    }
  }

  var homeState: BrowserHome? {
    if case .home(let home) = state.screen { home } else { nil }
  }
}

/// IDs from text that is known to be valid.
enum Known {
  static func group(_ id: String) throws -> GroupID { try XCTUnwrap(GroupID(id)) }
  static func member(_ id: String) throws -> MemberID { try XCTUnwrap(MemberID(id)) }
}
