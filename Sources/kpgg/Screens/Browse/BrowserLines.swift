import KPGGCore

/// The last output of the linear mode.
struct PrintedLines: Hashable, Sendable {
  /// The entries of a list.
  var entries = 0..<0
  /// Whether the linear mode printed other text after the screen, so that the screen must be
  /// printed again.
  var hasLeftScreen = false
}

extension Browser {
  func prompt(in state: BrowserState) -> String { "\(ProgramDescription.name)>" }

  func begin(_ lines: inout LineRunner<Browser>) async throws {
    let view = lines.view
    let usage = view.fitted(view.labels.linear.usage)
    let page = view.screen(reservedRows: view.notice.count + usage.count)
    try lines.show(LinearView.Page(lines: view.notice + page.lines + usage, range: page.range))
  }

  func reply(
    to line: String, after milliseconds: Int, _ lines: inout LineRunner<Browser>
  ) async throws {
    let before = lines.view
    switch before.reply(to: LinearCommand(line), shown: lines.state.printed.entries) {
    case .prompt: break
    case .lines(let texts): try lines.write(texts.flatMap { before.fitted($0) })
    case .screen: try lines.show(before.screen())
    case .entries(let start): try lines.show(before.page(from: start))
    case .steps(let steps, let showsStart):
      (lines.state.notice, lines.state.printed.hasLeftScreen) = (nil, false)
      for step in steps {
        switch step {
        case .event(let event): try await lines.apply(event)
        case .action(let action, let favorite):
          try await lines.change { $0.apply(action, on: favorite) }
        }
      }
      if !lines.hasQuit { try lines.showChange(since: before, showsStart: showsStart) }
    }
  }

  /// Prints a notice while documents load from an endpoint.
  func willPerform(
    _ effects: [BrowserEffect], _ lines: inout LineRunner<Browser>
  ) throws {
    var requests: [BrowserRequest] = []
    for effect in effects {
      switch effect {
      case .load(let request, _): requests.append(request)
      case .startQuiz: lines.state.printed.hasLeftScreen = true
      case .cancel, .toggleFavorite, .open, .copy, .quit: break
      }
    }
    guard let first = requests.first else { return }
    lines.state.printed.hasLeftScreen = true
    guard !lines.state.settings.isLocal else { return }
    let labels = lines.view.labels
    let text =
      switch first {
      case .lineUp, .allLineUps: labels.loadingMembers
      case .catalog, .refresh, .image: labels.loadingCatalog
      }
    try lines.write(lines.view.fitted(text))
  }
}

extension LineRunner<Browser> {
  /// The view of the state, for the current size of the terminal.
  fileprivate var view: LinearView { LinearView(state, width: width, height: height) }

  fileprivate mutating func showChange(since before: LinearView, showsStart: Bool) throws {
    let after = view
    let notice = after.notice
    guard
      after.content != before.content || (state.printed.hasLeftScreen && notice.isEmpty)
    else {
      return try write(notice.isEmpty ? after.fitted(after.labels.linear.noEffect) : notice)
    }
    var page = after.screen(
      from: showsStart ? 0 : after.startOfSelection, reservedRows: notice.count)
    page.lines = notice + page.lines
    try show(page)
  }

  fileprivate mutating func show(_ page: LinearView.Page) throws {
    state.printed.entries = page.range
    try write(page.lines)
  }
}
