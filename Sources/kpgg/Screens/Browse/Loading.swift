import KPGGCore

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

extension SearchableLineUps: Hashable {
  /// Ignores the search index, which depends on the line-ups alone.
  static func == (left: Self, right: Self) -> Bool { left.lineUps == right.lineUps }

  func hash(into hasher: inout Hasher) { hasher.combine(lineUps) }
}

/// The requests: which ones the screens need, and what their results change.
extension BrowserState {
  /// Requests the catalog, unless it is loaded or in progress.
  mutating func loadCatalog() -> [BrowserEffect] {
    guard catalog.canBeRequested() else { return [] }
    let requestID = makeRequestID()
    catalog = .inProgress(requestID: requestID)
    return [.load(.catalog, requestID: requestID)]
  }

  /// Requests what the visible screen needs and was never requested; on a retry, also what failed
  /// or was canceled.
  mutating func loadWhatIsNeeded(isRetry: Bool = false) -> [BrowserEffect] {
    var effects = neededLineUps.flatMap { id in
      lineUp(of: id).canBeRequested(isRetry: isRetry) ? loadLineUp(of: id) : []
    }
    if needsAllLineUps, allLineUps.canBeRequested(isRetry: isRetry) { effects += loadAllLineUps() }
    return effects + loadImage()
  }

  /// Cancels the requests that the visible screen does not need.
  mutating func cancelUnneededRequests() -> [BrowserEffect] {
    var effects: [BrowserEffect] = []
    let needed = neededLineUps
    let unneeded = lineUps.filter { id, _ in !needed.contains(id) }
      .compactMap { id, loading in loading.requestID.map { (group: id, requestID: $0) } }
    for (group, requestID) in unneeded.sorted(by: { $0.requestID < $1.requestID }) {
      lineUps[group] = nil
      effects.append(.cancel(requestID: requestID))
    }
    effects += cancelUnneededImage()
    if !needsAllLineUps, allLineUps.value == nil {
      if let requestID = allLineUps.requestID { effects.append(.cancel(requestID: requestID)) }
      // The next search requests them again, since 'r' is text in a search.
      allLineUps = .notRequested
    }
    return effects
  }

  /// Stores the response of a request. Responses of canceled requests are ignored.
  mutating func receive(_ response: BrowserResponse, requestID: Int) -> [BrowserEffect] {
    switch response {
    case .catalog(let catalog) where self.catalog.requestID == requestID:
      self.catalog = .loaded(catalog)
      return openStartGroup(in: catalog)
    case .lineUp(let lineUp) where lineUps[lineUp.group.id]?.requestID == requestID:
      lineUps[lineUp.group.id] = .loaded(lineUp)
      return loadImage()
    case .image(let placement, let image) where images[placement]?.requestID == requestID:
      store(image, at: placement)
    case .allLineUps(let lineUps) where allLineUps.requestID == requestID:
      allLineUps = .loaded(lineUps)
      showBirthdays(of: lineUps.lineUps.members)
      if case .search(let search) = screen { updateSearch(search) }
      return startAwaitedQuiz()
    case .refreshed(let ids, let catalog, let lineUps) where refreshID == requestID:
      return receive(catalog, lineUps, isComplete: ids == nil)
    default: break
    }
    return []
  }

  /// Stores the error of a request. Errors of canceled requests are ignored.
  mutating func receive(_ error: LoadingError, requestID: Int) {
    if catalog.requestID == requestID { catalog = .failed(error) }
    if refreshID == requestID {
      refreshID = nil
      notice = error.line
    }
    if allLineUps.requestID == requestID {
      allLineUps = .failed(error)
      failAwaitedQuiz(with: error)
    }
    for (id, loading) in lineUps where loading.requestID == requestID {
      lineUps[id] = .failed(error)
    }
    for (placement, loading) in images where loading.requestID == requestID {
      images[placement] = .failed(error)
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

  /// Keeps only a few images in memory, since each may take megabytes.
  private mutating func store(_ image: ImageDrawing?, at placement: ImagePlacement) {
    if images.count > 8 { images = images.filter { $0.value.requestID != nil } }
    images[placement] = .loaded(image)
  }

  private mutating func loadLineUp(of id: GroupID) -> [BrowserEffect] {
    guard catalog.value != nil else { return [] }
    let requestID = makeRequestID()
    lineUps[id] = .inProgress(requestID: requestID)
    return [.load(.lineUp(group(id)), requestID: requestID)]
  }

  mutating func loadAllLineUps() -> [BrowserEffect] {
    guard let catalog = catalog.value else { return [] }
    let requestID = makeRequestID()
    allLineUps = .inProgress(requestID: requestID)
    return [.load(.allLineUps(catalog.groups), requestID: requestID)]
  }

  /// Requests the image of the visible screen once for each place that it takes. It is optional, so
  /// errors are not shown.
  mutating func loadImage() -> [BrowserEffect] {
    guard shownImageURL != nil, let placement = layout.imagePlacement, images[placement] == nil
    else { return [] }
    let requestID = makeRequestID()
    images[placement] = .inProgress(requestID: requestID)
    return [.load(.image(placement), requestID: requestID)]
  }

  /// Cancels the request of an image that the visible screen does not show, or shows elsewhere. At
  /// most one is in progress.
  mutating func cancelUnneededImage() -> [BrowserEffect] {
    guard let (placement, loading) = images.first(where: { $0.value.requestID != nil }),
      let requestID = loading.requestID, placement != layout.imagePlacement
    else { return [] }
    images[placement] = nil
    return [.cancel(requestID: requestID)]
  }

  mutating func makeRequestID() -> Int {
    lastRequestID += 1
    return lastRequestID
  }
}
