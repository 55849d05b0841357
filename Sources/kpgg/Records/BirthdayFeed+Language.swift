import KPGGCore
import KPGGPublishing

extension BirthdayFeed {
  /// Creates a feed with titles in a language: `Sakura (LE SSERAFIM, IZ*ONE): birthday`.
  init(of people: [Appearances], in catalog: Catalog, _ language: Language) {
    let name = language.words.site.calendarName
    self.init(of: people, languageCode: language.rawValue, name: name) { person in
      let groups = person.entries.map { entry in
        (catalog[entry.groupID] ?? GirlGroup(id: entry.groupID)).name(in: language)
      }
      return language.words.birthday(
        of: person.main.name(in: language), in: groups.joined(separator: ", "))
    }
  }
}
