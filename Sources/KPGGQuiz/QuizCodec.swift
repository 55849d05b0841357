internal import KPGGCatalogData
import KPGGCore

/// Encodes or decodes the parts of a quiz document.
///
/// Each function describes one part for both directions: it receives the value to encode, or any
/// value to decode, and returns the value.
struct QuizCodec {
  private var coder: ArithmeticCoder
  private let isDecoding: Bool
  private var model = Self.primedModel
  /// The chances of small numbers, by purpose.
  private var chances: [Purpose: [UInt32]] = [:]
  /// The bytes of text that may follow.
  private var textBytes = QuizDocument.Limits.bytes
  /// Whether the bytes are not those of a document.
  private(set) var isBroken = false

  /// A small number whose usual values take less space.
  enum Purpose: Hashable {
    case kind(Int), partCount(Int), isKnown, hasAuthor, level, hasTime, hasSeed, hasPrompt, hasClues
    case clueCount, isOwnClue, clueNumber, answerCount, choiceCount
  }

  init() { (coder, isDecoding) = (ArithmeticCoder(), false) }

  init(decoding bytes: [UInt8]) {
    (coder, isDecoding) = (ArithmeticCoder(decoding: bytes), true)
  }

  /// The bytes of an encoder.
  var bytes: [UInt8] { coder.finished() }

  mutating func fail() { isBroken = true }

  /// Codes a number below a power of two whose values are equally likely.
  mutating func plain(_ value: UInt64, bits: Int) -> UInt64 {
    (0..<bits).reversed().reduce(0) { result, place in
      result << 1 | (coder.code(value >> UInt64(place) & 1 == 1, chance: 1 << 15) ? 1 : 0)
    }
  }

  /// Codes a number below a power of two, cheaper the more often it occurred.
  mutating func number(_ value: Int, bits: Int, _ purpose: Purpose) -> Int {
    var known = chances[purpose] ?? Array(repeating: 1 << 15, count: 1 << bits)
    var node = 1
    for place in (0..<bits).reversed() {
      let bit = coder.code(value >> place & 1 == 1, chance: known[node])
      known[node] = bit ? known[node] + (65_536 - known[node]) / 4 : known[node] - known[node] / 4
      node = node << 1 | (bit ? 1 : 0)
    }
    chances[purpose] = known
    return node - 1 << bits
  }

  mutating func flag(_ value: Bool, _ purpose: Purpose) -> Bool {
    number(value ? 1 : 0, bits: 1, purpose) == 1
  }

  /// Codes a text of one line.
  mutating func text(_ text: String) -> String {
    guard !isBroken else { return "" }
    let newline = UInt8(ascii: "\n")
    guard isDecoding else {
      for byte in text.utf8 { _ = model.code(byte, with: &coder) }
      _ = model.code(newline, with: &coder)
      return text
    }
    var bytes: [UInt8] = []
    while true {
      let byte = model.code(0, with: &coder)
      if byte == newline { break }
      bytes.append(byte)
      textBytes -= 1
      guard textBytes > 0, bytes.count <= Self.textLimit, !coder.isExhausted else {
        isBroken = true
        return ""
      }
    }
    let text = String(decoding: bytes, as: UTF8.self)
    if !text.utf8.elementsEqual(bytes) { isBroken = true }
    return text
  }

  /// The bytes of the longest text.
  private static let textLimit = 4 * QuizDocument.Field.question.limit

  /// Encodes or decodes several values.
  mutating func list<Value>(
    _ values: [Value], count: Int, else placeholder: Value,
    _ code: (inout Self, Value) -> Value
  ) -> [Value] {
    (0..<count).map { index in
      code(&self, values.indices.contains(index) ? values[index] : placeholder)
    }
  }

  /// A model that has read names and phrases. Codes of this version need exactly this text.
  private static let primedModel = TextModel(reading: String(cString: kpgg_quiz_dictionary()))
}
