extension UInt8 {
  /// Whether it is one of ASCII's digits. What a person, a document or a server writes as a number
  /// is made of them: the initialisers of numbers also read `+5`, `0x50`, `1e2` and `inf`.
  package var isDigit: Bool { (0x30...0x39).contains(self) }
}

extension Double {
  /// The number that digits tell, with a point among them or without: `166.5`; `nil` for any other
  /// text.
  package init?(decimal text: String) {
    guard text.utf8.allSatisfy({ $0.isDigit || $0 == UInt8(ascii: ".") }) else { return nil }
    self.init(text)
  }
}
