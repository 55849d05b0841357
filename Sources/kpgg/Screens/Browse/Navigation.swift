import KPGGCore
import KPGGQuiz

extension BrowserState {
  /// The maximum number of open screens.
  private static let maximumDepth = 50

  /// Opens a screen on top of the others and loads what it needs.
  mutating func show(_ screen: BrowserScreen) -> [BrowserEffect] {
    screens.append(screen)
    awaitedQuiz = nil
    // Alternating between searches and groups would grow the stack forever.
    if screens.count > Self.maximumDepth { screens.remove(at: 1) }
    return loadWhatIsNeeded()
  }

  /// Cancels a quiz that has not started, else clears the filter, else cancels a refresh, else closes
  /// the screen and cancels its requests. On the home screen, only cancels the catalog.
  mutating func goBack() -> [BrowserEffect] {
    if case .palette = screen { return closeScreen() }
    if awaitedQuiz != nil { return cancelQuiz() }
    if screen.controls?.isActive ?? false { return clearFilter() }
    if let requestID = refreshID {
      refreshID = nil
      notice = language.words.browser.canceled
      return [.cancel(requestID: requestID)]
    }
    guard screens.count > 1 else {
      guard let requestID = catalog.requestID else { return [] }
      catalog = .canceled
      return [.cancel(requestID: requestID)]
    }
    return closeScreen()
  }

  /// Closes a screen other than home, and cancels its requests.
  mutating func closeScreen() -> [BrowserEffect] {
    screens.removeLast()
    return cancelUnneededRequests() + loadWhatIsNeeded()
  }

  /// Closes all screens but home.
  mutating func goHome() -> [BrowserEffect] {
    guard screens.count > 1 else { return [] }
    screens = Array(screens.prefix(1))
    awaitedQuiz = nil
    return cancelUnneededRequests() + loadWhatIsNeeded()
  }

  /// Shows a group or a member.
  mutating func open(_ favorite: Favorite) -> [BrowserEffect] {
    switch favorite {
    case .group(let id): show(.group(BrowserGroup(id: id)))
    case .member(let id): show(.profile(BrowserProfile(member: id)))
    }
  }

  /// Opens the group or the member in the settings. An unknown name ends the browser.
  mutating func openStartGroup(in catalog: Catalog) -> [BrowserEffect] {
    guard let name = settings.start, screens.count == 1 else { return loadWhatIsNeeded() }
    if let member = settings.startMember { return open(.member(member)) }
    do {
      let group = try Lookup.group(named: name, in: catalog)
      return show(.group(BrowserGroup(id: group.id)))
    } catch {
      return [.quit(error)]
    }
  }

  /// Plays the video of the hit song of the subject's group.
  mutating func playHitSong() -> [BrowserEffect] {
    subject.map { openVideo(group($0.groupID).hitSong?.address) } ?? []
  }

  /// Plays the video of a song.
  mutating func play(_ song: Song) -> [BrowserEffect] { openVideo(song.address) }

  private mutating func openVideo(_ address: String?) -> [BrowserEffect] {
    if let address { return [.open(url: address)] }
    notice = language.words.browser.noVideo
    return []
  }

  /// Opens the subject's image, else the video of its group.
  mutating func openImage() -> [BrowserEffect] {
    guard let subject else { return [] }
    if let url = subjectImageURL?.description ?? group(subject.groupID).hitSong?.address {
      return [.open(url: url)]
    }
    notice = language.words.browser.noImage
    return []
  }
}

/// A quiz that waits for all line-ups.
struct AwaitedQuiz: Hashable, Sendable {
  /// The group that it asks about; `nil` for all groups.
  let group: GroupID?
}

/// The quiz key. A quiz needs all line-ups, since wrong choices come from other groups.
extension BrowserState {
  /// Starts a quiz about the group of the subject, or about all groups without a subject: at once, or
  /// when all line-ups are loaded.
  mutating func startQuiz() -> [BrowserEffect] {
    guard catalog.value != nil else { return [] }
    let quiz = AwaitedQuiz(group: subject.map { group($0.groupID).id })
    guard allLineUps.value == nil else { return [.startQuiz(quiz.group)] }
    awaitedQuiz = quiz
    return allLineUps.canBeRequested ? loadAllLineUps() : []
  }

  /// Starts the quiz that waited for all line-ups, if there is one.
  mutating func startAwaitedQuiz() -> [BrowserEffect] {
    guard let quiz = awaitedQuiz else { return [] }
    awaitedQuiz = nil
    return [.startQuiz(quiz.group)]
  }

  /// Gives up a quiz that has not started, with the request for it.
  mutating func cancelQuiz() -> [BrowserEffect] {
    awaitedQuiz = nil
    notice = language.words.browser.canceled
    return cancelUnneededRequests()
  }

  /// Shows why all line-ups cannot be loaded, if a quiz waits for them.
  mutating func failAwaitedQuiz(with error: LoadingError) {
    guard awaitedQuiz != nil else { return }
    awaitedQuiz = nil
    notice = error.line
    // The next search or quiz requests them again. Other screens show no error and no retry key.
    if !needsAllLineUps { allLineUps = .notRequested }
  }
}
