/// The 8 by 8 samples of a JPEG's block.
enum JPEGBlock {
  /// The natural index of each coefficient in zigzag order: row times 8 plus column.
  static let natural = [
    0, 1, 8, 16, 9, 2, 3, 10, 17, 24, 32, 25, 18, 11, 4, 5, 12, 19, 26, 33, 40, 48, 41, 34, 27, 20,
    13, 6, 7, 14, 21, 28, 35, 42, 49, 56, 57, 50, 43, 36, 29, 22, 15, 23, 30, 37, 44, 51, 58, 59,
    52, 45, 38, 31, 39, 46, 53, 60, 61, 54, 47, 55, 62, 63,
  ]

  /// `cos(kπ / 16) / 2` in units of 1/8192, for k from 1 to 7.
  private static let (w1, w2, w3, w4, w5, w6, w7) = (4017, 3784, 3406, 2896, 2276, 1567, 799)

  /// Turns dequantized coefficients in natural order into samples from 0 to 255 (ITU T.81, section
  /// A.3.3), written into rows with a distance of `stride`.
  static func transform(
    _ block: inout [Int], into samples: inout [UInt8], at start: Int, stride: Int
  ) {
    for column in 0..<8 {
      transform(&block, from: column, step: 8, rounding: 1 << 2, shift: 3)
    }
    for row in 0..<8 {
      transform(&block, from: row * 8, step: 1, rounding: 1 << 22, shift: 23)
      for column in 0..<8 {
        let sample = block[row * 8 + column] + 128
        samples[start + row * stride + column] = UInt8(clamping: sample)
      }
    }
  }

  /// The one-dimensional transform of eight values, in place.
  private static func transform(
    _ block: inout [Int], from start: Int, step: Int, rounding: Int, shift: Int
  ) {
    let (x0, x4) = (block[start], block[start + 4 * step])
    let (x2, x6) = (block[start + 2 * step], block[start + 6 * step])
    let sum = (x0 &+ x4) &* w4 &+ rounding
    let difference = (x0 &- x4) &* w4 &+ rounding
    let outer = x2 &* w2 &+ x6 &* w6
    let inner = x2 &* w6 &- x6 &* w2
    let (x1, x3) = (block[start + step], block[start + 3 * step])
    let (x5, x7) = (block[start + 5 * step], block[start + 7 * step])
    let odd0 = x1 &* w1 &+ x3 &* w3 &+ x5 &* w5 &+ x7 &* w7
    let odd1 = x1 &* w3 &- x3 &* w7 &- x5 &* w1 &- x7 &* w5
    let odd2 = x1 &* w5 &- x3 &* w1 &+ x5 &* w7 &+ x7 &* w3
    let odd3 = x1 &* w7 &- x3 &* w5 &+ x5 &* w3 &- x7 &* w1
    block[start] = (sum &+ outer &+ odd0) >> shift
    block[start + step] = (difference &+ inner &+ odd1) >> shift
    block[start + 2 * step] = (difference &- inner &+ odd2) >> shift
    block[start + 3 * step] = (sum &- outer &+ odd3) >> shift
    block[start + 4 * step] = (sum &- outer &- odd3) >> shift
    block[start + 5 * step] = (difference &- inner &- odd2) >> shift
    block[start + 6 * step] = (difference &+ inner &- odd1) >> shift
    block[start + 7 * step] = (sum &+ outer &- odd0) >> shift
  }
}
