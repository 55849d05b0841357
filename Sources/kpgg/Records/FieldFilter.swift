import KPGGCore

/// A filter on a field of a record: an option such as `--mbti infp`, and a term such as `mbti:infp`
/// of a filter line in `browse`. `--sort` accepts its name as well.
enum FieldFilter: String, CaseIterable, Sendable {
  case mbti, blood, born, height, nationality, position
  case debut, agency, status, tier
  case released, kind

  /// The filter with this name or another one, in either language and any letter case.
  init?(typed name: some StringProtocol) {
    let name = name.lowercased()
    let filter = Self.allCases.first {
      $0.rawValue == name || $0.details.otherNames.contains(name)
    }
    guard let filter else { return nil }
    self = filter
  }

  /// The name of a filter, or one of the other names, that a misspelled one means; `nil` if none is
  /// similar.
  static func nearest(to name: String, or otherNames: [String]) -> String? {
    // Spaces separate the terms of a line.
    let names: [String] = allCases.flatMap { [$0.rawValue] + $0.details.otherNames }
    return Suggestion.nearest(
      to: name, among: names.filter { !$0.contains(" ") } + otherNames)
  }

  /// Whether a term needs the members or the songs of groups.
  var needsLineUps: Bool { filtersMembers || filtersSongs }

  var filtersMembers: Bool {
    [.mbti, .blood, .born, .height, .nationality, .position].contains(self)
  }

  var filtersSongs: Bool { [.released, .kind].contains(self) }

  /// A complete term, for a hint in a language.
  func example(in language: Language) -> String {
    let (otherNames, value) = details
    let name = language == .korean ? otherNames.first ?? rawValue : rawValue
    return "\(name):\(value)"
  }

  /// The other names of the field, the usual Korean one first, and the value of the example.
  private var details: (otherNames: [String], value: String) {
    switch self {
    case .mbti: ([], "infp")
    case .blood: (["혈액형"], "ab")
    case .born: (["생일", "생년월일", "생년", "birthday", "birth date"], "1999")
    case .height: (["키"], "165..")
    case .nationality: (["국적"], "japan")
    case .position: (["포지션"], "leader")
    case .debut: (["데뷔"], "2015..2018")
    case .agency: (["소속사"], "jyp")
    case .status: (["상태"], "active")
    case .tier: (["인지도"], "1..2")
    case .released: (["발매일", "발매"], "2021")
    case .kind: (["종류"], "title")
    }
  }
}

extension OptionRange<CalendarDate> {
  static var born: Self { dates(FieldFilter.born.rawValue, as: ("1994", "1996")) }
  static var debut: Self { dates(FieldFilter.debut.rawValue, as: ("2014", "2016")) }
  static var released: Self { dates(FieldFilter.released.rawValue, as: ("2014", "2016")) }
}

extension TextCodable where Self: CaseIterable {
  /// The value of a fixed set that a text names in full, in any letter case or by a Korean word for it.
  ///
  /// - Parameters:
  ///   - text: The typed text.
  ///   - names: A value's names in a language, accepted besides its code.
  init?(typed text: String, names: (Words, Self) -> [String]) {
    let value = Self.allCases.first { value in
      // In a code, every character counts: 'A B' is not the blood type AB.
      value.description.isSame(ignoringCase: text)
        || Self.names(of: value, names).contains { NormalizedText($0) == NormalizedText(text) }
    }
    let codes = Self.allCases.map(\.description)
    guard let value = value ?? KoreanChoice.value(of: text, among: codes).flatMap({ Self($0) })
    else { return nil }
    self = value
  }

  /// The values whose code or name begins with a text, in any letter case.
  static func beginning(with text: String, names: (Words, Self) -> [String]) -> [Self] {
    allCases.filter { value in
      ([value.description] + self.names(of: value, names)).contains {
        $0.lowercased().hasPrefix(text.lowercased())
      }
    }
  }

  private static func names(of value: Self, _ names: (Words, Self) -> [String]) -> [String] {
    Language.allCases.flatMap { names($0.words, value) }
  }
}
