import KPGGCore
import KPGGSystem
import Synchronization

/// Runs the browser on a terminal: what happens there becomes events, and what the state looks like
/// is drawn. All else is decided elsewhere.
struct BrowserDriver: ~Copyable {
  /// How long an Escape waits for the rest of a sequence, which terminals and networks hand over in
  /// one piece.
  private static let escapeTime = Duration.milliseconds(5)
  /// How often the spinner moves, in milliseconds.
  private static let tickTime: Int32 = 100

  private let browser: Browser
  private let screen: FullScreen
  private var state: BrowserState
  private var keys = KeyReader()
  /// When what waits in the reader is taken as it is.
  private var deadline = ContinuousClock.now
  private let mailbox = Mailbox()
  private var tasks: [Int: Task<Void, Never>] = [:]
  private var shown: CellGrid?
  private var cursor: CellPoint?
  private var picture: PicturePlacement?
  private var isOver = false
  private var failure: Failure?

  /// Runs the browser until its user ends it.
  ///
  /// - Throws: A failure to begin with, before the terminal is touched where the catalogue is at
  ///   hand; or to write.
  static func run(_ browser: Browser) async throws {
    let (state, effects) = try await beginning(of: browser)
    for case .quit(let failure?) in effects { throw failure }
    var driver = BrowserDriver(browser, state: state, screen: try FullScreen.taken())
    await driver.take(.resized(driver.screen.size))
    await driver.take(browser.readFavorites())
    await driver.perform(effects)
    let outcome = await driver.run()
    _ = consume driver
    try outcome.get()
  }

  /// The state to begin with; a catalogue at hand is read before anything is drawn, and what is
  /// wrong with it is told as by every command.
  private static func beginning(
    of browser: Browser
  ) async throws -> (state: BrowserState, effects: [BrowserEffect]) {
    let (state, effects) = browser.state.updated(by: .started)
    guard state.settings.isLocal, let ticket = state.catalog.ticket else { return (state, effects) }
    let catalog = try await browser.reader.catalog()
    return state.updated(by: .loaded(ticket: ticket, .catalog(catalog)))
  }

  private init(_ browser: Browser, state: BrowserState, screen: consuming FullScreen) {
    self.browser = browser
    self.state = state
    self.screen = screen
  }

  private mutating func run() async -> Result<Void, any Error> {
    do {
      while !isOver {
        try draw()
        for event in screen.wait(milliseconds: patience) { try await take(event) }
      }
    } catch {
      return .failure(error)
    }
    for task in tasks.values { task.cancel() }
    let pictures = PictureDifference(
      old: picture, new: nil, pictureProtocol: state.settings.pictures)
    try? screen.show(pictures.removal)
    return failure.map { .failure($0) } ?? .success(())
  }

  private var patience: Int32 {
    guard keys.isWaiting else { return state.isWaiting ? Self.tickTime : -1 }
    let rest = (deadline - ContinuousClock.now) / .milliseconds(1)
    return Int32(max(0, rest.rounded(.up)))
  }

  private mutating func take(_ event: FullScreen.Event) async throws {
    switch event {
    case .input(let bytes):
      for input in keys.read(bytes) where !isOver { await take(.input(input)) }
      deadline = .now + Self.escapeTime
    case .timeout where keys.isWaiting:
      for input in keys.flush() { await take(.input(input)) }
    case .timeout: await take(.tick)
    case .wokenUp: for event in mailbox.empty() { await take(event) }
    case .resumed:
      shown = nil
      await take(.resized(screen.size))
    case .resized: await take(.resized(screen.size))
    case .disconnected: throw Failure("the terminal is gone", .noInput)
    }
  }

  private mutating func take(_ event: BrowserEvent) async {
    let (next, effects) = state.updated(by: event)
    state = next
    await perform(effects)
  }

  private mutating func perform(_ effects: [BrowserEffect]) async {
    for effect in effects {
      switch effect {
      case .load(let request, let ticket): await load(request, ticket: ticket)
      case .cancel(let ticket): tasks.removeValue(forKey: ticket)?.cancel()
      case .toggleFavorite(let favorite): await take(browser.toggle(favorite))
      case .open(let url):
        if let event = browser.open(url, on: screen) { await take(event) }
        // Another program may have written on the screen, and its size may have changed meanwhile.
        shown = nil
        if state.size != screen.size { await take(.resized(screen.size)) }
      case .quit(let failure): (isOver, self.failure) = (true, failure)
      }
    }
  }

  /// One document at hand is there before a spinner could be; all else is read meanwhile.
  private mutating func load(_ request: BrowserRequest, ticket: Int) async {
    if case .lineUp = request, state.settings.isLocal {
      return await take(await browser.answer(to: request, ticket: ticket))
    }
    tasks[ticket] = Task.detached { [browser, mailbox, wakeUp = screen.wakeUp] in
      mailbox.put(await browser.answer(to: request, ticket: ticket))
      wakeUp()
    }
  }

  private mutating func draw() throws {
    let frame = BrowserView(state: state).frame(size: state.size)
    let pictures = PictureDifference(
      old: picture, new: frame.picture, pictureProtocol: state.settings.pictures)
    // Some terminals take a picture away only with all that is on the screen.
    if pictures.needsRedraw { shown = nil }
    let isCleared = shown?.size != frame.grid.size
    var text = GridDifference(old: shown, new: frame.grid, isColored: browser.isColored).sequences
    if let point = frame.cursor, !text.isEmpty || point != cursor {
      text += "\u{1B}[\(point.y + 1);\(point.x + 1)H\u{1B}[?25h"
    } else if frame.cursor == nil, cursor != nil {
      text = "\u{1B}[?25l" + text
    }
    text = pictures.removal + text + pictures.sequences(isCleared: isCleared)
    (shown, cursor, picture) = (frame.grid, frame.cursor, frame.picture)
    guard !text.isEmpty else { return }
    // One update for terminals that know of such (mode 2026), and one write for all.
    try screen.show("\u{1B}[?2026h\(text)\u{1B}[?2026l")
  }
}

/// Events from other threads, in the order in which they came.
private final class Mailbox: Sendable {
  private let events = Mutex<[BrowserEvent]>([])

  func put(_ event: BrowserEvent) { events.withLock { $0.append(event) } }

  func empty() -> [BrowserEvent] {
    events.withLock { events in
      defer { events = [] }
      return events
    }
  }
}

extension FullScreen {
  /// The process's own terminal.
  fileprivate static func taken() throws -> FullScreen {
    guard FileDescriptor.standardInput.isTerminal, FileDescriptor.standardOutput.isTerminal else {
      throw Browse.noTerminal
    }
    do {
      return try FullScreen()
    } catch {
      throw Failure("cannot use the terminal: \(error.reason)", .noInput)
    }
  }
}
