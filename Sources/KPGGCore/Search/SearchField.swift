/// Where in a record a search found its text, by the key of its JSON.
public enum SearchField: String, Hashable, Sendable {
  case name, koreanName, id, aliases, stageName, koreanStageName, birthName, koreanBirthName
  case fandom, hitSong

  /// Whether it names the record itself, as its fandom and its song do not.
  var isName: Bool { self != .fandom && self != .hitSong }

  /// Whether it names a member as she is less known.
  var isBirthName: Bool { self == .birthName || self == .koreanBirthName }
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

extension [Member] {
  /// Tells each text by which the member at a place is found, the likeliest first.
  ///
  /// Each value is taken from the array by itself: a whole member would be copied, which takes as
  /// long as what a search does with her names.
  func forEachSearchedText(at index: Int, _ body: (SearchField, String) -> Void) {
    if let name = self[index].stageName { body(.stageName, name) }
    if let name = self[index].koreanStageName { body(.koreanStageName, name) }
    if self[index].id.name != self[index].stageName { body(.id, self[index].id.name) }
    for alias in self[index].aliases { body(.aliases, alias) }
    if let name = self[index].birthName { body(.birthName, name) }
    if let name = self[index].koreanBirthName { body(.koreanBirthName, name) }
  }
}
