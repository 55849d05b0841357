import KPGGCore

/// The member filters of the options, with names in the catalog not yet resolved.
struct MemberSelection {
  /// The day of the line-ups to select from; `nil` for all members.
  private let day: CalendarDate?
  private let isCurrent: Bool?
  private let mbtiTypes: Set<MBTI>
  private let bloodTypes: Set<BloodType>
  private let births: [ClosedRange<CalendarDate>]
  private let heights: [ClosedRange<Height>]
  private let nationalities: [String]
  private let positions: [String]

  /// Reads the options.
  ///
  /// - Parameters:
  ///   - options: The command line.
  ///   - day: The day to which `--current` and `--former` refer; `nil` for the present.
  /// - Throws: A usage error if a value is invalid, or if both options are given.
  init(_ options: OptionReader, on day: CalendarDate? = nil) throws(UsageError) {
    self.day = day
    mbtiTypes = try options.choices(
      .mbti, "Filter by MBTI type",
      "MBTI로 필터링")
    bloodTypes = try options.choices(
      .blood, "Filter by blood type",
      "혈액형으로 필터링", names: { _, type in [type.rawValue + "형"] })
    births = try options.ranges(
      .born,
      "Filter by birth date: 1994, 1994-07, 1994-07-28, or 1994..1996",
      "생년월일로 필터링: 1994, 1994-07, 1994-07-28, 1994..1996")
    heights = try options.ranges(
      .height, "Filter by height in centimeters: 165 or 160..165",
      "키(cm)로 필터링: 165, 160..165")
    nationalities = try options.names(
      FieldFilter.nationality.rawValue, kind: .nationalities,
      "Filter by nationality, in English or Korean: Japan, japanese, jp, or 일본",
      "국적으로 필터링 (영어 또는 한국어): Japan, japanese, jp, 일본")
    positions = try options.names(
      FieldFilter.position.rawValue, kind: .positions,
      "Filter by position, in English or Korean: Leader, 'Main Vocalist', or 메인보컬",
      "포지션으로 필터링 (영어 또는 한국어): Leader, 'Main Vocalist', 메인보컬")
    let current = options.flag(
      "current", "Select only current members of groups that have not disbanded",
      "해체하지 않은 그룹의 현재 멤버만 표시")
    let former = options.flag(
      "former", "Select only members who have left or died",
      "탈퇴했거나 사망한 멤버만 표시")
    guard !(current && former) else { throw UsageError.conflictingOptions("--current", "--former") }
    isCurrent = current || former ? current : nil
  }

  /// Whether no option was given.
  var isEmpty: Bool {
    day == nil && isCurrent == nil && mbtiTypes.isEmpty && bloodTypes.isEmpty && births.isEmpty
      && heights.isEmpty && nationalities.isEmpty && positions.isEmpty
  }

  /// Finds the members that match, and their groups. Searches the named group or section, or all
  /// groups without a name. Only groups that the group selection accepts count.
  ///
  /// It reads the documents of the matching groups. It reads other documents only if a typed text
  /// is not the full value of any member of these groups.
  func members(
    named name: String?, in groups: GroupSelection, _ lookup: Lookup
  ) async throws -> (members: [Member], groups: [GirlGroup]) {
    let groupFilter = try await groups.filter(lookup)
    let isFiltered = groupFilter != GroupFilter()
    let isWanted: ((GirlGroup) -> Bool)? = isFiltered ? { groupFilter.matches($0) } : nil
    let lineUps = try await lookup.lineUps(named: name, with: .members, where: isWanted)
    let members = lineUps.members
    let others = name == nil && !isFiltered ? nil : lookup
    let nationalities = try await Self.resolve(
      nationalities, { OptionTexts(nationalitiesOf: $0) }, members, others)
    let positions = try await Self.resolve(
      positions, { OptionTexts(positionsOf: $0) }, members, others)
    var filter = MemberFilter()
    (filter.mbtiTypes, filter.bloodTypes) = (mbtiTypes, bloodTypes)
    (filter.births, filter.heights, filter.nationalities) = (births, heights, nationalities)
    filter.positions = Set(positions.compactMap { Position($0) })
    filter.isCurrent = day == nil ? isCurrent : nil
    let selected =
      day == nil && isCurrent != true ? members : lineUps.flatMap(selectedMembers)
    return (
      filter == MemberFilter() ? selected : selected.filter(filter.matches), lineUps.map(\.group)
    )
  }

  /// The members that `--on`, or `--current` without it, selects.
  private func selectedMembers(of lineUp: LineUp) -> [Member] {
    let group = lineUp.group
    if let day {
      switch isCurrent {
      case nil: return lineUp.members(on: day)
      case false?: return lineUp.members.filter { $0.hasLeft(group, by: day) }
      // Unknown values never match.
      case true?:
        return lineUp.members(on: day).filter { $0.status(in: group, on: day) == .current }
      }
    }
    // Members of a disbanded group are not current, even if they never left.
    return isCurrent == true && group.status == .disbanded ? [] : lineUp.members
  }

  /// Resolves typed texts to texts of the catalog.
  ///
  /// An exact match among `members` wins, whatever texts other members have. Without a lookup, there are no
  /// others.
  private static func resolve(
    _ typed: [String], _ texts: ([Member]) -> OptionTexts, _ members: [Member],
    _ lookup: Lookup?
  ) async throws -> Set<String> {
    guard !typed.isEmpty else { return [] }
    let selected = texts(members)
    var all = lookup == nil ? selected : nil
    var resolved: Set<String> = []
    for text in typed {
      let exact = selected.texts.exactMatches(for: text)
      if exact.isEmpty, all == nil, let lookup {
        all = texts(try await lookup.lineUps(with: .members).members)
      }
      resolved.formUnion(try exact.isEmpty ? all?.matches(for: text) ?? [] : exact)
    }
    return resolved
  }
}

extension OptionTexts {
  init(nationalitiesOf members: [Member]) {
    self.init(
      kind: .nationality, listing: "kpgg stats nationalities",
      texts: FieldValues(
        members.flatMap(\.nationalities),
        otherNames: { country in
          let korean = Country.koreanNames(of: country)
          return [country] + korean + korean.map { $0 + "인" } + Country.synonyms(of: country)
        }))
  }

  init(positionsOf members: [Member]) {
    self.init(
      kind: .position, listing: nil,
      texts: FieldValues(members.flatMap(\.positions).map(\.description)) {
        Position($0)?.typedNames ?? []
      })
  }
}
