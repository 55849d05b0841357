import KPGGCore
import KPGGSystem

/// All that a driver needs to run the browser.
struct Browser: Sendable {
  /// Before anything was read; of whatever size.
  let state: BrowserState
  let reader: CatalogReader
  /// `nil` where pictures would have to be asked for by a catalogue that asks nobody.
  let pictures: EndpointPictures?
  let favorites: FavoritesKeeper
  let isColored: Bool
  let environment: [String: String]
  /// Runs a program until it ends, and tells its exit status.
  let launch: @Sendable (_ words: [String]) throws(SystemError) -> Int32

  /// What comes of a request, as an event.
  func answer(to request: BrowserRequest, ticket: Int) async -> BrowserEvent {
    do {
      let answer: BrowserAnswer =
        switch request {
        case .catalog: .catalog(try await reader.catalog())
        case .lineUp(let group): .lineUp(try await reader.lineUp(of: group))
        case .picture(let address): .picture(address, try await picture(at: address))
        case .everyone(let groups): .everyone(Roster(try await reader.lineUps(of: groups)))
        }
      return .loaded(ticket: ticket, answer)
    } catch {
      let failure = Failure(error)
      return .failed(
        ticket: ticket, BrowserFailure(message: failure.message, hint: failure.hint))
    }
  }

  private func picture(at address: WebAddress) async throws -> Picture {
    guard let pictures else { throw Failure("there is nobody to ask for a picture", .noInput) }
    return try await pictures.picture(at: address)
  }

  /// The favourites, as an event; what is wrong with them, if something is.
  func readFavorites() -> BrowserEvent {
    do {
      return .favoritesChanged(try favorites.read(), about: nil)
    } catch {
      return .told(Failure(error).message)
    }
  }

  /// Adds a favourite or removes it, and tells of it.
  func toggle(_ favorite: Favorite) -> BrowserEvent {
    do {
      return .favoritesChanged(try favorites.toggle(favorite), about: favorite)
    } catch {
      return .told(Failure(error).message)
    }
  }

  /// Opens an address outside of the terminal; what is to be told of it, if anything.
  func open(_ url: String, on screen: borrowing FullScreen) -> BrowserEvent? {
    do {
      let opener = VideoOpener(player: nil, environment: environment)
      let commands = try opener.commands(for: url)
      guard !commands.isEmpty else {
        return .told(BrowserWording.address(url).text(in: state.language))
      }
      try screen.withTerminalRestored { () throws(Failure) in
        try VideoOpener.start(commands, with: launch)
      }
      return nil
    } catch {
      return .told(Failure(error).message)
    }
  }
}
