import KPGGCore

/// A person's birthday on the web site.
struct SiteBirthday: Sendable {
  let month: Int
  let day: Int
  let member: Member

  /// The birthdays of all people, by month and day. Someone in several groups is listed once; members
  /// who have died are omitted.
  static func all(in catalog: Catalog, _ lineUps: [LineUp]) -> [SiteBirthday] {
    catalog.appearancesByPerson(of: lineUps.members).filter { $0.diedOn == nil }
      .compactMap { person in
        guard let birth = person.main.birth, let month = birth.month, let day = birth.day else {
          return nil
        }
        return SiteBirthday(month: month, day: day, member: person.main)
      }
      .sorted { left, right in
        (left.month, left.day, left.member.id.rawValue)
          < (right.month, right.day, right.member.id.rawValue)
      }
  }
}

extension Site {
  /// The birthdays of a month.
  func birthdaysPage(of month: Int, in language: Language) -> SitePage {
    let labels = language.words.site
    var page = newPage(.birthdaysInMonth(month), in: language)
    page.title = labels.birthdaysIn(month)
    page.parents = [(.birthdays, labels.birthdays)]
    let rows = birthdays.filter { $0.month == month }.map { birthday -> Markup in
      let member = birthday.member
      let group = catalog[member.groupID]?.name(in: language) ?? member.groupID.rawValue
      return """
        <li><time datetime="\(birthday.dayText)">\(birthday.dayText)</time> \
        \(page.link(to: .member(member.id), member.name(in: language))) \
        <small>\(page.text(group))</small></li>
        """
    }
    page.content = "<h1>\(labels.birthdaysIn(month))</h1>\n"
    page.content +=
      rows.isEmpty
      ? "<p>\(labels.noBirthdays)</p>"
      : "<ol class=\"dates\">\n\(rows.joined(separator: "\n"))\n</ol>"
    return page
  }

  /// Links to the months. The script adds the birthdays of today and of this week below them, where
  /// they move nothing.
  func birthdaysPage(in language: Language) -> SitePage {
    let labels = language.words.site
    var page = newPage(.birthdays, in: language)
    page.title = labels.birthdays
    let months = (1...12).map { month -> Markup in
      let count = birthdays.count { $0.month == month }
      let link = page.link(to: .birthdaysInMonth(month), labels.month(month))
      return "<li>\(link) <small>\(count)</small></li>"
    }
    page.content = """
      <h1>\(labels.birthdays)</h1>
      <ul class="months">
      \(months.joined(separator: "\n"))
      </ul>
      <p><a href="\(Self.calendarFile)">\(labels.calendar)</a></p>
      <div id="week" hidden data-none="\(labels.noBirthdays)">
      <h2>\(labels.today)</h2>
      <ol class="dates"></ol>
      <h2>\(labels.thisWeek)</h2>
      <ol class="dates"></ol>
      </div>
      """
    return page
  }

  /// The birthdays as a calendar to subscribe to.
  func birthdayCalendar(in language: Language) -> SiteFile {
    let people = catalog.appearancesByPerson(of: lineUps.members)
    let feed = BirthdayFeed(of: people, in: catalog, language)
    return SiteFile(path: language.siteFolder + Self.calendarFile, data: Data(feed.text.utf8))
  }

  private static let calendarFile = "birthdays.ics"

  /// The birthdays as a script, because a page on a disk cannot read other files.
  var birthdayScript: SiteFile {
    let rows = birthdays.map { birthday -> JSONValue in
      let (member, group) = (birthday.member, catalog[birthday.member.groupID])
      return .array([
        .integer(birthday.month * 100 + birthday.day),
        .string(SitePath.member(member.id).address),
        .string(SafeText.of(member.name(in: .english))),
        .string(SafeText.of(member.name(in: .korean))),
        .string(SafeText.of(group?.name(in: .english) ?? member.groupID.rawValue)),
        .string(SafeText.of(group?.name(in: .korean) ?? member.groupID.rawValue)),
      ])
    }
    let text = "kpgg.useBirthdays(\(JSONValue.array(rows).scriptText));\n"
    return SiteFile(path: "birthdays.js", data: Data(text.utf8))
  }
}

extension SiteBirthday {
  /// The day without a year: `07-28`.
  fileprivate var dayText: String {
    [month, day].map { $0 < 10 ? "0\($0)" : "\($0)" }.joined(separator: "-")
  }
}
