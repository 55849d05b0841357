import KPGGCore
import KPGGSystem

/// A name from the command line, or from a line of standard input.
struct TypedName: Hashable, Sendable {
  let text: String
  /// The line of standard input, from 1; `nil` for an argument.
  var line: Int?

  /// Runs the lookup of the name. An error names the line.
  func resolve<Value>(_ lookup: (String) async throws -> Value) async throws -> Value {
    do {
      return try await lookup(text)
    } catch {
      throw located(error)
    }
  }

  /// The error with the name's line, if it has one.
  func located(_ error: any Error) -> any Error {
    guard let line else { return error }
    let reported = error as? any ReportedError ?? UnexpectedError(error: error)
    return InputLineError(line: line, error: reported)
  }
}

extension TypedName {
  /// The argument that means the names on standard input.
  static let standardInput = "-"

  /// The most names that are read: more than the bundled catalog has groups and members.
  static let countLimit = 1_000

  /// The most bytes that are read.
  static let byteLimit = 1 << 20

  /// The names in a text, one in each line. Blank lines and spaces around names are skipped.
  ///
  /// - Throws: `CommandError.tooManyNames` if there are more names than the limit.
  static func names(in data: Data) throws(CommandError) -> [TypedName] {
    var names: [TypedName] = []
    let lines = data.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      let text = String(decoding: line, as: UTF8.self).withLimitedMarks
      let words = text.split(whereSeparator: \.isWhitespace)
      guard !words.isEmpty else { continue }
      guard names.count < countLimit else { throw .tooManyNames(nil, limit: countLimit) }
      names.append(TypedName(text: words.joined(separator: " "), line: index + 1))
    }
    return names
  }
}

extension Session {
  /// The names on standard input if these words are a lone `-`; `nil` for any other words.
  ///
  /// - Throws: `UsageError` for a `-` together with other words, or `CommandError` for input that
  ///   cannot be read or is too long.
  func namesOnInput(for words: [String]) throws -> [TypedName]? {
    guard words.contains(TypedName.standardInput) else { return nil }
    guard words.count == 1 else {
      let other = words.first { $0 != TypedName.standardInput } ?? TypedName.standardInput
      throw UsageError.conflictingOptions(TypedName.standardInput, other)
    }
    let input = NamedFile(name: TypedName.standardInput)
    return try TypedName.names(
      in: try input.data(limit: TypedName.byteLimit, input: context.input))
  }
}

/// The names of a command line without actions.
extension Session {
  /// The arguments joined into one name, so that a name needs no quotes: `kpgg group girls day`.
  func name() throws(UsageError) -> String {
    let isOptional = arguments.command?.arguments.allSatisfy(\.isOptional) ?? true
    if let error = UsageError.emptyName(among: arguments.words, areNeeded: !isOptional) {
      throw error
    }
    return arguments.words.joined(separator: " ")
  }

  /// The arguments joined into one name; `nil` without arguments.
  func optionalName() throws(UsageError) -> String? {
    arguments.words.isEmpty ? nil : try name()
  }
}
