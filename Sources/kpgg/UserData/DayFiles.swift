import KPGGCore
import KPGGQuiz

/// The user's data that the news of a day is about.
struct DayFiles: Equatable, Sendable {
  private(set) var puzzles: [DayNews.Puzzle] = []
  private(set) var due: [RecordID] = []
  private var favorites: Set<Favorite> = []
  /// The groups of favorites that are groups or members.
  private var favoriteGroups: Set<Favorite> = []

  /// Whether the user likely wants to hear about a song: its group is well known, or one of its
  /// records is a favorite.
  func follows(_ group: GirlGroup, _ song: Song) -> Bool {
    group.tier == .first || favoriteGroups.contains(.group(group.id))
      || favorites.contains(.song(group: group.id, title: song.title))
  }

  init(favorites: Favorites, log: AnswerLog, games: SavedGames, today: CalendarDate) {
    self.favorites = Set(favorites.entries.map(\.favorite))
    favoriteGroups = Set(
      self.favorites.filter { $0.kind != .song }.map { .group($0.groupID) })
    puzzles = DailyPuzzle.Kind.allCases.map { kind in
      let id = DailyPuzzle.questionID(of: kind, on: today)
      if let answer = log.answers.first(where: { $0.questionID == id }) {
        return DayNews.Puzzle(
          kind: kind, state: answer.isRight ? .solved : .lost, guesses: answer.clues)
      }
      let game = games[kind].flatMap { $0.date == today ? $0 : nil }
      let guesses = game?.guesses.count ?? 0
      return DayNews.Puzzle(kind: kind, state: guesses > 0 ? .running : .open, guesses: guesses)
    }
    due = ReviewSchedule(log.answers, today: today).due(on: today)
      .compactMap { $0.subjects.first.flatMap { RecordID($0) } }
  }
}

extension Session {
  /// Reads the user's data. Files that cannot be read count as empty, with notes.
  func dayFiles() -> (files: DayFiles, notices: [String]) {
    var notices: [String] = []
    let favorites = readOrNote({ try favoritesFile().read() }, &notices) ?? Favorites()
    let log = readOrNote({ try answerLogFile().read() }, &notices) ?? AnswerLog()
    let games = readOrNote({ try savedGamesFile().read() }, &notices) ?? SavedGames()
    let files = DayFiles(
      favorites: favorites, log: log, games: games, today: context.koreaToday())
    return (files, notices)
  }

  /// The value; `nil` if a file cannot be read, or if the environment names no folder for it.
  private func readOrNote<Value>(
    _ read: () throws -> Value, _ notices: inout [String]
  ) -> Value? {
    do {
      return try read()
    } catch CommandError.noDataFolder {
      return nil
    } catch {
      let words = textWriter.words
      notices.append(words.ignoredFile(ErrorReport(error, in: words).message))
      return nil
    }
  }
}
