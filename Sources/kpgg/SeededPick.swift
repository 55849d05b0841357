/// A choice that a seed decides, the same on every machine and with every version of Swift.
struct SeededPick: Hashable, Sendable {
  let seed: UInt64

  /// One of the elements; `nil` where there are none.
  func element<Element>(of elements: [Element]) -> Element? {
    guard !elements.isEmpty else { return nil }
    // The high half of the product spreads the seeds evenly over the indices.
    let index = UInt64(elements.count).multipliedFullWidth(by: mixed).high
    return elements[Int(index)]
  }

  /// The first number of SplitMix64 (Steele, Lea and Flood, 2014): seeds that are next to one
  /// another become numbers that are not.
  private var mixed: UInt64 {
    var mixed = seed &+ 0x9E37_79B9_7F4A_7C15
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
