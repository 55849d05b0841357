/// A group's best-known song with its video.
public struct HitSong: Hashable, Sendable {
  /// The English or romanized title.
  public var title: String?
  /// The title in Hangul.
  public var koreanTitle: String?
  /// The year of release.
  public var year: Int?
  /// The ID of the official video.
  public var youtubeID: VideoID?

  /// Creates a song; `nil` if every value is unknown.
  public init?(title: String?, koreanTitle: String?, year: Int?, youtubeID: VideoID?) {
    guard title != nil || koreanTitle != nil || year != nil || youtubeID != nil else { return nil }
    (self.title, self.koreanTitle, self.year, self.youtubeID) = (
      title, koreanTitle, year, youtubeID
    )
  }

  /// The URL of the video on YouTube.
  public var url: URL? { youtubeID?.url }

  /// The URL of the video as text.
  package var address: String? { youtubeID?.address }
}

extension HitSong {
  private enum CodingKeys: CodingKey { case title, koreanTitle, year, youtubeID }

  /// Reads the form that `encode(to:)` writes. Rejects a year outside 1 to 9999, and a song without
  /// any value.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let year = try container.located(.year) { try $0.decodeIfPresent(Int.self, forKey: $1) }
    if let year, CalendarDate(year: year) == nil {
      throw DecodingError.dataCorruptedError(
        forKey: .year, in: container, debugDescription: "\(year) is not a valid year")
    }
    let song = HitSong(
      title: try container.decodeIfPresent(String.self, forKey: .title),
      koreanTitle: try container.decodeIfPresent(String.self, forKey: .koreanTitle),
      year: year, youtubeID: try container.decodeIfPresent(VideoID.self, forKey: .youtubeID))
    guard let song else {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(
          codingPath: decoder.codingPath, debugDescription: "a song without any value"))
    }
    self = song
  }
}

/// The ID of a YouTube video: eleven ASCII letters, digits, `-`, or `_`.
public struct VideoID: TextCodable, RawRepresentable {
  /// The ID: `HzOjwL7IP_o`.
  public let rawValue: String

  /// Creates an ID; `nil` if the text has another length or other characters.
  public init?(rawValue: String) {
    guard rawValue.isHandle(length: 11...11, with: "-_") else { return nil }
    self.rawValue = rawValue
  }

  /// The URL of the video on YouTube.
  public var url: URL? { URL(string: address) }

  /// The URL as text.
  package var address: String { "https://www.youtube.com/watch?v=\(rawValue)" }
}
