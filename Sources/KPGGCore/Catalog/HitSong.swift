/// A group's best-known song, and the video in which it is heard.
public struct HitSong: Hashable, Sendable, JSONRepresentable {
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

extension HitSong: Decodable {
  private enum CodingKeys: CodingKey { case title, koreanTitle, year, youtubeID }

  /// Reads what `json` writes; refuses a year outside 1 to 9999, and a song of which nothing is
  /// known.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let year = try container.decodeIfPresent(Int.self, forKey: .year)
    if let year, CalendarDate(year: year) == nil {
      throw DecodingError.dataCorruptedError(
        forKey: .year, in: container, debugDescription: "\(year) is no year")
    }
    let song = HitSong(
      title: try container.decodeIfPresent(String.self, forKey: .title),
      koreanTitle: try container.decodeIfPresent(String.self, forKey: .koreanTitle),
      year: year, youtubeID: try container.decodeIfPresent(VideoID.self, forKey: .youtubeID))
    guard let song else {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(
          codingPath: decoder.codingPath, debugDescription: "a song of which nothing is known"))
    }
    self = song
  }
}

/// The id of a YouTube video: eleven letters, digits, `-` or `_`.
public struct VideoID: TextCodable {
  /// The id, `HzOjwL7IP_o`.
  public let description: String

  /// Refuses whatever has another length or holds another character.
  public init?(_ description: String) {
    let isValid = { (byte: UInt8) in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
        true
      default: false
      }
    }
    guard description.utf8.count == 11, description.utf8.allSatisfy(isValid) else { return nil }
    self.description = description
  }

  /// The page that plays the video.
  public var url: String { "https://www.youtube.com/watch?v=\(description)" }
}
