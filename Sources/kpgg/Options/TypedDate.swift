import KPGGCore

/// Forms of dates that people type.
enum TypedDate {
  /// Returns a date in the catalog's form.
  ///
  ///     TypedDate.normalized("2000년 7월 28일")  // "2000-07-28"
  ///     TypedDate.normalized("7/28")           // "07-28"
  ///     TypedDate.normalized("2000-7")         // "2000-07"
  ///     TypedDate.normalized("July 28th")      // "07-28"
  ///
  /// - Parameter text: A date with `년`, `월`, and `일`, with slashes, hyphens, or dots, or a day with the
  ///   English name of a month.
  /// - Returns: The text itself if it has another form.
  static func normalized(_ text: String) -> String {
    guard text.utf8.count <= 40, let parts = korean(text) ?? separated(text) ?? english(text) else {
      return text
    }
    return parts.map { $0.count == 1 ? "0" + $0 : String($0) }.joined(separator: "-")
  }

  /// The numbers before `년`, `월`, and `일`, in this order; `nil` for another text.
  private static func korean(_ text: String) -> [Substring]? {
    var rest = text[...]
    var parts: [Substring] = []
    for (unit, length) in [("년", 4), ("월", 2), ("일", 2)] as [(Character, Int)] {
      rest = rest.drop { $0 == " " }
      let number = rest.prefix { $0.utf8.allSatisfy(\.isDigit) }
      guard 1...length ~= number.count, rest[number.endIndex...].first == unit else { continue }
      parts.append(number)
      rest = rest[number.endIndex...].dropFirst()
    }
    return rest.isEmpty && !parts.isEmpty ? parts : nil
  }

  /// The month and the day of `Jan 16`, `16 January`, or `january 16th`; `nil` for another text.
  private static func english(_ text: String) -> [Substring]? {
    let words = text.split(separator: " ")
    guard words.count == 2, let month = words.first(where: { $0.first?.isLetter ?? false }),
      let number = DayOptions.month(String(month)),
      let typedDay = words.first(where: { $0.first?.isNumber ?? false })
    else { return nil }
    let day = typedDay.prefix { $0.utf8.allSatisfy(\.isDigit) }
    let ending = typedDay.dropFirst(day.count).lowercased()
    guard 1...2 ~= day.count, ["", "st", "nd", "rd", "th"].contains(ending) else { return nil }
    return [Substring(String(number)), day]
  }

  /// Two or three numbers with slashes, hyphens, or dots between them; `nil` for another text.
  private static func separated(_ text: String) -> [Substring]? {
    let separator = ["/", "-"].first { text.contains($0) } ?? "." as Character
    let trimmed = text.last == "." ? text.dropLast() : text[...]
    let parts = trimmed.split(separator: separator, omittingEmptySubsequences: false)
    let areNumbers = parts.allSatisfy { 1...4 ~= $0.count && $0.utf8.allSatisfy(\.isDigit) }
    return 2...3 ~= parts.count && areNumbers ? parts : nil
  }
}
