import KPGGCore

/// Birthdays as an iCalendar document (RFC 5545): one yearly event of a whole day for each.
///
/// The document depends on the catalog and the language only, so the same birthdays have the same
/// bytes on every day.
struct BirthdayCalendar: Sendable {
  let birthdays: [ListedBirthday]
  let language: Language

  /// A line has at most this many bytes without its end.
  private static let lineLimit = 75

  /// The document. Lines end in CRLF.
  var text: String {
    let lines =
      [
        "BEGIN:VCALENDAR", "VERSION:2.0",
        "PRODID:-//kpgg//kpgg//\(language.rawValue.uppercased())",
        "CALSCALE:GREGORIAN",
      ] + birthdays.flatMap(event) + ["END:VCALENDAR"]
    return lines.map { Self.folded($0) + "\r\n" }.joined()
  }

  /// The lines of an event. A birth date without a month and a day has no birthday.
  private func event(_ row: ListedBirthday) -> [String] {
    let member = row.birthday.member
    guard let birth = member.birth, let month = birth.month, let day = birth.day else { return [] }
    let date = birth.description.filter { $0 != "-" }
    // In years without February 29, the birthday is on the last day of the month.
    let rule = (month, day) == (2, 29) ? ";BYMONTH=2;BYMONTHDAY=-1" : ""
    let summary = language.words.birthday(
      of: member.name(in: language), in: row.group.name(in: language))
    return [
      "BEGIN:VEVENT", "UID:\(date)-\(Checksum.text(of: Data(Self.identity(of: member).utf8)))@kpgg",
      // The time stamp is required. The birth date is the only one that never changes.
      "DTSTAMP:\(date)T000000Z", "DTSTART;VALUE=DATE:\(date)", "RRULE:FREQ=YEARLY\(rule)",
      "SUMMARY:\(Self.escaped(summary))", "TRANSP:TRANSPARENT", "END:VEVENT",
    ]
  }

  /// The same text for the same person in any group, if the catalog has their birth name.
  private static func identity(of member: Member) -> String {
    member.koreanBirthName ?? member.id.description
  }

  /// A text value (RFC 5545, section 3.3.11), without control characters.
  static func escaped(_ text: String) -> String {
    var escaped = ""
    for scalar in SafeText.of(text).unicodeScalars {
      if "\\;,".unicodeScalars.contains(scalar) { escaped += "\\" }
      escaped.unicodeScalars.append(scalar)
    }
    return escaped
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
