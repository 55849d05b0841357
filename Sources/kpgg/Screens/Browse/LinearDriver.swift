import KPGGCore
import KPGGSystem

/// Runs the browser by questions and answers, line by line.
///
/// The driver turns typed lines into events, runs the effects of the state, and prints what has
/// changed. Requests end before the next prompt.
struct LinearDriver {
  private var browser: Browser
  private var console: LineConsole
  private var state: BrowserState
  /// The entries that were printed last.
  private var shown = 0..<0
  /// Whether the last line printed other things than the screen, which must be shown again.
  private var hasLeftScreen = false
  private var hasQuit = false

  /// Runs the browser until the user quits or the input ends.
  ///
  /// - Throws: An error from the start, from reading, or from writing.
  static func run(
    _ browser: Browser, input: FileDescriptor, output: FileDescriptor
  ) async throws {
    let (state, effects) = try await browser.initialState()
    for case .quit(let failure?) in effects { throw failure }
    var driver = LinearDriver(
      browser: browser,
      console: LineConsole(input: input, output: output, environment: browser.environment),
      state: state)
    try await driver.apply(browser.readFavorites())
    try await driver.perform(effects)
    try await driver.run()
  }

  private init(browser: Browser, console: LineConsole, state: BrowserState) {
    (self.browser, self.console, self.state) = (browser, console, state)
  }

  private mutating func run() async throws {
    try showFirstScreen()
    while !hasQuit, let line = try console.ask(Self.prompt) {
      try await reply(to: LinearCommand(line))
    }
  }

  private static let prompt = "\(ProgramDescription.name)>"

  /// The view of the state, for the current size of the terminal.
  private var view: LinearView {
    LinearView(state, width: console.width, height: console.height)
  }
}

extension LinearDriver {
  private mutating func reply(to command: LinearCommand) async throws {
    let before = view
    switch before.reply(to: command, shown: shown) {
    case .prompt: break
    case .lines(let lines): try console.write(lines.flatMap { before.fitted($0) })
    case .screen: try show(before.screen())
    case .entries(let start): try show(before.page(from: start))
    case .steps(let steps, let showsStart):
      (state.notice, hasLeftScreen) = (nil, false)
      for step in steps { try await take(step) }
      if !hasQuit { try showChange(since: before, showsStart: showsStart) }
    }
  }

  private mutating func take(_ step: LinearReply.Step) async throws {
    switch step {
    case .event(let event): try await apply(event)
    case .action(let action, let favorite):
      try await change(to: state.updated(by: action, on: favorite))
    }
  }

  private mutating func showFirstScreen() throws {
    let view = view
    let usage = view.fitted(view.labels.linear.usage)
    let page = view.screen(reservedRows: view.notice.count + usage.count)
    try show(LinearView.Page(lines: view.notice + page.lines + usage, range: page.range))
  }

  private mutating func showChange(since before: LinearView, showsStart: Bool) throws {
    let after = view
    let notice = after.notice
    guard after.content != before.content || (hasLeftScreen && notice.isEmpty) else {
      return try console.write(notice.isEmpty ? after.fitted(after.labels.linear.noEffect) : notice)
    }
    var page = after.screen(
      from: showsStart ? 0 : after.startOfSelection, reservedRows: notice.count)
    page.lines = notice + page.lines
    try show(page)
  }

  private mutating func show(_ page: LinearView.Page) throws {
    shown = page.range
    try console.write(page.lines)
  }
}

extension LinearDriver {
  private mutating func apply(_ event: BrowserEvent) async throws {
    try await change(to: state.updated(by: event))
  }

  private mutating func change(
    to next: (state: BrowserState, effects: [BrowserEffect])
  ) async throws {
    state = next.state
    browser.language = state.language
    try await perform(next.effects)
  }

  private mutating func perform(_ effects: [BrowserEffect]) async throws {
    var requests: [(BrowserRequest, requestID: Int)] = []
    for effect in effects {
      switch effect {
      case .load(let request, let requestID): requests.append((request, requestID))
      // Each request has ended before the next event, and no verb copies.
      case .cancel, .copy: break
      case .toggleFavorite(let favorite): try await apply(browser.toggle(favorite))
      case .open(let url): try await apply(open(url))
      case .startQuiz(let group): try await play(about: group)
      case .quit(let failure):
        hasQuit = true
        if let failure { throw failure }
      }
    }
    try await load(requests)
  }

  private func open(_ url: String) -> BrowserEvent {
    browser.open(url) { body throws(CommandError) in
      try TerminalSignals.withInterruptsIgnored { () throws(CommandError) in try body() }
    }
  }

  /// Plays a quiz, which reads the next lines.
  private mutating func play(about group: GroupID?) async throws {
    let quiz: Quiz?
    do {
      quiz = try browser.quiz(about: group, in: state)
    } catch {
      return try await apply(browser.notice(of: error))
    }
    guard let quiz else { return }
    hasLeftScreen = true
    try QuizLinearDriver.run(quiz, on: &console)
  }

  /// Loads documents at the same time, and applies them in the order of their requests.
  private mutating func load(_ requests: [(BrowserRequest, requestID: Int)]) async throws {
    guard let first = requests.first else { return }
    hasLeftScreen = true
    let labels = state.language.words.browser
    if !state.settings.isLocal {
      let text =
        switch first.0 {
        case .lineUp, .allLineUps: labels.loadingMembers
        case .catalog, .refresh, .image: labels.loadingCatalog
        }
      try console.write(view.fitted(text))
    }
    let events = await withTaskGroup(of: (Int, BrowserEvent).self) { [browser] group in
      for (request, requestID) in requests {
        group.addTask { (requestID, await browser.load(request, requestID: requestID)) }
      }
      return await group.reduce(into: [:]) { $0[$1.0] = $1.1 }
    }
    for request in requests {
      if let event = events[request.requestID] { try await apply(event) }
    }
  }
}
