import KPGGCore
import KPGGQuiz
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

  /// A browser of an endpoint that has loaded the catalog, with request 1. Further requests stay in
  /// the effects.
  func endpointBrowser(
    _ size: CellSize = CellSize(width: 80, height: 24), from start: String? = nil
  ) throws -> BrowserRun {
    var run = try browser(size, isLocal: false, from: start)
    run.apply(.loaded(requestID: 1, .catalog(library.catalog)))
    if start == nil { _ = run.removeEffects() }
    return run
  }

  /// The keys that select the oldest song of OH MY GIRL. A unit and two related groups follow it.
  let keysToLastSong: [Key] = [.end, .up, .up, .up]

  /// The screen of a group or of a member.
  func screen(_ id: String) throws -> BrowserScreen {
    id.contains("/")
      ? .profile(BrowserProfile(member: try Known.member(id)))
      : .group(BrowserGroup(id: try Known.group(id)))
  }

  func lineUp(_ id: String) throws -> LineUp {
    try XCTUnwrap(library.allLineUps[try Known.group(id)])
  }

  /// A catalog without IVE, where OH MY GIRL has a new agency and loses the members in `names`.
  func changedCatalog(without names: Set<String>) throws -> (catalog: Catalog, lineUp: LineUp) {
    var lineUp = try lineUp("OHMYGIRL")
    let groups = library.catalog.groups.compactMap { group -> GirlGroup? in
      var group = group
      if group.id == lineUp.group.id { group.agency = "New" }
      return group.id.description == "IVE" ? nil : group
    }
    let sections = library.catalog.sections.map { section in
      var section = section
      section.groupIDs.removeAll { $0.description == "IVE" }
      return section
    }
    let catalog = Catalog(
      sections: sections, groups: groups, featuredIDs: library.catalog.featuredIDs)
    lineUp = LineUp(
      group: try XCTUnwrap(catalog[lineUp.group.id]),
      checkedMembers: lineUp.members.filter { !names.contains($0.name) }, songs: lineUp.songs,
      units: lineUp.units, about: lineUp.about, koreanAbout: lineUp.koreanAbout)
    return (catalog, lineUp)
  }

  /// A group with values that the wire format does not allow.
  func hostileLineUp() throws -> LineUp {
    var group = GirlGroup(id: try Known.group("HOSTILE"))
    group.name = "\u{1B}]0;title\u{7}\u{1B}[31mRED"
    group.koreanName = "\u{110B}\u{1169}\u{1106}\u{1161}\u{110B}\u{1175}👩‍👩‍👧‍👦🇰🇷"
    group.agency = String(repeating: "아", count: 300)
    group.aliases = ["a\r\nb", "\u{9B}31m", "\u{202E}cba"]
    group.hitSong = HitSong(
      title: "\u{1B}[2J", koreanTitle: "e\u{301}\u{301}\u{301}", year: 2015, youtubeID: nil)
    var member = Member(id: try Known.member("HOSTILE/One"))
    member.stageName = "\u{1B}[1;1H\u{8}\u{8}"
    member.koreanStageName = "👍🏽❤\u{FE0F}"
    member.birthplace = String(repeating: "x\u{1B}c ", count: 60)
    var other = Member(id: try Known.member("HOSTILE/Two"))
    other.stageName = "\u{200D}\u{300}"
    return LineUp(
      group: group, checkedMembers: [member, other], about: "\u{1B}[8mtext\u{202E}\n")
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
    case .refresh(nil): .refreshed(nil, catalog, allLineUps)
    case .refresh(let ids?):
      .refreshed(ids, catalog, SearchableLineUps(ids.compactMap { allLineUps[$0] }))
    }
  }
}

extension ScreenRun<BrowserState> {
  /// A browser whose favorites change at once, and whose cache is empty. With a local catalog,
  /// requests get a response at once.
  init(state: BrowserState, library: Library) {
    self.init(state: state) { effect, state in
      switch effect {
      case .load(let request, let requestID) where state.settings.isLocal:
        return library.response(to: request).map { .loaded(requestID: requestID, $0) }
      case .readCache: return .foundInCache(nil)
      case .readDayFiles: return .dayFilesRead(.none)
      case .changeFavorites(let edit):
        var favorites = state.savedFavorites
        favorites.apply(edit, on: state.settings.today)
        let removed = state.savedFavorites.entry(of: edit.favorite)
        return .favoritesChanged(
          favorites, after: edit, removed: favorites.contains(edit.favorite) ? nil : removed)
      default: return nil
      }
    }
  }

  var homeState: BrowserHome? {
    if case .home(let home) = state.screen { home } else { nil }
  }
}

extension DayFiles {
  /// The data of a user without favorites and answers, on 21 November 2026.
  static let none = Self(
    favorites: Favorites(), log: AnswerLog(), games: SavedGames(),
    today: CalendarDate("2026-11-21") ?? .latest)
}

/// IDs from text that is known to be valid.
enum Known {
  static func group(_ id: String) throws -> GroupID { try XCTUnwrap(GroupID(id)) }
  static func member(_ id: String) throws -> MemberID { try XCTUnwrap(MemberID(id)) }
}

extension BrowserEvent {
  /// Another process changed the favorites, which were all added on the same day.
  static func favoritesChanged(_ favorites: [Favorite]) -> BrowserEvent {
    .favoritesChanged(
      Favorites(entries: favorites.map { Favorites.Entry(favorite: $0, added: .latest) }),
      after: nil)
  }
}
