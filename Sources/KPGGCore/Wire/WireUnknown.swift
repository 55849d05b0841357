/// How the wire writes what is not known.
enum WireUnknown {
  /// The word for an unknown MBTI or blood type.
  static let word = "알려지지 않음."

  private static let wordWithoutFullStop = "알려지지 않음"

  /// Whether a text says that nothing is known: empty, or the word with or without its full stop.
  static func isMeant(by text: String) -> Bool {
    text.isEmpty || text == word || text == wordWithoutFullStop
  }
}
