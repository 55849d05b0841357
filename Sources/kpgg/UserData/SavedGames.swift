import KPGGCore
import KPGGQuiz
import KPGGSystem

/// The file `quiz-games.json`, which several processes can read and change at once.
typealias SavedGamesFile = UserFile<SavedGames>

/// The JSON document of `quiz-games.json`: at most one game of each kind.
struct SavedGames: Hashable, Sendable {
  private var quiz: SavedQuizGame?
  private var play: SavedQuizGame?
  private var dailyGroup: SavedDailyGame?
  private var dailyMember: SavedDailyGame?

  init() {}

  /// The quiz in progress of generated questions, or the one that someone wrote. A review is not
  /// saved.
  subscript(source: QuizGame.Source) -> SavedQuizGame? {
    get {
      switch source {
      case .review: nil
      case .generated: quiz
      case .written: play
      }
    }
    set {
      switch source {
      case .review: break
      case .generated: quiz = newValue
      case .written: play = newValue
      }
    }
  }

  /// The last game of a daily puzzle, in progress or finished.
  subscript(kind: DailyPuzzle.Kind) -> SavedDailyGame? {
    get { kind == .group ? dailyGroup : dailyMember }
    set { if kind == .group { dailyGroup = newValue } else { dailyMember = newValue } }
  }
}

extension SavedGames: UserDocument, Decodable {
  static let name = "quiz-games"

  static let byteLimit = 1 << 20

  private static let schemaVersion = 1

  /// Reads a document. It rejects a game of the other kind.
  init(decoding data: Data) throws(VersionedJSONError) {
    self = try VersionedJSON.decode(
      Self.self, version: Self.schemaVersion, from: data, byteLimit: Self.byteLimit,
      problem: \.problem)
  }

  private enum CodingKeys: String, CodingKey {
    case quiz, play
    case dailyGroup = "daily-group"
    case dailyMember = "daily-member"
  }

  /// The first game under the key of another kind.
  private var problem: VersionedJSONError? {
    let checks: [(isWrong: Bool, key: CodingKeys, member: String)] = [
      (dailyGroup?.kind == .member, .dailyGroup, "kind"),
      (dailyMember?.kind == .group, .dailyMember, "kind"),
      (quiz?.isGenerated == false, .quiz, "isGenerated"),
      (play?.isGenerated == true, .play, "isGenerated"),
    ]
    return checks.first(where: \.isWrong).map {
      .invalid(.root.appending($0.key.rawValue).appending($0.member), .malformed)
    }
  }

  /// An object with `schemaVersion`, `quiz`, `play`, `daily-group`, and `daily-member`.
  var json: JSONValue {
    .object([
      CodingKeys.dailyGroup.rawValue: JSONValue(dailyGroup),
      CodingKeys.dailyMember.rawValue: JSONValue(dailyMember),
      CodingKeys.play.rawValue: JSONValue(play),
      CodingKeys.quiz.rawValue: JSONValue(quiz),
      "schemaVersion": .integer(Self.schemaVersion),
    ])
  }
}
