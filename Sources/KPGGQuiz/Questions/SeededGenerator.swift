import KPGGCore

/// Random numbers that a seed determines: the same on every machine and with every version of Swift.
///
/// The generator is SplitMix64 (Steele, Lea, and Flood, 2014).
package struct SeededGenerator: RandomNumberGenerator, Sendable {
  private var state: UInt64

  /// Creates the generator of a seed. Adjacent seeds give unrelated numbers.
  package init(seed: UInt64) { state = seed }

  /// Creates the generator of a seed for one of many purposes. Each name gives unrelated numbers.
  package init(seed: UInt64, name: [String]) {
    var seeds = Self(seed: seed)
    var checksum = Checksum()
    for part in name {
      checksum.add(part)
      // No text has this byte.
      checksum.add(0xFF)
    }
    state = seeds.next() ^ checksum.value
  }

  /// Returns the next number.
  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// Returns an index below a positive count.
  package mutating func index(below count: Int) -> Int {
    Int(UInt64(count).multipliedFullWidth(by: next()).high)
  }

  /// Returns the elements in random order.
  package mutating func shuffled<Element>(_ elements: some Sequence<Element>) -> [Element] {
    var elements = Array(elements)
    for index in elements.indices.dropLast() {
      elements.swapAt(index, index + self.index(below: elements.count - index))
    }
    return elements
  }

  /// Picks different elements that satisfy a condition.
  ///
  /// - Parameters:
  ///   - count: The number of elements.
  ///   - elements: The elements to choose from.
  ///   - isAccepted: Receives an element and the elements that were picked before.
  /// - Returns: The elements in random order; `nil` if there are fewer than asked for.
  package mutating func pick<Element>(
    _ count: Int, of elements: [Element], where isAccepted: (Element, [Element]) -> Bool
  ) -> [Element]? {
    var elements = elements
    var picked: [Element] = []
    for index in elements.indices where picked.count < count {
      elements.swapAt(index, index + self.index(below: elements.count - index))
      if isAccepted(elements[index], picked) { picked.append(elements[index]) }
    }
    return picked.count == count ? picked : nil
  }
}
