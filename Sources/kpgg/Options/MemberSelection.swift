import KPGGCore

/// What the options say of members and their groups, before the catalogue is asked.
struct MemberSelection {
  private let groups: GroupSelection
  private var filter = MemberFilter()
  private let nationalities: [String]
  private let positions: [String]

  /// Reads the options.
  ///
  /// - Throws: A usage error for a value that cannot be.
  init(_ arguments: ParsedArguments) throws(UsageError) {
    let (current, former) = (arguments.has("current"), arguments.has("former"))
    guard !(current && former) else { throw UsageError.conflictingOptions("--current", "--former") }
    groups = try GroupSelection(arguments)
    filter.isCurrent = current || former ? current : nil
    filter.mbti = try arguments.choices("mbti")
    filter.bloodTypes = try arguments.choices("blood")
    filter.births = try OptionRange.dates("born", as: ("1994", "1996")).bounds(arguments)
    filter.heights = try OptionRange.heights("height").bounds(arguments)
    nationalities = try arguments.names("nationality")
    positions = try arguments.names("position")
  }

  /// The members who pass, of the groups that a name means, or of all groups without one; and these
  /// groups.
  ///
  /// Reads the documents of groups that pass, and those of the others only to tell what a word
  /// means that is nothing whole in them.
  func members(
    named name: String?, _ lookup: Lookup
  ) async throws -> (members: [Member], groups: [GirlGroup]) {
    let groupFilter = try await groups.filter(lookup)
    let isFiltered = groupFilter != GroupFilter()
    let isWanted: ((GirlGroup) -> Bool)? = isFiltered ? { groupFilter.matches($0) } : nil
    let lineUps = try await lookup.lineUps(named: name, where: isWanted)
    let members = lineUps.flatMap(\.members)
    let isEveryone = name == nil && !isFiltered
    let everyone = { isEveryone ? members : try await lookup.lineUps().flatMap(\.members) }
    var filter = filter
    filter.nationalities = try await Self.meaning(
      of: nationalities, { OptionTexts(nationalitiesOf: $0) }, members, everyone)
    filter.positions = Set(
      try await Self.meaning(of: positions, { OptionTexts(positionsOf: $0) }, members, everyone)
        .compactMap { Position($0) })
    return (members.filter(filter.matches), lineUps.map(\.group))
  }

  /// The catalogue's texts that typed ones mean. What a member among those at hand has word for
  /// word is meant whatever the others have.
  private static func meaning(
    of typed: [String], _ texts: ([Member]) -> OptionTexts, _ members: [Member],
    _ everyone: () async throws -> [Member]
  ) async throws -> Set<String> {
    guard !typed.isEmpty else { return [] }
    let atHand = texts(members)
    var all: OptionTexts?
    var meant: Set<String> = []
    for text in typed {
      let written = atHand.texts.exactMatches(for: text)
      if written.isEmpty, all == nil { all = texts(try await everyone()) }
      meant.formUnion(try written.isEmpty ? all?.meant(by: text) ?? [] : written)
    }
    return meant
  }
}

extension OptionTexts {
  fileprivate init(nationalitiesOf members: [Member]) {
    self.init(
      kind: .nationality, listing: "kpgg members --fields nationalities",
      texts: FieldValues(
        members.flatMap(\.nationalities),
        otherNames: { country in
          Language.allCases.flatMap { $0.words.countryNames(country) }
        }))
  }

  fileprivate init(positionsOf members: [Member]) {
    let texts = FieldValues(members.flatMap(\.positions).map(\.description)) { text in
      Position(text).map { position in Language.allCases.map { $0.words.position(position) } } ?? []
    }
    self.init(
      kind: .position, listing: "kpgg members --fields positions",
      texts: texts)
  }
}
