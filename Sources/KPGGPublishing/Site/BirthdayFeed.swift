package import KPGGCore
import KPGGSystem

/// Birthdays as an iCalendar document (RFC 5545): a yearly all-day event for each person.
///
/// The document does not depend on the date.
package enum BirthdayFeed {
  /// The maximum length of a line in bytes, without CRLF.
  private static let lineLimit = 75

  /// The document in UTF-8, with the language and the name of the calendar, and the title of each
  /// event. It omits members who have died, and birth dates without a month and a day.
  package static func text(
    of people: [Person], languageCode: String, name: String, title: (Person) -> String
  ) -> String {
    let lines =
      [
        "BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//kpgg//kpgg//\(languageCode.uppercased())",
        "CALSCALE:GREGORIAN",
        // RFC 7986, section 5.1, and the older name of the property.
        "NAME:\(escaped(name))", "X-WR-CALNAME:\(escaped(name))",
      ] + people.sortedByBirthday().flatMap { event(of: $0, title($0)) } + ["END:VCALENDAR"]
    return lines.map { folded($0) + "\r\n" }.joined()
  }

  private static func event(of person: Person, _ title: String) -> [String] {
    guard let birth = person.main.birthDate else { return [] }
    let date = birth.description.filter { $0 != "-" }
    // In years without February 29, the birthday is on the last day of the month.
    let rule = (birth.month, birth.day) == (2, 29) ? ";BYMONTH=2;BYMONTHDAY=-1" : ""
    // The birth name is the same in every group.
    let identity = person.main.koreanBirthName ?? person.id.description
    return [
      "BEGIN:VEVENT", "UID:\(date)-\(Checksum.text(of: Data(identity.utf8)))@kpgg",
      // The time stamp is required. The birth date is the only one that never changes.
      "DTSTAMP:\(date)T000000Z", "DTSTART;VALUE=DATE:\(date)", "RRULE:FREQ=YEARLY\(rule)",
      "SUMMARY:\(escaped(title))", "TRANSP:TRANSPARENT", "END:VEVENT",
    ]
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
    filter { $0.deathDate == nil }
      .compactMap { person in
        person.main.birthDate.flatMap(\.monthAndDay).map { (day: $0, person: person) }
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
