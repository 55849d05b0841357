/// One letter of a name as a key types it: `걸` has the letters ㄱ, ㅓ, and ㄹ.
package struct IndexedLetter: Sendable {
  /// The 21 bits of a scalar and three flags, because a catalog has hundreds of thousands of
  /// letters.
  private let packed: UInt32

  init(
    _ scalar: Unicode.Scalar, startsSyllable: Bool = false, startsWord: Bool = false,
    continuesJamo: Bool = false
  ) {
    packed =
      scalar.value | (startsSyllable ? 1 << 31 : 0) | (startsWord ? 1 << 30 : 0)
      | (continuesJamo ? 1 << 29 : 0)
  }

  var value: UInt32 { packed & 0x1F_FFFF }

  /// Whether the letter starts a syllable. Letters of other scripts always do.
  var startsSyllable: Bool { packed & 1 << 31 != 0 }

  var startsWord: Bool { packed & 1 << 30 != 0 }

  /// Whether the letter and the one before it form one jamo, such as ㅏ in ㅘ.
  var continuesJamo: Bool { packed & 1 << 29 != 0 }
}

/// A 64-bit set of letters for quick rejection.
///
/// Letters can share a bit. A bit that is missing proves that the name lacks the letter.
struct LetterMask: OptionSet, Sendable {
  let rawValue: UInt64

  init(rawValue: UInt64) { self.rawValue = rawValue }

  /// Creates the mask of one letter from its code point.
  init(_ codePoint: UInt32) { rawValue = 1 << UInt64(codePoint % 64) }

  /// Creates the mask of a number from `IndexedName.jamo(in:)`.
  init(jamo: UInt32) {
    self = jamo <= 0x10_FFFF ? Self(jamo) : [Self(jamo >> 16), Self(jamo & 0xFFFF)]
  }
}

/// A name as a sequence of letters, ready for matching.
package struct IndexedName: Sendable {
  package let letters: ArraySlice<IndexedLetter>
  let mask: LetterMask

  init(letters: ArraySlice<IndexedLetter>, mask: LetterMask) {
    (self.letters, self.mask) = (letters, mask)
  }

  /// Normalizes and indexes one text.
  package init(_ text: String, as form: TextNormalizer.Form = .name) {
    var letters: [IndexedLetter] = []
    mask = Self.append(text, as: form, to: &letters)
    self.letters = letters[...]
  }

  /// Appends the letters of a text to a list and returns their mask.
  static func append(
    _ text: String, as form: TextNormalizer.Form, to letters: inout [IndexedLetter]
  ) -> LetterMask {
    var mask: LetterMask = []
    withUnsafeTemporaryAllocation(of: IndexedLetter.self, capacity: 64) { buffer in
      var count = 0
      TextNormalizer.forEachScalar(in: text, as: form) { scalar, startsWord in
        if count + 2 > buffer.count {
          letters.append(contentsOf: UnsafeBufferPointer(rebasing: buffer[..<count]))
          count = 0
        }
        if scalar.isASCII {
          buffer[count] = IndexedLetter(scalar, startsSyllable: true, startsWord: startsWord)
          mask.formUnion(LetterMask(scalar.value))
          count += 1
          return
        }
        let startsSyllable = !("\u{1161}"..."\u{11FF}").contains(scalar)
        let keys = Hangul.keystrokes(of: scalar)
        buffer[count] = IndexedLetter(
          keys.first, startsSyllable: startsSyllable, startsWord: startsWord)
        mask.formUnion(LetterMask(keys.first.value))
        count += 1
        guard let second = keys.second else { return }
        buffer[count] = IndexedLetter(second, continuesJamo: true)
        mask.formUnion(LetterMask(second.value))
        count += 1
      }
      letters.append(contentsOf: UnsafeBufferPointer(rebasing: buffer[..<count]))
    }
    return mask
  }

  /// Returns whether the name has the same letters as another.
  func isSame(as other: IndexedName) -> Bool {
    letters.count == other.letters.count && starts(with: other)
  }

  /// Returns whether the name begins with the letters of another.
  func starts(with other: IndexedName) -> Bool {
    letters.starts(with: other.letters) { $0.value == $1.value }
  }

  /// Returns the jamo in a range of letters, each as one number.
  ///
  /// The number of a jamo with two letters, such as ㅘ or ㄳ, combines both. A letter of another
  /// script is its own code point.
  package func jamo(in range: Range<Int>) -> [UInt32] {
    var jamo: [UInt32] = []
    jamo.reserveCapacity(range.count)
    for letter in letters[range] { jamo.append(jamoOf: letter) }
    return jamo
  }
}

extension [UInt32] {
  /// Appends a letter as a jamo, or as the second letter of the last jamo.
  mutating func append(jamoOf letter: IndexedLetter) {
    if letter.continuesJamo, let first = popLast() {
      append(first << 16 | letter.value)
    } else {
      append(letter.value)
    }
  }
}
