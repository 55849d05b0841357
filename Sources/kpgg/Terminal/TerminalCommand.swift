import KPGGCore

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

  /// Sets the title of the window.
  static func title(_ title: String) -> String {
    command("2;" + SafeText.of(title).cut(toCells: titleWidth))
  }

  /// Puts text on the clipboard.
  static func copy(_ text: String) -> String {
    command("52;c;" + Data(text.utf8).base64EncodedString())
  }

  /// Saves the title of the window on the terminal's stack (XTWINOPS).
  static let titleSaving = "\u{1B}[22;0t"

  /// Restores the saved title. Terminals without a stack show their default title instead.
  static let titleRestoration = title("") + "\u{1B}[23;0t"

  private static func command(_ text: String) -> String { "\u{1B}]\(text)\u{1B}\\" }
}
