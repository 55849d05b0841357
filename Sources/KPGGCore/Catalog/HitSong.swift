/// A group's best-known song, and the video in which it is heard.
public struct HitSong: Hashable, Sendable, Decodable, JSONRepresentable {
  /// The English or romanised title.
  public var title: String?
  /// The title in Hangul.
  public var koreanTitle: String?
  /// The year of release.
  public var year: Int?
  /// The official video.
  public var youtubeID: VideoID?

  /// A song of which at least one thing is known; `nil` when nothing is.
  public init?(title: String?, koreanTitle: String?, year: Int?, youtubeID: VideoID?) {
    guard title != nil || koreanTitle != nil || year != nil || youtubeID != nil else { return nil }
    (self.title, self.koreanTitle, self.year, self.youtubeID) = (
      title, koreanTitle, year, youtubeID
    )
  }

  /// The page that plays the video.
  public var url: String? { youtubeID?.url }

  /// `title`, `koreanTitle`, `year`, `youtubeID`, `url`.
  public var json: JSONValue {
    .object([
      "title": JSONValue(title),
      "koreanTitle": JSONValue(koreanTitle),
      "year": JSONValue(year),
      "youtubeID": JSONValue(youtubeID),
      "url": JSONValue(url),
    ])
  }
}
