import KPGGCore
import KPGGSystem

/// Runs the browser on a terminal.
///
/// The driver turns input into events, runs the effects of the state, and draws the state.
struct BrowserDriver: ~Copyable {
  /// How long an Escape byte waits for the rest of an escape sequence.
  private static let escapeTime = Duration.milliseconds(5)
  /// How long the start of a longer sequence waits for its rest, as does an Escape byte that can be
  /// the start of a reply.
  private static let sequenceTime = Duration.milliseconds(100)

  private var browser: Browser
  private let screen: FullScreen
  private var state: BrowserState
  private var keys = KeyReader()
  /// When an incomplete sequence in the key reader counts as complete.
  private var keyDeadline = ContinuousClock.now
  private let events = EventQueue()
  private let renderer = ImageRenderer()
  private var tasks: [Int: Task<Void, Never>] = [:]
  /// The last drawn frame.
  private var frame: BrowserFrame
  /// Whether the last reply of the terminal is missing.
  private var awaitsReplies = false
  /// Whether the terminal may show something other than the last drawn frame.
  private var needsFullRedraw = true
  private var hasQuit = false
  private var failure: CommandError?

  /// Runs the browser until the user quits.
  ///
  /// - Throws: An error from the start, or from writing to the terminal. A local catalog is read
  ///   before the terminal changes, so its errors are reported as usual.
  static func run(
    _ browser: Browser, input: FileDescriptor, output: FileDescriptor
  ) async throws {
    let (state, effects) = try await browser.initialState()
    for case .quit(let failure?) in effects { throw failure }
    let screen = try enterFullScreen(input, output, state.settings.terminal)
    var driver = BrowserDriver(browser, state: state, screen: screen)
    await driver.applySize()
    await driver.apply(browser.readFavorites())
    await driver.perform(effects)
    // The first frame, which clears the screen, does not wait for the replies.
    if state.settings.asksForImages { try driver.ask() }
    let result = await driver.run()
    _ = consume driver
    try result.get()
  }

  private static func enterFullScreen(
    _ input: FileDescriptor, _ output: FileDescriptor, _ features: TerminalFeatures
  ) throws -> FullScreen {
    do {
      return try FullScreen(input: input, output: output, features: features)
    } catch {
      throw CommandError.terminalUnusable(reason: error.reason)
    }
  }

  private init(_ browser: Browser, state: BrowserState, screen: consuming FullScreen) {
    self.browser = browser
    self.state = state
    self.screen = screen
    frame = BrowserFrame(size: state.size, isASCII: state.settings.isASCII)
  }

  private mutating func run() async -> Result<Void, any Error> {
    defer {
      for task in tasks.values { task.cancel() }
      renderer.stop()
    }
    do {
      while !hasQuit {
        try draw()
        for wake in screen.wait(milliseconds: timeout) { try await handle(wake) }
      }
    } catch {
      return .failure(error)
    }
    try? screen.show(ImageDifference(old: frame.image, new: nil).removal)
    return failure.map { .failure($0) } ?? .success(())
  }

  /// How long to wait for the next event, in milliseconds; -1 without limit.
  private var timeout: Int32 {
    guard keys.isWaiting else { return -1 }
    let rest = (keyDeadline - ContinuousClock.now) / .milliseconds(1)
    return Int32(max(0, rest.rounded(.up)))
  }

  private mutating func handle(_ wake: FullScreen.Event) async throws {
    switch wake {
    case .input(let bytes):
      for input in keys.read(bytes) where !hasQuit { try await handle(input) }
      let isProbablyKey = keys.isProbablyEscape && !screen.awaitsReplies
      keyDeadline = .now + (isProbablyKey ? Self.escapeTime : Self.sequenceTime)
    case .timeout:
      for input in keys.flush() { try await handle(input) }
    case .wokenUp: for event in events.removeAll() { await apply(event) }
    case .resumed:
      needsFullRedraw = true
      if awaitsReplies { try ask() }
      await applySize()
    case .resized: await applySize()
    case .disconnected: throw CommandError.terminalLost
    }
  }

