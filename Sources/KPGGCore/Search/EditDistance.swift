/// How many slips of the hand turn one word into another.
///
/// The rule is *optimal string alignment*: inserting, deleting or replacing a unit and swapping
/// two neighbours each count as one slip, and no unit is touched twice (so `ca` and `abc` are
/// three apart, not two). It is symmetric. What a unit is, the caller decides: the characters of
/// a command's name, the jamo of a Hangul one.
package enum EditDistance {
  /// How many slips a text of so many units may have and still be taken for a name: none below 3
  /// units, one from 3 to 6, two above.
  package static func allowedTypos(for count: Int) -> Int { count < 3 ? 0 : count <= 6 ? 1 : 2 }

  /// Counts the slips, giving up as soon as there must be more than `limit`.
  ///
  ///     EditDistance.between(Array("gruop"), Array("group"), atMost: 2)  // 1
  ///     EditDistance.between(Array("gruop"), Array("help"), atMost: 2)   // nil
  ///
  /// - Returns: `nil` over the limit, and for a negative limit.
  /// - Complexity: O(`limit` × the length of `a`) time, O(`limit`) space; O(1) where the lengths
  ///   alone differ by more than `limit`, however long the longer one is.
  package static func between<Unit: Equatable>(
    _ a: [Unit], _ b: [Unit], atMost limit: Int
  ) -> Int? {
    guard limit >= 0, abs(a.count - b.count) <= limit else { return nil }
    // No distance is larger than the longer length; a larger limit would only widen the band.
    let limit = min(limit, max(a.count, b.count))
    let tooMany = limit + 1

    // Only the cells within `limit` of the diagonal can hold a distance within it. The rows keep
    // just those: the cell of column j in row i stands at j - i + limit.
    var lastButOne = [Int](repeating: tooMany, count: 2 * limit + 1)
    var last = lastButOne
    var current = lastButOne
    for i in 0...a.count {
      var smallest = tooMany
      for j in max(0, i - limit)...min(b.count, i + limit) {
        let cell = j - i + limit
        var slips = i + j
        if i > 0, j > 0 {
          slips = last[cell] + (a[i - 1] == b[j - 1] ? 0 : 1)
          if cell > 0 { slips = min(slips, current[cell - 1] + 1) }
          if cell < 2 * limit { slips = min(slips, last[cell + 1] + 1) }
          if i > 1, j > 1, a[i - 1] == b[j - 2], a[i - 2] == b[j - 1] {
            slips = min(slips, lastButOne[cell] + 1)
          }
        }
        current[cell] = min(slips, tooMany)
        smallest = min(smallest, slips)
      }
      // A swap reaches back two rows, yet never gets below this row's smallest cell either.
      guard smallest <= limit else { return nil }
      swap(&lastButOne, &last)
      swap(&last, &current)
    }
    let slips = last[b.count - a.count + limit]
    return slips <= limit ? slips : nil
  }
}
