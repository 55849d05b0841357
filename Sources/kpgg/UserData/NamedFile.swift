import KPGGCore
import KPGGPublishing
import KPGGQuiz
import KPGGSystem

/// A file that an argument or an option names; `-` is a standard stream.
struct NamedFile: Sendable {
  /// The start of every chart that kpgg writes.
  static let chartStart = "<svg xmlns=\"http://www.w3.org/2000/svg\" xml:lang=\""

  /// The name as it was typed.
  let name: String

  /// Whether the name means standard input or standard output.
  var isStandardStream: Bool { name == "-" }

  /// Whether it names an existing regular file.
  var isRegularFile: Bool { !isStandardStream && AtomicFile.replacesFile(at: name) }

  /// The name for an error about reading; `nil` for standard input.
  var inputName: String? { isStandardStream ? nil : name }

  /// Reads the whole file.
  ///
  /// - Parameters:
  ///   - kind: Whether a pipe or a device can also be read, as in `<(…)`. By default, only a regular
  ///     file.
  ///   - limit: The most bytes to read.
  ///   - input: Reads standard input.
  /// - Returns: The bytes.
  /// - Throws: An error for a missing, unreadable, or too large file.
  func data(
    as kind: BoundedFile.Kind = .regularFile, limit: Int,
    input: (_ limit: Int) throws(FileError) -> Data
  ) throws(CommandError) -> Data {
    guard let data = try existingData(as: kind, limit: limit, input: input) else {
      throw .missingFile(name)
    }
    return data
  }

  /// Reads the whole file, as ``data(as:limit:input:)`` does; `nil` if it is missing.
  func existingData(
    as kind: BoundedFile.Kind = .regularFile, limit: Int,
    input: (_ limit: Int) throws(FileError) -> Data
  ) throws(CommandError) -> Data? {
    do {
      return try isStandardStream
        ? input(limit) : BoundedFile.read(name, as: kind, limit: limit)
    } catch {
      switch error {
      case .tooLarge: throw .fileTooLarge(inputName, limit: limit)
      case .failed(let error): throw .unreadableFile(inputName, reason: error.reason)
      }
    }
  }

  /// Creates the file, or replaces one that kpgg wrote.
  ///
  /// - Parameters:
  ///   - text: The new content.
  ///   - kind: The kind of the content. A file of the same kind, or an empty one, is replaced.
  ///   - force: Whether to replace any file.
  /// - Returns: The text for standard output: the whole text for `-`, else an empty one.
  /// - Throws: `CommandError`, or `SystemError` if the file is a pipe without a reader.
  func save(_ text: String, as kind: CommandError.FileKind, force: Bool) throws -> String {
    guard !isStandardStream else { return text }
    guard force || isReplaceable(by: kind) else { throw CommandError.foreignFile(name, kind) }
    do {
      try AtomicFile.save(Data(text.utf8), to: name)
    } catch {
      if error.isClosedPipe { throw error }
      throw CommandError.unwritableFile(name, reason: error.reason)
    }
    return ""
  }

  /// Saves a text, and says so. For `-`, a pipe, or a device, nothing follows the text.
  ///
  /// - Throws: What ``save(_:as:force:)`` throws.
  func resultOfSaving(
    _ text: String, as kind: CommandError.FileKind, force: Bool
  ) throws -> CommandResult {
    let output = try save(text, as: kind, force: force)
    guard isRegularFile else { return .text(output) }
    return .show(Summary(json: .object(["file": .string(name)])) { [$0.saved(to: name)] })
  }

  /// Whether saving is safe: the file is new, empty, or from kpgg. Pipes and devices are not
  /// replaced.
  private func isReplaceable(by kind: CommandError.FileKind) -> Bool {
    guard isRegularFile else { return true }
    guard let data = try? BoundedFile.read(name, limit: kind.byteLimit) else { return false }
    return data.isEmpty || kind.includes(data)
  }
}

extension CommandError.FileKind {
  fileprivate var byteLimit: Int {
    switch self {
    case .snapshot: Snapshot.byteLimit
    case .favorites: Favorites.byteLimit
    case .chart: 1 << 20
    case .quiz: QuizDocument.Limits.bytes
    }
  }

  /// Whether the content is of this kind. A document of another version is still one.
  fileprivate func includes(_ data: Data) -> Bool {
    do throws(VersionedJSONError) {
      switch self {
      case .snapshot: _ = try Snapshot(decoding: data)
      case .favorites: _ = try Favorites(decoding: data)
      case .chart: return data.starts(with: NamedFile.chartStart.utf8)
      case .quiz: return QuizFile.isProbable(data)
      }
      return true
    } catch {
      return error.isOtherVersion
    }
  }
}
