/// A list on a help page: terms on the left, their meanings on the right.
///
/// If the right column would be too narrow, each meaning goes below its term. The spaces that align
/// long options are then removed.
struct HelpList: Sendable {
  /// A row of the list.
  struct Entry: Hashable, Sendable {
    let term: String
    let meaning: String
  }

  private static let indent = 2
  private static let gap = 2
  private static let stackedIndent = 6
  private static let minimumMeaningWidth = 30

  let entries: [Entry]
  /// The least width of the left column, for lists that share it.
  var termWidth = 0

  /// Lays out the list in one of the two styles, never a mix of both.
  func lines(_ wrapper: TextWrapper) -> [String] {
    let widest = max(termWidth, entries.map { wrapper.cells($0.term) }.max() ?? 0)
    let column = Self.indent + widest + Self.gap
    let isNarrow = wrapper.width - column < Self.minimumMeaningWidth
    return entries.flatMap { entry in
      let term = String(repeating: " ", count: Self.indent) + entry.term
      let meaning = wrapper.lines(entry.meaning, indent: isNarrow ? Self.stackedIndent : column)
      guard !isNarrow else {
        return wrapper.lines(entry.term, indent: Self.indent, hanging: 2 * Self.indent) + meaning
      }
      guard let first = meaning.first else { return [term] }
      return [term + first.dropFirst(wrapper.cells(term))] + meaning.dropFirst()
    }
  }
}

extension HelpList.Entry {
  /// The entries of options: their spellings, and what they do.
  static func entries(for options: [OptionDescription]) -> [Self] {
    let hasShort = options.contains { $0.short != nil }
    return options.map { option in
      let short = option.short.map { "-\($0), " } ?? (hasShort ? "    " : "")
      let value = option.value.map { " " + $0.placeholder } ?? ""
      let choices = option.value.map { $0.choices + $0.items } ?? []
      return Self(
        term: short + option.spelling + value,
        meaning: option.summary
          + (choices.isEmpty ? "" : " (\(choices.joined(separator: ", ")))"))
    }
  }
}
