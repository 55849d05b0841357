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

  /// The URL of the video on YouTube.
  public var url: URL? { youtubeID?.url }

  /// The URL of the video as text.
  package var address: String? { youtubeID?.address }
}

extension [Song] {
  /// The songs from the oldest to the newest. Songs without a date come last, and songs with equal
  /// dates keep their order.
  package func sortedByDate() -> [Song] {
    let isSorted = indices.dropFirst().allSatisfy { !self[$0].isReleased(before: self[$0 - 1]) }
    return isSorted ? self : sorted { $0.isReleased(before: $1) }
  }
}

extension Song {
  fileprivate func isReleased(before other: Song) -> Bool {
    guard let date, let otherDate = other.date else { return date != nil && other.date == nil }
    return date < otherDate
  }
}

/// How a song was released.
public enum SongKind: String, TextCodable, CaseIterable {
  /// The title track of an album.
  case title
  /// A song that was released before its album.
  case prerelease
  /// A song that is not on an album of its time.
  case single
  /// A song that was promoted after the title track.
  case followup

  /// The name in English.
  public var englishName: String {
    switch self {
    case .title: "title track"
    case .prerelease: "pre-release"
    case .single: "single"
    case .followup: "follow-up"
    }
  }

  /// The name in Korean.
  public var koreanName: String {
    switch self {
    case .title: "타이틀곡"
    case .prerelease: "선공개곡"
    case .single: "싱글"
    case .followup: "후속곡"
    }
  }
}
