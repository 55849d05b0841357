import KPGGCore
import KPGGQuiz
import KPGGSystem

/// The browser of the catalog, and its external dependencies.
struct Browser: Screen {
  let display: ScreenDisplay
  let needsTerminal: Bool
  let state: BrowserState
  let reader: DocumentReader
  /// The endpoint, which also has images; `nil` for a local catalog.
  let endpoint: EndpointSource?
  /// The converter of images; `nil` if it is not installed.
  let chafa: Chafa?
  /// The same favorites as those of `kpgg favorites`. After a failure, the list is empty, and
  /// adding to it throws.
  let favorites: Result<FavoritesFile, CommandError>
  /// The file with the view, the orders, and the language for the next start; `nil` if the
  /// environment names no folder for it.
  let memory: BrowserMemoryFile?
  let quizzes: QuizSetup
  /// The level of quizzes.
  let level: QuizLevel
  let ranks: RankSetup
  /// Reads the user's own data for the news of the day.
  let readDayFiles: @Sendable () -> DayFiles
  /// Runs another program until it ends. Returns its exit status.
  let launch: @Sendable (_ words: [String]) throws(SystemError) -> Int32

  var questions: String? {
    guard state.settings.asksForImages else { return nil }
    return TerminalReport.questions(
      isMultiplexed: Multiplexer(environment: display.environment) != nil)
  }

  /// Reads the user's own data, and a local catalog.
  ///
  /// - Throws: An error about a local catalog, or about the name of the first group in it.
  func firstEvents() async throws -> [BrowserEvent] {
    let catalog = state.settings.isLocal ? try await reader.catalog() : nil
    return [readFavorites(in: state), .dayFilesRead(readDayFiles()), .started(catalog)]
  }

  func step(
    for effect: BrowserEffect, in state: BrowserState
  ) async -> ScreenStep<BrowserEvent> {
    let language = state.language
    switch effect {
    case .load(let request, let requestID):
      // Reading a local document takes almost no time.
      if case .lineUp = request, state.settings.isLocal {
        return .event(await load(request, requestID: requestID, language))
      }
      return .load(id: requestID) { await load(request, requestID: requestID, language) }
    case .cancel(let requestID): return .cancel(id: requestID)
    case .readCache(let groups):
      // The IDs of requests start at 1.
      return .load(id: 0) {
        .foundInCache((try? await reader.local.lineUps(of: groups)).map { SearchableLineUps($0) })
      }
    case .changeFavorites(let edit): return .event(readFavorites(after: edit, in: state))
    case .readDayFiles: return .event(.dayFilesRead(readDayFiles()))
    case .remember(let change):
      guard let memory else { return .event(nil) }
      return .work {
        try memory.update { $0.replace(with: change) }
        return nil
      }
    case .open(let url): return open(url, in: state)
    case .copy(let text): return .copy(text) { .copied($0) }
    case .startQuiz(let group):
      return show(in: state) {
        guard let quiz = try quiz(about: group, in: state) else { return .event(nil) }
        return .show(quiz) { .returned(notice: quiz.note(ofSavedGame: "kpgg quiz")) }
      }
    case .startRank(let group):
      return show(in: state) {
        try rank(of: group, in: state).map { .show($0) { .returned(notice: nil) } } ?? .event(nil)
      }
    case .quit(let error): return .quit(error)
    }
  }

  func event(for error: any Error, in state: BrowserState) -> BrowserEvent {
    .notice(ErrorReport(error, in: state.language.words).message)
  }

  /// Makes the given change, if any. Then reads all favorites again, because other processes may
  /// change them. Returns them, or an error message, as an event.
  private func readFavorites(
    after edit: FavoriteEdit? = nil, in state: BrowserState
  ) -> BrowserEvent {
    do {
      guard let edit else {
        guard case .success(let file) = favorites else {
          return .favoritesChanged(Favorites(), after: nil)
        }
        return .favoritesChanged(try file.read(), after: nil)
      }
      let today = state.settings.today
      let (old, new) = try favorites.get().update { $0.apply(edit, on: today) }
      let removed = new.contains(edit.favorite) ? nil : old.entry(of: edit.favorite)
      return .favoritesChanged(new, after: edit, removed: removed)
    } catch {
      return event(for: error, in: state)
    }
  }
}

