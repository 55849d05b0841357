/// Measures a text scalar by scalar, so that a caller can stop where the room ends.
///
/// The width is the larger of two: of the text alone, and of the text after a space, as it stands
/// in a table. They differ only where a text starts with a mark that has nothing to stand on. So
/// the width holds in both places, and a line is never wider than its parts together.
struct CellMeter: Sendable {
  private var alone = CellRun()
  /// Nil as long as it would measure the same as ``alone``.
  private var afterSpace: CellRun?
  private var isEmpty = true

  /// Cells taken by all that was added so far; it never falls when more is added.
  var width: Int { max(alone.width, (afterSpace?.width ?? 1) - 1) }

  mutating func add(_ character: Character) {
    for scalar in character.unicodeScalars { add(scalar) }
  }

  mutating func add(_ scalar: Unicode.Scalar) {
    if isEmpty {
      isEmpty = false
      if ScalarWidth.of(scalar) == 0 {
        afterSpace = CellRun()
        afterSpace?.add(" ")
      }
    }
    alone.add(scalar)
    afterSpace?.add(scalar)
  }
}
