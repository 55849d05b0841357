import KPGGCore
import KPGGPublishing

extension Site {
  /// The birthdays of a month.
  func birthdaysPage(of month: Int, in language: Language) -> SitePage {
    let labels = language.words.site
    var page = newPage(.birthdaysInMonth(month), titled: labels.birthdaysIn(month), in: language)
    page.parents = [(.birthdays, labels.birthdays)]
    let rows = birthdays.map(\.main).filter { $0.birthDate?.month == month }.map {
      member -> Markup in
      // A day without a year: `07-28`.
      let day = String(member.birthDate?.description.suffix(5) ?? "")
      let group = catalog.group(member.groupID).name(in: language)
      return """
        <li><time datetime="\(day)">\(day)</time> \
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

  /// Links to the months. The script adds the coming birthdays below, so that the links stay in
  /// position.
  func birthdaysPage(in language: Language) -> SitePage {
    let labels = language.words.site
    var page = newPage(.birthdays, titled: labels.birthdays, in: language)
    let months = (1...12).map { month -> Markup in
      let count = birthdays.count { $0.main.birthDate?.month == month }
      let link = page.link(to: .birthdaysInMonth(month), labels.month(month))
      return "<li>\(link) <small>\(count)</small></li>"
    }
    page.content = """
      <h1>\(labels.birthdays)</h1>
      <ul class="months">
      \(months.joined(separator: "\n"))
      </ul>
      <p><a href="\(Self.calendarFile)">\(labels.calendar)</a></p>
      <noscript><p>\(labels.birthdaysNeedScript)</p></noscript>
      <div id="week" hidden data-none="\(labels.noBirthdays)" data-age="\(labels.age)">
      <h2>\(labels.today)</h2>
      <ol class="dates"></ol>
      <h2>\(labels.nextDays)</h2>
      <ol class="dates"></ol>
      </div>
      """
    return page
  }

  /// The birthdays as a calendar to subscribe to.
  func birthdayCalendar(in language: Language) -> SiteFile {
    SiteFile(
      path: language.siteFolder + Self.calendarFile,
      text: catalog.birthdayCalendar(of: birthdays, in: language))
  }

  private static let calendarFile = "birthdays.ics"

  /// The code that shows birthdays and debuts, and the birthdays and debuts themselves: a page opened
  /// from disk cannot read other files.
  var birthdayScript: SiteFile {
    let rows = birthdays.map(\.main).map { member -> JSONValue in
      let group = catalog.group(member.groupID)
      return .array([
        JSONValue(member.birthDate?.monthAndDay),
        .string(SitePath.member(member.id).address),
        .string(SafeText.of(member.name(in: .english))),
        .string(SafeText.of(member.name(in: .korean))),
        .string(SafeText.of(group.name(in: .english))),
        .string(SafeText.of(group.name(in: .korean))),
        JSONValue(member.birthDate?.year),
      ])
    }
    let debuts = lineUps.map(\.group).compactMap { group -> JSONValue? in
      guard let debut = group.debutDate, let day = debut.monthAndDay else { return nil }
      return .array([
        JSONValue(day), .string(SitePath.group(group.id).address),
        .string(SafeText.of(group.name(in: .english))),
        .string(SafeText.of(group.name(in: .korean))), JSONValue(debut.year),
      ])
    }
    return SiteFile(
      path: "birthdays.js", code: SiteFile.birthdayScript, calling: "kpgg.useBirthdays",
      with: .array(rows), .array(debuts))
  }
}
