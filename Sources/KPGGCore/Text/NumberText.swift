extension Double {
  /// The number in the fewest digits that tell it, without the `.0` of a whole one: `163`, `166.5`.
  package var shortestText: String { Int(exactly: self).map(String.init) ?? description }
}
