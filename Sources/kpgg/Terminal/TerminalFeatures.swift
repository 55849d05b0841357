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
    let isXtermLike = environment.isXtermLike
    self.init(showsLinks: environment.showsLinks, showsTitle: isXtermLike, copiesText: isXtermLike)
  }
}

/// A program that shows the output of kpgg in a part of a terminal, as the environment indicates.
enum Multiplexer: Hashable, Sendable {
  case tmux
  /// GNU Screen, even if tmux runs in it.
  case screen
  /// `TERM` names a multiplexer, but TMUX is not set: GNU Screen, or SSH from a tmux of unknown
  /// version.
  case unknown

  /// The multiplexer; `nil` if the environment indicates none.
  init?(environment: [String: String]) {
    if environment.isSet("STY") {
      self = .screen
    } else if environment.isSet("TMUX") || environment["TERM_PROGRAM"] == "tmux" {
      self = .tmux
    } else if ["screen", "tmux"].contains(where: environment.term.hasPrefix) {
      self = .unknown
    } else {
      return nil
    }
  }
}

/// The colors of a terminal beyond the 16 of its theme.
enum ColorDepth: Hashable, Sendable {
  /// The 256 colors of xterm. kpgg uses only the 240 that no theme changes.
  case indexed
  /// Eight bits each for red, green, and blue.
  case full

  /// The colors that the environment indicates; `nil` for 16 colors or fewer.
  init?(environment: [String: String]) {
    let fullColorTerms = [
      "alacritty", "contour", "foot", "ghostty", "iterm2", "kitty", "rio", "wezterm",
      "xterm-ghostty", "xterm-kitty", "xterm-rio",
    ]
    let isFull =
      ["truecolor", "24bit"].contains(environment["COLORTERM"])
      || environment.term.hasSuffix("-direct") || environment.hasTerm(among: fullColorTerms)
    // Screen inherits these variables from another terminal.
    if isFull, !environment.isSet("STY") {
      self = .full
    } else if environment.term.contains("256color") {
      self = .indexed
    } else {
      return nil
    }
  }
}

/// A way to show images in a terminal, best first.
enum ImageProtocol: Hashable, Sendable {
  /// kitty's graphics protocol.
  case kitty
  /// iTerm2's inline images, for all formats that macOS supports.
  case iTerm2
  /// DEC's sixels.
  case sixel
  /// Colored characters, which every multiplexer forwards.
  case characters(ColorDepth)

  /// The protocol that the environment indicates for sending files. `nil` if unknown, and in tmux or
  /// Screen, which do not forward files.
  init?(environment: [String: String]) {
    guard Multiplexer(environment: environment) == nil else { return nil }
    let isKitty =
      environment.isSet("KITTY_WINDOW_ID")
      || ["xterm-kitty", "xterm-ghostty"].contains(environment.term)
    switch environment["TERM_PROGRAM"] {
    case _ where isKitty: self = .kitty
    case "ghostty", "kitty": self = .kitty
    case "iTerm.app", "WezTerm": self = .iTerm2
    default: return nil
    }
  }
}

/// What the environment tells about the terminal.
extension [String: String] {
  /// The name of the terminal's description in terminfo.
  fileprivate var term: String { self["TERM"] ?? "" }

  fileprivate func isSet(_ variable: String) -> Bool { self[variable]?.isEmpty == false }

  /// Whether `TERM` is one of the names or a variant of one: `foot` or `foot-extra`.
  fileprivate func hasTerm(among names: [String]) -> Bool {
    names.contains { term == $0 || term.hasPrefix($0 + "-") }
  }

  /// Whether the terminal skips the commands that it does not know, and restores its title.
  ///
  /// The Linux console and old hardware print the text of such commands. Screen does not restore
  /// the title.
  fileprivate var isXtermLike: Bool {
    let multiplexer = Multiplexer(environment: self)
    if multiplexer == .screen { return false }
    if term.hasPrefix("screen") { return multiplexer == .tmux }
    return hasTerm(among: [
      "alacritty", "contour", "foot", "ghostty", "gnome", "iterm", "iterm2", "kitty", "konsole",
      "mintty", "mlterm", "putty", "rio", "rxvt", "st", "tmux", "vte", "wezterm", "xterm",
    ])
  }

  /// Whether the terminal is on the list of those that show links.
  fileprivate var showsLinks: Bool {
    if ["", "dumb", "linux"].contains(term) { return false }
    switch Multiplexer(environment: self) {
    case .tmux: return isTmux(from: (3, 4))
    case .screen, .unknown: return false
    case nil: break
    }
    let programs: Set = [
      "Hyper", "Tabby", "WarpTerminal", "WezTerm", "ghostty", "iTerm.app", "kitty", "mintty", "rio",
      "terminology", "vscode", "zed",
    ]
    let terms = [
      "alacritty", "contour", "foot", "rio", "wezterm", "xterm-ghostty", "xterm-kitty", "xterm-rio",
    ]
    let version = { (variable: String) in self[variable].flatMap(Int.init) ?? 0 }
    return programs.contains(self["TERM_PROGRAM"] ?? "") || hasTerm(among: terms)
      || ["WT_SESSION", "DOMTERM"].contains { isSet($0) }
      // Earlier versions of VTE can crash when they show a link.
      || version("VTE_VERSION") >= 5202 || version("KONSOLE_VERSION") >= 201200
  }

  /// Whether tmux has at least a version: `3.4`, `3.5a`, or `next-3.6`.
  private func isTmux(from minimum: (Int, Int)) -> Bool {
    guard self["TERM_PROGRAM"] == "tmux" else { return false }
    let version = (self["TERM_PROGRAM_VERSION"] ?? "").drop { !$0.isNumber }
    let numbers = version.split(separator: ".").prefix(2).map { part in
      Int(part.prefix { $0.isNumber }) ?? 0
    }
    guard let major = numbers.first else { return false }
    return (major, numbers.dropFirst().first ?? 0) >= minimum
  }
}
