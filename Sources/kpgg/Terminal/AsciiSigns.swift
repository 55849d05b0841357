/// The signs that the program itself draws, as `--ascii` has them: one cell for one cell.
///
/// Names keep their letters, whatever the script.
enum AsciiSigns {
  /// The sign in ASCII, or the character itself where it is none.
  static func replacing(_ character: Character) -> Character {
    guard !character.isASCII else { return character }
    return signs[character] ?? character
  }

  private static let signs: [Character: Character] = [
    "─": "-", "│": "|", "╭": "+", "╮": "+", "╰": "+", "╯": "+",
    "━": "=", "┃": "#", "┏": "#", "┓": "#", "┗": "#", "┛": "#",
    "▸": ">", "›": ">", "‹": "<", "·": "-", "–": "-", "…": "~",
    "★": "*", "☆": "-", "♪": "*", "↑": "^", "↓": "v", "←": "<", "→": ">",
  ]
}
