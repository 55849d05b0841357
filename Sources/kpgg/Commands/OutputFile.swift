import KPGGCore
import KPGGSystem

/// A file that an argument or an option names for output; `-` is standard output.
struct OutputFile: Sendable {
  /// As it was typed.
  let name: String

  /// Puts the text in the place of the file, or makes one.
  ///
  /// - Returns: What is left for standard output.
  func save(_ text: String) throws(Failure) -> String {
    guard name != "-" else { return text }
    do {
      try AtomicFile.save(Data(text.utf8), to: name)
    } catch {
      if error.isClosedPipe { throw Failure(error) }
      throw Failure("cannot write '\(name)': \(error.reason)", .cannotWrite)
    }
    return ""
  }
}
