#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// Checks every document of a source, each by itself and against the others.
///
/// The index decides what is true of a group, the group's document what is true of its members; every
/// other document has to agree with these two, if the source has it.
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
      return CatalogValidation(groupCount: 0, findings: index.inOrder)
    }
    var members: [GroupID: [Member]] = [:]
    var findings = index.inOrder
    for (group, reply) in zip(catalog.groups, try await replies(for: catalog.groups)) {
      var check = GroupCheck(group: group, catalog: catalog)
      members[group.id] = check.members(from: reply)
      findings += check.findings.inOrder
    }
    let derived = DerivedCheck(catalog: catalog, members: members)
    for path in derived.paths {
      findings += derived.findings(in: try await reply(for: path), at: path).inOrder
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
    case .document(let document): data = document
    }
    let document = findings.read { (reader) throws(DocumentProblem) in
      try IndexDocument(decoding: data, reader: &reader)
    }
    guard let catalog = document?.catalog else { return nil }
    for group in catalog.groups where group.section == nil {
      findings.add(.inNoSection(group.id), at: .root.appending("group"))
    }
    return catalog
  }

  private func replies(for groups: [GirlGroup]) async throws(CatalogError) -> [Reply] {
    try await groups.concurrentMap(
      width: source.simultaneousRequests
    ) { group async throws(CatalogError) in
      try await reply(for: .group(group.id))
    }
  }

  private func reply(for path: DocumentPath) async throws(CatalogError) -> Reply {
    do {
      return try await source.document(at: path).map(Reply.document) ?? .absent
    } catch {
      switch (error, path) {
      case (.badDocument(let problem), _): return .refused(problem)
      case (.absent, _): return .absent
      // A cache holds no more than what decides.
      case (.notCached, .section), (.notCached, .years), (.notCached, .memberInfo): return .absent
      default: throw error
      }
    }
  }

  /// What a source says when it is asked for a document.
  enum Reply: Sendable {
    case document(Data)
    case absent
    /// The source itself found that it is none.
    case refused(DocumentProblem)
  }
}
