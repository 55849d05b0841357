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
  init(_ arguments: ParsedArguments) throws(UsageError) {
    debuts = try OptionRange.dates("debut", as: ("2014", "2016")).bounds(arguments)
    statuses = try arguments.choices("status") { $0.status($1) }
    sections = try arguments.names("section")
    agencies = try arguments.names("agency")
  }

  /// Resolves the filter. It reads the index only if the options name sections or agencies.
  func filter(_ lookup: Lookup) async throws -> GroupFilter {
    guard !(sections.isEmpty && agencies.isEmpty) else { return filter(sections: [], agencies: []) }
    return try filter(in: try await lookup.reader.catalog())
  }

  private func filter(sections: Set<SectionKey>, agencies: Set<String>) -> GroupFilter {
    GroupFilter(sectionKeys: sections, debuts: debuts, statuses: statuses, agencies: agencies)
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

extension ArgumentDescription {
  /// Sections, for commands that list groups or sections.
  static let sections = ArgumentDescription(
    name: "SECTION", isOptional: true, isRepeating: true, kind: .section,
    summary: "A section's key or years, or a single year (default: all sections)")
}
