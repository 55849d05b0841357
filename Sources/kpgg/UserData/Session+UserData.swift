import KPGGCore
import KPGGQuiz
import KPGGSystem

/// The user's own files. The environment may name no folder for them.
extension Session {
  func favoritesFile() throws(CommandError) -> FavoritesFile {
    FavoritesFile(folder: try dataFolder(), lockTimeout: .seconds(30))
  }

  /// The file with the user's answers in the quiz.
  func answerLogFile() throws(CommandError) -> AnswerLogFile {
    AnswerLogFile(folder: try dataFolder(), lockTimeout: .seconds(30))
  }

  /// The file with the quiz games that the user can continue.
  func savedGamesFile() throws(CommandError) -> SavedGamesFile {
    SavedGamesFile(folder: try dataFolder(), lockTimeout: .seconds(30))
  }

  /// The file with the user's rankings.
  func rankLogFile() throws(CommandError) -> RankLogFile {
    RankLogFile(folder: try dataFolder(), lockTimeout: .seconds(30))
  }

  /// The names of the user's rankings, for completions; none if they cannot be read.
  var rankNames: [String] { (try? rankLogFile().read())?.ranks.map(\.name) ?? [] }

  private func dataFolder() throws(CommandError) -> String {
    guard let folder = UserFolders(environment: context.environment).data else {
      throw .noDataFolder
    }
    return folder
  }

  /// A note on the lines of the answers' file that cannot be read; `nil` if there are none.
  func notice(of log: AnswerLog, in file: AnswerLogFile) -> String? {
    notice(ofDamagedLines: log.damagedLines, in: file.path)
  }

  /// Reads the user's rankings. Shows a note on the lines that cannot be read.
  func readRanks() throws -> RankLog {
    let file = try rankLogFile()
    let log = try file.read()
    if let notice = notice(ofDamagedLines: log.damagedLines, in: file.path) { show(notice) }
    return log
  }

  private func notice(ofDamagedLines lines: [Int], in path: String) -> String? {
    lines.isEmpty ? nil : textWriter.words.unreadableLines(lines, of: path)
  }
}
