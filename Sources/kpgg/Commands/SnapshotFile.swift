import KPGGCore

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
    let file = InputFile(name: name)
    let data = try file.data(limit: Snapshot.byteLimit, in: session)
    do {
      return try Snapshot(decoding: data)
    } catch {
      throw Failure("\(file.place): \(error)", .badData)
    }
  }
}
