import KPGGCore

/// A value with a text of its own, such as an MBTI type.
protocol TableTextValue: TableValue, TextCodable {
  /// What the text must be, for a message.
  static var expected: ExpectedValue { get }
  /// The valid texts, if there are few.
  static var choices: [String] { get }

  /// Reads the text of a cell, also in forms that people write; `nil` for other texts.
  static func value(of cell: String) -> Self?
}

extension TableTextValue {
  static var choices: [String] { [] }

  static func value(of cell: String) -> Self? { Self(cell) }

  init(cell: String) throws(TableProblem.Kind) {
    guard let value = Self.value(of: cell) else {
      throw Self.choices.isEmpty
        ? .value(.invalidValue(cell, expected: Self.expected))
        : .invalidChoice(cell, expected: Self.expected, choices: Self.choices)
    }
    self = value
  }

  var cell: String { description }
}

extension GroupStatus: TableTextValue {
  static var expected: ExpectedValue { .groupStatus }
  static var choices: [String] { allCases.map(\.rawValue) }
  static func value(of cell: String) -> Self? { Self(cell.lowercased()) }
}

extension SongKind: TableTextValue {
  static var expected: ExpectedValue { .songKind }
  static var choices: [String] { allCases.map(\.rawValue) }
  static func value(of cell: String) -> Self? { Self(cell.lowercased()) }
}

extension MBTI: TableTextValue {
  static var expected: ExpectedValue { .mbti }
  static func value(of cell: String) -> Self? { Self(cell.uppercased()) }
}

extension BloodType: TableTextValue {
  static var expected: ExpectedValue { .bloodType }
  static var choices: [String] { allCases.map(\.rawValue) }
  static func value(of cell: String) -> Self? { Self(cell.uppercased()) }
}

extension VideoID: TableTextValue {
  static var expected: ExpectedValue { .videoID }
  static func value(of cell: String) -> Self? { Self(cell) ?? Self(youtubeURL: cell) }
}

extension ChannelID: TableTextValue {
  static var expected: ExpectedValue { .channelID }
}

extension InstagramHandle: TableTextValue {
  static var expected: ExpectedValue { .instagramHandle }
  static func value(of cell: String) -> Self? { Self(cell.withoutAtSign) }
}

extension XHandle: TableTextValue {
  static var expected: ExpectedValue { .xHandle }
  static func value(of cell: String) -> Self? { Self(cell.withoutAtSign) }
}

extension WebAddress: TableTextValue {
  static var expected: ExpectedValue { .webAddress }
  static var lengthLimit: Int { 2048 }
}

extension String {
  /// People write the name of an account with or without `@`.
  fileprivate var withoutAtSign: String { hasPrefix("@") ? String(dropFirst()) : self }
}

// Values that are no texts in the catalog, or have rules of their own.

extension Position: TableValue {
  init(cell: String) throws(TableProblem.Kind) {
    guard let position = Position(rawValue: cell) else { throw .value(.missing) }
    self = position
  }

  var cell: String { rawValue }
}

extension SectionKey: TableValue {
  init(cell: String) throws(TableProblem.Kind) {
    let text = UnicodeForm.composed(cell)
    if let problem = SectionKey.problem(in: text) { throw .value(.invalidName(text, problem)) }
    // The key of the featured groups is no section of debut years.
    guard text.lowercased() != SectionKey.featured.rawValue, let key = SectionKey(rawValue: text)
    else { throw .value(.invalidName(text, .reserved)) }
    self = key
  }

  var cell: String { rawValue }
}

extension Height: TableValue {
  /// Reads a number with a decimal point or comma.
  init(cell: String) throws(TableProblem.Kind) {
    let number = cell.replacing(",", with: ".", maxReplacements: 1)
    guard let height = Double(decimal: number).flatMap(Height.init(centimeters:)) else {
      throw .value(.invalidValue(cell, expected: .height))
    }
    self = height
  }

  var cell: String { centimeters.shortestText }
}

extension Tier: TableValue {
  init(cell: String) throws(TableProblem.Kind) {
    guard let tier = Int(cell).flatMap(Tier.init(rawValue:)) else {
      throw .value(.invalidValue(cell, expected: .tier))
    }
    self = tier
  }

  var cell: String { String(rawValue) }
}

extension Absence: TableValue {
  /// Reads the two dates of `2010-02/2015-06`. The end can be `..` or missing.
  init(cell: String) throws(TableProblem.Kind) {
    let dates = cell.split(separator: "/", omittingEmptySubsequences: false)
      .map { String($0).cellContent }
    let hasEnd = dates.count == 2 && !["", ".."].contains(dates[1])
    guard dates.count == 2, let from = CalendarDate(wire: dates[0]),
      let absence = Absence(from: from, to: hasEnd ? CalendarDate(wire: dates[1]) : nil),
      hasEnd == (absence.to != nil)
    else { throw .invalidAbsence(cell) }
    self = absence
  }

  var cell: String { text }
}