extension Browser {
  private func load(
    _ request: BrowserRequest, requestID: Int, _ language: Language
  ) async -> BrowserEvent {
    do {
      let response: BrowserResponse =
        switch request {
        case .catalog: .catalog(try await reader.catalog())
        case .lineUp(let group): .lineUp(try await reader.lineUp(of: group))
        case .image(let placement): .image(placement, try await image(at: placement))
        case .allLineUps(let groups):
          .allLineUps(SearchableLineUps(try await reader.lineUps(of: groups)))
        case .refresh(let ids): try await refreshed(ids)
        }
      return .loaded(requestID: requestID, response)
    } catch {
      let report = ErrorReport(error, in: language.words)
      return .failed(
        requestID: requestID, LoadingError(message: report.message, hint: report.hint))
    }
  }

  /// Asks the source itself for documents that may be cached.
  private func refreshed(_ ids: [GroupID]?) async throws -> BrowserResponse {
    let reader = endpoint.map { DocumentReader(source: $0.refreshed) } ?? reader
    let catalog = try await reader.catalog()
    let lineUps = try await reader.lineUps(
      of: ids.map { $0.compactMap { catalog[$0] } } ?? catalog.groups)
    // Other cached documents are older than the new index.
    endpoint?.reload()
    return .refreshed(ids, catalog, SearchableLineUps(lineUps))
  }

  private func image(at placement: ImagePlacement) async throws -> ImageDrawing? {
    guard let picture = try await endpoint?.picture(at: placement.url) else { return nil }
    return ImageDrawing(of: picture, at: placement, chafa: chafa)
  }

  /// Makes a quiz about a group, or about all groups for `nil`. Returns `nil`
  /// until all line-ups are loaded.
  private func quiz(
    about group: GroupID?, in state: BrowserState
  ) throws -> Quiz? {
    guard let catalog = state.catalog.value, let lineUps = state.allLineUps.value?.lineUps else {
      return nil
    }
    var settings = QuizSettings()
    settings.level = level
    var quizzes = quizzes
    if let group {
      (settings.groupIDs, settings.asksForAcceptedGroups) = ([group], false)
      quizzes.offersSavedGame = false
    }
    return try quizzes.quiz(
      settings, from: QuestionSource(FullCatalog(catalog, lineUps: lineUps)), in: state.language)
  }

  /// Begins or continues the ranking of a group's members, or of all groups for `nil`: the one of
  /// `kpgg rank` with the same records. Returns `nil` until all line-ups are loaded.
  private func rank(of group: GroupID?, in state: BrowserState) throws -> Rank? {
    guard let catalog = state.catalog.value, let lineUps = state.allLineUps.value?.lineUps else {
      return nil
    }
    let selection = lineUps.first { $0.id == group }.map { RankSelection.members(of: $0) }
    let log = try ranks.file.get().read()
    let (rank, pending) = try ranks.rank(of: selection ?? .groups(of: catalog), in: log)
    let items = RankItem.items(rank.batches.flatMap(\.self), in: catalog, lineUps: lineUps)
    return try ranks.screen(of: rank, items, pending: pending, in: state.language)
  }

  /// Shows a game, or an error in its place.
  private func show(
    in state: BrowserState, _ step: () throws -> ScreenStep<BrowserEvent>
  ) -> ScreenStep<BrowserEvent> {
    do {
      return try step()
    } catch {
      return .event(event(for: error, in: state))
    }
  }

  private func open(_ url: String, in state: BrowserState) -> ScreenStep<BrowserEvent> {
    let labels = state.language.words.browser
    let opener = URLOpener(player: nil, environment: display.environment)
    // Without a player, this cannot fail: only a player's name can be invalid.
    let commands = (try? opener.commands(for: url)) ?? []
    guard !commands.isEmpty else { return .event(.notice(labels.noDisplay(url))) }
    return .lendTerminal {
      do {
        try opener.start(commands, with: launch)
        return .notice(labels.opened(url))
      } catch {
        return event(for: error, in: state)
      }
    }
  }
}
