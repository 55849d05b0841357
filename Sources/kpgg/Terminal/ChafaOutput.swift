import KPGGCore
import KPGGSystem

/// The colors of a cell that shows a part of an image.
struct CellColors: Hashable, Sendable {
  /// The parameters of SGR (ECMA-48, 8.3.117) after 38 for the foreground: `5;20`. `nil` for the
  /// terminal's foreground.
  var foreground: String?
  /// The parameters after 48 for the background. `nil` for the terminal's background.
  var background: String?
  /// Whether the foreground and the background are exchanged.
  var isInverse = false

  /// The parameters of the SGR sequence that sets the colors; empty for the terminal's colors.
  var parameters: String {
    [isInverse ? "7" : nil, foreground.map { "38;\($0)" }, background.map { "48;\($0)" }]
      .compactMap(\.self).joined(separator: ";")
  }
}

extension ImageDrawing {
  /// Checks the output of chafa: it must be exactly one image of the expected kind that fits in the
  /// area. `nil` if it contains any other control sequence.
  init?(chafaOutput bytes: [UInt8], at placement: ImagePlacement) {
    var output = ChafaOutput(bytes: bytes[...])
    switch placement.imageProtocol {
    case .characters:
      let size = CellSize(width: placement.area.width, height: placement.area.height)
      guard let rows = output.rows(atMost: size) else { return nil }
      self = .cells(rows)
    case .sixel:
      guard let text = output.sixels(in: placement.pixels) else { return nil }
      self = .sequences(text)
    case .kitty:
      guard let image = output.kittyImage() else { return nil }
      self = .sequences(image.sequences(fittedIn: placement))
    case .iTerm2: return nil
    }
  }
}

/// A strict parser of chafa's output.
private struct ChafaOutput {
  private static let escape = UInt8(ascii: "\u{1B}")
  /// The most pixels of an image in each direction.
  private static let maximumSide = 10_000

  var bytes: ArraySlice<UInt8>

  /// Removes a prefix. Returns whether there was one.
  private mutating func skip(_ text: StaticString) -> Bool {
    let prefix = UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
    guard bytes.starts(with: prefix) else { return false }
    bytes = bytes.dropFirst(prefix.count)
    return true
  }

  /// Removes and returns the bytes before an end, and removes the end.
  private mutating func text(
    before end: UInt8, where isAllowed: (UInt8) -> Bool
  ) -> String? {
    let text = bytes.prefix(while: isAllowed)
    guard bytes.dropFirst(text.count).first == end else { return nil }
    bytes = bytes.dropFirst(text.count + 1)
    return String(decoding: text, as: UTF8.self)
  }

  /// Whether at most a newline is left.
  private var isAtEnd: Bool { bytes.isEmpty || bytes.elementsEqual([UInt8(ascii: "\n")]) }

  // MARK: Characters

  /// Lines of characters that take a cell each, with sequences that only set colors.
  mutating func rows(atMost size: CellSize) -> [[CellGrid.Cell]]? {
    var rows: [[CellGrid.Cell]] = [[]]
    var colors = CellColors()
    while let byte = bytes.first {
      if byte == Self.escape {
        guard skip("\u{1B}["), let parameters = text(before: UInt8(ascii: "m"), where: isParameter),
          colors.apply(parameters)
        else { return nil }
      } else if byte == UInt8(ascii: "\n") {
        bytes = bytes.dropFirst()
        rows.append([])
      } else {
        guard let character = character(), rows[rows.count - 1].count < size.width else {
          return nil
        }
        rows[rows.count - 1].append(CellGrid.Cell(text: character, style: .plain, colors: colors))
      }
    }
    if rows.last == [] { rows.removeLast() }
    return rows.count <= size.height && rows.contains { !$0.isEmpty } ? rows : nil
  }

  /// Removes and returns a space, a block, or a line. Each takes one cell.
  private mutating func character() -> String? {
    var iterator = bytes.prefix(4).makeIterator()
    var decoder = UTF8()
    guard case .scalarValue(let scalar) = decoder.decode(&iterator),
      scalar == " " || ("\u{2500}"..."\u{259F}").contains(scalar)
    else { return nil }
    bytes = bytes.dropFirst(UTF8.width(scalar))
    return String(scalar)
  }

