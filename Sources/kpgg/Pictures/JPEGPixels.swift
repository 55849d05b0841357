/// Turns the coefficients of a JPEG into pixels, one row of MCUs at a time.
struct JPEGPixels {
  private let frame: JPEGFrame
  private let coefficients: [Int16]
  /// The quantization table of each component, in natural order.
  private let tables: [[Int]]
  /// Whether the components are luminance and two color differences.
  private let hasLuminance: Bool
  /// The samples of each component in a row of MCUs.
  private var samples: [[UInt8]]
  /// For each component, the sample of each column of the picture.
  private let sampleColumns: [[Int]]

  init(_ frame: JPEGFrame, _ coefficients: [Int16], tables: [[Int]], hasLuminance: Bool) {
    (self.frame, self.coefficients, self.tables) = (frame, coefficients, tables)
    self.hasLuminance = hasLuminance
    samples = frame.components.map { Array(repeating: 0, count: $0.stride * $0.vertical * 64) }
    sampleColumns = frame.components.map { component in
      (0..<frame.size.width).map { $0 * component.horizontal / frame.horizontal }
    }
  }

  /// Adds all pixels to a bitmap.
  mutating func add(to builder: inout BitmapBuilder) {
    for row in 0..<frame.mcuRows {
      for index in frame.components.indices { setSamples(of: index, row: row) }
      let first = row * frame.vertical * 8
      for y in 0..<min(frame.vertical * 8, frame.size.height - first) {
        builder.add(pixels(y), y: first + y)
      }
    }
  }

  /// Sets the samples of a component in a row of MCUs.
  private mutating func setSamples(of index: Int, row: Int) {
    let component = frame.components[index]
    let table = tables[index]
    let width = component.stride * 8
    var block = [Int](repeating: 0, count: 64)
    for y in 0..<component.vertical {
      let firstBlock = component.firstBlock + (row * component.vertical + y) * component.stride
      for x in 0..<component.stride {
        let start = (firstBlock + x) * 64
        for entry in 0..<64 { block[entry] = Int(coefficients[start + entry]) * table[entry] }
        JPEGBlock.transform(
          &block, into: &samples[index], at: y * 8 * width + x * 8, stride: width)
      }
    }
  }

  /// The colors of a row of the picture, counted from the first row of the MCUs.
  private func pixels(_ y: Int) -> [UInt8] {
    var pixels: [UInt8] = []
    pixels.reserveCapacity(frame.size.width * 3)
    let rows = frame.components.map { y * $0.vertical / frame.vertical * $0.stride * 8 }
    guard frame.components.count == 3 else {
      for x in 0..<frame.size.width {
        pixels += repeatElement(samples[0][rows[0] + sampleColumns[0][x]], count: 3)
      }
      return pixels
    }
    for x in 0..<frame.size.width {
      let first = samples[0][rows[0] + sampleColumns[0][x]]
      let second = samples[1][rows[1] + sampleColumns[1][x]]
      let third = samples[2][rows[2] + sampleColumns[2][x]]
      guard hasLuminance else {
        pixels += [first, second, third]
        continue
      }
      // The factors of JFIF in units of 1/65536.
      let luminance = Int(first) << 16 + 1 << 15
      let (blue, red) = (Int(second) - 128, Int(third) - 128)
      pixels.append(UInt8(clamping: (luminance + 91881 * red) >> 16))
      pixels.append(UInt8(clamping: (luminance - 22554 * blue - 46802 * red) >> 16))
      pixels.append(UInt8(clamping: (luminance + 116130 * blue) >> 16))
    }
    return pixels
  }
}
