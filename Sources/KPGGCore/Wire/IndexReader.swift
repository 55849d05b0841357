/// The index as the wire writes it, with its types checked and nothing else.
struct WireIndex: Decodable {
  var group: [String: [WireGroup]]?
  var sections: [String: WireSection]?
}

/// Puts a catalogue together from the index's record.
///
/// Refuses what would make two groups one document: ids that differ in case alone, and ids that are
/// another document's name.
struct IndexReader {
  private(set) var wire = WireReader(document: .index)
  private var groups: [GirlGroup] = []
  private var reserved: Set<String> = []
  private var debutYearOfGroup: [GroupID: Int] = [:]

  mutating func catalog(from record: WireIndex) throws(DocumentProblem) -> Catalog {
    guard let lists = record.group else {
      throw wire.problem(.wrongDocument(expectedKey: "group"), at: .root)
    }
    var keys: [SectionKey] = []
    for text in lists.keys.sorted(by: { $0.precedesInBytes($1) }) {
      if let flaw = PathName.flaw(in: text) {
        throw wire.problem(.invalidName(text, flaw: flaw), at: Self.place.appending(text))
      }
      if let key = SectionKey(text), key != .featured { keys.append(key) }
    }
    reserved = Set(keys.map { $0.description.lowercased() })
    var sections: [DebutSection] = []
    for key in keys {
      let ids = try read(lists[key.description] ?? [], in: key)
      sections.append(
        try section(key, record.sections?[key.description], groups: ids))
    }
    // The featured ones last, so that a group's own section decides what is true of it.
    let featured = try read(lists[SectionKey.featured.description] ?? [], in: .featured)
    return Catalog(sections: sections, groups: groups, featured: featured)
  }

  private static let place = KeyPathText.root.appending("group")

  private mutating func read(
    _ records: [WireGroup], in section: SectionKey
  ) throws(DocumentProblem) -> [GroupID] {
    var ids: [GroupID] = []
    var seen: Set<GroupID> = []
    for (index, record) in records.enumerated() {
      let place = Self.place.appending(section.description).appending(index)
      let group = try wire.group(record, at: place)
      let idPlace = place.appending("groupname")
      if reserved.contains(group.id.description.lowercased()) {
        let flaw = "is the name of another document"
        throw wire.problem(.invalidName(group.id.description, flaw: flaw), at: idPlace)
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

  private func section(
    _ key: SectionKey, _ record: WireSection?, groups ids: [GroupID]
  ) throws(DocumentProblem) -> DebutSection {
    let place = KeyPathText.root.appending("sections").appending(key.description)
    let years = try years(record, at: place) ?? key.wellKnownYears ?? debutYears(of: ids)
    if let title = try wire.text(record?.title, "title", in: place) {
      return DebutSection(key: key, koreanTitle: title, years: years, groups: ids)
    }
    guard record != nil || key.wellKnownYears != nil else {
      return DebutSection(key: key, koreanTitle: key.description, years: years, groups: ids)
    }
    return DebutSection(key: key, years: years, groups: ids)
  }

  private func years(
    _ record: WireSection?, at place: KeyPathText
  ) throws(DocumentProblem) -> YearRange? {
    guard let from = record?.from?.text, let to = record?.to?.text, !from.isEmpty, !to.isEmpty
    else { return nil }
    guard let years = YearRange("\(from)-\(to)") else {
      throw wire.problem(.impossibleYears(from: from, to: to), at: place)
    }
    return years
  }

  private func debutYears(of ids: [GroupID]) -> YearRange? {
    let years = ids.compactMap { debutYearOfGroup[$0] }
    guard let from = years.min(), let to = years.max() else { return nil }
    return YearRange(from: from, to: to)
  }
}
