/// Reads the values of a catalog image, from its first record.
///
/// A record is a row of words of 32 bits, in little-endian order. A text is the offset of its length in
/// two bytes, which its UTF-8 follows. A list is the offset of three words: the number of elements, and
/// the bytes of each; the elements follow. An offset of 0 means no text, or an empty list.
///
/// An offset outside the image reads as 0, so a damaged image gives wrong values, and never a crash.
struct ImageReader: ImageCoder {
  private let bytes: UnsafeRawBufferPointer
  private var offset = 0

  init(_ bytes: UnsafeRawBufferPointer) { self.bytes = bytes }

  mutating func code(_ number: inout UInt32) { number = next() }

  mutating func code(_ text: inout String?) {
    text = self.text(at: Int(next())).map { String(decoding: $0, as: UTF8.self) }
  }

  mutating func code<Element>(
    _ list: inout [Element], from blank: Element, _ codeElement: (inout Element, inout Self) -> Void
  ) {
    list = []
    guard let elements = nextList() else { return }
    list.reserveCapacity(elements.count)
    var reader = self
    for index in 0..<elements.count {
      reader.offset = elements.start + index * elements.stride
      var element = blank
      codeElement(&element, &reader)
      list.append(element)
    }
  }

  /// Moves into the list that follows, to the element whose first value is a text.
  ///
  /// - Returns: `false` if there is none. The elements must be in the order of their texts' bytes.
  mutating func moveToElement(_ text: String) -> Bool {
    guard let elements = nextList() else { return false }
    var range = 0..<elements.count
    while !range.isEmpty {
      let middle = range.lowerBound + range.count / 2
      offset = elements.start + middle * elements.stride
      guard let found = self.text(at: Int(word(at: offset))) else { return false }
      if found.elementsEqual(text.utf8) { return true }
      range =
        found.lexicographicallyPrecedes(text.utf8)
        ? middle + 1..<range.upperBound : range.lowerBound..<middle
    }
    return false
  }

  private mutating func nextList() -> (start: Int, count: Int, stride: Int)? {
    let list = Int(next())
    let (count, stride) = (Int(word(at: list)), Int(word(at: list + 4)))
    guard list > 0, stride > 0, count <= (bytes.count - list - 8) / stride else { return nil }
    return (list + 8, count, stride)
  }

  private func text(at offset: Int) -> UnsafeRawBufferPointer? {
    guard offset > 0, offset + 2 <= bytes.count else { return nil }
    let length = Int(
      UInt16(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt16.self)))
    guard offset + 2 + length <= bytes.count else { return nil }
    return UnsafeRawBufferPointer(rebasing: bytes[offset + 2..<offset + 2 + length])
  }

  private mutating func next() -> UInt32 {
    defer { offset += 4 }
    return word(at: offset)
  }

  private func word(at offset: Int) -> UInt32 {
    guard offset >= 0, offset + 4 <= bytes.count else { return 0 }
    return UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt32.self))
  }
}
