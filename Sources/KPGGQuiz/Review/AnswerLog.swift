package import KPGGCore
package import KPGGSystem

/// The answers of a player, from the lines of a log.
///
/// Damaged lines are reported. The others still count.
package struct AnswerLog: Hashable, Sendable {
  /// The answers that were not undone, oldest first.
  package private(set) var answers: [LoggedAnswer] = []
  /// The numbers of the lines, from 1, that are not records of the known version. They stay in the
  /// file.
  package private(set) var damagedLines: [Int] = []

  /// The maximum size of a file, in bytes. It has room for about 50,000 answers.
  package static let byteLimit = 8 << 20

  /// Creates an empty log.
  package init() {}

  /// Reads the lines of a file. Empty lines are ignored.
  ///
  /// - Complexity: O(number of bytes).
  package init(decoding data: Data) {
    var log = Self()
    log.damagedLines = AnswerRecord.readLines(of: data) { log.append($0) }
    self = log
  }

  /// The number of answers, from the last one, that a record can undo.
  private static let undoLimit = 100

  /// Adds an answer, or removes the one that a record undoes. An answer that is older than the last
  /// 100 stays.
  package mutating func append(_ record: AnswerRecord) {
    switch record {
    case .answer(let answer): answers.append(answer)
    case .undo(let questionID, let date):
      let index = answers.suffix(Self.undoLimit).lastIndex {
        $0.questionID == questionID && $0.date == date
      }
      if let index { answers.remove(at: index) }
    }
  }
}

/// A line of the answer log.
///
/// A line is one JSON object with the version `v`:
///
///     {"answer":"lineup IVE","clues":2,…,"level":"hard",…,"v":1}
///     {"date":"2026-11-21","undo":"lineup IVE","v":1}
package enum AnswerRecord: Hashable, Sendable {
  /// An answer.
  case answer(LoggedAnswer)
  /// The removal of the last answer to a question on a day, which earlier versions of kpgg wrote.
  ///
  /// Lines are only ever appended. Because it names the answer, lines appended meanwhile do not
  /// matter.
  case undo(questionID: String, date: CalendarDate)

  /// The maximum length of a line in bytes, without its newline.
  package static let byteLimit = 4096
}

extension AnswerRecord: LogRecord {
  /// The object of the line.
  package var json: JSONValue {
    switch self {
    case .answer(let answer): answer.json.adding(["v": .integer(Self.version)])
    case .undo(let questionID, let date):
      .object(["date": date.json, "undo": .string(questionID), "v": .integer(Self.version)])
    }
  }

  /// Reads an object of the known version; `nil` if it is not a record.
  ///
  /// A log has thousands of lines. Reading keys in the order of the writer is ten times as fast as
  /// `Decodable`.
  package static func record(in object: JSONObject) -> AnswerRecord? {
    var object = object
    let (answer, clues) = (object["answer"], object["clues"]?.integer)
    guard let date = object["date"]?.text.flatMap({ CalendarDate($0) }), date.isComplete else {
      return nil
    }
    guard let answer else {
      return object["undo"]?.text.map { .undo(questionID: $0, date: date) }
    }
    guard let questionID = answer.text, let clues,
      let grade = object["grade"]?.text.flatMap({ ReviewGrade($0) }),
      let kind = object["kind"]?.text,
      case let level = object["level"]?.text.flatMap({ QuizLevel($0) }),
      let points = object["points"]?.integer,
      let subjects = object["subjects"]?.texts, let hasTypo = object["typo"]?.boolean
    else { return nil }
    return LoggedAnswer(
      questionID: questionID, kind: kind, subjects: subjects, date: date, grade: grade,
      points: points, hasTypo: hasTypo, clues: clues, level: level
    ).map { .answer($0) }
  }
}
