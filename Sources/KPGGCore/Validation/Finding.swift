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
    case formerMembers(declared: Bool)
    /// The group stands in no section but the featured ones'.
    case noSection(GroupID)
    /// Two records are about one person.
    case duplicateMember(MemberID, as: MemberID)
    /// The document names a group that the index does not have there.
    case unexpectedGroup(GroupID)
    /// The document lacks a group that the index has there.
    case missingGroup(GroupID)
    /// A key of a group's has another value than in the index.
    case differsFromIndex(GroupID, key: String)
    /// The members are others than in the group's own document.
    case differentMembers(GroupID)
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
    let prefix = keyPath == .root ? "" : "\(keyPath): "
    return "\(severity.rawValue): \(document): \(prefix)\(kind)"
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
    case .noSection(let id): "'\(id)' stands in no section"
    case .duplicateMember(let id, let other): "'\(id)' is the same person as '\(other)'"
    case .unexpectedGroup(let id): "'\(id)' does not stand here in the index"
    case .missingGroup(let id): "'\(id)' is missing, which stands here in the index"
    case .differsFromIndex(let id, let key): "'\(key)' of '\(id)' is not what the index says"
    case .differentMembers(let id): "not the members of 'group/\(id)'"
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

/// What became of checking a whole catalogue.
public struct CatalogValidation: Hashable, Sendable {
  /// The groups that the index lists.
  public let groupCount: Int
  /// What is wrong: document by document, the index first and then in its order, each by key path.
  public let findings: [Finding]

  /// How many findings there are of a severity.
  public func count(of severity: Finding.Severity) -> Int {
    findings.count { $0.severity == severity }
  }
}

/// The findings in one document.
struct DocumentFindings {
  /// The document that is checked.
  let document: DocumentPath
  private var findings: [Finding] = []

  init(in document: DocumentPath) { self.document = document }

  /// Reads the document with a reader that collects; `nil` where it is none at all.
  mutating func read<Document>(
    _ read: (inout WireReader) throws(DocumentProblem) -> Document
  ) -> Document? {
    var reader = WireReader(document: document, collectsErrors: true)
    var document: Document?
    do {
      document = try read(&reader)
    } catch {
      add(error, .error)
    }
    for problem in reader.errors { add(problem, .error) }
    for problem in reader.problems { add(problem, .warning) }
    return document
  }

  /// Adds what a reader says.
  mutating func add(_ problem: DocumentProblem, _ severity: Finding.Severity) {
    add(.document(problem.kind), severity, at: problem.keyPath)
  }

  /// Adds a finding.
  mutating func add(
    _ kind: Finding.Kind, _ severity: Finding.Severity = .warning, at keyPath: JSONKeyPath
  ) {
    findings.append(
      Finding(document: document, keyPath: keyPath, severity: severity, kind: kind))
  }

  /// Whether a value at this place, or one in it, was refused or counts as unknown.
  func hasFinding(at keyPath: JSONKeyPath) -> Bool {
    findings.contains { $0.keyPath.starts(with: keyPath) }
  }

  /// Whether a value at this place, or one in it, was refused.
  func hasError(at keyPath: JSONKeyPath) -> Bool {
    findings.contains { $0.severity == .error && $0.keyPath.starts(with: keyPath) }
  }

  /// By key path; at one place in the order in which they were found.
  var sorted: [Finding] {
    findings.enumerated().sorted { left, right in
      left.element.keyPath == right.element.keyPath
        ? left.offset < right.offset : left.element.keyPath < right.element.keyPath
    }.map(\.element)
  }
}
