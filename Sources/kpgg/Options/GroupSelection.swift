import KPGGCore

/// The group filters of the options, with the names of sections and agencies not yet resolved.
struct GroupSelection {
  private let debuts: [ClosedRange<CalendarDate>]
  private let statuses: Set<GroupStatus>
  private let sections: [String]
  private let agencies: [String]
  private let tiers: Set<Tier>

  /// Reads the options.
  ///
  /// - Parameters:
  ///   - options: The command line.
  ///   - readsDebut: `false` if `--debut` is a filter of the records, not of their groups.
  /// - Throws: A usage error if a value is invalid.
  init(_ options: OptionReader, readsDebut: Bool = true) throws(UsageError) {
    sections = try options.names(
      "section", kind: .section, "Filter by section: its key or its years",
      "데뷔 구분으로 필터링: 키(key)나 연도 범위")
    debuts =
      readsDebut
      ? try options.ranges(
        .debut,
        "Filter by the group's debut date: 2015, 2015-04, 2015-04-21, or 2014..2016",
        "그룹 데뷔일로 필터링: 2015, 2015-04, 2015-04-21, 2014..2016") : []
    statuses = try options.choices(
      .status, "Filter by group status",
      "그룹 상태로 필터링"
    ) { $0.names(of: $1) }
    agencies = try options.names(
      FieldFilter.agency.rawValue, kind: .agencies,
      "Filter by the group's agency: its full name, or words from it, such as sm or jyp",
      "그룹 소속사로 필터링: 전체 이름, 또는 sm이나 jyp 같은 이름의 일부")
    tiers = Tier.all(
      in: try options.ranges(
        .tier, "Filter by the group's tier, from 1 (most fans know it) to 3: 1 or 1..2",
        "그룹 인지도(1~3, 1이 가장 잘 알려짐)로 필터링: 1 또는 1..2"))
  }

  /// Whether no option was given.
  var isEmpty: Bool {
    sections.isEmpty && debuts.isEmpty && statuses.isEmpty && agencies.isEmpty && tiers.isEmpty
  }

  /// Resolves the filter. It reads the index only if the options name sections or agencies.
  func filter(_ lookup: Lookup) async throws -> GroupFilter {
    guard !(sections.isEmpty && agencies.isEmpty) else { return filter(sections: [], agencies: []) }
    return try filter(in: try await lookup.reader.catalog())
  }

  private func filter(sections: Set<SectionKey>, agencies: Set<String>) -> GroupFilter {
    var filter = GroupFilter()
    (filter.sectionKeys, filter.debuts) = (sections, debuts)
    (filter.statuses, filter.agencies, filter.tiers) = (statuses, agencies, tiers)
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
      kind: .agency, listing: "kpgg stats agencies",
      texts: FieldValues(agenciesOf: catalog.groups))
    var names: Set<String> = []
    for agency in agencies { names.formUnion(try texts.matches(for: agency)) }
    return filter(sections: keys, agencies: names)
  }
}

extension CommandDescription {
  /// The help paragraph for commands with filters.
  static let filterRules =
    HelpText(
      "Filters combine with AND. To match any of several values, separate them with commas. For "
        + "ranges and other rules, see 'kpgg help filters'.",
      "필터를 여러 개 쓰면 모든 조건에 맞는 결과만 나옵니다. 한 필터에 값을 쉼표로 나열하면 그중 하나만 맞아도 됩니다. 범위 등 자세한 규칙은 'kpgg "
        + "help filters'(영어)를 참고하세요.")
}

extension ArgumentDescription {
  /// Groups, or the groups of a section, for commands that list what groups have.
  static let groupsOrSection = ArgumentDescription(
    "[NAME…]", .groupOrSection,
    "One or more groups, a year, or a section's key or years (default: all groups)",
    "하나 이상의 그룹, 연도, 또는 데뷔 구분의 키(key)나 연도 범위 (기본값: 모든 그룹)")

  /// Sections, for commands that list groups or sections.
  static let sections = ArgumentDescription(
    "[SECTION…]", .section, "A year, or a section's key or years (default: all sections)",
    "연도, 또는 데뷔 구분의 키(key)나 연도 범위 (기본값: 모든 데뷔 구분)")
}

/// The catalog's texts that an option can select, and the error for an unknown one.
struct OptionTexts {
  /// The kind of the texts, for the error.
  let kind: CommandError.NameKind
  /// The command that counts the texts, if they are too many for a hint; `nil` if a hint is enough.
  let listing: String?
  let texts: FieldValues

  /// The texts that match the typed one exactly, else those with all of its words.
  ///
  /// - Throws: `CommandError.unknownName` if there are none. Its hint suggests a similar text or
  ///   word, or lists all texts.
  func matches(for typed: String) throws(CommandError) -> Set<String> {
    let matches = texts.matches(for: typed)
    guard matches.isEmpty else { return matches }
    throw .unknownName(
      typed, kind, hint: texts.nearest(to: typed).map { .didYouMean([$0]) } ?? listHint)
  }

  private var listHint: Hint? {
    switch texts.all.count {
    case 0: nil
    case ...QuotedWord.listLimit: .useOneOf(texts.all.sorted())
    default: listing.map { .listedBy([$0]) } ?? .useOneOf(texts.all.sorted())
    }
  }
}
