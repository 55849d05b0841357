import KPGGCore
import KPGGSystem

/// A file that an argument names for input; `-` is standard input.
struct InputFile: Sendable {
  /// As it was typed.
  let name: String

  /// What an error calls the file.
  var place: String { name == "-" ? "standard input" : name }

  /// All that is in the file, if that is no more than a limit in bytes.
  func data(limit: Int, in session: Session) throws(Failure) -> Data {
    do {
      let data =
        name == "-" ? try session.input(limit) : try BoundedFile.read(name, limit: limit)
      if let data { return data }
    } catch {
      switch error {
      case .tooLarge:
        throw Failure("\(place): \(DocumentProblem.Kind.tooLarge(limit: limit))", .badData)
      case .failed(let error):
        let quoted = name == "-" ? place : "'\(name)'"
        throw Failure("cannot read \(quoted): \(error.reason)", .noInput)
      }
    }
    throw Failure("there is no file '\(name)'", .noInput)
  }
}
