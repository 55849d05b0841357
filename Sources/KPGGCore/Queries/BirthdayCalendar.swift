import KPGGSystem

extension FullCatalog {
  /// Returns birthdays as a document for calendar apps (iCalendar, RFC 5545): a yearly all-day event
  /// for each person.
  ///
  ///     let group = catalog.lineUps[0]
  ///     let document = catalog.birthdayCalendar(of: group.members, in: .korean)
  ///
  /// Save the document in UTF-8 as a file that ends in `.ics`, or serve it as `text/calendar`. Its
  /// lines end in CRLF and have at most 75 bytes before it.
  ///
  /// Someone in several groups has one event, whose title names all of these groups:
  /// `Sakura (LE SSERAFIM, IZ*ONE): birthday`. Someone who has died, or whose birth date has no month
  /// or day, has none. In years without February 29, birthdays on that day are on February 28.
  ///
  /// The document does not depend on today. Events keep their identifiers, so importing a newer
  /// document adds no duplicates.
  ///
  /// - Parameters:
  ///   - members: The people, by any of their entries; `nil` for everybody. Entries that are not in
  ///     the line-ups are ignored.
  ///   - language: The language of the names and titles.
  /// - Returns: The document, with events by month, day, and ID; a calendar without events if nobody
  ///   has a birthday.
  /// - Complexity: O(*n* log *n*) for *n* entries in the line-ups.
  public func birthdayCalendar(
    of members: [Member]? = nil, in language: Language = .english
  ) -> String {
    // Group all entries, so that a title names the same groups in every selection.
    var people = catalog.people(of: lineUps)
    if let members {
      let ids = Set(members.map(\.id))
      people = people.filter { $0.entries.contains { ids.contains($0.id) } }
    }
    return catalog.birthdayCalendar(of: people, in: language)
  }
}

extension Catalog {
  /// Returns the birthdays of people, as `FullCatalog.birthdayCalendar(of:in:)` does.
  package func birthdayCalendar(of people: [Person], in language: Language) -> String {
    BirthdayCalendar.text(of: people, in: self, language)
  }
}

/// The parts of an iCalendar document (RFC 5545) with birthdays.
enum BirthdayCalendar {
  /// The maximum length of a line in bytes, without CRLF (section 3.1).
  private static let lineLimit = 75

  private static let name = BilingualText(english: "K-pop birthdays", korean: "K-pop 생일")

  /// The title of an event.
  private static func title(of person: Person, in catalog: Catalog) -> BilingualText {
    let member = person.main.displayName
    let groups = person.entries.map { catalog.group($0.groupID).displayName }.list
    return BilingualText(
      english: "\(member.english) (\(groups.english)): birthday",
      korean: "\(member.korean) (\(groups.korean)) 생일")
  }

  static func text(of people: [Person], in catalog: Catalog, _ language: Language) -> String {
    let name = escaped(name.text(in: language))
    let events = people.sortedByBirthday().flatMap { person in
      event(of: person, titled: title(of: person, in: catalog).text(in: language))
    }
    let lines =
      [
        "BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//kpgg//kpgg//\(language.rawValue.uppercased())",
        "CALSCALE:GREGORIAN",
        // RFC 7986, section 5.1, and the older name of the property.
        "NAME:\(name)", "X-WR-CALNAME:\(name)",
      ] + events + ["END:VCALENDAR"]
    return lines.map { folded($0) + "\r\n" }.joined()
  }

  private static func event(of person: Person, titled title: String) -> [String] {
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

  /// A text value (RFC 5545, section 3.3.11), without characters that control how other text is shown.
  static func escaped(_ text: String) -> String {
    var escaped = String.UnicodeScalarView()
    for scalar in text.unicodeScalars where !scalar.controlsOutput {
      if "\\;,".unicodeScalars.contains(scalar) { escaped.append("\\") }
      escaped.append(scalar)
    }
    return String(escaped)
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
        person.main.birthDate?.monthAndDay.map { (day: $0, person: person) }
      }
      .stablySorted { left, right in
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
