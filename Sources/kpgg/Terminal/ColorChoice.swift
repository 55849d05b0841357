/// The values of `--color`: when output is to be coloured.
enum ColorChoice: String, CaseIterable, Sendable {
  case auto
  case always
  case never

  /// Whether one stream gets colour; ask for standard output and standard error each.
  ///
  /// The strongest rule first: the choice itself; a non-empty `NO_COLOR` (no-color.org);
  /// `CLICOLOR_FORCE`, unless empty or `0` (bixense.com/clicolors); then colour for a terminal that
  /// is not `TERM=dumb`.
  func isColored(isTerminal: Bool, environment: [String: String]) -> Bool {
    switch self {
    case .always: return true
    case .never: return false
    case .auto: break
    }
    if environment["NO_COLOR"]?.isEmpty == false { return false }
    let forced = environment["CLICOLOR_FORCE"] ?? ""
    if !forced.isEmpty, forced != "0" { return true }
    return isTerminal && environment["TERM"] != "dumb"
  }
}
