import KPGGCore

/// Predicts the bits of a text from the letters before them, and learns from each bit.
///
/// Seven predictions, from contexts of different lengths, are mixed by a small network, as in Matt
/// Mahoney's *lpaq*. All arithmetic is on integers: the same on every machine.
struct TextModel {
  private static let orders = 7
  private static let slots = 1 << 16

  /// For each context, a 22-bit probability and a 10-bit count.
  private var chances = [UInt32](repeating: 1 << 31, count: orders * slots)
  /// The weights of the predictions, by the number of contexts that are known.
  private var weights = [Int](repeating: 1 << 14, count: (orders + 1) * orders)
  private var hashes = [UInt32](repeating: 0, count: orders)
  /// The last eight bytes.
  private var history: UInt64 = 0
  private var word: UInt32 = 0
  /// The bits of the current byte after a leading 1.
  private var partial: UInt32 = 1
  private var used = [Int](repeating: 0, count: orders)
  private var inputs = [Int](repeating: 0, count: orders)

  /// A model that has read a text.
  init(reading text: String) {
    for byte in text.utf8 { learn(byte) }
  }

  /// Encodes or decodes a byte.
  mutating func code(_ byte: UInt8, with coder: inout ArithmeticCoder) -> UInt8 {
    var result: UInt8 = 0
    for place in (0..<8).reversed() {
      let (chance, row) = predict()
      let bit = coder.code(byte >> UInt8(place) & 1 == 1, chance: UInt32(chance) << 4 | 8)
      update(bit, chance, row)
      result = result << 1 | (bit ? 1 : 0)
    }
    return result
  }

  private mutating func learn(_ byte: UInt8) {
    for place in (0..<8).reversed() {
      let (chance, row) = predict()
      update(byte >> UInt8(place) & 1 == 1, chance, row)
    }
  }

  /// Returns the chance of 1 in 4,096, and the row of the weights.
  private mutating func predict() -> (chance: Int, row: Int) {
    var known = 0
    for order in 0..<Self.orders {
      let mixed = (hashes[order] ^ partial &* 0x2F0B_4C47) &* 0x9E37_79B1
      used[order] = order * Self.slots + Int(mixed >> 16)
      let slot = chances[used[order]]
      if slot & 1023 > 0 { known += 1 }
      inputs[order] = Self.stretched[Int(slot >> 20)]
    }
    let row = known * Self.orders
    var sum = 0
    for order in 0..<Self.orders { sum += inputs[order] * weights[row + order] }
    return (Self.squashed(sum >> 16), row)
  }

  private mutating func update(_ bit: Bool, _ chance: Int, _ row: Int) {
    let error = ((bit ? 4095 : 0) - chance) * 10
    for order in 0..<Self.orders {
      let weight = weights[row + order] + (inputs[order] * error + 0x8000) >> 16
      weights[row + order] = min(max(weight, -(1 << 20)), 1 << 20)
      let slot = chances[used[order]]
      let count = slot & 1023
      let target: Int = bit ? (1 << 22) - 1 : 0
      let step = (target - Int(slot >> 10)) * 2 / (2 * Int(count) + 3)
      chances[used[order]] = UInt32(Int(slot >> 10) + step) << 10 | min(count + 1, 60)
    }
    partial = partial << 1 | (bit ? 1 : 0)
    if partial > 255 { finishByte(UInt8(truncatingIfNeeded: partial)) }
  }

  private mutating func finishByte(_ byte: UInt8) {
    partial = 1
    history = history << 8 | UInt64(byte)
    word = byte == 0x20 || byte == 0x0A ? 0 : (word &+ UInt32(byte)) &* 0x2F0B_4C47
    for (order, length) in [1, 2, 3, 4, 6].enumerated() {
      let bytes = history & (1 << (8 * UInt64(length)) - 1)
      hashes[order + 1] = UInt32(truncatingIfNeeded: (bytes &* 0x9E37_79B9_7F4A_7C15) >> 29)
    }
    hashes[6] = word &+ 0x5555
  }
}

extension TextModel {
  /// The chance of 4,096 for a logit in steps of 1/256.
  private static func squashed(_ logit: Int) -> Int {
    guard abs(logit) < 2047 else { return logit > 0 ? 4095 : 1 }
    let place = logit + 2048
    let (index, rest) = (place >> 7, place & 127)
    return max((curve[index] * (128 - rest) + curve[index + 1] * rest + 64) >> 7, 1)
  }

  /// 4,096 / (1 + exp(-x / 2)) for x from -16 to 16.
  private static let curve = [
    1, 2, 3, 6, 10, 16, 27, 45, 73, 120, 194, 310, 488, 747, 1101, 1546, 2047, 2549, 2994, 3348,
    3607, 3785, 3901, 3975, 4024, 4050, 4068, 4079, 4085, 4089, 4092, 4093, 4094,
  ]

  /// The inverse of `squashed`.
  private static let stretched: [Int] = {
    var logits = [Int](repeating: 2047, count: 4096)
    var chance = 0
    for logit in -2047...2047 {
      let end = squashed(logit)
      while chance <= end {
        logits[chance] = logit
        chance += 1
      }
    }
    return logits
  }()
}
