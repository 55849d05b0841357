public import KPGGCore

/// A quiz document as one line of text to share: `kpgg1-…`.
///
/// After the version, there are letters, digits, `-`, and `_` that stand for six bits each: three
/// bytes of a SHA-256, then the document without its comments, see `QuizCodec`.
public struct QuizCode: Hashable, Sendable {
  /// The code.
  public let text: String

  /// The version that is written, and the only one that is read.
  package static let version = 1
  /// The maximum number of characters.
  package static let limit = 4096

  /// Encodes a document.
  public init(_ document: QuizDocument) throws(QuizCodeError) {
    do throws(QuizDocument.Problems) {
      _ = try QuizFile(document)
    } catch {
      throw .invalid(error)
    }
    var codec = QuizCodec()
    _ = codec.document(document)
    text = Self.text(of: codec.bytes)
    guard text.utf8.count <= Self.limit else { throw .tooLong(by: text.utf8.count - Self.limit) }
  }

  /// Decodes a code. Spaces and line breaks in it are ignored.
  public static func document(in text: String) throws(QuizCodeError) -> QuizDocument {
    guard text.utf8.count <= 4 * limit else { throw .foreign }
    let code = String(text.filter { !$0.isWhitespace })
    guard let (version, rest) = parts(of: code) else { throw .foreign }
    guard version == Self.version else { throw .newerVersion(version) }
    guard code.utf8.count <= limit, let bytes = Base64URL.bytes(of: rest), bytes.count > 3,
      checksum(Array(bytes.dropFirst(3))) == Array(bytes.prefix(3))
    else { throw .damaged }
    var codec = QuizCodec(decoding: Array(bytes.dropFirst(3)))
    let document = codec.document(QuizDocument(title: ""))
    guard !codec.isBroken else { throw .invalid(nil) }
    let file: QuizFile
    do throws(QuizDocument.Problems) {
      file = try QuizFile(document)
    } catch {
      throw .invalid(error)
    }
    guard file.document == document else { throw .invalid(nil) }
    return document
  }

  /// Whether a text is meant as a code, and not as the name of a file.
  package static func isCode(_ text: String) -> Bool { parts(of: text) != nil }

  private static let prefix = "kpgg"

  /// Returns the code with some content.
  static func text(of content: [UInt8]) -> String {
    "\(prefix)\(version)-" + Base64URL.text(of: checksum(content) + content)
  }

  /// The version and the characters after it; `nil` for a text that does not begin like a code.
  private static func parts(of text: String) -> (version: Int, rest: Substring)? {
    guard text.hasPrefix(prefix) else { return nil }
    let digits = text.dropFirst(prefix.count).prefix { $0.isASCII && $0.isNumber }
    let rest = text.dropFirst(prefix.count + digits.count)
    guard rest.first == "-", digits.count < 5, let version = Int(digits), version > 0 else {
      return nil
    }
    return (version, rest.dropFirst())
  }

  private static func checksum(_ bytes: [UInt8]) -> [UInt8] {
    let digits = SHA256(of: bytes).description.utf8.prefix(6).compactMap(\.hexadecimalValue)
    return (0..<3).map { UInt8(digits[2 * $0] << 4 | digits[2 * $0 + 1]) }
  }
}

/// Why a quiz cannot be shared, or a code cannot be played.
public enum QuizCodeError: Error, Hashable {
  /// The code would have this many characters too many.
  case tooLong(by: Int)
  /// The text is no code of kpgg.
  case foreign
  /// The code has changed: its checksum is wrong, or a part is missing.
  case damaged
  /// A later kpgg wrote the code.
  case newerVersion(Int)
  /// The code or the document holds no valid quiz; with the mistakes in its text, if it has one.
  case invalid(QuizDocument.Problems?)
}

extension QuizCodeError: LocalizedError, CustomStringConvertible {
  /// A sentence in English that you can show to people.
  public var description: String { text.english.sentence }

  /// The same sentence as `description`.
  public var errorDescription: String? { description }

  /// The mistakes of an invalid quiz.
  package var problems: QuizDocument.Problems? {
    if case .invalid(let problems) = self { problems } else { nil }
  }

  /// One line without a full stop, in both languages.
  public var text: QuizText {
    switch self {
    case .tooLong(let count):
      QuizText(
        english: "the quiz is \(count) characters too long for a code",
        korean: "퀴즈가 길어 코드로 만들 수 없습니다 (\(count)자 초과)")
    case .foreign: QuizText(english: "not a kpgg quiz code", korean: "kpgg 퀴즈 코드가 아닙니다")
    case .damaged:
      QuizText(
        english: "the quiz code is damaged or incomplete", korean: "퀴즈 코드가 손상되었거나 잘렸습니다")
    case .newerVersion(let version):
      QuizText(
        english: "the quiz code has version \(version); update kpgg to play it",
        korean: "버전 \(version)의 퀴즈 코드입니다. kpgg를 업데이트하세요")
    case .invalid:
      QuizText(english: "the quiz code has no valid quiz", korean: "퀴즈 코드의 내용이 올바르지 않습니다")
    }
  }
}
