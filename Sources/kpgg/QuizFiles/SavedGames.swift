import KPGGCore

/// The JSON document of `quiz-games.json`: at most one game of each kind.
struct SavedGames: Hashable, Sendable {
  /// The quiz in progress.
  var quiz: SavedQuizGame?
  private var dailyGroup: SavedDailyGame?
  private var dailyMember: SavedDailyGame?

  /// Creates a document without games.
  init() {}

  /// The last game of a daily puzzle, in progress or finished.
  subscript(kind: DailyPuzzle.Kind) -> SavedDailyGame? {
    get { kind == .group ? dailyGroup : dailyMember }
    set { if kind == .group { dailyGroup = newValue } else { dailyMember = newValue } }
  }
}

extension SavedGames: UserDocument {
  static let name = "quiz-games"

  static let byteLimit = 1 << 20

  /// Reads a document. It rejects a daily game of the other kind.
  init(decoding data: Data) throws(VersionedJSONError) {
    let contents = try VersionedJSON.decode(
      Contents.self, from: data, byteLimit: Self.byteLimit)
    (quiz, dailyGroup, dailyMember) = (contents.quiz, contents.dailyGroup, contents.dailyMember)
  }

  private struct Contents: VersionedContents {
    static let schemaVersion = 1

    let quiz: SavedQuizGame?
    let dailyGroup: SavedDailyGame?
    let dailyMember: SavedDailyGame?

    enum CodingKeys: String, CodingKey {
      case quiz
      case dailyGroup = "daily-group"
      case dailyMember = "daily-member"
    }

    var error: VersionedJSONError? {
      let wrongKey: CodingKeys? =
        dailyGroup.map { $0.kind != .group } ?? false
        ? .dailyGroup : dailyMember.map { $0.kind != .member } ?? false ? .dailyMember : nil
      return wrongKey.map {
        .invalid(.root.appending($0.rawValue).appending("kind"), .malformed)
      }
    }
  }
}

extension SavedGames: JSONRepresentable {
  /// An object with `schemaVersion`, `quiz`, `daily-group`, and `daily-member`.
  var json: JSONValue {
    .object([
      Contents.CodingKeys.dailyGroup.rawValue: JSONValue(dailyGroup),
      Contents.CodingKeys.dailyMember.rawValue: JSONValue(dailyMember),
      Contents.CodingKeys.quiz.rawValue: JSONValue(quiz),
      "schemaVersion": .integer(Contents.schemaVersion),
    ])
  }
}
