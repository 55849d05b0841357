import KPGGCore
import KPGGPublishing
import KPGGSystem

/// Runs the browser on a terminal.
///
/// The driver turns input into events, runs the effects of the state, and draws the state.
struct BrowserDriver: ~Copyable {
  private var browser: Browser
  private var screen: InteractiveScreen
  private var state: BrowserState
  private let events = EventQueue()
  private var tasks: [Int: Task<Void, Never>] = [:]
  /// The last drawn frame.
  private var frame: BrowserFrame
  /// The input that was read after the event in progress.
  private var unhandled: ArraySlice<InteractiveScreen.Event> = []
  private var hasQuit = false
  private var failure: (any Error)?

  /// Runs the browser until the user quits.
  ///
  /// - Throws: An error from the start, or from writing to the terminal. A local catalog is read
  ///   before the terminal changes, so its errors are reported as usual.
  static func run(
    _ browser: Browser, input: FileDescriptor, output: FileDescriptor
  ) async throws {
    let (state, effects) = try await browser.initialState()
    for case .quit(let failure?) in effects { throw failure }
    let screen = try InteractiveScreen(
      input: input, output: output, isColored: browser.isColored,
      features: state.settings.terminal)
    var driver = BrowserDriver(browser, state: state, screen: screen)
    await driver.applySize()
    await driver.apply(browser.readFavorites())
    await driver.perform(effects)
    // The first frame, which clears the screen, does not wait for the replies.
    if state.settings.asksForImages {
      let isMultiplexed = Multiplexer(environment: browser.environment) != nil
      try driver.screen.ask(TerminalReport.questions(isMultiplexed: isMultiplexed))
    }
    let result = await driver.run()
    _ = consume driver
    try result.get()
  }

  private init(_ browser: Browser, state: BrowserState, screen: consuming InteractiveScreen) {
    self.browser = browser
    self.state = state
    self.screen = screen
    frame = BrowserFrame(size: state.size, isASCII: state.settings.isASCII)
  }

  private mutating func run() async -> Result<Void, any Error> {
    defer { for task in tasks.values { task.cancel() } }
    do {
      while !hasQuit {
        try draw()
        unhandled = try screen.events()[...]
        while !hasQuit, let event = unhandled.popFirst() { try await handle(event) }
      }
    } catch {
      return .failure(error)
    }
    try? screen.removeImage()
    return failure.map { .failure($0) } ?? .success(())
  }

  private mutating func handle(_ event: InteractiveScreen.Event) async throws {
    switch event {
    case .input(let input):
      // Keys read together with a click may have changed the screen.
      if case .mouse(.press, _) = input { try draw() }
      await apply(frame.event(for: input))
    case .wokenUp: await applyEvents()
    case .resized, .resumed: await applySize()
    }
  }

  private mutating func draw() throws {
    frame = BrowserView(state: state).frame()
    try screen.draw(frame)
  }

  private mutating func applySize() async {
    await apply(.resized(screen.size))
    if let cell = screen.cell { await apply(.reported(.cellSize(cell))) }
  }

  /// Applies the events from other threads.
  private mutating func applyEvents() async {
    while let event = events.removeFirst() { await apply(event) }
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
        if state.size != screen.size { await applySize() }
      case .copy(let text): try? screen.send(TerminalCommand.copy(text))
      case .startQuiz(let group): await play(about: group)
      case .quit(let failure): (hasQuit, self.failure) = (true, failure)
      }
    }
  }

  private mutating func open(_ url: String) -> BrowserEvent {
    browser.open(url) { body throws(CommandError) in
      try screen.withTerminalRestored { () throws(CommandError) in try body() }
    }
  }

  /// Plays a quiz on the same screen, until the player leaves it.
  private mutating func play(about group: GroupID?) async {
    let quiz: Quiz?
    do {
      quiz = try browser.quiz(about: group, in: state)
    } catch {
      return await apply(browser.notice(of: error))
    }
    guard let quiz else { return }
    // Keys that were read with the one that starts the quiz are for the quiz.
    screen.putBack(unhandled)
    unhandled = []
    let questions = screen.openQuestions
    do {
      let error = try ScreenDriver.run(quiz, on: &screen)
      if let error { await apply(browser.notice(of: error)) }
      // The quiz ignores replies.
      if let questions { try screen.ask(questions) }
    } catch {
      (hasQuit, failure) = (true, error)
    }
    if state.size != screen.size { await applySize() }
    await applyEvents()
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
}

/// Events from other threads, in order of arrival.
private final class EventQueue: Sendable {
  private let events = Mutex<[BrowserEvent]>([])

  func append(_ event: BrowserEvent) { events.withLock { $0.append(event) } }

  /// Removes and returns the oldest event; `nil` if there is none.
  func removeFirst() -> BrowserEvent? {
    events.withLock { $0.isEmpty ? nil : $0.removeFirst() }
  }
}
