import KPGGCore

/// A parser for an option's ranges: `2014`, `2014..2016`, `2014..`, `..2016`.
///
/// `2014~2016` and `2014-2016` are the same as `2014..2016`.
struct OptionRange<Value: Comparable & Sendable> {
  /// The option's name without dashes.
  let option: String
  /// The format of the option's value, for an error.
  let format: ValueFormat
  /// All values, for a range without a first or a last one.
  let limits: ClosedRange<Value>
  /// Parses one end into all values that it includes: a year into its days. `nil` if it is invalid.
  let values: (String) -> ClosedRange<Value>?

  /// The range in one text.
  func bounds(of text: String) throws(UsageError) -> ClosedRange<Value> {
    let ends = ends(of: text)
    let (from, to) = (ends.from.map(values), ends.to.map(values))
    // Each given end must be valid, and at least one end must be given.
    guard from != .some(nil), to != .some(nil), from != nil || to != nil else {
      throw .invalidValue(text, of: "--\(option)", format)
    }
    let first = from??.lowerBound ?? limits.lowerBound
    let last = to??.upperBound ?? limits.upperBound
    guard first <= last else {
      let ends = [ends.to, ends.from].compactMap(\.self)
      throw .reversedRange(text, option: "--\(option)", corrected: ends.joined(separator: ".."))
    }
    return first...last
  }

  /// The texts before and after the first separator; `nil` for an empty one. Without a separator, the text
  /// is both ends.
  private func ends(of text: String) -> (from: String?, to: String?) {
    for separator in ["..", "~"] {
      guard let start = text.indices.first(where: { text[$0...].hasPrefix(separator) }) else {
        continue
      }
      let (from, to) = (text[..<start], text[start...].dropFirst(separator.count))
      return (from.isEmpty ? nil : String(from), to.isEmpty ? nil : String(to))
    }
    // No range has more characters, and each hyphen can separate two ends.
    guard text.utf8.count <= 40, values(text) == nil else { return (text, text) }
    // A date has hyphens, too.
    let ranges = text.indices.lazy.filter { text[$0] == "-" }
      .map { (from: String(text[..<$0]), to: String(text[$0...].dropFirst())) }
    return ranges.first { values($0.from) != nil && values($0.to) != nil } ?? (text, text)
  }
}

extension OptionRange<CalendarDate> {
  /// A parser for years, months, and days. Each includes all of its days. The example names two
  /// years.
  static func dates(_ option: String, as example: (from: String, to: String)) -> Self {
    OptionRange(
      option: option, format: .dates(from: example.from, to: example.to),
      limits: .earliest ... .latest
    ) { text in
      CalendarDate(TypedDate.normalized(text)).map { $0.firstDay...$0.lastDay }
    }
  }
}

extension OptionRange<Tier> {
  /// A parser for tiers.
  static var tier: Self {
    OptionRange(
      option: FieldFilter.tier.rawValue, format: .tiers, limits: .first ... .third
    ) { text in
      Tier.allCases.first { String($0.rawValue) == text }.map { $0...$0 }
    }
  }
}

extension Tier {
  /// The tiers in some ranges.
  static func all(in ranges: [ClosedRange<Tier>]) -> Set<Tier> {
    Set(allCases.filter { tier in ranges.contains { $0.contains(tier) } })
  }
}

extension OptionRange<Height> {
  /// A parser for heights in centimeters, with fractions. A height below 50 is invalid:
  /// it is probably in meters or feet.
  static var height: Self {
    OptionRange(
      option: FieldFilter.height.rawValue, format: .heights,
      limits: .least ... .greatest
    ) { text in
      let number = text.hasSuffix("cm") ? String(text.dropLast(2)) : text
      guard let height = Double(decimal: number).flatMap(Height.init(centimeters:)),
        height.centimeters >= 50
      else { return nil }
      return height...height
    }
  }
}
