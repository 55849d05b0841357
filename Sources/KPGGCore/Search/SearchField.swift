/// Where in a record a search found its text, by the key of its JSON.
public enum SearchField: String, Hashable, Sendable {
  case name, koreanName, id, aliases, stageName, koreanStageName, birthName, koreanBirthName
  case fandom, hitSong

  /// Whether it names the record itself, as its fandom and its song do not.
  var isName: Bool { self != .fandom && self != .hitSong }
}

extension GirlGroup {
  /// Tells each text by which a group is found, the likeliest first.
  func forEachSearchedText(_ body: (SearchField, String) -> Void) {
    body(.name, name)
    if let koreanName { body(.koreanName, koreanName) }
    body(.id, id.description)
    for alias in aliases { body(.aliases, alias) }
    if let fandom { body(.fandom, fandom) }
    if let title = hitSong?.title { body(.hitSong, title) }
    if let title = hitSong?.koreanTitle { body(.hitSong, title) }
  }
}

extension Member {
  /// Tells each text by which a member is found, the likeliest first.
  func forEachSearchedText(_ body: (SearchField, String) -> Void) {
    if let stageName { body(.stageName, stageName) }
    if let koreanStageName { body(.koreanStageName, koreanStageName) }
    if id.name != stageName { body(.id, id.name) }
    for alias in aliases { body(.aliases, alias) }
    if let birthName { body(.birthName, birthName) }
    if let koreanBirthName { body(.koreanBirthName, koreanBirthName) }
  }
}