  private mutating func handle(_ input: TerminalInput) async throws {
    // Keys read together with a click may have changed the screen.
    if case .mouse(.press, _) = input { try draw() }
    if case .report(.attributes) = input {
      awaitsReplies = false
      screen.endQuestions()
    }
    await apply(frame.event(for: input))
  }

  /// Asks the terminal which images it can show.
  private mutating func ask() throws {
    awaitsReplies = true
    let isMultiplexed = Multiplexer(environment: browser.environment) != nil
    try screen.ask(TerminalReport.questions(isMultiplexed: isMultiplexed))
  }

  private mutating func applySize() async {
    await apply(.resized(screen.size))
    if let cell = screen.cell { await apply(.reported(.cellSize(cell))) }
  }

  private mutating func apply(_ event: BrowserEvent) async {
    let (next, effects) = state.updated(by: event)
    state = next
    browser.language = next.language
    await perform(effects)
  }

  private mutating func perform(_ effects: [BrowserEffect]) async {
    for effect in effects {
      switch effect {
      case .load(let request, let requestID): await load(request, requestID: requestID)
      case .cancel(let requestID): tasks.removeValue(forKey: requestID)?.cancel()
      case .toggleFavorite(let favorite): await apply(browser.toggle(favorite))
      case .open(let url):
        await apply(open(url))
        // The other program may have drawn on the terminal, whose size may have changed.
        needsFullRedraw = true
        // Replies that arrived meanwhile are discarded. A terminal that fails also fails to draw.
        if awaitsReplies, !screen.awaitsReplies { try? ask() }
        if state.size != screen.size { await applySize() }
      case .copy(let text): try? screen.show(TerminalCommand.copy(text))
      case .quit(let failure): (hasQuit, self.failure) = (true, failure)
      }
    }
  }

  private func open(_ url: String) -> BrowserEvent {
    browser.open(url) { body throws(CommandError) in
      try screen.withTerminalRestored { () throws(CommandError) in try body() }
    }
  }

  /// Loads one local document at once, and everything else in a task.
  private mutating func load(_ request: BrowserRequest, requestID: Int) async {
    if case .lineUp = request, state.settings.isLocal {
      return await apply(await browser.load(request, requestID: requestID))
    }
    tasks[requestID] = Task.detached { [browser, events, wakeUp = screen.wakeUp] in
      events.append(await browser.load(request, requestID: requestID))
      wakeUp()
    }
  }

  private mutating func draw() throws {
    var new = BrowserView(state: state).frame()
    let imageSequences = new.image.flatMap {
      renderer.sequences(of: $0, whenReady: screen.wakeUp)
    }
    if imageSequences == nil { new.image = nil }
    let images = ImageDifference(old: frame.image, new: new.image)
    // Some terminals remove an image only when the whole screen is redrawn.
    if images.needsRedraw { needsFullRedraw = true }
    let old = needsFullRedraw ? nil : frame.grid
    let isCleared = old?.size != new.grid.size
    var text = GridDifference(old: old, new: new.grid, isColored: browser.isColored).sequences
    if images.needsImage(isCleared: isCleared), let imageSequences { text += imageSequences }
    if let point = new.cursor, !text.isEmpty || point != frame.cursor {
      text += "\u{1B}[\(point.y + 1);\(point.x + 1)H\u{1B}[?25h"
    } else if new.cursor == nil, frame.cursor != nil {
      text = "\u{1B}[?25l" + text
    }
    if state.settings.terminal.showsTitle, needsFullRedraw || new.title != frame.title {
      text += TerminalCommand.title(new.title)
    }
    text = images.removal + text
    (frame, needsFullRedraw) = (new, false)
    guard !text.isEmpty else { return }
    // A synchronized update (mode 2026) in a single write avoids flicker.
    try screen.show("\u{1B}[?2026h\(text)\u{1B}[?2026l")
  }
}

/// Events from other threads, in order of arrival.
private final class EventQueue: Sendable {
  private let events = Mutex<[BrowserEvent]>([])

  func append(_ event: BrowserEvent) { events.withLock { $0.append(event) } }

  /// Empties the queue and returns its events.
  func removeAll() -> [BrowserEvent] {
    events.withLock { events in
      defer { events = [] }
      return events
    }
  }
}