  private func isParameter(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: ";") || byte.isDigit
  }

  // MARK: Sixels

  /// A device control string of sixels. All pixels are inside the area.
  mutating func sixels(in size: PixelSize) -> String? {
    guard skip("\u{1B}P"), let parameters = text(before: UInt8(ascii: "q"), where: isParameter),
      let text = text(before: Self.escape, where: isSixelData), skip("\\"), isAtEnd
    else { return nil }
    // A newline at the end can scroll the screen.
    let data = text.hasSuffix("-") ? text.dropLast() : text[...]
    guard Self.fits(Array(data.utf8)[...], in: size) else { return nil }
    return "\u{1B}P\(parameters)q\(data)\u{1B}\\"
  }

  /// Whether sixels have only known commands, and draw nothing beyond the size.
  ///
  /// A terminal draws them column by column in bands of six pixels. A repeat command can stand for
  /// more columns than there are bytes.
  private static func fits(_ sixels: ArraySlice<UInt8>, in size: PixelSize) -> Bool {
    var rest = sixels
    var (column, top) = (0, 0)
    while let byte = rest.popFirst() {
      switch byte {
      case UInt8(ascii: "?")...UInt8(ascii: "~"): column += 1
      case UInt8(ascii: "$"): column = 0
      case UInt8(ascii: "-"): (column, top) = (0, top + 6)
      case UInt8(ascii: "!"):
        guard let numbers = Self.numbers(in: &rest), numbers.count == 1, let next = rest.popFirst(),
          (UInt8(ascii: "?")...UInt8(ascii: "~")).contains(next)
        else { return false }
        column += max(1, numbers[0])
      case UInt8(ascii: "\""):
        // The ratio of a pixel's sides, and the size of the image.
        guard let numbers = Self.numbers(in: &rest), numbers.count == 4,
          numbers[..<2] == [1, 1], numbers[2] <= size.width, numbers[3] <= size.height
        else { return false }
      case UInt8(ascii: "#"):
        guard let numbers = Self.numbers(in: &rest), [1, 5].contains(numbers.count) else {
          return false
        }
      default: return false
      }
      guard column <= size.width, top < size.height else { return false }
    }
    return true
  }

  /// Removes and returns the numbers of a command; `nil` if one is missing or above 65,535.
  private static func numbers(in rest: inout ArraySlice<UInt8>) -> [Int]? {
    let text = rest.prefix { (UInt8(ascii: "0")...UInt8(ascii: ";")).contains($0) }
    rest = rest.dropFirst(text.count)
    let parts = text.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false)
    let numbers = parts.compactMap { UInt16(String(decoding: $0, as: UTF8.self)).map { Int($0) } }
    return numbers.count == parts.count ? numbers : nil
  }

  /// Whether a byte is six pixels, a parameter, or a command: repeat, raster, color, return, newline.
  private func isSixelData(_ byte: UInt8) -> Bool {
    isParameter(byte) || (UInt8(ascii: "?")...UInt8(ascii: "~")).contains(byte)
      || "!\"#$-".utf8.contains(byte)
  }

  // MARK: Kitty graphics

  /// An image of pixels in kitty's protocol, complete and in one or more pieces.
  mutating func kittyImage() -> KittyImage? {
    guard let first = kittyPiece() else { return nil }
    var pixels = first.data
    var isLast = first.keys["m"] != "1"
    while !isLast {
      guard let next = kittyPiece(), next.keys.allSatisfy({ $0.key == "m" || $0.key == "q" }) else {
        return nil
      }
      pixels += next.data
      isLast = next.keys["m"] != "1"
    }
    let sides = ["s", "v"].compactMap { first.keys[$0].flatMap { Int($0) } }
    let channels = ["24": 3, "32": 4][first.keys["f"] ?? "32"]
    guard isAtEnd, first.keys["a"] == "T", first.keys["t"] ?? "d" == "d", let channels,
      sides.count == 2, sides.allSatisfy((1...Self.maximumSide).contains),
      pixels.count == sides[0] * sides[1] * channels
    else { return nil }
    return KittyImage(
      format: "f=\(channels * 8),s=\(sides[0]),v=\(sides[1])",
      size: PixelSize(width: sides[0], height: sides[1]),
      payload: pixels.base64EncodedString())
  }

  /// Removes and returns a command: its keys, and its payload, which is encoded in Base64.
  private mutating func kittyPiece() -> (keys: [Substring: Substring], data: Data)? {
    guard skip("\u{1B}_G"), let command = text(before: Self.escape, where: isKittyData), skip("\\")
    else { return nil }
    let parts = command.split(separator: ";", maxSplits: 1, omittingEmptySubsequences: false)
    var keys: [Substring: Substring] = [:]
    for pair in parts[0].split(separator: ",") {
      let names = pair.split(separator: "=", omittingEmptySubsequences: false)
      // Other keys can make kitty read files or reply.
      guard names.count == 2, "afsvcrmqt".contains(names[0]), keys[names[0]] == nil else {
        return nil
      }
      keys[names[0]] = names[1]
    }
    return Data(base64Encoded: parts.count == 2 ? String(parts[1]) : "").map { (keys, $0) }
  }

  /// Whether a byte is a part of keys or of Base64.
  private func isKittyData(_ byte: UInt8) -> Bool {
    isParameter(byte) || "+/=,".utf8.contains(byte)
      || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }
}

extension CellColors {
  /// Applies the parameters of an SGR sequence. Returns `false` if one of them sets anything except
  /// colors.
  fileprivate mutating func apply(_ text: String) -> Bool {
    let numbers = text.split(separator: ";", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? 0 : UInt8($0) }
    var rest = numbers[...]
    while let number = rest.popFirst() {
      switch number {
      case 0: self = CellColors()
      case 7: isInverse = true
      case 27: isInverse = false
      case 39: foreground = nil
      case 49: background = nil
      case 38, 48:
        let count = rest.first == 5 ? 2 : rest.first == 2 ? 4 : 0
        let color = rest.prefix(count).compactMap(\.self)
        guard count > 0, color.count == count else { return false }
        rest = rest.dropFirst(count)
        let parameters = color.map(String.init).joined(separator: ";")
        if number == 38 { foreground = parameters } else { background = parameters }
      default: return false
      }
    }
    return true
  }
}
