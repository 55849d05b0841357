/// A few colors that stand for all colors of a bitmap, chosen by median cut.
///
/// Colors with the same high five bits in each channel are equal.
struct BitmapPalette: Hashable, Sendable {
  /// At most 256 colors.
  private(set) var colors: [RGBColor] = []
  /// For each color in 15 bits, the index of the color that stands for it.
  private var indices = [UInt8](repeating: 0, count: 1 << 15)

  /// The index of the color that stands for a color of the bitmap.
  func index(of color: RGBColor) -> Int { Int(indices[Self.bin(of: color)]) }

  /// Chooses colors. A bitmap with fewer colors keeps them.
  init(of bitmap: Bitmap, limit: Int) {
    var counts = [Int](repeating: 0, count: 1 << 15)
    for index in stride(from: 0, to: bitmap.bytes.count, by: 3) {
      let color = RGBColor(
        red: bitmap.bytes[index], green: bitmap.bytes[index + 1], blue: bitmap.bytes[index + 2])
      counts[Self.bin(of: color)] += 1
    }
    var bins = counts.indices.filter { counts[$0] > 0 }
    var boxes = [Box(bins.indices, of: bins, counts)]
    while boxes.count < min(limit, 256) {
      let largest = boxes.indices.max { boxes[$0].weight < boxes[$1].weight }
      guard let largest, boxes[largest].weight > 0 else { break }
      let box = boxes[largest]
      let middle = box.split(&bins, counts)
      boxes[largest] = Box(box.range.lowerBound..<middle, of: bins, counts)
      boxes.append(Box(middle..<box.range.upperBound, of: bins, counts))
    }
    for (index, box) in boxes.enumerated() {
      colors.append(box.average(bins, counts))
      for bin in bins[box.range] { indices[bin] = UInt8(truncatingIfNeeded: index) }
    }
  }

  private static func bin(of color: RGBColor) -> Int {
    Int(color.red >> 3) << 10 | Int(color.green >> 3) << 5 | Int(color.blue >> 3)
  }

  /// The colors of a part of the color space.
  private struct Box {
    let range: Range<Int>
    /// The number of pixels times the length of the longest side; 0 for a single color.
    let weight: Int
    /// The bit position of the longest side's channel, and its lowest value.
    private let shift: Int
    private let first: Int

    init(_ range: Range<Int>, of bins: [Int], _ counts: [Int]) {
      self.range = range
      var longest = (shift: 0, first: 0, length: 0)
      for shift in [5, 10, 0] {
        var (low, high) = (31, 0)
        for bin in bins[range] {
          let value = bin >> shift & 31
          (low, high) = (min(low, value), max(high, value))
        }
        if high - low > longest.length { longest = (shift, low, high - low) }
      }
      (shift, first) = (longest.shift, longest.first)
      weight = longest.length * bins[range].reduce(0) { $0 + counts[$1] }
    }

    /// Orders the colors so that about half of the pixels come first. Returns the index of the
    /// first color of the second half.
    func split(_ bins: inout [Int], _ counts: [Int]) -> Int {
      var pixels = [Int](repeating: 0, count: 32)
      for bin in bins[range] { pixels[bin >> shift & 31] += counts[bin] }
      let half = pixels.reduce(0, +) / 2
      var limit = first
      var before = 0
      repeat {
        before += pixels[limit]
        limit += 1
      } while limit < 31 && before + pixels[limit] / 2 < half
      return bins[range].partition { $0 >> shift & 31 >= limit }
    }

    /// The average of the colors by their number of pixels.
    func average(_ bins: [Int], _ counts: [Int]) -> RGBColor {
      var (count, red, green, blue) = (0, 0, 0, 0)
      for bin in bins[range] {
        count += counts[bin]
        red += counts[bin] * (bin >> 10)
        green += counts[bin] * (bin >> 5 & 31)
        blue += counts[bin] * (bin & 31)
      }
      let scale = { (sum: Int) in
        UInt8(truncatingIfNeeded: (sum * 510 / 31 + count) / max(1, 2 * count))
      }
      return RGBColor(red: scale(red), green: scale(green), blue: scale(blue))
    }
  }
}
