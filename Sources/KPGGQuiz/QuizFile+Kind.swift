import KPGGCore

extension QuizFile {
  /// Returns whether a file is a quiz, perhaps one with mistakes: it has a title or a question.
  package static func isProbable(_ data: some Collection<UInt8>) -> Bool {
    data.split(separator: UInt8(ascii: "\n")).contains { line in
      let start = line.drop { [0x20, 0x09, 0xEF, 0xBB, 0xBF].contains($0) }
      let key = String(decoding: start.prefix { $0 != UInt8(ascii: ":") }.prefix(20), as: UTF8.self)
      return start.count > key.utf8.count
        && ["title", "q"].contains(key.split(separator: " ").joined().lowercased())
    }
  }
}
