// The songs of a group in its own document.

extension WireReader {
  /// Reads the songs of a group, in the document's order.
  mutating func songs(_ list: JSONElement?) throws(DocumentProblem) -> [Song] {
    var songs: [Song] = []
    songs.reserveCapacity(min(list?.count ?? 0, WireLimits.songs))
    for element in try elements(list, limit: WireLimits.songs) {
      if let object = try object(element), let song = try song(object) { songs.append(song) }
    }
    return songs
  }

  /// Reads a song. Rejects a song without a title; returns `nil` in the collecting mode.
  mutating func song(_ object: JSONElement) throws(DocumentProblem) -> Song? {
    var keys = JSONObject(object)
    let date = try date(keys["date"])
    let kind: SongKind? = try value(keys["kind"], expecting: .songKind)
    let koreanTitle = try text(keys["koreantitle"])
    let title = try text(keys["title"])
    let video = try videoID(keys["youtubeid"])
    guard let shown = title ?? koreanTitle else {
      try reject(.missing, at: object, missing: "title")
      return nil
    }
    var song = Song(title: shown)
    (song.koreanTitle, song.date, song.kind, song.youtubeID) = (koreanTitle, date, kind, video)
    return song
  }
}

extension Song {
  /// The song in the wire format. The title is always present, other values if known.
  var wireJSON: JSONValue {
    var keys: JSONMembers = ["title": .string(title)]
    keys["date"] = date.map { .string($0.wireText) }
    keys["kind"] = kind?.json
    keys["koreantitle"] = koreanTitle.map(JSONValue.string)
    keys["youtubeid"] = youtubeID?.json
    return .object(keys)
  }
}
