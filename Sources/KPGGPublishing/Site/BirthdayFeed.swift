package import KPGGCore

/// Birthdays as an iCalendar document (RFC 5545): a yearly all-day event for each person.
///
/// The document does not depend on the date.
package struct BirthdayFeed: Sendable {
  /// The people with a complete birth date, without those who have died, by month and day.
  private let people: [Person]
  private let languageCode: String
  private let name: String
  private let title: @Sendable (Person) -> String

  /// The maximum length of a line in bytes, without CRLF.
  private static let lineLimit = 75

  /// Creates a feed.
  ///
  /// - Parameters:
  ///   - people: The people, in any order. The feed omits members who have died, and birth dates
  ///     without a month and a day.
  ///   - languageCode: The language of the titles, such as `en`.
  ///   - name: The name of the calendar.
  ///   - title: Returns the title of a person's event.
  package init(
    of people: [Person], languageCode: String, name: String,
    title: @escaping @Sendable (Person) -> String
  ) {
    self.people = people.sortedByBirthday()
    (self.languageCode, self.name) = (languageCode, name)
    self.title = title
  }

  /// The document in UTF-8. Lines end in CRLF.
  package var text: String {
    let lines =
      [
        "BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//kpgg//kpgg//\(languageCode.uppercased())",
        "CALSCALE:GREGORIAN",
        // RFC 7986, section 5.1, and the older name of the property.
        "NAME:\(Self.escaped(name))", "X-WR-CALNAME:\(Self.escaped(name))",
      ] + people.flatMap(event) + ["END:VCALENDAR"]
    return lines.map { Self.folded($0) + "\r\n" }.joined()
  }

  /// The lines of a person's event.
  private func event(of person: Person) -> [String] {
    guard let birth = person.main.birth else { return [] }
    let date = birth.description.filter { $0 != "-" }
    // In years without February 29, the birthday is on the last day of the month.
    let rule = (birth.month, birth.day) == (2, 29) ? ";BYMONTH=2;BYMONTHDAY=-1" : ""
    let identity = Checksum.text(of: Data(Self.identity(of: person.main).utf8))
    return [
      "BEGIN:VEVENT", "UID:\(date)-\(identity)@kpgg",
      // The time stamp is required. The birth date is the only one that never changes.
      "DTSTAMP:\(date)T000000Z", "DTSTART;VALUE=DATE:\(date)", "RRULE:FREQ=YEARLY\(rule)",
      "SUMMARY:\(Self.escaped(title(person)))", "TRANSP:TRANSPARENT", "END:VEVENT",
    ]
  }

  /// A text that identifies a person: the birth name, which is the same in every group, or else the ID.
  private static func identity(of member: Member) -> String {
    member.koreanBirthName ?? member.id.description
  }

  /// A text value (RFC 5545, section 3.3.11), without characters that control or break a line or
  /// reverse its direction.
  static func escaped(_ text: String) -> String {
    var escaped = String.UnicodeScalarView()
    for scalar in text.unicodeScalars where !isControl(scalar) {
      if "\\;,".unicodeScalars.contains(scalar) { escaped.append("\\") }
      escaped.append(scalar)
    }
    return String(escaped)
  }

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    let isControl = [.control, .lineSeparator, .paragraphSeparator]
      .contains(scalar.properties.generalCategory)
    return isControl || scalar.properties.isBidiControl
  }

  /// A content line in parts of at most 75 bytes (RFC 5545, section 3.1). It never splits a
  /// character, unless the character alone is longer.
  static func folded(_ line: String) -> String {
    var folded = ""
    var room = lineLimit
    for character in line {
      let whole = String(character)
      let pieces =
        whole.utf8.count < lineLimit ? [whole] : whole.unicodeScalars.map { String($0) }
      for piece in pieces {
        if piece.utf8.count > room {
          folded += "\r\n "
          room = lineLimit - 1
        }
        folded += piece
        room -= piece.utf8.count
      }
    }
    return folded
  }
}

extension [Person] {
  /// The people with a complete birth date, without those who have died, by month, day, and ID.
  package func sortedByBirthday() -> [Person] {
    filter { $0.diedOn == nil }
      .compactMap { person in
        person.main.birth.flatMap(\.monthAndDay).map { (day: $0, person: person) }
      }
      .sorted { left, right in
        left.day == right.day
          ? left.person.id.description.precedesInBytes(right.person.id.description)
          : left.day < right.day
      }
      .map(\.person)
  }
}

extension CalendarDate {
  /// A number such as 728 for July 28; `nil` for an incomplete date.
  package var monthAndDay: Int? {
    month.flatMap { month in day.map { month * 100 + $0 } }
  }
}
