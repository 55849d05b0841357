/// The number of typos between two words.
///
/// The distance is *optimal string alignment*: inserting, deleting, or replacing a unit and
/// swapping two neighbors each count as one typo, and no unit changes twice. The distance between
/// `ca` and `abc` is therefore 3, not 2.
package enum EditDistance {
  /// Returns the number of typos that a word of a given length may have: none below 3 units, one
  /// from 3 to 6, and two above.
  static func allowedTypos(for count: Int) -> Int { count < 3 ? 0 : count <= 6 ? 1 : 2 }

  /// Returns the distance between two words, or `nil` if it exceeds the limit.
  ///
  ///     EditDistance.between(Array("gruop"), Array("group"), atMost: 2)  // 1
  ///     EditDistance.between(Array("gruop"), Array("help"), atMost: 2)   // nil
  ///
  /// - Complexity: O(`limit` × length of `a`) time and O(`limit`) space. O(1) if the lengths differ
  ///   by more than `limit`.
  package static func between<Unit: Equatable>(_ a: [Unit], _ b: [Unit], atMost limit: Int) -> Int?
  {
    guard limit >= 0, abs(a.count - b.count) <= limit else { return nil }
    // The distance never exceeds the longer length. A larger limit would only widen the band.
    let limit = min(limit, max(a.count, b.count))
    let overLimit = limit + 1

    // Only cells within `limit` of the diagonal can hold a distance within the limit, so rows keep
    // only those. Column j of row i is at j - i + limit.
    var beforeLast = [Int](repeating: overLimit, count: 2 * limit + 1)
    var last = beforeLast
    var current = beforeLast
    for i in 0...a.count {
      var smallest = overLimit
      for j in max(0, i - limit)...min(b.count, i + limit) {
        let cell = j - i + limit
        var typos = i + j
        if i > 0, j > 0 {
          typos = last[cell] + (a[i - 1] == b[j - 1] ? 0 : 1)
          if cell > 0 { typos = min(typos, current[cell - 1] + 1) }
          if cell < 2 * limit { typos = min(typos, last[cell + 1] + 1) }
          if i > 1, j > 1, a[i - 1] == b[j - 2], a[i - 2] == b[j - 1] {
            typos = min(typos, beforeLast[cell] + 1)
          }
        }
        current[cell] = min(typos, overLimit)
        smallest = min(smallest, typos)
      }
      // A swap looks back two rows, but its result is never below this row's minimum either.
      guard smallest <= limit else { return nil }
      swap(&beforeLast, &last)
      swap(&last, &current)
    }
    let typos = last[b.count - a.count + limit]
    return typos <= limit ? typos : nil
  }
}
