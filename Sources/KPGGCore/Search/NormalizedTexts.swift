/// Many names as their `NormalizedText`s have them, one after the other in one place, so that they are
/// compared without a look at any other memory.
struct NormalizedTexts {
  private var units: [Unicode.Scalar] = []
  private var ends: [Int] = []

  /// These names, in their order.
  init(_ texts: some Sequence<String>) {
    for text in texts {
      TextNormalizer.forEach(in: text) { unit, _ in units.append(unit) }
      ends.append(units.count)
    }
  }

  /// Whether the name at one place comes before that at another; `nil` where they are the same.
  func precedes(_ one: Int, _ other: Int) -> Bool? {
    var (left, right) = (range(of: one), range(of: other))
    while let unit = left.popFirst() {
      guard let otherUnit = right.popFirst() else { return false }
      if units[unit] != units[otherUnit] { return units[unit] < units[otherUnit] }
    }
    return right.isEmpty ? nil : true
  }

  private func range(of index: Int) -> Range<Int> {
    (index > 0 ? ends[index - 1] : 0)..<ends[index]
  }
}
