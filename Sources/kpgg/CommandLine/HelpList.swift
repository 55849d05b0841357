/// The list under a heading of a help page: terms on the left, what they mean on the right.
///
/// Where the right column would be too narrow to read, each meaning goes below its term instead,
/// and spaces at the start of a term, which align it with the others, are left out.
struct HelpList: Sendable {
  struct Entry: Hashable, Sendable {
    let term: String
    let meaning: String
  }

  private static let indent = 2
  private static let gap = 2
  private static let deepIndent = 6
  private static let narrowestMeaning = 30

  let entries: [Entry]
  /// Whether each meaning goes below its term whatever the width.
  var isStacked = false

  /// Lays the list out; all meanings begin in one column or all stand below, never mixed.
  func lines(_ wrapper: TextWrapper) -> [String] {
    let widest = entries.map { wrapper.cells($0.term) }.max() ?? 0
    let column = Self.indent + widest + Self.gap
    let isNarrow = isStacked || wrapper.width - column < Self.narrowestMeaning
    return entries.flatMap { entry in
      let term = String(repeating: " ", count: Self.indent) + entry.term
      let meaning = wrapper.lines(entry.meaning, indent: isNarrow ? Self.deepIndent : column)
      guard !isNarrow else {
        return wrapper.lines(entry.term, indent: Self.indent, hanging: 2 * Self.indent) + meaning
      }
      guard let first = meaning.first else { return [term] }
      return [term + first.dropFirst(wrapper.cells(term))] + meaning.dropFirst()
    }
  }
}
