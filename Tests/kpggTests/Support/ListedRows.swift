extension CommandTestCase {
  /// The lines of a listing, which must succeed and write nothing to standard error.
  func rows(_ line: TypedLine) async -> [String] {
    await output(of: line).split(separator: "\n").map(String.init)
  }
}
