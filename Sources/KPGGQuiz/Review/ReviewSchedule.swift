public import KPGGCore

/// The questions that a player has missed, and the days on which they are due.
///
/// A question joins the schedule with its first wrong answer and stays. Its memory state follows
/// from all of its answers, including earlier ones. Daily puzzles are not scheduled. Questions with
/// their own text are not scheduled either, because the catalog cannot ask them again, and neither
/// are kinds that this version does not know.
public struct ReviewSchedule: Hashable, Sendable {
  /// A question with its answers so far. It is scheduled if one of them was wrong.
  public struct Item: Hashable, Sendable {
    /// The ID of the question.
    public let questionID: QuizQuestionID
    /// The IDs of the records that the question is about.
    package private(set) var subjects: [String]
    package private(set) var memory: MemoryState
    /// The day of the last answer.
    package private(set) var lastDate: CalendarDate
    /// The difficulty at which the question was last missed; `nil` if the log does not say.
    public private(set) var missedLevel: QuizLevel?
    fileprivate private(set) var wasMissed: Bool

    fileprivate init(_ questionID: QuizQuestionID, _ answer: LoggedAnswer) {
      (self.questionID, subjects, lastDate) = (questionID, answer.subjects, answer.date)
      memory = MemoryState(first: answer.grade)
      wasMissed = false
      noteMiss(answer)
    }

    /// The first day on which the question is due, after the day of the last answer.
    package var dueDate: CalendarDate { lastDate.adding(days: memory.interval()) ?? .latest }

    /// Returns the probability of a right answer on a day.
    func retrievability(on day: CalendarDate) -> Double {
      memory.retrievability(afterDays: lastDate.days(until: day))
    }

    fileprivate mutating func add(_ answer: LoggedAnswer) {
      memory = memory.next(answer.grade, afterDays: lastDate.days(until: answer.date))
      subjects = answer.subjects
      // The clock of a computer can go back. The days between answers never do.
      lastDate = max(lastDate, answer.date)
      noteMiss(answer)
    }

    private mutating func noteMiss(_ answer: LoggedAnswer) {
      guard !answer.isRight else { return }
      (wasMissed, missedLevel) = (true, answer.level ?? missedLevel)
    }
  }

  /// The number of questions that are due on a day.
  package struct DueCount: Hashable, Sendable {
    package let date: CalendarDate
    /// At least one.
    package let count: Int
  }

  /// The scheduled questions, in the order of their first answers.
  package let items: [Item]

  /// The last day on which any question about a subject was answered.
  private let lastDates: [String: CalendarDate]

  /// Creates the schedule from answers, oldest first.
  ///
  /// - Parameters:
  ///   - answers: The answers.
  ///   - today: The current day, if it is known. An answer with a later date, from a wrong clock,
  ///     counts for this day.
  public init(_ answers: [LoggedAnswer], today: CalendarDate? = nil) {
    var items: [Item] = []
    var positions: [String: Int] = [:]
    var lastDates: [String: CalendarDate] = [:]
    for answer in answers where !answer.isDaily && answer.kind != QuizKind.own.rawValue {
      var answer = answer
      if let today, today.isComplete { answer.date = min(answer.date, today) }
      if let position = positions[answer.questionID] {
        items[position].add(answer)
      } else if let questionID = QuizQuestionID(answer.questionID) {
        positions[answer.questionID] = items.count
        items.append(Item(questionID, answer))
      }
      for subject in answer.subjects {
        lastDates[subject] = max(lastDates[subject] ?? answer.date, answer.date)
      }
    }
    self.items = items.filter(\.wasMissed)
    self.lastDates = lastDates
  }

  /// Returns the questions to ask on a day, the most forgotten first.
  ///
  /// A question is buried (it waits for the next day) if an earlier question in the result, or any
  /// answer of that day, has a subject in common with it.
  public func due(on day: CalendarDate) -> [Item] {
    let due = items.filter { $0.dueDate <= day }
    let sorted = due.map { (retrievability: $0.retrievability(on: day), item: $0) }
      .sorted {
        ($0.retrievability, $0.item.questionID.description)
          < ($1.retrievability, $1.item.questionID.description)
      }
    var buried: Set<String> = []
    return sorted.map { $0.item }.filter { item in
      guard item.subjects.allSatisfy({ lastDates[$0] != day && !buried.contains($0) })
      else { return false }
      buried.formUnion(item.subjects)
      return true
    }
  }

  /// Returns how many questions become due on which day after this one, the next day first.
  ///
  /// Questions that are buried on `day` count for the next one.
  package func upcoming(after day: CalendarDate) -> [DueCount] {
    let asked = Set(due(on: day).map(\.questionID))
    let next = day.adding(days: 1) ?? .latest
    let dates = items.filter { !asked.contains($0.questionID) }.map { max($0.dueDate, next) }
    return Dictionary(grouping: dates) { $0 }
      .map { DueCount(date: $0.key, count: $0.value.count) }
      .sorted { $0.date < $1.date }
  }
}

extension CalendarDate {
  /// Returns the number of days until another complete date; 0 if it is not later.
  fileprivate func days(until other: CalendarDate) -> Int {
    guard let start = dayNumber, let end = other.dayNumber else { return 0 }
    return max(0, end - start)
  }
}
