public import KPGGSystem

/// A song that a group promoted in Korea.
public struct Song: Hashable, Sendable {
  /// The title on the release, in any script.
  public var title: String
  /// The title in Hangul.
  public var koreanTitle: String?
  /// The release date, or the month or year if no more is known.
  public var date: CalendarDate?
  /// How the song was released.
  public var kind: SongKind?
  /// The ID of the official video.
  public var youtubeID: VideoID?

  /// Creates a song that has only a title.
  public init(title: String) { self.title = title }

  /// The title in both languages.
  public var displayTitle: BilingualText {
    BilingualText(english: title, korean: koreanTitle ?? title)
  }

  /// The URL of the video on YouTube.
  public var url: URL? { youtubeID?.url }

  package var address: String? { youtubeID?.address }
}

extension Song {
  /// Creates the song that is a group's hit; `nil` if its title is unknown.
  init?(_ hitSong: HitSong) {
    guard let title = hitSong.title ?? hitSong.koreanTitle else { return nil }
    self.init(title: title)
    koreanTitle = hitSong.koreanTitle
    date = hitSong.year.flatMap { CalendarDate(year: $0) }
    youtubeID = hitSong.youtubeID
  }
}

extension [Song] {
  /// The songs from the oldest to the newest. Songs without a date come last, and songs with equal
  /// dates keep their order.
  package func sortedByDate() -> [Song] {
    let isSorted = indices.dropFirst().allSatisfy { !self[$0].isReleased(before: self[$0 - 1]) }
    return isSorted ? self : stablySorted { $0.isReleased(before: $1) }
  }
}

extension Song {
  package func isReleased(before other: Song) -> Bool {
    guard let date, let otherDate = other.date else { return date != nil && other.date == nil }
    return date < otherDate
  }
}

extension Song: CodableRecord {
  package static let keys: [RecordKey<Song>] = [
    .date, .kind, .koreanTitle, .title, .url, .youtubeID,
  ]

  package init(idFrom container: RecordKey<Song>.Container) { self.init(title: "") }

  /// The object with the key `group`.
  package func json(group: GroupID) -> JSONValue { json.adding(["group": group.json]) }
}

extension RecordKey<Song> {
  package static var date: Self { Self("date", \.date) { JSONValue($0.date) } }
  package static var kind: Self { Self("kind", \.kind) { JSONValue($0.kind) } }
  package static var koreanTitle: Self {
    Self("koreanTitle", \.koreanTitle) { JSONValue($0.koreanTitle) }
  }
  package static var title: Self { Self("title", \.title) { .string($0.title) } }
  /// The URL of the video, which follows from its ID.
  package static var url: Self { Self("url") { JSONValue($0.address) } }
  package static var youtubeID: Self { Self("youtubeID", \.youtubeID) { JSONValue($0.youtubeID) } }
}

/// How a song was released.
#if hasAttribute(nonexhaustive)
  @nonexhaustive
#endif
public enum SongKind: String, TextCodable, CaseIterable {
  /// The title track of an album.
  case title
  /// A song that was released before its album.
  case prerelease
  /// A song that is not on an album of its time.
  case single
  /// A song that was promoted after the title track.
  case followup

  /// The name in both languages.
  public var name: BilingualText {
    switch self {
    case .title: BilingualText(english: "title track", korean: "타이틀곡")
    case .prerelease: BilingualText(english: "pre-release", korean: "선공개곡")
    case .single: BilingualText(english: "single", korean: "싱글")
    case .followup: BilingualText(english: "follow-up", korean: "후속곡")
    }
  }
}

/// A group's best-known song with its video.
public struct HitSong: Hashable, Sendable {
  /// The English or romanized title.
  public private(set) var title: String?
  /// The title in Hangul.
  public private(set) var koreanTitle: String?
  /// The year of release, 1 to 9999.
  public private(set) var year: Int?
  /// The ID of the official video.
  public private(set) var youtubeID: VideoID?

  /// Creates a song; `nil` if every value is unknown, or if the year is outside 1 to 9999.
  public init?(title: String?, koreanTitle: String?, year: Int?, youtubeID: VideoID?) {
    guard title != nil || koreanTitle != nil || year != nil || youtubeID != nil,
      year.map((1...9999).contains) ?? true
    else { return nil }
    (self.title, self.koreanTitle, self.year, self.youtubeID) = (
      title, koreanTitle, year, youtubeID
    )
  }

  /// The URL of the video on YouTube.
  public var url: URL? { youtubeID?.url }

  package var address: String? { youtubeID?.address }
}

extension HitSong: CodableRecord {
  package static let keys: [RecordKey<HitSong>] = [
    RecordKey("koreanTitle", \.koreanTitle) { JSONValue($0.koreanTitle) },
    RecordKey("title", \.title) { JSONValue($0.title) },
    RecordKey("url") { JSONValue($0.address) },
    RecordKey("year", \.year) { JSONValue($0.year) },
    RecordKey("youtubeID", \.youtubeID) { JSONValue($0.youtubeID) },
  ]

  package init(idFrom container: RecordKey<HitSong>.Container) {}

  /// Rejects a year outside 1 to 9999, and a song without any value.
  package func finish(_ container: RecordKey<HitSong>.Container) throws {
    if let year, !(1...9999).contains(year) {
      throw DecodingError.dataCorruptedError(
        forKey: JSONCodingKey("year"), in: container,
        debugDescription: "\(year) is not a valid year")
    }
    guard HitSong(title: title, koreanTitle: koreanTitle, year: year, youtubeID: youtubeID) != nil
    else {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(
          codingPath: container.codingPath, debugDescription: "a song without any value"))
    }
  }
}
