/// The index as the wire writes it, with its types checked and nothing else.
struct WireIndex: Decodable {
  var group: WireLists<WireGroup>?
  var sections: [String: WireResult<WireSection>]?
}

/// Puts a catalogue together from the index's record.
///
/// Refuses what would make two groups or sections one document: names that differ in case alone,
/// and names that are another document's.
struct IndexReader {
  private(set) var wire: WireReader
  private var groups: [GirlGroup] = []
  private var reserved: Set<String> = []
  private var debutYearOfGroup: [GroupID: Int] = [:]

  init(wire: WireReader) { self.wire = wire }

  mutating func catalog(from record: WireIndex) throws(DocumentProblem) -> Catalog {
    guard let lists = record.group?.lists else {
      throw wire.problem(.wrongDocument(expectedKey: "group"), at: .root)
    }
    let keys = try keys(lists.keys.sorted { $0.precedesInBytes($1) })
    reserved = Set(keys.map { $0.description.lowercased() })
    var sections: [DebutSection] = []
    for key in keys where key != .featured {
      let ids = try read(lists[key.description], in: key)
      sections.append(
        try section(key, record.sections?[key.description], groups: ids))
    }
    // The featured ones last, so that a group's own section decides what is true of it.
    let featured = try read(lists[SectionKey.featured.description], in: .featured)
    return Catalog(sections: sections, groups: groups, featured: featured)
  }

  private static let place = JSONKeyPath.root.appending("group")

  private mutating func keys(_ texts: [String]) throws(DocumentProblem) -> [SectionKey] {
    guard texts.count <= WireLimits.sections else {
      throw wire.problem(.tooMany(limit: WireLimits.sections), at: Self.place)
    }
    var keys: [String: SectionKey] = [:]
    for text in texts {
      let place = Self.place.appending(text)
      guard let key = SectionKey(text) else {
        let flaw = SectionKey.flaw(in: text) ?? "is no section"
        try wire.refuse(.invalidName(text, flaw: flaw), at: place)
        continue
      }
      if let other = keys[text.lowercased()] {
        let flaw = "differs from '\(other)' in letter case alone"
        try wire.refuse(.invalidName(text, flaw: flaw), at: place)
      } else {
        keys[text.lowercased()] = key
      }
    }
    return keys.values.sorted()
  }

  private mutating func read(
    _ list: WireResult<WireList<WireGroup>>?, in section: SectionKey
  ) throws(DocumentProblem) -> [GroupID] {
    let elements = try wire.value(of: list)?.elements ?? []
    var ids: [GroupID] = []
    var seen: Set<GroupID> = []
    for (index, element) in elements.enumerated() {
      let place = Self.place.appending(section.description).appending(index)
      guard let record = try wire.value(of: element),
        let group = try wire.group(record, at: place)
      else { continue }
      let idPlace = place.appending("groupname")
      if reserved.contains(group.id.description.lowercased()) {
        let flaw = "is the name of another document"
        try wire.refuse(.invalidName(group.id.description, flaw: flaw), at: idPlace)
        continue
      }
      if try wire.isNew(group.id, at: idPlace) {
        groups.append(group)
        debutYearOfGroup[group.id] = group.debut?.year
      } else if section != .featured || seen.contains(group.id) {
        wire.problems.append(wire.problem(.repeatedGroup(group.id.description), at: idPlace))
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
    let record = try wire.value(of: result)
    let place = JSONKeyPath.root.appending("sections").appending(key.description)
    let years = try years(record, at: place) ?? key.wellKnownYears ?? debutYears(of: ids)
    if let title = try wire.text(record?.title, "title", in: place) {
      return DebutSection(key: key, koreanTitle: title, years: years, groups: ids)
    }
    guard record != nil || key.wellKnownYears != nil else {
      return DebutSection(key: key, koreanTitle: key.description, years: years, groups: ids)
    }
    return DebutSection(key: key, years: years, groups: ids)
  }

  private mutating func years(
    _ record: WireSection?, at place: JSONKeyPath
  ) throws(DocumentProblem) -> YearRange? {
    guard let from = record?.from?.text, let to = record?.to?.text,
      !WireUnknown.isMeant(by: from), !WireUnknown.isMeant(by: to)
    else { return nil }
    guard let years = YearRange("\(from)-\(to)") else {
      try wire.refuse(.impossibleYears(from: from, to: to), at: place)
      return nil
    }
    return years
  }

  private func debutYears(of ids: [GroupID]) -> YearRange? {
    let years = ids.compactMap { debutYearOfGroup[$0] }
    guard let from = years.min(), let to = years.max() else { return nil }
    return YearRange(from: from, to: to)
  }
}
