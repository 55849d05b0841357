import KPGGCore

/// Options that filter and sort listings of groups and members.
extension OptionDescription {
  static let section = OptionDescription(
    name: "section", value: OptionValue(placeholder: "LIST", kind: .section),
    summary: "Filter by section: a key, its years, or a single year")
  static let debut = OptionDescription(
    name: "debut", value: OptionValue(placeholder: "RANGE"),
    summary: "Filter by the group's debut date: 2015, 2015-04, 2015-04-21, or 2014..2016")
  static let status = OptionDescription(
    name: "status",
    value: OptionValue(placeholder: "LIST", items: GroupStatus.allCases.map(\.rawValue)),
    summary: "Filter by group status")
  static let agency = OptionDescription(
    name: "agency", value: OptionValue(placeholder: "LIST", kind: .agencies),
    summary: "Filter by the group's agency: its full name, or words from it, such as sm or jyp")

  static let mbti = OptionDescription(
    name: "mbti", value: OptionValue(placeholder: "LIST", items: MBTI.allCases.map(\.rawValue)),
    summary: "Filter by MBTI type")
  static let blood = OptionDescription(
    name: "blood",
    value: OptionValue(placeholder: "LIST", items: BloodType.allCases.map(\.rawValue)),
    summary: "Filter by blood type")
  static let born = OptionDescription(
    name: "born", value: OptionValue(placeholder: "RANGE"),
    summary: "Filter by birth date: 1994, 1994-07, 1994-07-28, or 1994..1996")
  static let height = OptionDescription(
    name: "height", value: OptionValue(placeholder: "RANGE"),
    summary: "Filter by height in centimeters: 165 or 160..165")
  static let nationality = OptionDescription(
    name: "nationality", value: OptionValue(placeholder: "LIST", kind: .nationalities),
    summary: "Filter by nationality, in English or Korean: Japan or 일본")
  static let position = OptionDescription(
    name: "position", value: OptionValue(placeholder: "LIST", kind: .positions),
    summary: "Filter by position, in English or Korean: Leader, 'Main Vocalist', or 메인보컬")

  static let sort = OptionDescription(
    name: "sort", value: OptionValue(placeholder: "FIELD", kind: .field),
    summary: "Sort by this field; unknown values come last")
  static let reverse = OptionDescription(name: "reverse", summary: "Reverse the order")
  static let limit = OptionDescription(
    name: "limit", short: "n", value: OptionValue(placeholder: "N"),
    summary: "Show at most N results")
  static let offset = OptionDescription(
    name: "offset", value: OptionValue(placeholder: "N"), summary: "Skip the first N results")
}

extension [OptionDescription] {
  /// Filters by properties of the group.
  static let groupFilters: [OptionDescription] = [.section, .debut, .status, .agency]

  /// Filters by properties of the member.
  static let memberFilters: [OptionDescription] = [
    .mbti, .blood, .born, .height, .nationality, .position, .current, .former,
  ]

  /// Options for the order of rows, and for a part of them.
  static let ordering: [OptionDescription] = [.sort, .reverse, .limit, .offset]
}

extension CommandDescription {
  /// The help paragraph for commands with filters.
  static let filterRules =
    "Filters combine with AND. To match any of several values, separate them with commas. For "
    + "ranges and other rules, see 'kpgg help filters'."
}
