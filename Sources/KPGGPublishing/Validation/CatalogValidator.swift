package import KPGGCore
import KPGGSystem

/// A validator of all documents of a source, individually and against each other.
///
/// The index is authoritative for groups, and a group's document for its members. All other
/// documents are optional and must agree with these.
package struct CatalogValidator: Sendable {
  package let source: any LocatedSource
  /// Whether to check the documents that follow from the index and the groups' documents.
  var checksDerived = true

  package init(source: any LocatedSource) { self.source = source }

  /// Finds all problems. An unusable document does not hide problems in the next. Throws if the index
  /// is missing, a document cannot be read, or the groups have too many members together.
  package func validate() async throws(CatalogError) -> CatalogValidation {
    var index = DocumentFindings(in: .index)
    let document = try await data(for: &index).flatMap { data in
      index.read { (reader) throws(DocumentProblem) in
        try IndexDocument(decoding: data, reader: &reader)
      }
    }
    var validation = CatalogValidation(groupCount: document?.catalog.groups.count ?? 0)
    guard let document else {
      validation.add(index.sorted)
      return validation
    }
    let catalog = document.catalog
    for group in catalog.groups where group.sectionKey == nil {
      index.add(.noSection(group.id), at: .root.appending("group"))
    }
    let sections = Self.sections(of: catalog)
    var members: [GroupID: [Member]] = [:]
    validation.add(index.sorted)
    let count = RecordCount()
    // The findings of the other groups need no memory meanwhile.
    for start in stride(from: 0, to: catalog.groups.count, by: 500) {
      let groups = catalog.groups[start...].prefix(500)
      // Each document is checked as soon as it is read, so that only a few are in memory.
      let checks = try await groups.concurrentMap(
        width: source.simultaneousRequests
      ) { group async throws(CatalogError) in
        var check = GroupCheck(
          group: group, digest: document.digests[group.id], sections: sections[group.id] ?? [])
        let members = try await data(for: &check.findings).flatMap { check.members(in: $0) }
        try count.add(members: members?.count ?? 0, songs: 0)
        return (members: members, findings: check.findings.sorted)
      }
      for (group, check) in zip(groups, checks) {
        if checksDerived { members[group.id] = check.members }
        validation.add(check.findings)
      }
    }
    guard checksDerived else { return validation }
    let derived = DerivedCheck(catalog: catalog, members: members)
    let findings = try await derived.paths.concurrentMap(
      width: source.simultaneousRequests
    ) { path async throws(CatalogError) in
      var findings = DocumentFindings(in: path)
      if let data = try await data(for: &findings) { derived.check(data, &findings) }
      return findings.sorted
    }
    findings.forEach { validation.add($0) }
    return validation
  }

  /// The sections of each group.
  private static func sections(of catalog: Catalog) -> [GroupID: Set<SectionKey>] {
    var sections: [GroupID: Set<SectionKey>] = [:]
    for section in catalog.sections {
      for id in section.groupIDs { sections[id, default: []].insert(section.key) }
    }
    return sections
  }

  /// Requests a document; `nil` if there is none. If the source rejects it, or an endpoint fails
  /// for an optional document, that is a finding.
  private func data(for findings: inout DocumentFindings) async throws(CatalogError) -> Data? {
    let path = findings.document
    do {
      if let data = try await source.document(at: path) { return data }
    } catch {
      switch error {
      case .badDocument(let problem):
        findings.add(problem, .error)
        return nil
      case .documentNotFound: break
      // A cache has only the index and the groups' documents.
      case .notCached where path.isDerived: return nil
      case .unreachable(let error) where path.isDerived:
        guard case .status(let status, _) = error.reason else { throw .unreachable(error) }
        // Some static hosts answer with these statuses for missing files.
        if ![403, 405].contains(status) { findings.add(.failed(error.reason), .error, at: .root) }
        return nil
      default: throw error
      }
    }
    if path == .index { throw .documentNotFound(location: source.location(of: .index)) }
    if !path.isDerived { findings.add(.absent, .error, at: .root) }
    return nil
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
