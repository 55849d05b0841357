/// A part of a help topic, for the terminal and for manual pages. Its texts contain no markup.
enum ManualBlock: Hashable, Sendable {
  case heading(String)
  /// Text that wraps at the width.
  case paragraph(String)
  case bullets([String])
  /// A numbered list.
  case steps([String])
  /// Lines that do not wrap, so that you can copy them.
  case code([String])
  /// A list of terms and their meanings.
  case terms([HelpList.Entry])

  var isHeading: Bool {
    if case .heading = self { true } else { false }
  }

  /// The items of a list; empty for other blocks.
  var items: [String] {
    switch self {
    case .bullets(let items), .steps(let items): items
    case .heading, .paragraph, .code, .terms: []
    }
  }
}
