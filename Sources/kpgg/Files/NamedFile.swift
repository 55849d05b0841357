import KPGGCore
import KPGGSystem

/// A file that an argument or an option names; `-` is a standard stream.
struct NamedFile: Sendable {
  /// The name as it was typed.
  let name: String

  /// Whether the name means standard input or standard output.
  var isStandardStream: Bool { name == "-" }

  /// The name of the file in an error about its content.
  var location: String { isStandardStream ? "standard input" : name }

  /// Reads the whole file.
  ///
  /// - Parameters:
  ///   - limit: The most bytes to read.
  ///   - input: Reads standard input.
  /// - Returns: The bytes.
  /// - Throws: A failure for a missing, unreadable, or too large file.
  func data(
    limit: Int, input: (_ limit: Int) throws(BoundedFile.ReadError) -> Data
  ) throws(Failure) -> Data {
    do {
      let data = isStandardStream ? try input(limit) : try BoundedFile.read(name, limit: limit)
      if let data { return data }
    } catch {
      switch error {
      case .tooLarge:
        throw Failure("\(location): \(DocumentProblem.Kind.tooLarge(limit: limit))", .badData)
      case .failed(let error):
        let quoted = isStandardStream ? location : "'\(name)'"
        throw Failure("cannot read \(quoted): \(error.reason)", .noInput)
      }
    }
    throw Failure("there is no file '\(name)'", .noInput)
  }

  /// Replaces or makes the file.
  ///
  /// - Returns: The text that is left for standard output: all of it for `-`, else none.
  func save(_ text: String) throws(Failure) -> String {
    guard !isStandardStream else { return text }
    do {
      try AtomicFile.save(Data(text.utf8), to: name)
    } catch {
      if error.isClosedPipe { throw Failure(error) }
      throw Failure("cannot write '\(name)': \(error.reason)", .cannotWrite)
    }
    return ""
  }
}
