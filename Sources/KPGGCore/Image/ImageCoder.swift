/// Writes or reads the values of a record in a catalog image, one after another.
///
/// A record lists its values once, in a method `code(with:)`. A coder that writes appends each value;
/// one that reads replaces it. So both use the same order.
protocol ImageCoder {
  /// Codes a number of 32 bits.
  mutating func code(_ number: inout UInt32)

  /// Codes a text; `nil` if it is unknown.
  mutating func code(_ text: inout String?)

  /// Codes a list of texts.
  mutating func code(_ texts: inout [String])

  /// Codes a list.
  ///
  /// - Parameters:
  ///   - list: The elements to write. Reading replaces them.
  ///   - blank: An element without values, for reading.
  ///   - codeElement: Codes the values of an element. Reading may leave out the last ones.
  mutating func code<Element>(
    _ list: inout [Element], from blank: Element, _ codeElement: (inout Element, inout Self) -> Void
  )
}

extension ImageCoder {
  /// Codes a list, or moves past it when reading.
  mutating func code<Element>(
    _ list: inout [Element], if isWanted: Bool, from blank: Element,
    _ codeElement: (inout Element, inout Self) -> Void
  ) {
    guard !isWanted else { return code(&list, from: blank, codeElement) }
    var skipped: UInt32 = 0
    code(&skipped)
  }

  mutating func code(_ text: inout String) {
    var known: String? = text
    code(&known)
    text = known ?? ""
  }

  mutating func code(_ flag: inout Bool) {
    var number: UInt32 = flag ? 1 : 0
    code(&number)
    flag = number != 0
  }

  /// Codes a number from 1. Unknown ones are written as 0.
  mutating func code(_ number: inout Int?) {
    var word = number.flatMap(UInt32.init(exactly:)) ?? 0
    code(&word)
    number = word > 0 ? Int(word) : nil
  }

  mutating func code(_ date: inout CalendarDate?) {
    var word = date?.packedWord ?? 0
    code(&word)
    date = CalendarDate(packedWord: word)
  }

  /// Codes a height in hundredths of a centimeter.
  mutating func code(_ height: inout Height?) {
    var word = height.map { UInt32(($0.centimeters * 100).rounded()) } ?? 0
    code(&word)
    height = Height(centimeters: Double(word) / 100)
  }

  /// Codes a choice as its number among all.
  mutating func code<Value: TextCodable & CaseIterable>(_ value: inout Value?)
  where Value.AllCases == [Value] {
    let all = Value.allCases
    var word = value.flatMap { all.firstIndex(of: $0) }.map { UInt32($0 + 1) } ?? 0
    code(&word)
    value = (1...all.count).contains(Int(word)) ? all[Int(word) - 1] : nil
  }

  /// Codes a value as its text. Reading does not check the text.
  mutating func code<Value: UncheckedText>(_ value: inout Value?) {
    var text = value?.description
    code(&text)
    value = text.map { Value(checked: $0) }
  }

  mutating func code(_ texts: inout [String]) {
    code(&texts, from: "") { $1.code(&$0) }
  }
}

/// A value that an image can create from its text without checking it, which saves time.
protocol UncheckedText: TextCodable {
  /// Creates a value from a text that is known to be valid.
  init(checked text: String)
}

extension ChannelID: UncheckedText {}
extension InstagramHandle: UncheckedText {}
extension VideoID: UncheckedText {}
extension WebAddress: UncheckedText {}
extension XHandle: UncheckedText {}
