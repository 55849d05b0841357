import KPGGCore
import KPGGSystem

/// The file `ranks.jsonl` with all rankings, to which lines are only appended.
///
/// Several processes can read and append at once, also through links. Each writer waits for the one
/// before. If a process dies while it writes, at most its own line is damaged.
struct RankLogFile: Sendable {
  /// The folder of the file, or of a link to it. The first choice creates it.
  let folder: String
  /// The maximum time that a writer waits for the lock.
  let lockTimeout: Duration

  var path: String { file.path }

  private var file: LockedFile {
    LockedFile(folder: folder, name: "ranks.jsonl", lockTimeout: lockTimeout)
  }

  /// Reads the rankings. A missing file has none. Damaged lines are reported in the log.
  func read() throws(UserFileError) -> RankLog {
    RankLog(decoding: try file.completeLines(limit: RankLog.byteLimit))
  }

  /// Appends records under the lock: all of them, or none if an error is thrown.
  func append(_ records: [RankRecord]) throws(UserFileError) {
    try file.append(records, limit: RankLog.byteLimit, tooLong: .tooLongRank(path: path))
  }
}
