package import KPGGCore

/// A problem in a catalog, with its location.
package struct Finding: Equatable, Sendable {
  package enum Severity: String, Hashable, Sendable {
    /// Readers reject the document or drop the value.
    case error
    /// Readers tolerate the problem.
    case warning
  }

  /// The kinds of findings. Their descriptions say what they mean.
  package enum Kind: Equatable, Sendable {
    case document(DocumentProblem.Kind)
    case absent
    case failed(EndpointError.Reason)
    case digestMismatch
    case formerMembers(declared: Bool)
    case noSection(GroupID)
    case duplicateMember(MemberID, as: MemberID)
    case leftBeforeJoining(MemberID)
    case leftButCurrent(MemberID)
    case joinedBeforeDebut(MemberID)
    /// The date under a key is after the group's end.
    case afterGroupEnd(MemberID, key: String)
    /// The date under a key is after the member's death.
    case afterDeath(MemberID, key: String)
    case absenceOutsideMembership(MemberID, Absence)
    case overlappingAbsence(MemberID, Absence)
    case unsortedSong(String)
    case duplicateSong(String, as: String)
    case hitSongNotListed(String)
    case unexpectedGroup(GroupID)
    case missingGroup(GroupID)
    case differsFromIndex(GroupID, key: String)
    case differentMembers(GroupID)
  }

  /// The document that has the problem.
  package let document: DocumentPath
  /// The location in the document; the root for the whole document.
  package let keyPath: JSONKeyPath
  /// The position in the document; `nil` if it is unknown.
  package var position: JSONPosition?
  package let severity: Severity
  package let kind: Kind
}

extension Finding: CustomStringConvertible {
  /// One line: `error: group/IVE: groupname.IVE[1].birth: missing (line 3, column 12)`.
  package var description: String {
    let prefix = keyPath == .root ? "" : "\(keyPath): "
    return "\(severity.rawValue): \(document): \(prefix)\(kind)\(position.suffix)"
  }
}

extension Finding.Kind: CustomStringConvertible {
  /// A phrase that describes the problem.
  package var description: String {
    switch self {
    case .document(let kind): "\(kind)"
    case .absent: "the document is missing, but the index lists the group"
    case .failed(let reason): reason.message
    case .digestMismatch: "the document differs from its digest in the index; was it edited?"
    case .formerMembers(true): "'haspreviousmember' is true, but no former member is listed"
    case .formerMembers(false): "'haspreviousmember' is false, but a former member is listed"
    case .noSection(let id): "'\(id)' is not in any section"
    case .duplicateMember(let id, let other): "'\(id)' is the same person as '\(other)'"
    case .leftBeforeJoining(let id): "'\(id)' left before joining"
    case .leftButCurrent(let id): "'\(id)' has left, but 'ispreviousmember' is false"
    case .joinedBeforeDebut(let id): "'\(id)' joined before the group's debut"
    case .afterGroupEnd(let id, let key): "'\(key)' of '\(id)' is after the group's end"
    case .afterDeath(let id, let key): "'\(key)' of '\(id)' is after the member's death"
    case .absenceOutsideMembership(let id, let absence):
      "the absence \(absence.text) of '\(id)' is outside the membership"
    case .overlappingAbsence(let id, let absence):
      "the absence \(absence.text) of '\(id)' overlaps another one"
    case .unsortedSong(let title): "'\(title)' is older than the song before it"
    case .duplicateSong(let title, let other):
      "'\(title)' has the same titles or video as '\(other)'"
    case .hitSongNotListed(let title): "the hit song '\(title)' is not listed"
    case .unexpectedGroup(let id): "the index does not list '\(id)' under this key"
    case .missingGroup(let id):
      "'\(id)' is missing, but the index lists it under this key"
    case .differsFromIndex(let id, let key): "'\(id)' has a different '\(key)' in the index"
    case .differentMembers(let id): "the members differ from those in 'group/\(id)'"
    }
  }
}

extension Finding: KeyedRecord {
  package static let keys: [RecordKey<Finding>] = [
    .column, .document, .keyPath, .line, .message, .severity,
  ]
}

extension RecordKey<Finding> {
  package static var column: Self { Self("column") { JSONValue($0.position?.column) } }
  package static var document: Self { Self("document") { .string($0.document.description) } }
  package static var keyPath: Self { Self("keyPath") { .string($0.keyPath.description) } }
  package static var line: Self { Self("line") { JSONValue($0.position?.line) } }
  package static var message: Self { Self("message") { .string($0.kind.description) } }
  package static var severity: Self { Self("severity") { .string($0.severity.rawValue) } }
}

/// The result of validating a catalog.
package struct CatalogValidation: Equatable, Sendable {
  /// The maximum number of findings in the list.
  package static let limit = 20_000

  /// The number of groups in the index.
  package let groupCount: Int
  /// The first findings by document, then by key path. The index comes first; the other documents
  /// follow its order.
  package private(set) var findings: [Finding] = []
  private var counts: [Finding.Severity: Int] = [:]

  package init(groupCount: Int) { self.groupCount = groupCount }

  /// The number of findings, including those that are not in the list.
  package func count(of severity: Finding.Severity) -> Int { counts[severity] ?? 0 }

  /// The number of findings that are not in the list, because it is full.
  package var unlistedCount: Int { counts.values.reduce(0, +) - findings.count }

  /// Counts the findings in a document, and lists them up to the limit.
  mutating func add(_ found: [Finding]) {
    for finding in found { counts[finding.severity, default: 0] += 1 }
    findings += found.prefix(Self.limit - findings.count)
  }
}

/// The findings in one document.
struct DocumentFindings {
  let document: DocumentPath
  private var findings: [Finding] = []

  init(in document: DocumentPath) { self.document = document }

  /// Reads the document in the collecting mode; returns `nil` if it is unusable.
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

  mutating func add(_ problem: DocumentProblem, _ severity: Finding.Severity) {
    add(.document(problem.kind), severity, at: problem.keyPath, problem.position)
  }

  mutating func add(
    _ kind: Finding.Kind, _ severity: Finding.Severity = .warning, at keyPath: JSONKeyPath,
    _ position: JSONPosition? = nil
  ) {
    findings.append(
      Finding(
        document: document, keyPath: keyPath, position: position, severity: severity, kind: kind))
  }

  /// Whether any value at a key path or below has a finding.
  func hasFinding(at keyPath: JSONKeyPath) -> Bool {
    findings.contains { $0.keyPath.starts(with: keyPath) }
  }

  /// Whether any value at a key path or below has an error.
  func hasError(at keyPath: JSONKeyPath) -> Bool {
    findings.contains { $0.severity == .error && $0.keyPath.starts(with: keyPath) }
  }

  /// The findings by key path, and in their original order at the same key path.
  var sorted: [Finding] {
    findings.enumerated().sorted { left, right in
      left.element.keyPath == right.element.keyPath
        ? left.offset < right.offset : left.element.keyPath < right.element.keyPath
    }.map(\.element)
  }
}
