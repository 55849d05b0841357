package import KPGGCore

/// A validator of all documents of a source, individually and against each other.
///
/// The index is authoritative for groups, and a group's document for its members. All other
/// documents are optional and must agree with these.
package struct CatalogValidator: Sendable {
  /// The source of the documents.
  package let source: any CatalogSource

  /// Creates a validator without reading anything.
  package init(source: any CatalogSource) { self.source = source }

  /// Finds all problems. An unusable document does not hide problems in the next.
  ///
  /// - Returns: The findings.
  /// - Throws: `CatalogError` if the index is missing or a document cannot be read.
  package func validate() async throws(CatalogError) -> CatalogValidation {
    var index = DocumentFindings(in: .index)
    guard let document = try await indexDocument(&index) else {
      return CatalogValidation(groupCount: 0, findings: index.sorted)
    }
    let catalog = document.catalog
    var members: [GroupID: [Member]] = [:]
    var findings = index.sorted
    // Each document is checked as soon as it is read, so that only a few are in memory.
    let checks = try await catalog.groups.concurrentMap(
      width: source.simultaneousRequests
    ) { group async throws(CatalogError) in
      var check = GroupCheck(
        group: group, digest: document.digests[group.id], catalog: catalog)
      let members = check.members(from: try await reply(for: .group(group.id)))
      return (members: members, findings: check.findings.sorted)
    }
    for (group, check) in zip(catalog.groups, checks) {
      members[group.id] = check.members
      findings += check.findings
    }
    let derived = DerivedCheck(catalog: catalog, members: members)
    findings += try await derived.paths.concurrentMap(
      width: source.simultaneousRequests
    ) { path async throws(CatalogError) in
      derived.findings(in: try await reply(for: path), at: path).sorted
    }.flatMap(\.self)
    return CatalogValidation(groupCount: catalog.groups.count, findings: findings)
  }

  private func indexDocument(
    _ findings: inout DocumentFindings
  ) async throws(CatalogError) -> IndexDocument? {
    let data: Data
    switch try await reply(for: .index) {
    case .absent: throw .absent(location: source.location(of: .index))
    case .invalid(let problem):
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
    for group in document?.catalog.groups ?? [] where group.sectionKey == nil {
      findings.add(.noSection(group.id), at: .root.appending("group"))
    }
    return document
  }

  private func reply(for path: DocumentPath) async throws(CatalogError) -> Reply {
    do {
      return try await source.document(at: path).map(Reply.document) ?? .absent
    } catch {
      switch error {
      case .badDocument(let problem): return .invalid(problem)
      case .absent: return .absent
      // A cache has only the index and the groups' documents.
      case .notCached where path.isDerived: return .absent
      case .unreachable(let error) where path.isDerived:
        guard case .status(let status, _) = error.reason else { break }
        // Some static hosts answer with these statuses for missing files.
        return [403, 405].contains(status) ? .absent : .failed(error.reason)
      default: break
      }
      throw error
    }
  }

  /// A source's reply to the request for a document.
  enum Reply: Sendable {
    case document(Data)
    case absent
    /// The source rejected the document.
    case invalid(DocumentProblem)
    /// The endpoint replied with an error status.
    case failed(EndpointError.Reason)
  }
}

extension DocumentPath {
  /// Whether the document is optional.
  fileprivate var isDerived: Bool {
    switch self {
    case .index, .group: false
    case .section, .years, .memberInfo: true
    }
  }
}
