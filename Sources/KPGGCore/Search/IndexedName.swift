/// One letter of a name as it is typed: `걸` is ㄱ, ㅓ and ㄹ.
struct IndexedLetter: Sendable {
  /// A scalar's 21 bits and three marks: a catalogue has hundreds of thousands of letters.
  private let packed: UInt32

  /// Packs a letter and its marks.
  init(
    _ scalar: Unicode.Scalar, isStart: Bool = false, isWordStart: Bool = false,
    isSecond: Bool = false
  ) {
    packed =
      scalar.value | (isStart ? 1 << 31 : 0) | (isWordStart ? 1 << 30 : 0)
      | (isSecond ? 1 << 29 : 0)
  }

  /// The letter's code point.
  var value: UInt32 { packed & 0x1F_FFFF }

  /// Whether it begins a syllable; a letter of another script is one by itself.
  var isStart: Bool { packed & 1 << 31 != 0 }

  /// Whether it begins a word.
  var isWordStart: Bool { packed & 1 << 30 != 0 }

  /// Whether it types one jamo together with the letter before it, as the ㅏ of ㅘ does.
  var isSecond: Bool { packed & 1 << 29 != 0 }
}

/// A name taken apart for searching.
struct IndexedName: Sendable {
  let letters: ArraySlice<IndexedLetter>
  /// All letters.
  let set: LetterMask

  /// The letters from one to another as jamo, of which ㅘ and ㄳ are one each, or as letters of
  /// another script, under numbers that tell them apart.
  func jamo(in range: Range<Int>) -> [UInt32] {
    var jamo: [UInt32] = []
    for letter in letters[range] {
      if letter.isSecond, let first = jamo.popLast() {
        jamo.append(first << 16 | letter.value)
      } else {
        jamo.append(letter.value)
      }
    }
    return jamo
  }
}

/// Many names taken apart, one after the other in one place, so that a search goes straight
/// through.
struct IndexedNames: Sendable {
  /// The letters of each name.
  private(set) var sets: [LetterMask] = []
  private var letters: [IndexedLetter] = []
  private var ends: [Int] = []

  /// No names yet, or these.
  init(_ texts: [String] = []) {
    for text in texts { append(text) }
  }

  /// Makes room for so many names of a usual length, which saves moving them again and again.
  mutating func reserveCapacity(_ count: Int) {
    letters.reserveCapacity(12 * count)
    ends.reserveCapacity(count)
    sets.reserveCapacity(count)
  }

  /// How many names there are.
  var count: Int { ends.count }

  /// The name that was added at this place.
  subscript(index: Int) -> IndexedName {
    IndexedName(
      letters: letters[(index > 0 ? ends[index - 1] : 0)..<ends[index]], set: sets[index])
  }

  /// Takes a name of any length apart, in time proportional to it.
  mutating func append(_ text: String) {
    var set: LetterMask = []
    withUnsafeTemporaryAllocation(of: IndexedLetter.self, capacity: 64) { some in
      var count = 0
      TextNormalizer.forEach(in: text) { unit, isWordStart in
        if count + 2 > some.count {
          letters.append(contentsOf: some[..<count])
          count = 0
        }
        let isStart = !("\u{1161}"..."\u{11FF}").contains(unit)
        let spelling = unit.isASCII ? Hangul.Spelling(unit) : Hangul.spelling(of: unit)
        some[count] = IndexedLetter(spelling.first, isStart: isStart, isWordStart: isWordStart)
        set.formUnion(LetterMask(spelling.first.value))
        count += 1
        guard let second = spelling.second else { return }
        some[count] = IndexedLetter(second, isSecond: true)
        set.formUnion(LetterMask(second.value))
        count += 1
      }
      letters.append(contentsOf: some[..<count])
    }
    ends.append(letters.count)
    sets.append(set)
  }
}
