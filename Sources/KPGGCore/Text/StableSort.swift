extension Array {
  /// Returns the elements sorted. Equal elements keep their order.
  ///
  /// Unlike `sorted(by:)`, it moves indices instead of elements, and adds little code to a program:
  /// the standard library's sort is compiled for each closure, with 4 kB or more.
  package func stablySorted(by precedes: (Element, Element) -> Bool) -> [Element] {
    sortedIndices(below: count) { precedes(self[$0], self[$1]) }.map { self[$0] }
  }
}

/// Returns the indices from 0, sorted. Equal ones keep their order.
@inline(never)
package func sortedIndices(below count: Int, by precedes: (Int, Int) -> Bool) -> [Int] {
  (0..<count).sorted(by: precedes)
}
