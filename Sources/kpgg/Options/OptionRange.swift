import KPGGCore

/// How an option's ranges are read: `2014`, `2014..2016`, `2014..`, `..2016`.
struct OptionRange<Value: Comparable> {
  /// Its name without dashes.
  let option: String
  /// The format of its value.
  let format: ValueFormat
  /// A valid range, for a hint.
  let example: String
  /// All that one text stands for, as a year for its days; `nil` where it makes no sense.
  let values: (String) -> ClosedRange<Value>?

  /// The ranges that an option lists; none where it is missing.
  ///
  /// - Throws: A usage error for what is no range, and for one that runs backwards.
  func bounds(_ arguments: ParsedArguments) throws(UsageError) -> [Bounds<Value>] {
    var all: [Bounds<Value>] = []
    for item in arguments.list(option) { all.append(try bounds(item)) }
    return all
  }

  private func bounds(_ text: String) throws(UsageError) -> Bounds<Value> {
    let ends = Self.ends(of: text)
    let (from, to) = (ends.from.map(values), ends.to.map(values))
    // An end that is there must make sense, and one of the two must be there.
    guard from != .some(nil), to != .some(nil), from != nil || to != nil else {
      throw .invalidValue(text, of: "--\(option)", format)
    }
    guard let bounds = Bounds(from: from??.lowerBound, to: to??.upperBound) else {
      throw .reversedRange(text, option: "--\(option)", example: example)
    }
    return bounds
  }

  /// What stands before and behind the first `..`, nothing being `nil`; a text without one is both.
  private static func ends(of text: String) -> (from: String?, to: String?) {
    guard let dots = text.indices.first(where: { text[$0...].hasPrefix("..") }) else {
      return (text, text)
    }
    let (from, to) = (text[..<dots], text[dots...].dropFirst(2))
    return (from.isEmpty ? nil : String(from), to.isEmpty ? nil : String(to))
  }
}

extension OptionRange<CalendarDate> {
  /// Years, months and days, each standing for all of its days; the example is of two years.
  static func dates(_ option: String, as example: (from: String, to: String)) -> Self {
    OptionRange(
      option: option, format: .dates(from: example.from, to: example.to),
      example: "\(example.from)..\(example.to)"
    ) { text in
      if let date = CalendarDate(text) { return date.firstDay...date.lastDay }
      guard let first = CalendarDate(text + "-01"), let length = first.lengthOfMonth,
        let last = CalendarDate(year: first.year, month: first.month ?? 1, day: length)
      else { return nil }
      return first...last
    }
  }
}

extension OptionRange<Double> {
  /// Centimetres, fractions allowed, in which a person can be as tall; fewer than 50 were meant to
  /// be metres or feet.
  static func heights(_ option: String) -> Self {
    OptionRange(
      option: option, format: .heights, example: "160..165"
    ) { text in
      guard let height = Double(decimal: text), Member.isPlausibleHeight(height), height >= 50
      else { return nil }
      return height...height
    }
  }
}
