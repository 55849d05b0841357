@testable import KPGGCore
@testable import KPGGQuiz

extension SeededGenerator {
  /// Damages bytes in one to four places: a changed, removed, inserted, or repeated part.
  mutating func mutated(_ bytes: [UInt8], alphabet: [UInt8]) -> [UInt8] {
    var bytes = bytes
    for _ in 0...index(below: 4) where !bytes.isEmpty {
      let place = index(below: bytes.count)
      let end = min(place + index(below: 12), bytes.count)
      switch index(below: 5) {
      case 0: bytes[place] = UInt8(truncatingIfNeeded: next())
      case 1: bytes[place] = alphabet[index(below: alphabet.count)]
      case 2: bytes.insert(alphabet[index(below: alphabet.count)], at: place)
      case 3: bytes.removeSubrange(place..<end)
      default: bytes.insert(contentsOf: bytes[place..<end], at: index(below: bytes.count))
      }
    }
    return bytes
  }
}
