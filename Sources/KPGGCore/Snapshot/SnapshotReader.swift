#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension Snapshot {
  /// Reads what `json` writes, whatever its white space and the order of its keys and records.
  ///
  /// - Throws: What makes the bytes no snapshot: the rules of a wire document hold, and no record
  ///   may stand in it twice.
  public init(decoding data: Data) throws(SnapshotError) {
    let document: Document
    do {
      // The path goes no further: a snapshot's error has no document.
      document = try WireJSON(document: .index, byteLimit: Self.byteLimit)
        .decode(Document.self, from: data)
    } catch {
      throw error.keyPath == Document.version && error.kind == .missing
        ? .invalid(.root, .wrongDocument(expectedKey: "schemaVersion"))
        : .invalid(error.keyPath, error.kind)
    }
    guard let contents = document.contents else { throw .otherVersion(document.schemaVersion) }
    if let error = contents.error { throw error }
    self.init(sections: contents.sections, groups: contents.groups)
  }
}

/// Why bytes are no snapshot.
public enum SnapshotError: Error, Hashable, Sendable {
  /// What is wrong, and where in the document.
  case invalid(KeyPathText, DocumentProblem.Kind)
  /// A snapshot of a shape that this library does not know.
  case otherVersion(Int)
}

extension SnapshotError: CustomStringConvertible {
  /// One line without a full stop: `groups[3].members[0].birth: missing`.
  public var description: String {
    switch self {
    case .invalid(let keyPath, let kind):
      keyPath == .root ? "\(kind)" : "\(keyPath): \(kind)"
    case .otherVersion(let version):
      "a snapshot of version \(version), where version \(Snapshot.schemaVersion) is expected"
    }
  }
}

private struct Document: Decodable {
  static let version = KeyPathText.root.appending("schemaVersion")

  private enum CodingKeys: CodingKey { case schemaVersion }

  let schemaVersion: Int
  /// `nil` in a document of another version, which may look like anything.
  let contents: Contents?

  init(from decoder: any Decoder) throws {
    schemaVersion = try decoder.container(keyedBy: CodingKeys.self)
      .decode(Int.self, forKey: .schemaVersion)
    contents = schemaVersion == Snapshot.schemaVersion ? try Contents(from: decoder) : nil
  }

  struct Contents: Decodable {
    let sections: [DebutSection]
    let groups: [LineUp]

    /// What decoding alone lets pass.
    var error: SnapshotError? {
      let (sectionsPath, groupsPath) = (
        KeyPathText.root.appending("sections"), KeyPathText.root.appending("groups")
      )
      return Self.repetition(of: sections.map(\.key.description), at: sectionsPath, "key")
        ?? Self.repetition(of: groups.map(\.group.id.description), at: groupsPath, "id")
        ?? groups.enumerated().lazy.compactMap { index, lineUp in
          let path = groupsPath.appending(index).appending("members")
          return Self.stranger(in: lineUp, at: path)
            ?? Self.repetition(of: lineUp.members.map(\.id.description), at: path, "id")
        }.first
        ?? JSONValue(sections).controlCharacter(at: sectionsPath)
        ?? JSONValue(groups).controlCharacter(at: groupsPath)
    }

    private static func repetition(
      of names: [String], at path: KeyPathText, _ key: String
    ) -> SnapshotError? {
      var seen: Set<String> = []
      guard let index = names.firstIndex(where: { !seen.insert($0).inserted }) else { return nil }
      return .invalid(
        path.appending(index).appending(key),
        .invalidName(names[index], flaw: "was listed before"))
    }

    private static func stranger(in lineUp: LineUp, at path: KeyPathText) -> SnapshotError? {
      guard let index = lineUp.members.firstIndex(where: { $0.group != lineUp.group.id }) else {
        return nil
      }
      let found = lineUp.members[index].group.description
      return .invalid(path.appending(index).appending("id"), .wrongGroup(found: found))
    }
  }
}

extension JSONValue {
  /// The first text that holds a control character, which no catalogue lets in.
  fileprivate func controlCharacter(at path: KeyPathText) -> SnapshotError? {
    switch self {
    case .string(let text):
      text.firstControlCharacter.map { .invalid(path, .controlCharacter($0)) }
    case .array(let elements):
      elements.enumerated().lazy
        .compactMap { $1.controlCharacter(at: path.appending($0)) }.first
    case .object(let members):
      members.sorted { $0.key.precedesInBytes($1.key) }.lazy
        .compactMap { $1.controlCharacter(at: path.appending($0)) }.first
    case .null, .boolean, .integer, .number: nil
    }
  }
}
