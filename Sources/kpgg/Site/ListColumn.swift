import KPGGCore

/// The order of a menu's options.
enum ListMenuOrder {
  /// Years, the newest first. The values are dates, the options years.
  case newestYear
  /// The order of the values.
  case value
  /// The order of the texts that a reader sees.
  case text
  case mostFrequent
}

/// A value of records by which a list page can be filtered, and its menu.
struct ListColumn<Record>: Sendable {
  /// The name of the filter in addresses, which is also the name of the program's option.
  let name: String
  let order: ListMenuOrder
  let label: @Sendable (SiteLabels.ListTexts) -> String
  let values: @Sendable (Record) -> [String]
  /// The text of an option.
  var shown: @Sendable (String, Words) -> String = { value, _ in value }
  /// Whether only one group of the catalog has a value. Menus list those values last.
  var hasOneGroup: @Sendable (String) -> Bool = { _ in false }

  /// The same column for records that belong to the column's records.
  func of<Part>(_ whole: @escaping @Sendable (Part) -> Record) -> ListColumn<Part> {
    ListColumn<Part>(
      name: name, order: order, label: label, values: { [values] in values(whole($0)) },
      shown: shown, hasOneGroup: hasOneGroup)
  }

  /// The values of records: a text, a list of texts, or 0 for none.
  func json(of records: [Record]) -> JSONValue {
    .array(
      records.map { record in
        let values = values(record)
        if values.count > 1 { return JSONValue(values) }
        return values.first.map { .string($0) } ?? .integer(0)
      })
  }

  /// The maximum number of options. A longer menu is hard to use, and addresses can still name the
  /// other values.
  private static var optionLimit: Int { 1000 }

  /// The values to choose from, with the number of records that have each: the most frequent ones, if
  /// there are many.
  ///
  /// - Parameters:
  ///   - records: The records.
  ///   - words: The language of the menu.
  /// - Returns: The values in the order of the menu.
  func options(of records: [Record], in words: Words) -> [(value: String, count: Int)] {
    var counts: [String: Int] = [:]
    for record in records {
      let values = values(record).map { order == .newestYear ? String($0.prefix(4)) : $0 }
      for value in Set(values) { counts[value, default: 0] += 1 }
    }
    let common = counts.sorted { one, other in
      one.value != other.value ? one.value > other.value : one.key.precedesInBytes(other.key)
    }.prefix(Self.optionLimit)
    let options = common.map { value, count in
      (
        value: value, count: count,
        text: NormalizedText(order == .value ? value : shown(value, words))
      )
    }
    return options.sorted { one, other in
      switch order {
      case .newestYear: one.value > other.value
      case .mostFrequent where one.count != other.count: one.count > other.count
      default: (one.text, one.value) < (other.text, other.value)
      }
    }.map { ($0.value, $0.count) }
  }
}

extension ListColumn<Song> {
  static let all: [Self] = [
    Self(
      name: FieldFilter.released.rawValue, order: .newestYear, label: \.year,
      values: { [$0.date?.description].compactMap(\.self) }),
    Self(
      name: FieldFilter.kind.rawValue, order: .mostFrequent, label: \.kind,
      values: { [$0.kind?.description].compactMap(\.self) },
      shown: { value, words in SongKind(value).map(words.kind) ?? value }),
  ]
}

extension ListColumn<Member> {
  static let all: [Self] = [
    Self(
      name: FieldFilter.mbti.rawValue, order: .value, label: { _ in "MBTI" },
      values: { [$0.mbti?.description].compactMap(\.self) }),
    Self(
      name: FieldFilter.blood.rawValue, order: .value, label: \.blood,
      values: { [$0.bloodType?.description].compactMap(\.self) }),
    Self(
      name: FieldFilter.born.rawValue, order: .newestYear, label: \.birthYear,
      values: { [$0.birthDate?.description].compactMap(\.self) }),
    Self(
      name: FieldFilter.nationality.rawValue, order: .mostFrequent, label: \.nationality,
      values: \.nationalities, shown: { value, words in words.country(value) }),
    Self(
      name: FieldFilter.position.rawValue, order: .mostFrequent, label: \.position,
      values: { $0.positions.map(\.description) },
      shown: { value, words in Position(value).map(words.position) ?? value }),
  ]

  /// Whether a member is in the group today, as `--current` and `--former` filter. A member who
  /// stayed until the group disbanded is neither.
  static func membership(in catalog: Catalog) -> Self {
    Self(
      name: "membership", order: .value, label: \.membership,
      values: { member in
        guard member.isCurrent else { return ["former"] }
        return catalog.group(member.groupID).status == .disbanded ? [] : ["current"]
      },
      shown: { value, words in words.site.listTexts.membership(value) })
  }
}

extension ListColumn<GirlGroup> {
  /// The columns, with the Korean names of agencies.
  static func all(of groups: [GirlGroup]) -> [Self] {
    let agencies = groups.namesByAgency
    let counts = Dictionary(groups.flatMap(\.agencies).map { ($0, 1) }, uniquingKeysWith: +)
    return [
      Self(
        name: FieldFilter.debut.rawValue, order: .newestYear, label: \.debutYear,
        values: { [$0.debutDate?.description].compactMap(\.self) }),
      Self(
        name: FieldFilter.agency.rawValue, order: .text, label: \.agency,
        values: \.agencies,
        shown: { value, words in agencies[value]?.text(in: words.language) ?? value },
        hasOneGroup: { counts[$0] == 1 }),
      Self(
        name: FieldFilter.status.rawValue, order: .value, label: \.groupStatus,
        values: { [$0.status?.description].compactMap(\.self) },
        shown: { value, words in GroupStatus(value).map(words.status) ?? value }),
      Self(
        name: FieldFilter.tier.rawValue, order: .value, label: \.tier,
        values: { [$0.tier.map { String($0.rawValue) }].compactMap(\.self) },
        shown: { value, words in words.site.listTexts.tier(value) }),
    ]
  }

  /// The group itself, by its ID, as `kpgg songs` takes the names of groups.
  static func group(in catalog: Catalog) -> Self {
    Self(
      name: "group", order: .text, label: \.group, values: { [$0.id.rawValue] },
      shown: { value, words in
        GroupID(value).flatMap { catalog[$0]?.name(in: words.language) } ?? value
      })
  }
}
