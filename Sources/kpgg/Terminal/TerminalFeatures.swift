/// What the terminal is known to support, beyond text and colors. Unknown terminals get no
/// features.
struct TerminalFeatures: Hashable, Sendable {
  /// Whether text can be a link (OSC 8).
  var showsLinks = false
  /// Whether the window has a title that kpgg can set (OSC 2) and restore.
  var showsTitle = false
  /// Whether kpgg can put text on the clipboard (OSC 52). The user can forbid it in most terminals.
  var copiesText = false
}

extension TerminalFeatures {
  /// The features that the environment indicates.
  init(environment: [String: String]) {
    let terminal = TerminalKind(environment)
    let isXtermLike = terminal.isXtermLike
    self.init(showsLinks: terminal.showsLinks, showsTitle: isXtermLike, copiesText: isXtermLike)
  }
}

/// The terminal as the environment describes it.
private struct TerminalKind {
  private let environment: [String: String]
  /// The name of the terminal's description in terminfo.
  private let term: String
  private let multiplexer: Multiplexer?

  init(_ environment: [String: String]) {
    self.environment = environment
    term = environment["TERM"] ?? ""
    multiplexer = Multiplexer(environment: environment)
  }

  /// Whether the terminal skips the commands that it does not know, and restores its title.
  ///
  /// The Linux console and old hardware print the text of such commands. Screen does not restore
  /// the title.
  var isXtermLike: Bool {
    if multiplexer == .screen { return false }
    if term.hasPrefix("screen") { return multiplexer == .tmux }
    return Self.xtermLike.contains { isTerm($0) }
  }

  /// Whether the terminal is on the list of those that show links.
  var showsLinks: Bool {
    if ["", "dumb", "linux"].contains(term) { return false }
    switch multiplexer {
    case .tmux: return isTmux(from: (3, 4))
    case .screen, .unknown: return false
    case nil: break
    }
    return Self.programsWithLinks.contains(environment["TERM_PROGRAM"] ?? "")
      || Self.termsWithLinks.contains { isTerm($0) }
      || ["WT_SESSION", "DOMTERM"].contains { isSet($0) }
      // Earlier versions of VTE can crash when they show a link.
      || number("VTE_VERSION") >= 5202
      || number("KONSOLE_VERSION") >= 201200
  }

  /// Whether tmux has at least a version: `3.4`, `3.5a`, or `next-3.6`.
  private func isTmux(from minimum: (Int, Int)) -> Bool {
    guard environment["TERM_PROGRAM"] == "tmux" else { return false }
    let version = (environment["TERM_PROGRAM_VERSION"] ?? "").drop { !$0.isNumber }
    let numbers = version.split(separator: ".").prefix(2).map { part in
      Int(part.prefix { $0.isNumber }) ?? 0
    }
    guard let major = numbers.first else { return false }
    return (major, numbers.dropFirst().first ?? 0) >= minimum
  }

  /// Whether `TERM` is a name or one of its variants: `foot` or `foot-extra`.
  private func isTerm(_ name: String) -> Bool { term == name || term.hasPrefix(name + "-") }

  private func isSet(_ variable: String) -> Bool { environment[variable]?.isEmpty == false }

  private func number(_ variable: String) -> Int { environment[variable].flatMap(Int.init) ?? 0 }

  private static let xtermLike = [
    "alacritty", "contour", "foot", "ghostty", "gnome", "iterm", "iterm2", "kitty", "konsole",
    "mintty", "mlterm", "putty", "rio", "rxvt", "st", "tmux", "vte", "wezterm", "xterm",
  ]

  private static let termsWithLinks = [
    "alacritty", "contour", "foot", "rio", "wezterm", "xterm-ghostty", "xterm-kitty", "xterm-rio",
  ]

  private static let programsWithLinks: Set = [
    "Hyper", "Tabby", "WarpTerminal", "WezTerm", "ghostty", "iTerm.app", "kitty", "mintty", "rio",
    "terminology", "vscode", "zed",
  ]
}
