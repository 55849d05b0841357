import KPGGCore
import KPGGSystem

/// The check of the documents that repeat data from the index and the groups' documents.
struct DerivedCheck {
  let catalog: Catalog
  /// The members of each group with a readable document.
  let members: [GroupID: [Member]]

  /// The optional documents: by section, by years, and in the oldest format.
  var paths: [DocumentPath] {
    var years: [ClosedRange<Int>] = []
    for section in catalog.sections {
      if let range = section.years, !years.contains(range) { years.append(range) }
    }
    return catalog.sections.map { .section($0.key) } + years.map { .years($0) } + [.memberInfo]
  }

  func check(_ data: Data, _ findings: inout DocumentFindings) {
    switch findings.document {
    case .section(let key):
      let document = findings.read { (reader) throws(DocumentProblem) in
        try SectionDocument(decoding: data, of: key, reader: &reader)
      }
      if let document { check(document, &findings) }
    case .years(let years):
      let document = findings.read { (reader) throws(DocumentProblem) in
        try YearsDocument(decoding: data, of: years, reader: &reader)
      }
      if let document { check(document, &findings) }
    case .index, .group, .memberInfo:
      let document = findings.read { (reader) throws(DocumentProblem) in
        try MemberInfoDocument(decoding: data, reader: &reader)
      }
      if let document { check(document, &findings) }
    }
  }

  private func check(_ document: SectionDocument, _ findings: inout DocumentFindings) {
    let keyPath = JSONKeyPath.root.appending("classification")
    let listed = catalog.sections.first { $0.key == document.key }?.groupIDs ?? []
    check(document.groups.map(\.id), against: listed, at: keyPath, &findings)
    let isListed = Set(listed)
    for group in document.groups {
      guard let known = catalog[group.id], isListed.contains(group.id) else { continue }
      for key in group.wireKeys(differingFrom: known) {
        findings.add(.differsFromIndex(group.id, key: key), at: keyPath)
      }
    }
  }

  private func check(_ document: YearsDocument, _ findings: inout DocumentFindings) {
    let keyPath = JSONKeyPath.root.appending("groupname")
    let listed = catalog.sections.filter { $0.years == document.years }.flatMap(\.groupIDs)
    check(document.members.keys.sorted(), against: listed, at: keyPath, &findings)
    let isListed = Set(listed)
    for (id, found) in document.members.sorted(by: { $0.key < $1.key }) {
      guard let known = members[id], isListed.contains(id), known != found,
        !findings.hasError(at: keyPath.appending(id.description))
      else { continue }
      findings.add(.differentMembers(id), at: keyPath.appending(id.description))
    }
  }

  /// Compares records instead of members: the numbers in IDs may count former members.
  private func check(_ document: MemberInfoDocument, _ findings: inout DocumentFindings) {
    let keyPath = JSONKeyPath.root.appending("member")
    guard catalog[.ohMyGirl] != nil else {
      return findings.add(.unexpectedGroup(.ohMyGirl), at: keyPath)
    }
    guard let known = members[.ohMyGirl], !findings.hasError(at: keyPath) else { return }
    let current = known.filter { !$0.isFormer }
    if document.members.map(\.wireJSON) != current.map(\.wireJSON) {
      findings.add(.differentMembers(.ohMyGirl), at: keyPath)
    }
  }

  private func check(
    _ ids: [GroupID], against listed: [GroupID], at keyPath: JSONKeyPath,
    _ findings: inout DocumentFindings
  ) {
    let (found, wanted) = (Set(ids), Set(listed))
    for id in ids where !wanted.contains(id) { findings.add(.unexpectedGroup(id), at: keyPath) }
    // The missing groups may be among the unreadable ones.
    guard !findings.hasError(at: keyPath) else { return }
    for id in listed where !found.contains(id) { findings.add(.missingGroup(id), at: keyPath) }
  }
}
