/// A set of numbers below a limit, as bits.
struct NumberSet: Sendable {
  private var words: [UInt64]
  private(set) var count = 0

  init(_ numbers: [Int] = [], limit: Int) {
    words = Array(repeating: 0, count: (limit + 63) / 64)
    for number in numbers { insert(number) }
  }

  func contains(_ number: Int) -> Bool { words[number / 64] & (1 << (number % 64)) != 0 }

  mutating func insert(_ number: Int) {
    guard !contains(number) else { return }
    words[number / 64] |= 1 << (number % 64)
    count += 1
  }

  mutating func remove(_ number: Int) {
    guard contains(number) else { return }
    words[number / 64] &= ~(1 << (number % 64))
    count -= 1
  }

  mutating func formUnion(_ other: Self) {
    count = 0
    for index in words.indices {
      words[index] |= other.words[index]
      count += words[index].nonzeroBitCount
    }
  }

  func intersects(_ other: Self) -> Bool { zip(words, other.words).contains { $0 & $1 != 0 } }

  /// The numbers, in order.
  var numbers: [Int] {
    words.indices.flatMap { index in
      (0..<64).compactMap { words[index] & (1 << $0) == 0 ? nil : index * 64 + $0 }
    }
  }
}
