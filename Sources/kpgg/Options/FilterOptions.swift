import KPGGCore

/// The options that filter and order listings of groups and members, each declared once.
extension OptionDescription {
  static let section = OptionDescription(
    name: "section", value: OptionValue(placeholder: "LIST", kind: .section),
    summary: "Only groups of a section: its key, its years, or a year that it holds")
  static let debut = OptionDescription(
    name: "debut", value: OptionValue(placeholder: "RANGE"),
    summary: "Only groups that made their debut then, as 2015, 2015-04 or 2014..2016")
  static let status = OptionDescription(
    name: "status",
    value: OptionValue(placeholder: "LIST", items: GroupStatus.allCases.map(\.description)),
    summary: "Only groups of a status")
  static let agency = OptionDescription(
    name: "agency", value: OptionValue(placeholder: "LIST", kind: .agencies),
    summary: "Only groups of an agency: its name, or words of it, as sm or jyp")

  static let mbti = OptionDescription(
    name: "mbti", value: OptionValue(placeholder: "LIST", items: MBTI.allCases.map(\.description)),
    summary: "Only those of an MBTI type")
  static let blood = OptionDescription(
    name: "blood",
    value: OptionValue(placeholder: "LIST", items: BloodType.allCases.map(\.description)),
    summary: "Only those of a blood type")
  static let born = OptionDescription(
    name: "born", value: OptionValue(placeholder: "RANGE"),
    summary: "Only those born then, as 1994, 1994-07, 1994-07-28 or 1994..1996")
  static let height = OptionDescription(
    name: "height", value: OptionValue(placeholder: "RANGE"),
    summary: "Only those of a height in centimetres, as 165, 160..165, 165.. or ..160")
  static let nationality = OptionDescription(
    name: "nationality", value: OptionValue(placeholder: "LIST", kind: .nationalities),
    summary: "Only citizens of a country, in English or Korean: Japan, 일본")
  static let position = OptionDescription(
    name: "position", value: OptionValue(placeholder: "LIST", kind: .positions),
    summary: "Only those of a position: Leader, 'Main Vocalist', 메인보컬")

  static let sort = OptionDescription(
    name: "sort", value: OptionValue(placeholder: "FIELD", kind: .field),
    summary: "Order by a field, the unknown last")
  static let reverse = OptionDescription(name: "reverse", summary: "Turn the order around")
  static let limit = OptionDescription(
    name: "limit", value: OptionValue(placeholder: "N"), summary: "Show at most this many")
  static let offset = OptionDescription(
    name: "offset", value: OptionValue(placeholder: "N"), summary: "Leave out this many at first")
}

extension [OptionDescription] {
  /// The filters by group.
  static let groupFilters: [OptionDescription] = [.section, .debut, .status, .agency]

  /// The filters by member.
  static let memberFilters: [OptionDescription] = [
    .mbti, .blood, .born, .height, .nationality, .position, .current, .former,
  ]

  /// The options for the order of rows, and for the page that is shown.
  static let ordering: [OptionDescription] = [.sort, .reverse, .limit, .offset]
}

extension CommandDescription {
  /// The help text on filters, for each command with filters.
  static let filterRules =
    "A filter takes several values, separated by commas or each with the option again, of which "
    + "any will do. All filters must be met, and what is not known meets none."
}
