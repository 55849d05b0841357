/// A bitmap as a sixel sequence, which terminals like the VT340 show as pixels.
struct SixelImage: Sendable {
  /// The maximum number of colors. More make the sequence longer, but hardly better.
  private static let colorLimit = 128

  private let bitmap: Bitmap
  private let palette: BitmapPalette
  private var output: [UInt8] = []
  /// For each color and column, the rows of the current band that have the color, as bits.
  private var bits: [UInt8]
  /// The columns of the current band that have a color.
  private var columns: [ClosedRange<Int>?]

  /// The device control string that shows a bitmap at the cursor.
  static func sequence(of bitmap: Bitmap) -> String {
    var image = SixelImage(bitmap)
    return image.encoded()
  }

  private init(_ bitmap: Bitmap) {
    self.bitmap = bitmap
    palette = BitmapPalette(of: bitmap, limit: Self.colorLimit)
    bits = Array(repeating: 0, count: palette.colors.count * bitmap.size.width)
    columns = Array(repeating: nil, count: palette.colors.count)
  }

  private mutating func encoded() -> String {
    // Pixels without a color stay as they are (the second parameter). A pixel is a square.
    write("\u{1B}P0;1q\"1;1;\(bitmap.size.width);\(bitmap.size.height)")
    for (index, color) in palette.colors.enumerated() {
      let percent = [color.red, color.green, color.blue].map { (Int($0) * 100 + 127) / 255 }
      write("#\(index);2;\(percent[0]);\(percent[1]);\(percent[2])")
    }
    for y in stride(from: 0, to: bitmap.size.height, by: 6) {
      // A new line, except before the first band.
      if y > 0 { output.append(UInt8(ascii: "-")) }
      collectBand(y)
      writeBand()
    }
    write("\u{1B}\\")
    return String(decoding: output, as: UTF8.self)
  }

  /// Sets the bits of the six rows from `y` on.
  private mutating func collectBand(_ y: Int) {
    let width = bitmap.size.width
    for row in 0..<min(6, bitmap.size.height - y) {
      for x in 0..<width {
        let color = palette.index(of: bitmap[x, y + row])
        bits[color * width + x] |= 1 << UInt8(truncatingIfNeeded: row)
        let known = columns[color] ?? x...x
        columns[color] = min(known.lowerBound, x)...max(known.upperBound, x)
      }
    }
  }

  /// Writes each color of the band, and clears the band.
  private mutating func writeBand() {
    var isFirst = true
    for color in columns.indices {
      guard let range = columns[color] else { continue }
      // Each color starts at the left again.
      if !isFirst { output.append(UInt8(ascii: "$")) }
      isFirst = false
      write("#\(color)")
      writeRun(of: 0, count: range.lowerBound)
      let start = color * bitmap.size.width
      var (last, count) = (bits[start + range.lowerBound], 0)
      for x in range {
        let value = bits[start + x]
        if value != last {
          writeRun(of: last, count: count)
          (last, count) = (value, 0)
        }
        count += 1
        bits[start + x] = 0
      }
      writeRun(of: last, count: count)
      columns[color] = nil
    }
  }

  /// Writes the same rows for some columns. Short runs are repeated as they are.
  private mutating func writeRun(of rows: UInt8, count: Int) {
    let sixel = rows + 63
    guard count > 3 else {
      for _ in 0..<count { output.append(sixel) }
      return
    }
    write("!\(count)")
    output.append(sixel)
  }

  private mutating func write(_ text: String) { output += text.utf8 }
}
