import KPGGCore

/// What the options say of groups, before the catalogue is asked what its texts mean.
struct GroupSelection {
  private var filter = GroupFilter()
  private let sections: [String]
  private let agencies: [String]

  /// Reads the options.
  ///
  /// - Throws: A usage error for a value that cannot be.
  init(_ arguments: ParsedArguments) throws(UsageError) {
    filter.debuts = try OptionRange.dates("debut", as: ("2014", "2016")).bounds(arguments)
    filter.statuses = try arguments.choices("status") { $0.status($1) }
    sections = try arguments.names("section")
    agencies = try arguments.names("agency")
  }

  /// The filter that the options mean, for which the index is read where they name what is in it.
  func filter(_ lookup: Lookup) async throws -> GroupFilter {
    guard !(sections.isEmpty && agencies.isEmpty) else { return filter }
    return try filter(in: try await lookup.reader.catalog())
  }

  /// The filter that the options mean in a catalogue.
  ///
  /// - Throws: A failure that lists what there is, for a section or an agency that there is not.
  func filter(in catalog: Catalog) throws(CommandError) -> GroupFilter {
    var filter = filter
    for name in sections {
      filter.sections.insert(try Lookup.section(named: name, in: catalog).key)
    }
    let texts = OptionTexts(
      kind: .agency, listing: "kpgg groups --fields agency",
      texts: FieldValues(catalog.groups.compactMap(\.agency)))
    for agency in agencies { filter.agencies.formUnion(try texts.meant(by: agency)) }
    return filter
  }
}
