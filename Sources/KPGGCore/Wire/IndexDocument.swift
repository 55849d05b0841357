package import KPGGSystem

/// The document `group/`: the sections with their groups. Section `zero` repeats the featured
/// groups.
package struct IndexDocument: WireDocument {
  package let catalog: Catalog
  /// The digests of the groups' documents; empty if the publisher does not write them.
  package let digests: [GroupID: SHA256]

  package init(_ catalog: Catalog, digests: [GroupID: SHA256] = [:]) {
    (self.catalog, self.digests) = (catalog, digests)
  }

  /// Reads an endpoint's reply to a request for the index. Tolerated problems are lost.
  package init(decoding data: Data) throws(DocumentProblem) {
    var reader = WireReader(document: .index)
    try self.init(decoding: data, reader: &reader)
  }

  package init(decoding data: Data, reader: inout WireReader) throws(DocumentProblem) {
    let (root, lists) = try reader.contents(of: data, under: "group", .object)
    var index = IndexReader()
    catalog = try index.catalog(from: lists, sections: root["sections"], &reader)
    digests = try reader.digests(from: root["documents"], of: catalog)
  }

  /// The path `group/`, or `group/index.json` on a static host.
  package var path: DocumentPath { .index }

  /// The form `{"documents": {…}, "group": {…}, "sections": {…}}`. Without digests, the first key
  /// is missing.
  package var json: JSONValue {
    var groups: JSONMembers = [SectionKey.featured.description: records(of: catalog.featuredIDs)]
    var sections: JSONMembers = [:]
    for section in catalog.sections {
      var keys: JSONMembers = ["title": .string(section.koreanTitle)]
      keys["from"] = (section.years?.lowerBound).map { .string(ClosedRange.year($0)) }
      keys["to"] = (section.years?.upperBound).map { .string(ClosedRange.year($0)) }
      sections[section.key.description] = .object(keys)
      groups[section.key.description] = records(of: section.groupIDs)
    }
    var keys: JSONMembers = ["group": .object(groups), "sections": .object(sections)]
    if !digests.isEmpty {
      keys["documents"] = .object(
        JSONMembers(digests.map { (key: $0.description, value: .string($1.description)) }))
    }
    return .object(keys)
  }

  private func records(of groups: [GroupID]) -> JSONValue {
    .array(groups.compactMap { catalog[$0] }.map { .object($0.wireJSON) })
  }
}

/// Builds a catalog from the index.
///
/// Rejects names that share a document's path: names that differ only in letter case, and names of
/// other documents.
struct IndexReader {
  private var groups: [GirlGroup] = []
  private var reserved: Set<String> = []
  private var debutYearOfGroup: [GroupID: Int] = [:]

  mutating func catalog(
    from lists: JSONElement, sections details: JSONElement?, _ reader: inout WireReader
  ) throws(DocumentProblem) -> Catalog {
    let lists = try sortedLists(in: lists, &reader)
    let details = try reader.object(details).map { details in
      // Keys of equivalent Unicode texts are the same section's.
      Dictionary(
        details.members.lazy.filter(\.key.isQuickToCompare).map { ($0.key, $0.value) },
        uniquingKeysWith: { first, _ in first })
    }
    reserved = Set(lists.map { $0.key.description.lowercased() })
    var sections: [DebutSection] = []
    for (key, list) in lists where key != .featured {
      let ids = try read(list, in: key, &reader)
      sections.append(try section(key, details?[key.description], groups: ids, &reader))
    }
    // The featured groups come last, so that the record in a group's own section takes precedence.
    let featured = try read(lists.first { $0.key == .featured }?.list, in: .featured, &reader)
    return Catalog(sections: sections, groups: groups, featuredIDs: featured)
  }

