/// Something wrong in a catalogue, and where.
public struct Finding: Hashable, Sendable {
  /// How much it matters.
  public enum Severity: String, Hashable, Sendable {
    /// Readers refuse the document, or do without it.
    case error
    /// Readers put up with it.
    case warning
  }

  /// What can be wrong beside what a single document tells.
  public enum Kind: Hashable, Sendable {
    /// What a reader of the document alone finds.
    case document(DocumentProblem.Kind)
    /// The index lists the group, which has no document.
    case absent
    /// The endpoint does not give the document.
    case failed(EndpointError.Reason)
    /// `haspreviousmember` says otherwise than the members.
    case formerMembers(isSaid: Bool)
    /// The group stands in no section but the featured ones'.
    case inNoSection(GroupID)
    /// Two records are about one person.
    case repeatedMember(MemberID, as: MemberID)
    /// The document names a group that the index does not have there.
    case surplusGroup(GroupID)
    /// The document lacks a group that the index has there.
    case missingGroup(GroupID)
    /// A key of a group's has another value than in the index.
    case otherThanIndex(GroupID, key: String)
    /// The members are others than in the group's own document.
    case otherMembers(GroupID)
  }

  /// The document in which it is.
  public let document: DocumentPath
  /// The place in it; empty for the document as a whole.
  public let keyPath: JSONKeyPath
  /// How much it matters.
  public let severity: Severity
  /// What it is.
  public let kind: Kind
}

extension Finding: CustomStringConvertible {
  /// One line: `error: group/OHMYGIRL: groupname.OHMYGIRL[1].birth: '2015.02.31' is no date`.
  public var description: String {
    let place = keyPath == .root ? "" : "\(keyPath): "
    return "\(severity.rawValue): \(document): \(place)\(kind)"
  }
}

extension Finding.Kind: CustomStringConvertible {
  /// What is wrong, in words.
  public var description: String {
    switch self {
    case .document(let kind): "\(kind)"
    case .absent: "missing, though the index lists the group"
    case .failed(let reason): "\(reason)"
    case .formerMembers(true): "'haspreviousmember' is true, but nobody has left"
    case .formerMembers(false): "'haspreviousmember' is false, but someone has left"
    case .inNoSection(let id): "'\(id)' stands in no section"
    case .repeatedMember(let id, let other): "'\(id)' is the same person as '\(other)'"
    case .surplusGroup(let id): "'\(id)' does not stand here in the index"
    case .missingGroup(let id): "'\(id)' is missing, which stands here in the index"
    case .otherThanIndex(let id, let key): "'\(key)' of '\(id)' is not what the index says"
    case .otherMembers(let id): "not the members of 'group/\(id)'"
    }
  }
}

extension Finding: JSONRepresentable {
  /// `document`, `keyPath`, `severity`, `message`.
  public var json: JSONValue {
    .object([
      "document": .string(document.description),
      "keyPath": .string(keyPath.description),
      "severity": .string(severity.rawValue),
      "message": .string(kind.description),
    ])
  }
}
