/// A color of eight bits each for red, green, and blue.
struct RGBColor: Hashable, Sendable {
  var red: UInt8
  var green: UInt8
  var blue: UInt8
}

/// A size in pixels.
struct PixelSize: Hashable, Sendable {
  let width: Int
  let height: Int

  /// The largest size with the same proportions within an area, at least one pixel.
  func fitted(in area: PixelSize) -> PixelSize {
    guard width > 0, height > 0 else { return PixelSize(width: 1, height: 1) }
    let isWide = width * area.height >= height * area.width
    let scale = { (length: Int, new: Int, old: Int) in max(1, (length * new + old / 2) / old) }
    return isWide
      ? PixelSize(width: max(1, area.width), height: scale(height, area.width, width))
      : PixelSize(width: scale(width, area.height, height), height: max(1, area.height))
  }
}

/// Opaque pixels in rows from the top.
struct Bitmap: Hashable, Sendable {
  let size: PixelSize
  /// The red, green, and blue bytes of each pixel.
  let bytes: [UInt8]

  /// Creates a bitmap from three bytes for each pixel.
  init(size: PixelSize, bytes: [UInt8]) {
    precondition(bytes.count == size.width * size.height * 3)
    (self.size, self.bytes) = (size, bytes)
  }

  /// The color of a pixel.
  subscript(x: Int, y: Int) -> RGBColor {
    let index = (y * size.width + x) * 3
    return RGBColor(red: bytes[index], green: bytes[index + 1], blue: bytes[index + 2])
  }

  /// The bitmap in the largest size within an area with the same proportions, unless it is smaller.
  func reduced(toFit area: PixelSize) -> Bitmap {
    size.width > area.width || size.height > area.height ? scaled(to: size.fitted(in: area)) : self
  }

  /// The bitmap in another size. Each new pixel is the average of the area that it covers.
  func scaled(to new: PixelSize) -> Bitmap {
    guard new != size else { return self }
    let columns = Self.coverage(of: size.width, by: new.width)
    let rows = Self.coverage(of: size.height, by: new.height)
    let total = size.width * size.height
    var scaled: [UInt8] = []
    scaled.reserveCapacity(new.width * new.height * 3)
    var sums = [Int](repeating: 0, count: new.width * 3)
    for row in rows {
      for index in sums.indices { sums[index] = 0 }
      for y in row.pixels { add(row: y, weight: row.weight(of: y), columns, to: &sums) }
      for sum in sums { scaled.append(UInt8(truncatingIfNeeded: (sum + total / 2) / total)) }
    }
    return Bitmap(size: new, bytes: scaled)
  }

  private func add(row y: Int, weight: Int, _ columns: [Coverage], to sums: inout [Int]) {
    let start = y * size.width * 3
    for (x, column) in columns.enumerated() {
      var (red, green, blue) = (0, 0, 0)
      for pixel in column.pixels {
        let (index, weight) = (start + pixel * 3, column.weight(of: pixel))
        red += Int(bytes[index]) * weight
        green += Int(bytes[index + 1]) * weight
        blue += Int(bytes[index + 2]) * weight
      }
      sums[x * 3] += red * weight
      sums[x * 3 + 1] += green * weight
      sums[x * 3 + 2] += blue * weight
    }
  }

  /// The pixels that a new pixel covers in one direction.
  private struct Coverage {
    let pixels: ClosedRange<Int>
    let first: Int
    let middle: Int
    let last: Int

    func weight(of pixel: Int) -> Int {
      if pixel == pixels.lowerBound { return first }
      return pixel == pixels.upperBound ? last : middle
    }
  }

  /// The pixels that each of the new pixels covers. Their weights add up to the old length.
  private static func coverage(of old: Int, by new: Int) -> [Coverage] {
    (0..<new).map { index in
      let (start, end) = (index * old, (index + 1) * old)
      let pixels = start / new...(end - 1) / new
      let first = min(end, (pixels.lowerBound + 1) * new) - start
      return Coverage(
        pixels: pixels, first: first, middle: new, last: end - pixels.upperBound * new)
    }
  }
}
