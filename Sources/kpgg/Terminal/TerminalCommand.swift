import KPGGCore
import KPGGSystem

/// The operating system commands (OSC, ECMA-48) that kpgg sends to a terminal.
///
/// Their text cannot end the command or start another one.
enum TerminalCommand {
  /// The maximum width of a title in cells.
  static let titleWidth = 100

  /// Links the text that follows; `nil` ends the link.
  static func link(_ link: TerminalLink?) -> String {
    // The terminal joins parts with the same URL and ID.
    command("8;" + (link?.spansLines == true ? "id=kpgg;" : ";") + (link?.address ?? ""))
  }

  static func title(_ title: String) -> String {
    command("2;" + SafeText.of(title).cut(toCells: titleWidth))
  }

  static func copy(_ text: String) -> String {
    command("52;c;" + Data(text.utf8).base64EncodedString())
  }

  /// Saves the title of the window on the terminal's stack (XTWINOPS).
  static let titleSaving = "\u{1B}[22;0t"

  /// Restores the saved title. Terminals without a stack show their default title instead.
  static let titleRestoration = title("") + "\u{1B}[23;0t"

  private static func command(_ text: String) -> String { "\u{1B}]\(text)\u{1B}\\" }
}

/// The target of linked text on the screen.
struct TerminalLink: Hashable, Sendable {
  /// The URL, in printable ASCII.
  let address: String
  /// Whether several lines show parts of the link, which the terminal then highlights together.
  let spansLines: Bool

  /// The maximum length in bytes. Terminals ignore URLs that are slightly longer.
  private static let limit = 2000

  /// Creates a link; `nil` for text that is not an HTTP URL, or is too long. Letters beyond ASCII are
  /// encoded.
  init?(_ address: String, spansLines: Bool = false) {
    guard let valid = WebAddress(rawValue: address) else { return nil }
    var encoded = valid.rawValue
    if !encoded.utf8.allSatisfy({ $0 < 0x80 }) {
      let parts = encoded.unicodeScalars.map { $0.isASCII ? String($0) : String($0).percentEncoded }
      encoded = parts.joined()
    }
    guard encoded.utf8.count <= Self.limit else { return nil }
    self.address = encoded
    self.spansLines = spansLines
  }
}
