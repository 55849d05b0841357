import KPGGCore

/// A period of debuts: a section, or one or more years.
enum DebutPeriod {
  /// A section. Its groups may lack a debut date.
  case section(DebutSection)
  /// One or more years of debuts, the same as `--debut` with the years.
  case years(ClosedRange<CalendarDate>)

  /// Finds a section by its key, a title, or its years, or else reads years.
  ///
  /// - Throws: `CommandError` for an unknown or ambiguous section.
  init(named name: String, in catalog: Catalog) throws(CommandError) {
    switch (catalog.section(named: name), ClosedRange(typedYears: name)) {
    case (.found(let section), _): self = .section(section)
    case (_, let years?): self = .years(years)
    default: self = .section(try Lookup.section(named: name, orYear: true, in: catalog))
    }
  }

  /// Whether a group debuted in the period.
  func contains(_ group: GirlGroup) -> Bool {
    switch self {
    case .section(let section): group.sectionKey == section.key
    case .years(let years): [years].accepts(group.debutDate)
    }
  }

  /// Whether a section is the period, or has one of its years.
  func overlaps(_ section: DebutSection) -> Bool {
    switch self {
    case .section(let own): own.key == section.key
    case .years(let years):
      section.years?.overlaps(years.lowerBound.year...years.upperBound.year) ?? false
    }
  }
}

extension Lookup {
  /// The hint for the name of a section that no section has; `nil` if there are no sections.
  static func hint(
    forSection name: String, similarTo similar: [DebutSection], orYear: Bool, in catalog: Catalog
  ) -> Hint? {
    // Years that differ by one digit are not typos of each other.
    let isYear = name.contains { $0.isNumber }
    if !isYear, let hint = suggestion(of: similar) { return hint }
    let sections = catalog.sections.filter { $0.years != nil }
    if let year = ClosedRange(singleYear: name)?.lowerBound.year,
      let years = sections.lazy.compactMap(\.years).first(where: { $0.contains(year) })
    {
      return .useOneOf(["--debut \(name)", "--section \(years.yearsText())"])
    }
    let years = sections.lazy.compactMap(\.years)
    guard let example = years.first(where: { $0.count > 2 }) ?? years.first else {
      return catalog.sections.isEmpty ? nil : .useOneOf(catalog.sections.map(\.key.description))
    }
    return .useYears(example.yearsText(), orYear: orYear)
  }
}

extension ClosedRange<CalendarDate> {
  /// Creates the range of all days of a year, typed with four digits, as in `2015` and `2015년`; `nil`
  /// for another text.
  init?(singleYear text: String) {
    let text = text.last == "년" ? String(text.dropLast()) : text
    guard let year = ClosedRange<Int>(years: text), year.count == 1, text.utf8.count == 4 else {
      return nil
    }
    self.init(years: year)
  }

  /// Creates the range of all days of one or more years, typed as for `--debut`: `2015`, `2015-2017`,
  /// `2015..2017`, `2015..`; `nil` for another text.
  init?(typedYears text: String) {
    let range = OptionRange(
      option: FieldFilter.debut.rawValue, format: .dayMonthOrYear, limits: .earliest ... .latest
    ) { ClosedRange(singleYear: $0) }
    guard let years = try? range.bounds(of: text) else { return nil }
    self = years
  }
}

extension DebutPeriod {
  /// The section that all words name together, or the sections and years that they name one by one;
  /// empty without words.
  static func all(
    named words: [String], in catalog: Catalog
  ) throws(CommandError) -> [DebutPeriod] {
    // A section's title has several words.
    if words.count > 1,
      case .found(let section) = catalog.section(named: words.joined(separator: " "))
    {
      return [.section(section)]
    }
    var periods: [DebutPeriod] = []
    for word in words { periods.append(try DebutPeriod(named: word, in: catalog)) }
    return periods
  }
}

extension Session {
  /// The sections and years that the arguments name; empty without arguments.
  ///
  /// - Throws: `CommandError` for an unknown or ambiguous name, or a usage error for a blank one.
  func debutPeriods(in catalog: Catalog) throws -> [DebutPeriod] {
    _ = try optionalName()
    return try DebutPeriod.all(named: arguments.words, in: catalog)
  }
}
