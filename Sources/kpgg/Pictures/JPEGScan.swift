/// Decodes the scans of a JPEG into coefficients (ITU T.81, annexes F and G).
struct JPEGScan {
  /// A component of a scan with its codes. A code that the scan does not need may be missing.
  struct Part {
    let component: JPEGFrame.Component
    let dcCode: JPEGCode?
    let acCode: JPEGCode?
    /// The last DC coefficient.
    var prediction = 0
  }

  let frame: JPEGFrame
  var parts: [Part]
  /// The coefficients of the scan, in zigzag order.
  let band: ClosedRange<Int>
  /// Whether an earlier scan has the higher bits of the coefficients.
  let isRefinement: Bool
  /// The number of low bits that are left to later scans.
  let lowBits: Int
  /// The number of MCUs between two restart markers; 0 without any.
  let restartInterval: Int
  var bits: JPEGBits

  /// The number of following blocks that have no coefficients in this scan (EOBRUN).
  private var emptyBlocks = 0

  init(
    _ frame: JPEGFrame, _ parts: [Part], band: ClosedRange<Int>, isRefinement: Bool,
    lowBits: Int, restartInterval: Int, bits: JPEGBits
  ) {
    (self.frame, self.parts, self.band) = (frame, parts, band)
    (self.isRefinement, self.lowBits) = (isRefinement, lowBits)
    (self.restartInterval, self.bits) = (restartInterval, bits)
  }

  /// The number of MCUs. In a scan of one component, each block is one.
  private var mcuSize: (columns: Int, rows: Int) {
    guard parts.count == 1 else { return (frame.mcuColumns, frame.mcuRows) }
    return (parts[0].component.columns, parts[0].component.rows)
  }

  /// The relative time of a scan of every block and every coefficient.
  static let fullCost = 128

  /// The relative time of the scan for all of its blocks. About half of it depends on the band.
  var cost: Int { blockCount * (64 + band.count) }

  /// The number of blocks in the scan.
  private var blockCount: Int {
    guard parts.count > 1 else { return mcuSize.columns * mcuSize.rows }
    let perMCU = parts.reduce(0) { $0 + $1.component.horizontal * $1.component.vertical }
    return perMCU * mcuSize.columns * mcuSize.rows
  }

  /// Decodes all blocks. The coefficients of a block are in natural order, not in zigzag order.
  mutating func decode(into coefficients: inout [Int16]) throws(PictureError) {
    let size = mcuSize
    var untilRestart = restartInterval
    for row in 0..<size.rows {
      guard !Task.isCancelled else { throw .canceled }
      for column in 0..<size.columns {
        if restartInterval > 0 {
          if untilRestart == 0 { try restart(&untilRestart) }
          untilRestart -= 1
        }
        try decodeMCU(row: row, column: column, &coefficients)
        guard !bits.isExhausted else { throw .damaged }
      }
    }
  }

  private mutating func restart(_ untilRestart: inout Int) throws(PictureError) {
    try bits.restart()
    for index in parts.indices { parts[index].prediction = 0 }
    emptyBlocks = 0
    untilRestart = restartInterval
  }

  private mutating func decodeMCU(
    row: Int, column: Int, _ coefficients: inout [Int16]
  ) throws(PictureError) {
    guard parts.count > 1 else {
      let component = parts[0].component
      let block = component.firstBlock + row * component.stride + column
      return try decodeBlock(of: 0, at: block * 64, &coefficients)
    }
    for index in parts.indices {
      let component = parts[index].component
      for y in 0..<component.vertical {
        let start =
          component.firstBlock + (row * component.vertical + y) * component.stride
          + column * component.horizontal
        for x in 0..<component.horizontal {
          try decodeBlock(of: index, at: (start + x) * 64, &coefficients)
        }
      }
    }
  }

  private mutating func decodeBlock(
    of part: Int, at start: Int, _ coefficients: inout [Int16]
  ) throws(PictureError) {
    var first = band.lowerBound
    if first == 0 {
      try decodeDC(of: part, at: start, &coefficients)
      first = 1
    }
    guard first <= band.upperBound else { return }
    guard let code = parts[part].acCode else { throw .damaged }
    if isRefinement {
      try refineAC(from: first, code, at: start, &coefficients)
    } else {
      try decodeAC(from: first, code, at: start, &coefficients)
    }
  }

  private mutating func decodeDC(
    of part: Int, at start: Int, _ coefficients: inout [Int16]
  ) throws(PictureError) {
    guard !isRefinement else {
      coefficients[start] |= Int16(truncatingIfNeeded: bits.bits(1) << lowBits)
      return
    }
    guard let code = parts[part].dcCode else { throw .damaged }
    let length = try bits.symbol(of: code)
    guard length <= 15 else { throw .damaged }
    parts[part].prediction &+= bits.signed(length)
    coefficients[start] = Int16(truncatingIfNeeded: parts[part].prediction << lowBits)
  }

  private mutating func decodeAC(
    from first: Int, _ code: JPEGCode, at start: Int, _ coefficients: inout [Int16]
  ) throws(PictureError) {
    guard emptyBlocks == 0 else {
      emptyBlocks -= 1
      return
    }
    var index = first
    while index <= band.upperBound {
      let symbol = try bits.symbol(of: code)
      let (run, length) = (symbol >> 4, symbol & 15)
      if length == 0, run < 15 {
        emptyBlocks = 1 << run + bits.bits(run) - 1
        return
      }
      index += run
      guard index <= band.upperBound else { throw .damaged }
      let value = bits.signed(length) << lowBits
      coefficients[start + JPEGBlock.natural[index]] = Int16(truncatingIfNeeded: value)
      index += 1
    }
  }

  /// Reads one more bit of each coefficient, and new ones between them.
  private mutating func refineAC(
    from first: Int, _ code: JPEGCode, at start: Int, _ coefficients: inout [Int16]
  ) throws(PictureError) {
    var index = first
    while emptyBlocks == 0, index <= band.upperBound {
      let symbol = try bits.symbol(of: code)
      let (run, length) = (symbol >> 4, symbol & 15)
      guard length <= 1 else { throw .damaged }
      if length == 0, run < 15 {
        emptyBlocks = 1 << run + bits.bits(run)
        break
      }
      let new = length == 0 ? 0 : bits.bits(1) == 1 ? 1 << lowBits : -1 << lowBits
      index = refine(from: index, skipping: run, at: start, &coefficients)
      if new != 0, index <= band.upperBound {
        coefficients[start + JPEGBlock.natural[index]] = Int16(truncatingIfNeeded: new)
      }
      index += 1
    }
    guard emptyBlocks > 0 else { return }
    _ = refine(from: index, skipping: 64, at: start, &coefficients)
    emptyBlocks -= 1
  }

  /// Refines the coefficients before the next zero, after skipping some zeros. Returns its index.
  private mutating func refine(
    from first: Int, skipping run: Int, at start: Int, _ coefficients: inout [Int16]
  ) -> Int {
    var zeros = run
    var index = first
    while index <= band.upperBound {
      let position = start + JPEGBlock.natural[index]
      let value = coefficients[position]
      if value == 0 {
        if zeros == 0 { return index }
        zeros -= 1
      } else if bits.bits(1) == 1 {
        let bit = Int16(truncatingIfNeeded: 1 << lowBits)
        coefficients[position] = value > 0 ? value | bit : value &- bit
      }
      index += 1
    }
    return index
  }
}
