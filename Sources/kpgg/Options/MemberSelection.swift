import KPGGCore

/// The member and group filters of the options, with names in the catalog not yet resolved.
struct MemberSelection {
  private let groups: GroupSelection
  private let isCurrent: Bool?
  private let mbtiTypes: Set<MBTI>
  private let bloodTypes: Set<BloodType>
  private let births: [ClosedRange<CalendarDate>]
  private let heights: [ClosedRange<Double>]
  private let nationalities: [String]
  private let positions: [String]

  /// Reads the options.
  ///
  /// - Throws: A usage error if a value is invalid.
  init(_ arguments: ParsedArguments) throws(UsageError) {
    let (current, former) = (arguments.has("current"), arguments.has("former"))
    guard !(current && former) else { throw UsageError.conflictingOptions("--current", "--former") }
    groups = try GroupSelection(arguments)
    isCurrent = current || former ? current : nil
    mbtiTypes = try arguments.choices("mbti")
    bloodTypes = try arguments.choices("blood")
    births = try OptionRange.dates("born", as: ("1994", "1996")).bounds(arguments)
    heights = try OptionRange.heights("height").bounds(arguments)
    nationalities = try arguments.names("nationality")
    positions = try arguments.names("position")
  }

  /// Finds the members that match, and their groups: in the named group or section, or in all
  /// groups without a name.
  ///
  /// It reads the documents of the matching groups. It reads the others only to resolve a typed
  /// text that no member of the matching groups has in full.
  func members(
    named name: String?, _ lookup: Lookup
  ) async throws -> (members: [Member], groups: [GirlGroup]) {
    let groupFilter = try await groups.filter(lookup)
    let isFiltered = groupFilter != GroupFilter()
    let isWanted: ((GirlGroup) -> Bool)? = isFiltered ? { groupFilter.matches($0) } : nil
    let lineUps = try await lookup.lineUps(named: name, where: isWanted)
    let members = lineUps.members
    let isEveryone = name == nil && !isFiltered
    let everyone = { isEveryone ? members : try await lookup.lineUps().members }
    let nationalities = try await Self.resolve(
      nationalities, { OptionTexts(nationalitiesOf: $0) }, members, everyone)
    let positions = try await Self.resolve(
      positions, { OptionTexts(positionsOf: $0) }, members, everyone)
    let filter = MemberFilter(
      mbtiTypes: mbtiTypes, bloodTypes: bloodTypes, births: births, heights: heights,
      nationalities: nationalities, positions: Set(positions.compactMap { Position($0) }),
      isCurrent: isCurrent)
    let groups = lineUps.map(\.group)
    guard filter != MemberFilter() else { return (members, groups) }
    // Members of a disbanded group are not current, even if they never left.
    let ended = isCurrent == true ? Set(groups.filter { $0.status == .disbanded }.map(\.id)) : []
    return (members.filter { filter.matches($0) && !ended.contains($0.groupID) }, groups)
  }

  /// Resolves typed texts to texts of the catalog.
  ///
  /// An exact match among `members` wins, whatever texts other members have.
  private static func resolve(
    _ typed: [String], _ texts: ([Member]) -> OptionTexts, _ members: [Member],
    _ everyone: () async throws -> [Member]
  ) async throws -> Set<String> {
    guard !typed.isEmpty else { return [] }
    let selected = texts(members)
    var all: OptionTexts?
    var resolved: Set<String> = []
    for text in typed {
      let exact = selected.texts.exactMatches(for: text)
      if exact.isEmpty, all == nil { all = texts(try await everyone()) }
      resolved.formUnion(try exact.isEmpty ? all?.matches(for: text) ?? [] : exact)
    }
    return resolved
  }
}

extension OptionTexts {
  init(nationalitiesOf members: [Member]) {
    self.init(
      kind: .nationality, listing: "kpgg members --fields nationalities",
      texts: FieldValues(
        members.flatMap(\.nationalities),
        otherNames: { country in
          Language.allCases.flatMap { $0.words.countryNames(country) }
        }))
  }

  init(positionsOf members: [Member]) {
    let texts = FieldValues(members.flatMap(\.positions).map(\.description)) { text in
      Position(text).map { position in Language.allCases.map { $0.words.position(position) } } ?? []
    }
    self.init(
      kind: .position, listing: "kpgg members --fields positions",
      texts: texts)
  }
}
