import KPGGCore

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A file that holds a snapshot or shall hold one; `-` is a standard stream.
struct SnapshotFile: Sendable {
  /// As it was typed.
  let name: String

  /// Whether it is standard input, or standard output.
  var isStandard: Bool { name == "-" }

  /// Writes the snapshot into the file.
  ///
  /// - Returns: What is left for standard output.
  func save(_ snapshot: Snapshot) throws(Failure) -> String {
    try OutputFile(name: name).save(snapshot.json.canonicalText)
  }

  /// Reads the snapshot in the file, or the one on standard input.
  func read(in session: Session) throws(Failure) -> Snapshot {
    let place = isStandard ? "standard input" : name
    guard let data = try data(in: session, place) else {
      throw Failure("there is no file '\(name)'", .noInput)
    }
    do {
      return try Snapshot(decoding: data)
    } catch {
      throw Failure("\(place): \(error)", .badData)
    }
  }

  private func data(in session: Session, _ place: String) throws(Failure) -> Data? {
    let limit = Snapshot.byteLimit
    do {
      return isStandard
        ? try session.input(limit) : try BoundedFile.read(name, limit: limit)
    } catch {
      switch error {
      case .tooLarge:
        throw Failure("\(place): \(DocumentProblem.Kind.tooLarge(limit: limit))", .badData)
      case .failed(let reason):
        throw Failure("cannot read \(isStandard ? place : "'\(name)'"): \(reason)", .noInput)
      }
    }
  }
}
