import KPGGCore

/// The group filters of the options, with the names of sections and agencies not yet resolved.
struct GroupSelection {
  private let debuts: [ClosedRange<CalendarDate>]
  private let statuses: Set<GroupStatus>
  private let sections: [String]
  private let agencies: [String]

  /// Reads the options.
  ///
  /// - Throws: A usage error if a value is invalid.
  init(_ options: OptionReader) throws(UsageError) {
    sections = try options.names(
      "section", kind: .section, "Filter by section: a key, its years, or a single year")
    debuts = try options.ranges(
      .debut,
      "Filter by the group's debut date: 2015, 2015-04, 2015-04-21, or 2014..2016")
    statuses = try options.choices(.status, "Filter by group status") { $0.status($1) }
    agencies = try options.names(
      FieldFilter.agency.rawValue, kind: .agencies,
      "Filter by the group's agency: its full name, or words from it, such as sm or jyp")
  }

  /// Whether no option was given.
  var isEmpty: Bool {
    sections.isEmpty && debuts.isEmpty && statuses.isEmpty && agencies.isEmpty
  }

  /// Resolves the filter. It reads the index only if the options name sections or agencies.
  func filter(_ lookup: Lookup) async throws -> GroupFilter {
    guard !(sections.isEmpty && agencies.isEmpty) else { return filter(sections: [], agencies: []) }
    return try filter(in: try await lookup.reader.catalog())
  }

  private func filter(sections: Set<SectionKey>, agencies: Set<String>) -> GroupFilter {
    var filter = GroupFilter()
    (filter.sectionKeys, filter.debuts) = (sections, debuts)
    (filter.statuses, filter.agencies) = (statuses, agencies)
    return filter
  }

  /// Resolves the filter in a catalog.
  ///
  /// - Throws: `CommandError` if a section or an agency is unknown, or a section is ambiguous. Its
  ///   hint suggests or lists the existing ones.
  func filter(in catalog: Catalog) throws(CommandError) -> GroupFilter {
    var keys: Set<SectionKey> = []
    for name in sections { keys.insert(try Lookup.section(named: name, in: catalog).key) }
    let texts = OptionTexts(
      kind: .agency, listing: "kpgg groups --fields agency",
      texts: FieldValues(catalog.groups.compactMap(\.agency)))
    var names: Set<String> = []
    for agency in agencies { names.formUnion(try texts.matches(for: agency)) }
    return filter(sections: keys, agencies: names)
  }
}

extension CommandDescription {
  /// The help paragraph for commands with filters.
  static let filterRules =
    "Filters combine with AND. To match any of several values, separate them with commas. For "
    + "ranges and other rules, see 'kpgg help filters'."
}

extension ArgumentDescription {
  /// Sections, for commands that list groups or sections.
  static let sections = ArgumentDescription(
    name: "SECTION", isOptional: true, isRepeating: true, kind: .section,
    summary: "A section's key or years, or a single year (default: all sections)")
}

extension Session {
  /// The sections that the arguments name; empty without arguments.
  ///
  /// - Throws: `CommandError` for an unknown or ambiguous name, or a usage error for a blank one.
  func sectionKeys(in catalog: Catalog) throws -> Set<SectionKey> {
    guard let name = try optionalName() else { return [] }
    if case .found(let section) = catalog.section(named: name) { return [section.key] }
    return Set(try arguments.words.map { try Lookup.section(named: $0, in: catalog).key })
  }
}
