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
    let isSet = { (variable: String) in environment[variable]?.isEmpty == false }
    let term = environment["TERM"] ?? ""
    if isSet("STY") {
      self = .screen
    } else if isSet("TMUX") || environment["TERM_PROGRAM"] == "tmux" {
      self = .tmux
    } else if ["screen", "tmux"].contains(where: term.hasPrefix) {
      self = .unknown
    } else {
      return nil
    }
  }
}
