import KPGGCore
import KPGGQuiz
import KPGGSystem

/// The initial state of a browser and its external dependencies.
struct Browser: InteractiveProgram {
  /// The form of input and output.
  enum Mode: Hashable, Sendable {
    case fullScreen
    /// Typed lines and printed lines. By the user's choice, these may also be pipes or files.
    case linear(isChosen: Bool)
  }

  let mode: Mode
  /// The state before anything is loaded. The driver sets its size.
  let state: BrowserState
  /// The language of messages. The driver changes it with the language of the state.
  var language: Language
  let reader: DocumentReader
  /// The endpoint, which also has images; `nil` for a local catalog.
  let endpoint: EndpointSource?
  let favorites: FavoritesStore
  let quizzes: QuizTable
  let isColored: Bool
  let environment: [String: String]
  /// Runs another program until it ends. Returns its exit status.
  let launch: @Sendable (_ words: [String]) throws(SystemError) -> Int32

  func run(input: FileDescriptor, output: FileDescriptor) async throws {
    guard mode == .linear(isChosen: true) || input.isTerminal && output.isTerminal else {
      throw UsageError.noTerminal
    }
    switch mode {
    case .fullScreen: try await BrowserDriver.run(self, input: input, output: output)
    case .linear: try await LinearDriver.run(self, input: input, output: output)
    }
  }

  /// The first state and its effects. A local catalog is already loaded in it, so its errors end
  /// the command.
  func initialState() async throws -> (state: BrowserState, effects: [BrowserEffect]) {
    let (state, effects) = state.updated(by: .started)
    guard state.settings.isLocal, let requestID = state.catalog.requestID else {
      return (state, effects)
    }
    let catalog = try await reader.catalog()
    return state.updated(by: .loaded(requestID: requestID, .catalog(catalog)))
  }

  /// Runs a request. Returns its result or its error as an event.
  func load(_ request: BrowserRequest, requestID: Int) async -> BrowserEvent {
    do {
      let response: BrowserResponse =
        switch request {
        case .catalog: .catalog(try await reader.catalog())
        case .lineUp(let group): .lineUp(try await reader.lineUp(of: group))
        case .image(let url): .image(url, try await image(at: url))
        case .allLineUps(let groups):
          .allLineUps(SearchableLineUps(try await reader.lineUps(of: groups)))
        case .refresh(let scope): try await refreshed(scope)
        }
      return .loaded(requestID: requestID, response)
    } catch {
      let report = report(error)
      return .failed(
        requestID: requestID, LoadingError(message: report.message, hint: report.hint))
    }
  }

  /// Asks the source itself for documents that may be cached.
  private func refreshed(_ scope: RefreshScope) async throws -> BrowserResponse {
    let reader = endpoint.map { DocumentReader(source: $0.refreshed) } ?? reader
    let catalog = try await reader.catalog()
    let groups =
      switch scope {
      case .all: catalog.groups
      case .groups(let ids): ids.compactMap { catalog[$0] }
      }
    let lineUps = try await reader.lineUps(of: groups)
    // Other cached documents are older than the new index.
    endpoint?.reload()
    return .refreshed(scope, catalog, SearchableLineUps(lineUps))
  }

  /// Loads an image, and decodes it unless the terminal does that.
  private func image(at url: WebAddress) async throws -> DecodedPicture {
    guard let endpoint else { throw CommandError.noImageSource }
    let file = try await endpoint.picture(at: url)
    let image = DecodedPicture(undecoded: file)
    // Only the decoder of JPEGs checks this itself.
    try Task.checkCancellation()
    let isShown = state.settings.images?.supports(image) == true && !state.settings.asksForImages
    return isShown ? image : DecodedPicture(decoding: file)
  }

  /// Reads the favorites. Returns them, or an error message, as an event.
  func readFavorites() -> BrowserEvent {
    do {
      return .favoritesChanged(try favorites.read(), toggled: nil)
    } catch {
      return notice(of: error)
    }
  }

  private func report(_ error: any Error) -> ErrorReport {
    ErrorReport(error, in: language.words)
  }

  /// The message of an error as an event.
  func notice(of error: any Error) -> BrowserEvent { .notice(report(error).message) }

  /// Adds or removes a favorite. Returns the new favorites, or an error message, as an event.
  func toggle(_ favorite: Favorite) -> BrowserEvent {
    do {
      return .favoritesChanged(try favorites.toggle(favorite), toggled: favorite)
    } catch {
      return notice(of: error)
    }
  }

  /// Makes a quiz about a group, or about all groups without one.
  ///
  /// - Parameters:
  ///   - group: The group.
  ///   - state: A state with all line-ups. Without them, there is no quiz.
  /// - Returns: The quiz with easy questions.
  /// - Throws: `QuizError` if no question can be asked.
  func quiz(about group: GroupID?, in state: BrowserState) throws -> Quiz? {
    guard let catalog = state.catalog.value, let lineUps = state.allLineUps.value?.lineUps else {
      return nil
    }
    var settings = QuizSettings()
    if let group { (settings.groupIDs, settings.asksForAcceptedGroups) = ([group], false) }
    return try quizzes.quiz(settings, from: QuizDeck(catalog, lineUps: lineUps), in: language)
  }

  /// Opens a URL in another program.
  ///
  /// - Parameters:
  ///   - url: The URL.
  ///   - lend: Calls its argument, which runs the program, while the program can use the terminal.
  /// - Returns: A message for the user as an event.
  func open(
    _ url: String,
    lendingTerminal lend: (_ body: () throws(CommandError) -> Void) throws(CommandError) -> Void
  ) -> BrowserEvent {
    do {
      let opener = URLOpener(player: nil, environment: environment)
      let commands = try opener.commands(for: url)
      guard !commands.isEmpty else {
        return .notice(language.words.browser.noDisplay(url))
      }
      try lend { () throws(CommandError) in
        try opener.start(commands, with: launch)
      }
      return .notice(language.words.browser.opened(url))
    } catch {
      return notice(of: error)
    }
  }
}

/// Reads and changes the favorites that `kpgg favorites` shares.
struct FavoritesStore: Sendable {
  /// Returns all favorites, newest first.
  let read: @Sendable () throws -> [Favorite]
  /// Adds a favorite, or removes it if it exists. Returns all favorites after the change.
  let toggle: @Sendable (Favorite) throws -> [Favorite]

  /// Creates a store that reads the file each time, since other processes may change it.
  ///
  /// - Parameters:
  ///   - file: The favorites file. After a failure, there are no favorites and adding one throws.
  ///   - today: The date stored with added favorites.
  init(_ file: Result<FavoritesFile, CommandError>, today: CalendarDate) {
    read = {
      guard case .success(let file) = file else { return [] }
      return try file.read().entries.map(\.favorite)
    }
    toggle = { favorite in
      try file.get().update { $0.toggle(favorite, on: today) }.new.entries.map(\.favorite)
    }
  }
}
