import KPGGCore

/// The state of a value that must be loaded.
enum Loading<Value: Equatable & Sendable>: Equatable, Sendable {
  case notRequested
  case inProgress
  case loaded(Value)
  case failed(LoadingError)
  case canceled

  var value: Value? {
    if case .loaded(let value) = self { value } else { nil }
  }

  var isInProgress: Bool { if case .inProgress = self { true } else { false } }

  /// Whether a new request makes sense: the value is neither loaded nor in progress. Only a retry
  /// repeats a request.
  func canBeRequested(isRetry: Bool = true) -> Bool {
    switch self {
    case .notRequested: true
    case .failed, .canceled: isRetry
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

extension SearchableLineUps: Equatable {
  /// Ignores the search index, which depends on the line-ups alone.
  static func == (left: Self, right: Self) -> Bool { left.lineUps == right.lineUps }
}

/// The requests: which ones the screens need, and what their results change.
extension BrowserState {
  mutating func send(_ request: BrowserRequest) -> [BrowserEffect] {
    lastRequestID += 1
    requests[lastRequestID] = request
    switch request {
    case .catalog: catalog = .inProgress
    case .lineUp(let group): lineUps[group.id] = .inProgress
    case .allLineUps: allLineUps = .inProgress
    case .image(let placement): images[placement] = .inProgress
    case .refresh: break
    }
    return [.load(request, requestID: lastRequestID)]
  }

  /// Cancels the requests in progress that match a condition.
  mutating func cancel(where isUnneeded: (BrowserRequest) -> Bool) -> [BrowserEffect] {
    requests.filter { isUnneeded($0.value) }.sorted { $0.key < $1.key }.map { id, request in
      requests[id] = nil
      switch request {
      case .catalog: catalog = .canceled
      case .lineUp(let group): lineUps[group.id] = nil
      case .allLineUps: allLineUps = .notRequested
      case .image(let placement): images[placement] = nil
      case .refresh: break
      }
      return .cancel(requestID: id)
    }
  }

  var isRefreshing: Bool { requests.values.contains { $0.isRefresh } }

  /// Requests the catalog, unless it is loaded or in progress.
  mutating func loadCatalog() -> [BrowserEffect] {
    catalog.canBeRequested() ? send(.catalog) : []
  }

  /// Requests what the visible screen needs and was never requested; on a retry, also what failed
  /// or was canceled.
  mutating func loadWhatIsNeeded(isRetry: Bool = false) -> [BrowserEffect] {
    guard let catalog = catalog.value else { return [] }
    var effects = neededLineUps.flatMap { id in
      lineUp(of: id).canBeRequested(isRetry: isRetry) ? send(.lineUp(group(id))) : []
    }
    if needsAllLineUps, allLineUps.canBeRequested(isRetry: isRetry) {
      effects += send(.allLineUps(catalog.groups))
    }
    return effects + loadImage()
  }

  /// Requests the image of the visible screen once for each place that it takes. It is optional, so
  /// errors are not shown.
  private mutating func loadImage() -> [BrowserEffect] {
    guard shownImageURL != nil, let placement = layout.imagePlacement, images[placement] == nil
    else { return [] }
    return send(.image(placement))
  }

  /// Cancels the requests that the visible screen does not need. An image that has moved counts as
  /// not needed.
  mutating func cancelUnneededRequests() -> [BrowserEffect] {
    let (lineUps, needsAllLineUps) = (neededLineUps, needsAllLineUps)
    let placement = layout.imagePlacement
    let effects = cancel { request in
      switch request {
      case .catalog, .refresh: false
      case .lineUp(let group): !lineUps.contains(group.id)
      case .allLineUps: !needsAllLineUps
      case .image(let image): image != placement
      }
    }
    // After an error, the next search requests the line-ups again: in a search, 'r' is text, not
    // retry.
    if !needsAllLineUps, allLineUps.value == nil { allLineUps = .notRequested }
    return effects
  }

  /// Stores the response of a request. Responses of canceled requests are ignored.
  mutating func receive(_ response: BrowserResponse, requestID: Int) -> [BrowserEffect] {
    guard requests.removeValue(forKey: requestID) != nil else { return [] }
    switch response {
    case .catalog(let catalog):
      self.catalog = .loaded(catalog)
      updateHomeRows()
      updateNews()
      let isRemote = !settings.isLocal && !settings.isOffline
      return openStartGroup(in: catalog) + (isRemote ? [.readCache(catalog.groups)] : [])
    case .lineUp(let lineUp):
      lineUps[lineUp.group.id] = .loaded(lineUp)
      updateHomeRows()
      return loadImage()
    case .image(let placement, let image):
      // Each image may take megabytes.
      if images.count > 8 { images = images.filter { $0.value.isInProgress } }
      images[placement] = .loaded(image)
    case .allLineUps(let lineUps):
      store(lineUps)
      if case .search(let search) = screen { updateSearch(search) }
      defer { awaitedGame = nil }
      return awaitedGame.map { [$0, .readDayFiles] } ?? []
    case .refreshed(let ids, let catalog, let lineUps):
      return receive(catalog, lineUps, isComplete: ids == nil)
    }
    return []
  }

  /// Stores the line-ups of the cache, unless they were also requested.
  mutating func receiveCached(_ lineUps: SearchableLineUps?) {
    if let lineUps, allLineUps == .notRequested { store(lineUps) }
  }

  private mutating func store(_ lineUps: SearchableLineUps) {
    allLineUps = .loaded(lineUps)
    showBirthdays(of: lineUps.lineUps.members)
    updateHomeRows()
    updateNews()
  }

  /// Stores the error of a request. Errors of canceled requests are ignored.
  mutating func receive(_ error: LoadingError, requestID: Int) {
    switch requests.removeValue(forKey: requestID) {
    case .catalog?: catalog = .failed(error)
    case .lineUp(let group)?: lineUps[group.id] = .failed(error)
    case .allLineUps?:
      allLineUps = .failed(error)
      failAwaitedGame(with: error)
    case .image(let placement)?: images[placement] = .failed(error)
    case .refresh?: notice = error.line
    case nil: break
    }
  }

  /// Adds the row of birthdays to the home screen. The same group stays selected.
  mutating func showBirthdays(of members: [Member]) {
    let had = !birthdays.isEmpty
    birthdays = catalog.value?.birthdays(of: members, from: settings.today, days: 6) ?? []
    guard !had, !birthdays.isEmpty, case .home(var home) = screens[0] else { return }
    let first = catalog.value?.featuredGroup(on: settings.today) == nil ? 0 : 1
    guard home.controls.filter.text.isEmpty, home.row >= first else { return }
    home.row += 1
    home.columns = [home.row: home.column(ofRow: home.row - 1)]
    screens[0] = .home(home)
  }
}
