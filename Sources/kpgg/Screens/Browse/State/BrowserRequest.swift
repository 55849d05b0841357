import KPGGCore

/// A part of the catalog to load.
enum BrowserRequest: Hashable, Sendable {
  case catalog
  case lineUp(GirlGroup)
  case allLineUps([GirlGroup])
  case image(WebAddress)
  /// The catalog and the loaded line-ups once more, from the endpoint itself.
  case refresh(RefreshScope)
}

/// The line-ups to load again with the catalog.
enum RefreshScope: Hashable, Sendable {
  /// Those of all groups.
  case all
  case groups([GroupID])
}

/// The result of a successful request.
enum BrowserResponse: Hashable, Sendable {
  case catalog(Catalog)
  case lineUp(LineUp)
  case allLineUps(SearchableLineUps)
  case image(WebAddress, DecodedPicture)
  /// The new catalog, and the requested line-ups of groups that are still in it.
  case refreshed(RefreshScope, Catalog, SearchableLineUps)
}

/// A quiz that waits for all line-ups.
struct AwaitedQuiz: Hashable, Sendable {
  /// The group that it asks about; `nil` for all groups.
  let group: GroupID?
}

/// The state of a value that must be loaded.
enum Loading<Value: Hashable & Sendable>: Hashable, Sendable {
  case notRequested
  case inProgress(requestID: Int)
  case loaded(Value)
  case failed(LoadingError)
  /// The user canceled the request.
  case canceled

  var value: Value? {
    if case .loaded(let value) = self { value } else { nil }
  }

  /// The ID of the request in progress.
  var requestID: Int? {
    if case .inProgress(let requestID) = self { requestID } else { nil }
  }

  /// Whether a new request makes sense: the value is neither loaded nor in progress.
  var canBeRequested: Bool {
    switch self {
    case .notRequested, .failed, .canceled: true
    case .inProgress, .loaded: false
    }
  }
}

/// The reason why a request failed, as shown to the user.
struct LoadingError: Error, Hashable, Sendable {
  let message: String
  var hint: String?

  /// The message and the hint in one line.
  var line: String { [message, hint].compactMap(\.self).joined(separator: " · ") }
}

/// All line-ups with a search index, which is built once.
struct SearchableLineUps: Sendable {
  let lineUps: [LineUp]
  let search: CatalogSearch
  private let indices: [GroupID: Int]

  init(_ lineUps: [LineUp]) {
    self.lineUps = lineUps
    search = CatalogSearch(lineUps)
    indices = Dictionary(
      zip(lineUps.map(\.group.id), lineUps.indices), uniquingKeysWith: { first, _ in first })
  }

  /// The line-up of a group; `nil` if the catalog does not have the group.
  subscript(id: GroupID) -> LineUp? { indices[id].map { lineUps[$0] } }
}

extension SearchableLineUps: Hashable {
  /// Ignores the search index, which depends on the line-ups alone.
  static func == (left: Self, right: Self) -> Bool { left.lineUps == right.lineUps }

  func hash(into hasher: inout Hasher) { hasher.combine(lineUps) }
}
