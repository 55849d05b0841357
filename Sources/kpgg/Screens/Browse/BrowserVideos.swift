import KPGGCore

/// The videos of songs, which the key `p` opens.
extension BrowserState {
  /// The URL of a record's video: the hit song's for a group or a member.
  func videoAddress(of record: Favorite) -> String? {
    if case .song(let group, let title) = record {
      return song(titled: title, of: group)?.address
    }
    return group(record.groupID).hitSong?.address
  }

  /// Opens the video of a song, or of the hit song of a group or a member's group.
  mutating func openVideo(of record: Favorite) -> [BrowserEffect] {
    let group = group(record.groupID)
    let title =
      if case .song(_, let title) = record { title as String? } else {
        group.hitSong?.title ?? group.hitSong?.koreanTitle
      }
    return openVideo(at: videoAddress(of: record), title: title, by: group.name)
  }

  /// Opens the video of a unit's song.
  mutating func openVideo(of unit: GroupUnit) -> [BrowserEffect] {
    openVideo(at: unit.song?.address, title: unit.song?.title, by: unit.name)
  }

  /// Opens a video, or a search for a song without one.
  private mutating func openVideo(
    at address: String?, title: String?, by artist: String
  ) -> [BrowserEffect] {
    if let url = address ?? title.map({ Play.searchAddress(for: $0, by: artist) }) {
      return [.open(url: url)]
    }
    notice = language.words.browser.noVideo
    return []
  }
}
