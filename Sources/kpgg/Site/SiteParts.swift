import KPGGCore
import KPGGPublishing

/// Parts that several pages share.
extension SitePage {
  /// Facts as a list of labels and values; nothing without facts.
  ///
  /// - Parameters:
  ///   - facts: The facts.
  ///   - links: The values that are links to lists, by the labels of the facts.
  /// - Returns: The list.
  func list(of facts: [FactSheet.Fact], links: [String: Markup] = [:]) -> Markup {
    guard !facts.isEmpty else { return "" }
    let rows = facts.map { fact -> Markup in
      "<div><dt>\(text(fact.label))</dt><dd>\(links[fact.label] ?? value(of: fact))</dd></div>"
    }
    return """
      <dl class="facts">
      \(rows.joined(separator: "\n"))
      </dl>

      """
  }

  /// The first facts as one line: `Debut: 2015-04-21. Agency: WM Entertainment.`
  static func summary(of facts: [FactSheet.Fact]) -> String {
    facts.prefix(5).map { "\($0.label): \($0.value)." }.joined(separator: " ")
  }

  private func value(of fact: FactSheet.Fact) -> Markup {
    guard let address = fact.address else { return text(fact.value) }
    return externalLink(address, text(accountName(of: address)))
  }

  /// A link to another site. The browser sends no referrer.
  func externalLink(_ address: String, _ name: Markup) -> Markup {
    "<a href=\"\(address)\" rel=\"external noreferrer\">\(name)</a>"
  }

  /// The name of an account: `@WM_OHMYGIRL`. For a channel, whose URL has only an ID, the name of the
  /// page.
  private func accountName(of address: String) -> String {
    let parts = address.split(separator: "/")
    return parts.count == 3 ? "@" + parts[2] : title ?? address
  }

  /// A section with a heading; nothing without content.
  func section(
    _ title: String, id: String? = nil, class name: String? = nil, _ content: Markup
  ) -> Markup {
    guard content != "" else { return "" }
    let classes: Markup? = name.map { " class=\"\($0)\"" }
    let id: Markup? = id.map { " id=\"\($0)\"" }
    return """
      <section\(id)\(classes)>
      <h2>\(text(title))</h2>
      \(content)
      </section>

      """
  }

  /// Links to the sections of a long page, after a label for all of them.
  func jumps(_ label: String? = nil, to sections: [(id: String, title: String)]) -> Markup {
    let label: Markup? = label.map { "<li><small>\($0)</small></li>" }
    let links = sections.map { "<li><a href=\"#\($0.id)\">\(text($0.title))</a></li>" as Markup }
    return """
      <nav aria-label="\(language.words.site.onThisPage)"><ul class="pages">\(label)\(links.joined())</ul></nav>

      """
  }

  /// A list of cards; nothing without cards.
  func cards(_ cards: [Markup], class name: String) -> Markup {
    guard !cards.isEmpty else { return "" }
    let items = cards.map { "<li>\($0)</li>" as Markup }
    return "<ul class=\"\(name)\">\n\(items.joined(separator: "\n"))\n</ul>"
  }

  /// A card that links to a group.
  func card(of group: GirlGroup) -> Markup {
    card(
      to: .group(group.id), picture: group.image ?? group.logo, debut: group.debutDate,
      name: group.name(in: language), detail: group.otherName(in: language))
  }

  /// A card that links to a member of a group. It tells when the member was in the group, unless they
  /// always were, and the date if the member has died.
  func card(of member: Member, in group: GirlGroup) -> Markup {
    let words = language.words
    let period = words.period(of: member, in: group, accuracy: .month)
    let died = member.deathDate.map { "\(words.labels.memberFields.died) \($0)" }
    let details = [member.otherName(in: language), period, died].compactMap(\.self)
    return card(
      to: .member(member.id), picture: member.image, debut: group.debutDate,
      name: member.name(in: language),
      detail: details.isEmpty ? nil : details.joined(separator: " · "))
  }

  private func card(
    to page: SitePath, picture: WebAddress?, debut: CalendarDate?, name: String, detail: String?
  ) -> Markup {
    let detail: Markup? = detail.map { " <small>\(text($0))</small>" }
    return """
      <a class="card" href="\(address(of: page))">\(tile(debut, name: name, picture: picture))\
      <span class="names">\(text(name))\(detail)</span></a>
      """
  }

  /// A heading with a tile, the name in both scripts, and the button for favorites. The button has
  /// the ID percent-encoded, because pages show some characters as others.
  func heading(
    of kind: RecordKind, id: String, debut: CalendarDate?, picture: WebAddress?, name: String,
    otherName: String?
  ) -> Markup {
    let detail: Markup? = otherName.map { " <small>\(text($0))</small>" }
    return """
      <div class="title">\(tile(debut, name: name, picture: picture))\
      <h1>\(text(name))\(detail)</h1>
      <button class="star" type="button" hidden aria-pressed="false" data-kind="\(kind.rawValue)" \
      data-id="\(id.percentEncoded)">\(language.words.site.favoriteTexts.button)</button></div>

      """
  }

  /// A colored tile with initials, and the picture on it. If the picture cannot be loaded, the
  /// initials stay visible.
  private func tile(_ debut: CalendarDate?, name: String, picture: WebAddress?) -> Markup {
    let image: Markup? = picture.map {
      """
      <img src="\($0.rawValue)" alt="" width="160" height="160" loading="lazy" \
      referrerpolicy="no-referrer">
      """
    }
    return """
      <span class="tile hue\(Self.hue(of: debut))" aria-hidden="true">\(text(Self.initials(of: name)))\
      \(image)</span>
      """
  }

  /// A number from 0 to 11 for a debut year, far from those of the years before and after.
  private static func hue(of debut: CalendarDate?) -> Int { (debut?.year ?? 0) * 5 % 12 }

  /// The first letters of the first two words, or of the only one, without punctuation: `fx`.
  static func initials(of name: String) -> String {
    let words = name.split(separator: " ").map { $0.filter { $0.isLetter || $0.isNumber } }
      .filter { !$0.isEmpty }
    guard let first = words.first else { return String(name.prefix(2)) }
    return words.count == 1
      ? String(first.prefix(2)) : words.prefix(2).map { String($0.prefix(1)) }.joined()
  }
}
