public import KPGGCore
import KPGGSystem

// Quizzes as one line of text to share: `kpgg2-90c1f3-dGl0bGU6…`.
//
// The parts are the version, six hexadecimal digits of a SHA-256, and the text of the document
// without its comments, in base64url (RFC 4648, section 5) without padding.

extension QuizFile {
  /// Decodes a code to share, such as `kpgg quiz share` prints. Spaces and line breaks in it are
  /// ignored.
  public init(code text: String) throws(QuizCodeError) {
    guard text.utf8.count <= 4 * Self.codeLimit else { throw .foreign }
    let code = String(text.filter { !$0.isWhitespace })
    guard let (version, rest) = Self.parts(ofCode: code) else { throw .foreign }
    guard version == Self.codeVersion else {
      throw version < Self.codeVersion ? .olderVersion(version) : .newerVersion(version)
    }
    guard code.utf8.count <= Self.codeLimit,
      let content = Self.content(ofBase64: rest.dropFirst(Self.checksumLength + 1)),
      Self.code(of: content) == code
    else { throw .damaged }
    // A quiz has only one code.
    guard let file = try? QuizFile(decoding: content),
      file.document.withoutComments.text.utf8.elementsEqual(content)
    else { throw .invalid }
    self = file
  }

  /// Returns one line of text to share, which holds the quiz without its comments.
  public func code() throws(QuizCodeError) -> String {
    let code = Self.code(of: Array(document.withoutComments.text.utf8))
    guard code.utf8.count <= Self.codeLimit else {
      throw .tooLong(by: code.utf8.count - Self.codeLimit)
    }
    return code
  }

  /// Whether a text is meant as a code, and not as the name of a file.
  package static func isCode(_ text: String) -> Bool { parts(ofCode: text) != nil }

  package static func code(of content: [UInt8]) -> String {
    let base64 = Data(content).base64EncodedString().replacing("+", with: "-")
      .replacing("/", with: "_").replacing("=", with: "")
    let checksum = SHA256(of: content).description.prefix(checksumLength)
    return "\(codePrefix)\(codeVersion)-\(checksum)-\(base64)"
  }

  private static let codePrefix = "kpgg"
  /// The only version that is read and written. Version 1 was compressed.
  private static let codeVersion = 2
  private static let checksumLength = 6
  /// The maximum number of characters. It has room for about 250 generated questions.
  private static let codeLimit = 16 << 10

  private static func content(ofBase64 text: Substring) -> [UInt8]? {
    let base64 = text.replacing("-", with: "+").replacing("_", with: "/")
    let padding = String(repeating: "=", count: (4 - base64.utf8.count % 4) % 4)
    return Data(base64Encoded: String(base64) + padding).map { Array($0) }
  }

  /// The version and the characters after it; `nil` for a text that does not begin like a code.
  private static func parts(ofCode text: String) -> (version: Int, rest: Substring)? {
    guard text.hasPrefix(codePrefix) else { return nil }
    let digits = text.dropFirst(codePrefix.count).prefix { $0.isASCII && $0.isNumber }
    let rest = text.dropFirst(codePrefix.count + digits.count)
    guard rest.first == "-", digits.count < 5, let version = Int(digits), version > 0 else {
      return nil
    }
    return (version, rest.dropFirst())
  }
}

/// Why a quiz cannot be shared, or a code cannot be played.
public struct QuizCodeError: Error, Hashable {
  /// One line without a full stop, in both languages.
  public let text: BilingualText

  private init(_ english: String, _ korean: String) {
    text = BilingualText(english: english, korean: korean)
  }

  /// The text is not a code of kpgg.
  static let foreign = Self("not a kpgg quiz code", "kpgg 퀴즈 코드가 아닙니다")
  /// The code has changed: its checksum is wrong, or a part is missing.
  static let damaged = Self(
    "the quiz code is damaged or incomplete", "퀴즈 코드가 손상되었거나 잘렸습니다")
  /// The code holds no valid quiz.
  static let invalid = Self("the quiz code has no valid quiz", "퀴즈 코드의 내용이 올바르지 않습니다")

  static func tooLong(by count: Int) -> Self {
    Self(
      "the quiz is \(count) characters too long for a code",
      "퀴즈가 너무 길어 코드로 만들 수 없습니다 (코드가 제한보다 \(count)자 깁니다)")
  }

  /// An earlier kpgg wrote the code, in a version that is no longer read.
  static func olderVersion(_ version: Int) -> Self {
    Self(
      "the quiz code has the old version \(version); ask for a new code",
      "이전 버전(\(version))의 퀴즈 코드입니다. 새 코드를 받으세요")
  }

  /// A later kpgg wrote the code.
  static func newerVersion(_ version: Int) -> Self {
    Self(
      "the quiz code has version \(version); update kpgg to play it",
      "버전 \(version)의 퀴즈 코드입니다. kpgg를 업데이트하세요")
  }
}

extension QuizCodeError: DescribedError {
  /// A sentence in English that you can show to people.
  public var description: String { text.english.sentence }
}
