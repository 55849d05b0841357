extension CommandTestCase {
  /// The lines that a listing must print without a word on standard error.
  func rows(_ line: TypedLine) async -> [String] {
    await output(of: line).split(separator: "\n").map(String.init)
  }
}
