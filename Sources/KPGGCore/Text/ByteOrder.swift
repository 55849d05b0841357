extension String {
  /// Whether the text comes before another in the order of their UTF-8 bytes, which is that of
  /// their code points and the same everywhere; `<` would compare what the two look like.
  func precedesInBytes(_ other: String) -> Bool {
    let isEarlier = utf8.withContiguousStorageIfAvailable { left in
      other.utf8.withContiguousStorageIfAvailable { right in
        for index in 0..<min(left.count, right.count) where left[index] != right[index] {
          return left[index] < right[index]
        }
        return left.count < right.count
      }
    }
    return (isEarlier ?? nil) ?? utf8.lexicographicallyPrecedes(other.utf8)
  }
}
