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
  /// or day, has none. The description of an event has the date of birth and the round ages; its URL
  /// is an official account of the member or a group, or else the video of a group's hit song, if one
  /// is known. In years without February 29, birthdays on that day are on February 28.
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
    catalog.birthdayCalendar(
      of: members.map { people(of: $0) } ?? catalog.people(of: lineUps), in: language)
  }

  /// Returns the people that have some of the entries. They have all of their entries, so that a
  /// title names the same groups in every selection.
  package func people(of members: [Member]) -> [Person] {
    let ids = Set(members.map(\.id))
    return catalog.people(of: lineUps).filter { $0.entries.contains { ids.contains($0.id) } }
  }
}

extension Catalog {
  /// Returns the birthdays of people, as `FullCatalog.birthdayCalendar(of:in:)` does, and then the
  /// debut anniversaries of groups.
  package func birthdayCalendar(
    of people: [Person], debutsOf groups: [GirlGroup] = [], in language: Language
  ) -> String {
    BirthdayCalendar.text(of: people, debutsOf: groups, in: self, language)
  }
}

/// The parts of an iCalendar document (RFC 5545) with birthdays.
enum BirthdayCalendar {
  /// The maximum length of a line in bytes, without CRLF (section 3.1).
  private static let lineLimit = 75

  private static func name(withDebuts: Bool) -> BilingualText {
    withDebuts
      ? BilingualText(english: "K-pop birthdays and debuts", korean: "K-pop 생일과 데뷔일")
      : BilingualText(english: "K-pop birthdays", korean: "K-pop 생일")
  }

  /// The title of an event.
  private static func title(of person: Person, in catalog: Catalog) -> BilingualText {
    let member = person.main.displayName
    let groups = person.entries.map { catalog.group($0.groupID).displayName }.list
    return BilingualText(
      english: "\(member.english) (\(groups.english)): birthday",
      korean: "\(member.korean) (\(groups.korean)) 생일")
  }

  static func text(
    of people: [Person], debutsOf groups: [GirlGroup] = [], in catalog: Catalog,
    _ language: Language
  ) -> String {
    let name = escaped(name(withDebuts: !groups.isEmpty).text(in: language))
    let birthdays = people.sortedByBirthday().compactMap { birthday(of: $0, in: catalog, language) }
    let debuts = groups.compactMap { debut(of: $0, language) }.stablySorted { $0.day < $1.day }
    let lines =
      [
        "BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//kpgg//kpgg//\(language.rawValue.uppercased())",
        "CALSCALE:GREGORIAN",
        // RFC 7986, section 5.1, and the older name of the property.
        "NAME:\(name)", "X-WR-CALNAME:\(name)",
      ] + (birthdays + debuts).flatMap(\.lines) + ["END:VCALENDAR"]
    return lines.map { folded($0) + "\r\n" }.joined()
  }

  /// The event of a person's birthday; `nil` without a complete birth date.
  private static func birthday(
    of person: Person, in catalog: Catalog, _ language: Language
  ) -> YearlyEvent? {
    guard let birth = person.main.birthDate else { return nil }
    let ages = [20, 30, 40].map { (number: $0, year: birth.year + $0) }
    let text = BilingualText(
      english: "Born on \(birth). Turns " + ages.map { "\($0.number) in \($0.year)" }.listed + ".",
      korean: "\(birth) 출생. " + ages.map { "\($0.year)년 만 \($0.number)세" }.listed + ".")
    return YearlyEvent(
      start: birth,
      // The birth name is the same in every group.
      identity: person.main.koreanBirthName ?? person.id.description,
      title: title(of: person, in: catalog).text(in: language),
      description: text.text(in: language),
      address: person.main.instagram?.address
        ?? address(of: person.entries.map { catalog.group($0.groupID) }))
  }

  /// The event of a group's debut anniversary; `nil` without a complete date.
  private static func debut(of group: GirlGroup, _ language: Language) -> YearlyEvent? {
    guard let date = group.debutDate, date.isComplete else { return nil }
    let years = [10, 20, 30].map { (number: $0, year: date.year + $0) }
    let title = BilingualText(
      english: "\(group.displayName.english): debut anniversary",
      korean: "\(group.displayName.korean) 데뷔 기념일")
    let text = BilingualText(
      english: "Debut on \(date). "
        + years.map { "\($0.number) years in \($0.year)" }.listed + ".",
      korean: "\(date) 데뷔. " + years.map { "\($0.year)년 \($0.number)주년" }.listed + ".")
    return YearlyEvent(
      start: date, identity: "debut \(group.id)", title: title.text(in: language),
      description: text.text(in: language), address: address(of: [group]))
  }

  /// The URL of the first official account of some groups, or else of the first video of a hit song.
  private static func address(of groups: [GirlGroup]) -> String? {
    groups.compactMap(\.links.mainAddress).first
      ?? groups.compactMap { $0.hitSong?.address }.first
  }

  /// An event of a whole day that returns each year.
  private struct YearlyEvent {
    /// The first day.
    let start: CalendarDate
    /// Tells events of a day apart. It never changes.
    let identity: String
    let title: String
    let description: String
    let address: String?

    /// The number of the month and the day, for sorting.
    var day: Int { start.monthAndDay ?? 0 }

    var lines: [String] {
      let date = start.description.filter { $0 != "-" }
      // In years without February 29, the event is on the last day of the month.
      let rule = (start.month, start.day) == (2, 29) ? ";BYMONTH=2;BYMONTHDAY=-1" : ""
      return [
        "BEGIN:VEVENT", "UID:\(date)-\(Checksum.text(of: Data(identity.utf8)))@kpgg",
        // The time stamp is required. The first day is the only date that never changes.
        "DTSTAMP:\(date)T000000Z", "DTSTART;VALUE=DATE:\(date)", "RRULE:FREQ=YEARLY\(rule)",
        "SUMMARY:\(escaped(title))", "DESCRIPTION:\(escaped(description))",
      ] + (address.map { ["URL:\($0)"] } ?? []) + ["TRANSP:TRANSPARENT", "END:VEVENT"]
    }
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

extension GroupLinks {
  /// The URL of an official account, the channel first; `nil` if none is known.
  fileprivate var mainAddress: String? {
    youtubeChannelID?.address ?? instagram?.address ?? x?.address
  }
}

extension [String] {
  fileprivate var listed: String { joined(separator: ", ") }
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
