import KPGGCore

extension BrowserState {
  /// The most screens on top of one another.
  private static let deepest = 50

  /// Puts a screen on top of those before, and asks for what it needs.
  mutating func show(_ screen: BrowserScreen) -> [BrowserEffect] {
    screens.append(screen)
    // From search to group to search for hours: who goes back that far is home.
    if screens.count > Self.deepest { screens.remove(at: 1) }
    return loadWhatIsNeeded()
  }

  /// Leaves the screen, and gives up what it still waited for. Home is not left: there, it gives up
  /// the catalogue alone.
  mutating func goBack() -> [BrowserEffect] {
    guard screens.count > 1 else {
      guard let ticket = catalog.ticket else { return [] }
      catalog = .cancelled
      return [.cancel(ticket: ticket)]
    }
    screens.removeLast()
    return cancelWhatIsNotNeeded() + loadWhatIsNeeded()
  }

  mutating func goHome() -> [BrowserEffect] {
    guard screens.count > 1 else { return [] }
    screens = Array(screens.prefix(1))
    return cancelWhatIsNotNeeded()
  }

  mutating func toggleHelp() -> [BrowserEffect] {
    if case .help = screen { return goBack() }
    return show(.help(scroll: 0))
  }

  /// Shows a group or a member.
  mutating func open(_ favorite: Favorite) -> [BrowserEffect] {
    switch favorite {
    case .group(let id): show(.group(GroupPlace(id: id)))
    case .member(let id): show(.profile(ProfilePlace(member: id)))
    }
  }

  /// Opens the song's video of the group that is selected or shown.
  mutating func play() -> [BrowserEffect] {
    guard let subject else { return [] }
    if let url = group(subject.groupID).hitSong?.url { return [.open(url: url)] }
    notice = BrowserWording.noVideo.text(in: language)
    return []
  }

  /// Opens the picture of what is selected or shown, else its group's video.
  mutating func openPicture() -> [BrowserEffect] {
    guard let subject else { return [] }
    if let url = picture?.description ?? group(subject.groupID).hitSong?.url {
      return [.open(url: url)]
    }
    notice = BrowserWording.noPicture.text(in: language)
    return []
  }
}