  /// Reads the keys of the sections with their lists, in the order of the keys.
  private func sortedLists(
    in object: JSONElement, _ reader: inout WireReader
  ) throws(DocumentProblem) -> [(key: SectionKey, list: JSONElement)] {
    guard object.count <= WireLimits.sections else {
      throw reader.problem(.tooMany(limit: WireLimits.sections), at: object)
    }
    let members = object.members.stablySorted { $0.key.precedesInBytes($1.key) }
    try reader.checkRecords(
      in: members.lazy.map(\.value), listLimit: WireLimits.records, of: object)
    var lists: [(key: SectionKey, list: JSONElement)] = []
    var keys: [String: SectionKey] = [:]
    for (text, list) in members {
      guard let key = try reader.sectionKey(text, at: list) else { continue }
      // The key of the featured groups is taken, even if the index lacks it.
      let isTaken = key != .featured && text.lowercased() == SectionKey.featured.description
      if let other = keys[text.lowercased()] ?? (isTaken ? .featured : nil) {
        let problem: NameProblem =
          key == other ? .duplicate : .differsOnlyInCase(from: other.description)
        try reader.reject(.invalidName(text, problem), at: list)
      } else {
        keys[text.lowercased()] = key
        lists.append((key, list))
      }
    }
    return lists
  }

  private mutating func read(
    _ list: JSONElement?, in section: SectionKey, _ reader: inout WireReader
  ) throws(DocumentProblem) -> [GroupID] {
    var ids: [GroupID] = []
    var seen: Set<GroupID> = []
    for element in try reader.elements(list, limit: WireLimits.records) {
      guard let group = try reader.group(element), let id = element["groupname"] else { continue }
      if reserved.contains(group.id.description.lowercased()) {
        try reader.reject(.invalidName(group.id.description, .reserved), at: id)
        continue
      }
      if try reader.isNew(group.id, at: id) {
        groups.append(group)
        debutYearOfGroup[group.id] = group.debutDate?.year
      } else if section != .featured || seen.contains(group.id) {
        reader.tolerate(.duplicateGroup(group.id.description), at: id)
        continue
      }
      ids.append(group.id)
      seen.insert(group.id)
    }
    return ids
  }

  private func section(
    _ key: SectionKey, _ element: JSONElement?, groups ids: [GroupID], _ reader: inout WireReader
  ) throws(DocumentProblem) -> DebutSection {
    let details = try reader.object(element?.kind == .null ? nil : element)
    let years = try years(details, &reader) ?? key.wellKnownYears ?? debutYears(of: ids)
    if let title = try reader.text(details?["title"]) {
      return DebutSection(key: key, koreanTitle: title, years: years, groupIDs: ids)
    }
    guard details != nil || key.wellKnownYears != nil else {
      return DebutSection(key: key, koreanTitle: key.description, years: years, groupIDs: ids)
    }
    return DebutSection(key: key, years: years, groupIDs: ids)
  }

  private func years(
    _ details: JSONElement?, _ reader: inout WireReader
  ) throws(DocumentProblem) -> ClosedRange<Int>? {
    guard let details, let from = try reader.numberText(details["from"]),
      let to = try reader.numberText(details["to"])
    else { return nil }
    guard let years = ClosedRange(years: "\(from)-\(to)") else {
      try reader.reject(.impossibleYears(from: from, to: to), at: details)
      return nil
    }
    return years
  }

  private func debutYears(of ids: [GroupID]) -> ClosedRange<Int>? {
    let years = ids.compactMap { debutYearOfGroup[$0] }
    guard let from = years.min(), let to = years.max() else { return nil }
    return from...to
  }
}

extension WireReader {
  /// Reads the digests of the documents of known groups. An invalid digest counts as missing.
  fileprivate mutating func digests(
    from documents: JSONElement?, of catalog: Catalog
  ) throws(DocumentProblem) -> [GroupID: SHA256] {
    var digests: [GroupID: SHA256] = [:]
    for (name, element) in try object(documents)?.members ?? [] {
      guard let id = GroupID(rawValue: name), catalog[id] != nil,
        let text = try checked(element, is: .string)?.text
      else { continue }
      digests[id] = SHA256(text)
      if digests[id] == nil {
        tolerate(.invalidValue(text, expected: .digest), at: element)
      }
    }
    return digests
  }
}
