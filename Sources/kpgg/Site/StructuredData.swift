import KPGGCore
import KPGGPublishing

/// What a page is about, for search engines: a JSON-LD object with the terms of schema.org.
struct StructuredData: Sendable {
  private var members: JSONMembers

  /// Returns the element for the head of the page at a URL. Browsers do not run it.
  func element(at url: String) -> Markup {
    var members = members
    members["@context"] = .string("https://schema.org")
    members["url"] = .string(url)
    let data = Markup(inScript: .object(members))
    return "<script type=\"application/ld+json\">\(data)</script>\n"
  }

  private init(_ type: String, _ values: [(key: String, value: JSONValue?)]) {
    members = ["@type": .string(type)]
    for case (let key, let value?) in values { members[key] = value }
  }
}

extension StructuredData {
  /// A group with its members.
  init(_ lineUp: LineUp, in language: Language) {
    let group = lineUp.group
    let members = lineUp.members.map { member in
      JSONValue.object(Self(naming: member, in: language).members)
    }
    self.init(
      "MusicGroup",
      [
        ("name", .string(group.name(in: language))),
        ("alternateName", group.otherName(in: language).map(JSONValue.string)),
        ("foundingDate", Self.date(group.debutDate)),
        ("dissolutionDate", Self.date(group.disbandmentDate)),
        ("description", lineUp.about(in: language).map(JSONValue.string)),
        ("genre", .string("K-pop")),
        ("image", (group.image ?? group.logo).map { .string($0.rawValue) }),
        ("sameAs", Self.list(group.links.facts.compactMap(\.address))),
        ("member", members.isEmpty ? nil : .array(members)),
      ])
  }

  /// A member with the groups of the person.
  init(_ member: Member, of groups: [GirlGroup], in language: Language) {
    self.init(naming: member, in: language)
    let memberships = groups.map { group in
      JSONValue.object([
        "@type": .string("MusicGroup"), "name": .string(group.name(in: language)),
      ])
    }
    let values: [(String, JSONValue?)] = [
      ("alternateName", Self.list([member.otherName(in: language)].compactMap(\.self))),
      ("birthDate", Self.date(member.birthDate)), ("deathDate", Self.date(member.deathDate)),
      ("birthPlace", member.birthplace.map(JSONValue.string)),
      ("nationality", Self.list(member.nationalities)),
      ("image", member.image.map { .string($0.rawValue) }),
      ("memberOf", memberships.isEmpty ? nil : .array(memberships)),
    ]
    for case (let key, let value?) in values { members[key] = value }
  }

  private init(naming member: Member, in language: Language) {
    self.init("Person", [("name", .string(member.name(in: language)))])
  }

  /// A date with as many parts as are known (ISO 8601).
  private static func date(_ date: CalendarDate?) -> JSONValue? {
    date.map { .string($0.description) }
  }

  private static func list(_ texts: [String]) -> JSONValue? {
    texts.isEmpty ? nil : JSONValue(texts)
  }
}
