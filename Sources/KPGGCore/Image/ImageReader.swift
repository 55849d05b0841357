/// Reads the values of a catalog image, from its first record.
///
/// A record is a row of words of 32 bits, in little-endian order:
///
/// - A number is one word.
/// - A text is the offset of its length in two bytes, which its UTF-8 follows. A text that is used
///   several times is its number in the first list of the image, plus `sharedFlag`.
/// - A list is the offset of two words: the number of elements, and the bytes of each. The elements
///   follow.
///
/// An offset of 0 means no text, or an empty list. One outside the image reads as 0, so a damaged image
/// gives wrong values, and never a crash.
struct ImageReader: ImageCoder {
  static let sharedFlag: UInt32 = 1 << 31

  private let bytes: UnsafeRawBufferPointer
  private var offset = 0
  private var sharedOffsets: Int = 0
  /// The shared texts that were read.
  private var sharedTexts: [String?] = []
  /// The last list of texts, since most members have the nationality of the one before.
  private var lastTexts: (list: UInt32, texts: [String]) = (0, [])

  /// Creates a reader. One that keeps texts reads each shared text once, for reading many records.
  init(_ bytes: UnsafeRawBufferPointer, keepsTexts: Bool) {
    self.bytes = bytes
    guard let shared = nextList() else { return }
    sharedOffsets = shared.start
    if keepsTexts { sharedTexts = [String?](repeating: nil, count: shared.count) }
  }

  mutating func code(_ number: inout UInt32) { number = next() }

  mutating func code(_ text: inout String?) {
    let word = next()
    let number = Int(word & ~Self.sharedFlag)
    guard word & Self.sharedFlag != 0, number < sharedTexts.count else {
      text = self.text(word).map { String(decoding: $0, as: UTF8.self) }
      return
    }
    if let known = sharedTexts[number] {
      text = known
    } else {
      text = self.text(word).map { String(decoding: $0, as: UTF8.self) }
      sharedTexts[number] = text
    }
  }

  mutating func code(_ texts: inout [String]) {
    let list = word(at: offset)
    if list == lastTexts.list {
      offset += 4
      texts = lastTexts.texts
    } else {
      code(&texts, from: "") { $1.code(&$0) }
      if list > 0 { lastTexts = (list, texts) }
    }
  }

  mutating func code<Element>(
    _ list: inout [Element], from blank: Element, _ codeElement: (inout Element, inout Self) -> Void
  ) {
    list = []
    list.reserveCapacity(listCount)
    forEachElement { index, reader in
      list.append(blank)
      codeElement(&list[index], &reader)
    }
  }

  /// Moves to each element of a list, and then past the list.
  mutating func forEachElement(_ body: (_ number: Int, inout Self) -> Void) {
    guard let elements = nextList() else { return }
    let end = offset
    for number in 0..<elements.count {
      offset = elements.start + number * elements.stride
      body(number, &self)
    }
    offset = end
  }

  /// Moves past a list.
  mutating func skipList() { offset += 4 }

  /// The number of elements of the list that follows.
  var listCount: Int { list(at: offset)?.count ?? 0 }

  /// The word that follows.
  var nextWord: UInt32 { word(at: offset) }

  /// Moves into the list that follows, to the element with a number.
  ///
  /// - Returns: `false` if there is no such element.
  mutating func moveToElement(at number: Int) -> Bool {
    guard let elements = nextList(), elements.count > number else { return false }
    offset = elements.start + number * elements.stride
    return true
  }

  /// Moves into the list that follows, to the element whose first value is a text. The list after the
  /// next has the numbers of the elements in the order of these texts' bytes.
  ///
  /// - Returns: The number of the element; `nil` if there is none.
  mutating func moveToElement(_ text: String) -> Int? {
    guard let elements = nextList() else { return nil }
    skipList()
    guard let numbers = nextList() else { return nil }
    var range = 0..<numbers.count
    while !range.isEmpty {
      let middle = range.lowerBound + range.count / 2
      let number = Int(word(at: numbers.start + middle * numbers.stride))
      offset = elements.start + number * elements.stride
      guard let found = self.text(word(at: offset)) else { return nil }
      if found.elementsEqual(text.utf8) { return number }
      range =
        found.lexicographicallyPrecedes(text.utf8)
        ? middle + 1..<range.upperBound : range.lowerBound..<middle
    }
    return nil
  }

  private mutating func nextList() -> (start: Int, count: Int, stride: Int)? {
    defer { offset += 4 }
    return list(at: offset)
  }

  private func list(at offset: Int) -> (start: Int, count: Int, stride: Int)? {
    let list = Int(word(at: offset))
    let (count, stride) = (Int(word(at: list)), Int(word(at: list + 4)))
    guard list > 0, stride > 0, count <= (bytes.count - list - 8) / stride else { return nil }
    return (list + 8, count, stride)
  }

  private func text(_ word: UInt32) -> UnsafeRawBufferPointer? {
    let offset = Int(
      word & Self.sharedFlag == 0
        ? word : self.word(at: sharedOffsets + 4 * Int(word & ~Self.sharedFlag)))
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
