import KPGGCore
import KPGGSystem

/// A file that an argument or an option names; `-` is a standard stream.
struct NamedFile: Sendable {
  /// The name as it was typed.
  let name: String

  /// Whether the name means standard input or standard output.
  var isStandardStream: Bool { name == "-" }

  /// The name for an error about reading; `nil` for standard input.
  var inputName: String? { isStandardStream ? nil : name }

  /// Reads the whole file.
  ///
  /// - Parameters:
  ///   - limit: The most bytes to read.
  ///   - input: Reads standard input.
  /// - Returns: The bytes.
  /// - Throws: An error for a missing, unreadable, or too large file.
  func data(
    limit: Int, input: (_ limit: Int) throws(BoundedFile.ReadError) -> Data
  ) throws(CommandError) -> Data {
    do {
      let data = isStandardStream ? try input(limit) : try BoundedFile.read(name, limit: limit)
      if let data { return data }
    } catch {
      switch error {
      case .tooLarge: throw .fileTooLarge(inputName, limit: limit)
      case .failed(let error): throw .unreadableFile(inputName, reason: error.reason)
      }
    }
    throw .missingFile(name)
  }

  /// Creates or replaces the file.
  ///
  /// - Returns: The text for standard output: the whole text for `-`, else an empty one.
  /// - Throws: `CommandError`, or `SystemError` if the file is a pipe without a reader.
  func save(_ text: String) throws -> String {
    guard !isStandardStream else { return text }
    do {
      try AtomicFile.save(Data(text.utf8), to: name)
    } catch {
      if error.isClosedPipe { throw error }
      throw CommandError.unwritableFile(name, reason: error.reason)
    }
    return ""
  }
}
