public import KPGGCore

/// A quiz document as one line of text to share: `kpgg2-90c1f3-dGl0bGU6…`.
///
/// The parts are the version, six hexadecimal digits of a SHA-256, and the text of the document
/// without its comments, in base64url (RFC 4648, section 5) without padding.
package struct QuizCode: Hashable, Sendable {
  /// The code.
  package let text: String

  /// The only version that is read and written. Version 1 was compressed.
  package static let version = 2
  /// The maximum number of characters. It has room for about 250 generated questions.
  package static let limit = 16 << 10

  /// Encodes a document.
  package init(_ document: QuizDocument) throws(QuizCodeError) {
    do throws(QuizDocument.Problems) {
      _ = try QuizFile(document)
    } catch {
      throw QuizCodeError(.invalid(error))
    }
    text = Self.text(of: Array(document.withoutComments.text.utf8))
    guard text.utf8.count <= Self.limit else {
      throw QuizCodeError(.tooLong(by: text.utf8.count - Self.limit))
    }
  }

  /// Decodes a code. Spaces and line breaks in it are ignored.
  package static func document(in text: String) throws(QuizCodeError) -> QuizDocument {
    guard text.utf8.count <= 4 * limit else { throw QuizCodeError(.foreign) }
    let code = String(text.filter { !$0.isWhitespace })
    guard let (version, rest) = parts(of: code) else { throw QuizCodeError(.foreign) }
    guard version == Self.version else {
      throw QuizCodeError(version < Self.version ? .olderVersion(version) : .newerVersion(version))
    }
    guard code.utf8.count <= limit,
      let content = content(ofBase64: rest.dropFirst(checksumLength + 1)),
      Self.text(of: content) == code
    else { throw QuizCodeError(.damaged) }
    let document: QuizDocument
    do throws(QuizDocument.Problems) {
      document = try QuizFile(decoding: content).document
    } catch {
      throw QuizCodeError(.invalid(error))
    }
    // A quiz has only one code.
    guard document.withoutComments.text.utf8.elementsEqual(content) else {
      throw QuizCodeError(.invalid(nil))
    }
    return document
  }

  /// Whether a text is meant as a code, and not as the name of a file.
  package static func isCode(_ text: String) -> Bool { parts(of: text) != nil }

  private static let prefix = "kpgg"
  private static let checksumLength = 6

  /// Returns the code with some content.
  static func text(of content: [UInt8]) -> String {
    let base64 = Data(content).base64EncodedString().replacing("+", with: "-")
      .replacing("/", with: "_").replacing("=", with: "")
    let checksum = SHA256(of: content).description.prefix(checksumLength)
    return "\(prefix)\(version)-\(checksum)-\(base64)"
  }

  private static func content(ofBase64 text: Substring) -> [UInt8]? {
    let base64 = text.replacing("-", with: "+").replacing("_", with: "/")
    let padding = String(repeating: "=", count: (4 - base64.utf8.count % 4) % 4)
    return Data(base64Encoded: String(base64) + padding).map { Array($0) }
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
}

extension QuizFile {
  /// Decodes a code to share, such as `kpgg quiz share` prints. Spaces and line breaks in it are
  /// ignored.
  public init(code: String) throws(QuizCodeError) {
    let document = try QuizCode.document(in: code)
    do throws(QuizDocument.Problems) {
      self = try QuizFile(document)
    } catch {
      throw QuizCodeError(.invalid(error))
    }
  }

  /// Returns one line of text to share, which holds the quiz without its comments.
  public func code() throws(QuizCodeError) -> String { try QuizCode(document).text }
}

/// Why a quiz cannot be shared, or a code cannot be played.
public struct QuizCodeError: Error, Hashable {
  package enum Reason: Hashable, Sendable {
    /// The code would have this many characters too many.
    case tooLong(by: Int)
    /// The text is not a code of kpgg.
    case foreign
    /// The code has changed: its checksum is wrong, or a part is missing.
    case damaged
    /// An earlier kpgg wrote the code, in a version that is no longer read.
    case olderVersion(Int)
    /// A later kpgg wrote the code.
    case newerVersion(Int)
    /// The code or the document holds no valid quiz; with the mistakes in its text, if it has one.
    case invalid(QuizDocument.Problems?)
  }

  package let reason: Reason

  package init(_ reason: Reason) { self.reason = reason }
}

extension QuizCodeError: LocalizedError, CustomStringConvertible {
  /// A sentence in English that you can show to people.
  public var description: String { text.english.sentence }

  /// The same sentence as `description`.
  public var errorDescription: String? { description }

  /// The mistakes of an invalid quiz.
  package var problems: QuizDocument.Problems? {
    if case .invalid(let problems) = reason { problems } else { nil }
  }

  /// One line without a full stop, in both languages.
  public var text: QuizText {
    switch reason {
    case .tooLong(let count):
      QuizText(
        english: "the quiz is \(count) characters too long for a code",
        korean: "퀴즈가 길어 코드로 만들 수 없습니다 (\(count)자 초과)")
    case .foreign: QuizText(english: "not a kpgg quiz code", korean: "kpgg 퀴즈 코드가 아닙니다")
    case .damaged:
      QuizText(
        english: "the quiz code is damaged or incomplete", korean: "퀴즈 코드가 손상되었거나 잘렸습니다")
    case .olderVersion(let version):
      QuizText(
        english: "the quiz code has the old version \(version); ask for a new code",
        korean: "이전 버전 \(version)의 퀴즈 코드입니다. 새 코드를 받으세요")
    case .newerVersion(let version):
      QuizText(
        english: "the quiz code has version \(version); update kpgg to play it",
        korean: "버전 \(version)의 퀴즈 코드입니다. kpgg를 업데이트하세요")
    case .invalid:
      QuizText(english: "the quiz code has no valid quiz", korean: "퀴즈 코드의 내용이 올바르지 않습니다")
    }
  }
}
