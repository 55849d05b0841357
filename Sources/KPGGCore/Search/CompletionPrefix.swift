/// The beginning of a name as far as it is typed: whatever its case, spacing, punctuation or
/// Unicode form, its last syllable perhaps not finished.
///
///     CompletionPrefix("oh-my").begins("OH MY GIRL")  // true
///     CompletionPrefix("오막").begins("오마걸")         // true: ㄱ is the start of 걸
///     CompletionPrefix("***").begins("IVE")           // false
public struct CompletionPrefix: Sendable {
  private let typed: String
  private let letters: [UInt32]

  /// A beginning of any length; an empty one begins every name.
  public init(_ typed: String) {
    self.typed = typed.lowercased()
    letters = Self.letters(of: typed)
  }

  /// Whether a name begins so.
  public func begins(_ name: String) -> Bool {
    if beginsLiterally(name) { return true }
    return !letters.isEmpty && Self.letters(of: name).starts(with: letters)
  }

  /// Whether a name begins with the very characters, case and Unicode form apart.
  public func beginsLiterally(_ name: String) -> Bool {
    typed.isEmpty || name.lowercased().hasPrefix(typed)
  }

  private static func letters(of text: String) -> [UInt32] {
    IndexedNames([text])[0].letters.map(\.value)
  }
}
