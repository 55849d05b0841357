/// The document `group/`: the sections with their groups. Section `zero` repeats the featured
/// groups.
package struct IndexDocument: WireDocument {
  /// The sections and groups in the document.
  package let catalog: Catalog

  /// Creates the document that lists a catalog's sections and groups.
  package init(_ catalog: Catalog) { self.catalog = catalog }

  /// Reads an endpoint's reply to a request for the index.
  ///
  /// - Parameters:
  ///   - data: The bytes as received, at most 8 MiB.
  ///   - problems: Receives the tolerated problems.
  /// - Throws: The problem that makes the reply unusable.
  package init(
    decoding data: Data, problems: inout [DocumentProblem]
  ) throws(DocumentProblem) {
    var reader = WireReader(document: .index)
    try self.init(decoding: data, reader: &reader)
    problems += reader.problems
  }

  init(decoding data: Data, reader: inout WireReader) throws(DocumentProblem) {
    let contents = try WireJSON(document: .index).decode(WireIndex.self, from: data)
    var index = IndexReader(reader: reader)
    catalog = try index.catalog(from: contents)
    reader = index.reader
  }

  /// The path `group/`, or `group/index.json` on a static host.
  package var path: DocumentPath { .index }

  /// The form `{"group": {…}, "sections": {…}}`.
  package var json: JSONValue {
    var groups = [SectionKey.featured.description: records(of: catalog.featuredIDs)]
    var sections: [String: JSONValue] = [:]
    for section in catalog.sections {
      var keys: [String: JSONValue] = ["title": .string(section.koreanTitle)]
      keys["from"] = (section.years?.lowerBound).map { .string(ClosedRange.year($0)) }
      keys["to"] = (section.years?.upperBound).map { .string(ClosedRange.year($0)) }
      sections[section.key.description] = .object(keys)
      groups[section.key.description] = records(of: section.groupIDs)
    }
    return .object(["group": .object(groups), "sections": .object(sections)])
  }

  private func records(of groups: [GroupID]) -> JSONValue {
    .array(groups.compactMap { catalog[$0] }.map { .object($0.wireJSON) })
  }
}

/// The index in its raw form: JSON types are checked, values are not.
struct WireIndex: Decodable {
  var group: WireLists<WireGroup>?
  var sections: [String: WireResult<WireSection>]?
}

/// Builds a catalog from the raw index.
///
/// Rejects names that share a document's path: names that differ only in letter case, and names of
/// other documents.
struct IndexReader {
  private(set) var reader: WireReader
  private var groups: [GirlGroup] = []
  private var reserved: Set<String> = []
  private var debutYearOfGroup: [GroupID: Int] = [:]

  init(reader: WireReader) { self.reader = reader }

  mutating func catalog(from contents: WireIndex) throws(DocumentProblem) -> Catalog {
    let lists = try reader.contents(contents.group?.lists, under: "group")
    let keys = try keys(lists.keys.sorted { $0.precedesInBytes($1) })
    reserved = Set(keys.map { $0.description.lowercased() })
    var sections: [DebutSection] = []
    for key in keys where key != .featured {
      let ids = try read(lists[key.description], in: key)
      sections.append(
        try section(key, contents.sections?[key.description], groups: ids))
    }
    // The featured groups come last, so that the record in a group's own section takes precedence.
    let featured = try read(lists[SectionKey.featured.description], in: .featured)
    return Catalog(sections: sections, groups: groups, featuredIDs: featured)
  }

  private static let groupsKeyPath = JSONKeyPath.root.appending("group")

  private mutating func keys(_ texts: [String]) throws(DocumentProblem) -> [SectionKey] {
    guard texts.count <= WireLimits.sections else {
      throw reader.problem(.tooMany(limit: WireLimits.sections), at: Self.groupsKeyPath)
    }
    var keys: [String: SectionKey] = [:]
    for text in texts {
      let keyPath = Self.groupsKeyPath.appending(text)
      guard let key = try reader.sectionKey(text, at: keyPath) else { continue }
      if let other = keys[text.lowercased()] {
        let problem = NameProblem.differsOnlyInCase(from: other.description)
        try reader.reject(.invalidName(text, problem), at: keyPath)
      } else {
        keys[text.lowercased()] = key
      }
    }
    return keys.values.sorted()
  }

  private mutating func read(
    _ list: WireResult<WireList<WireGroup>>?, in section: SectionKey
  ) throws(DocumentProblem) -> [GroupID] {
    let elements = try reader.value(of: list)?.elements ?? []
    var ids: [GroupID] = []
    var seen: Set<GroupID> = []
    for (index, element) in elements.enumerated() {
      let keyPath = Self.groupsKeyPath.appending(section.description).appending(index)
      guard let record = try reader.value(of: element),
        let group = try reader.group(record, at: keyPath)
      else { continue }
      let idKeyPath = keyPath.appending("groupname")
      if reserved.contains(group.id.description.lowercased()) {
        try reader.reject(.invalidName(group.id.description, .reserved), at: idKeyPath)
        continue
      }
      if try reader.isNew(group.id, at: idKeyPath) {
        groups.append(group)
        debutYearOfGroup[group.id] = group.debut?.year
      } else if section != .featured || seen.contains(group.id) {
        reader.problems.append(reader.problem(.duplicateGroup(group.id.description), at: idKeyPath))
        continue
      }
      ids.append(group.id)
      seen.insert(group.id)
    }
    return ids
  }

  private mutating func section(
    _ key: SectionKey, _ result: WireResult<WireSection>?, groups ids: [GroupID]
  ) throws(DocumentProblem) -> DebutSection {
    let record = try reader.value(of: result)
    let keyPath = JSONKeyPath.root.appending("sections").appending(key.description)
    let years = try years(record, at: keyPath) ?? key.wellKnownYears ?? debutYears(of: ids)
    if let title = try reader.text(record?.title, "title", in: keyPath) {
      return DebutSection(key: key, koreanTitle: title, years: years, groupIDs: ids)
    }
    guard record != nil || key.wellKnownYears != nil else {
      return DebutSection(key: key, koreanTitle: key.description, years: years, groupIDs: ids)
    }
    return DebutSection(key: key, years: years, groupIDs: ids)
  }

  private mutating func years(
    _ record: WireSection?, at keyPath: JSONKeyPath
  ) throws(DocumentProblem) -> ClosedRange<Int>? {
    guard let from = record?.from?.text, let to = record?.to?.text,
      !WireUnknown.matches(from), !WireUnknown.matches(to)
    else { return nil }
    guard let years = ClosedRange(years: "\(from)-\(to)") else {
      try reader.reject(.impossibleYears(from: from, to: to), at: keyPath)
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

/// A section's data in the index, without its groups.
struct WireSection: Decodable {
  var title: String?
  var from: WireNumber?
  var to: WireNumber?
}
