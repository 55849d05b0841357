/// Checks every document of a source, each by itself and against the others.
///
/// The index decides what is true of a group, the group's document what is true of its members;
/// every other document has to agree with these two, if the source has it.
public struct CatalogValidator: Sendable {
  /// Where the documents come from.
  public let source: any CatalogSource

  /// Reads nothing until it is asked.
  public init(source: any CatalogSource) { self.source = source }

  /// Everything that is wrong. A document that is none does not hide what is wrong in the next.
  ///
  /// - Throws: `CatalogError` where the index is missing or a document cannot be had.
  public func validate() async throws(CatalogError) -> CatalogValidation {
    var index = DocumentFindings(in: .index)
    guard let catalog = try await catalog(&index) else {
      return CatalogValidation(groupCount: 0, findings: index.sorted)
    }
    var members: [GroupID: [Member]] = [:]
    var findings = index.sorted
    let paths = catalog.groups.map { DocumentPath.group($0.id) }
    for (group, reply) in zip(catalog.groups, try await replies(for: paths)) {
      var check = GroupCheck(group: group, catalog: catalog)
      members[group.id] = check.members(from: reply)
      findings += check.findings.sorted
    }
    let derived = DerivedCheck(catalog: catalog, members: members)
    for (path, reply) in zip(derived.paths, try await replies(for: derived.paths)) {
      findings += derived.findings(in: reply, at: path).sorted
    }
    return CatalogValidation(groupCount: catalog.groups.count, findings: findings)
  }

  private func catalog(
    _ findings: inout DocumentFindings
  ) async throws(CatalogError) -> Catalog? {
    let data: Data
    switch try await reply(for: .index) {
    case .absent: throw .absent(location: source.location(of: .index))
    case .refused(let problem):
      findings.add(problem, .error)
      return nil
    case .failed(let reason):
      findings.add(.failed(reason), .error, at: .root)
      return nil
    case .document(let document): data = document
    }
    let document = findings.read { (reader) throws(DocumentProblem) in
      try IndexDocument(decoding: data, reader: &reader)
    }
    guard let catalog = document?.catalog else { return nil }
    for group in catalog.groups where group.section == nil {
      findings.add(.noSection(group.id), at: .root.appending("group"))
    }
    return catalog
  }

  private func replies(for paths: [DocumentPath]) async throws(CatalogError) -> [Reply] {
    try await paths.concurrentMap(
      width: source.simultaneousRequests
    ) { path async throws(CatalogError) in
      try await reply(for: path)
    }
  }

  private func reply(for path: DocumentPath) async throws(CatalogError) -> Reply {
    do {
      return try await source.document(at: path).map(Reply.document) ?? .absent
    } catch {
      switch error {
      case .badDocument(let problem): return .refused(problem)
      case .absent: return .absent
      // A cache holds no more than what decides.
      case .notCached where path.isDerived: return .absent
      case .unreachable(let error) where path.isDerived:
        guard case .status(let status, _) = error.reason else { break }
        // Some hosts of files answer so for what they do not have.
        return [403, 405].contains(status) ? .absent : .failed(error.reason)
      default: break
      }
      throw error
    }
  }

  /// What a source says when it is asked for a document.
  enum Reply: Sendable {
    case document(Data)
    case absent
    /// The source itself found that it is none.
    case refused(DocumentProblem)
    /// The endpoint answers with a status that is none of a document.
    case failed(EndpointError.Reason)
  }
}

extension DocumentPath {
  /// Whether a source need not have the document.
  fileprivate var isDerived: Bool {
    switch self {
    case .index, .group: false
    case .section, .years, .memberInfo: true
    }
  }
}
