/// The data of a sixel image: pixels and commands without a control character.
///
/// A terminal draws it column by column in bands of six pixels. A repeat command can stand for more
/// columns than there are bytes.
struct SixelData: Hashable, Sendable {
  /// The bytes without a newline at the end, which can scroll the screen.
  let bytes: ArraySlice<UInt8>

  init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes.last == UInt8(ascii: "-") ? bytes.dropLast() : bytes
  }

  /// Whether the data has only known commands, and draws nothing beyond the size.
  func fits(in size: PixelSize) -> Bool {
    var rest = bytes
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
}
