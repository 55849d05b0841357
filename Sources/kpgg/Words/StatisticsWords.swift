import KPGGCore
import KPGGQuiz

/// The words of the statistics of the catalog and the quiz.
protocol StatisticsWords {
  /// The number of groups in the statistics, with a count for each status that occurs.
  func groups(_ count: Int, _ statuses: [(status: GroupStatus?, count: Int)]) -> String

  /// The number of line-up entries, and the number of different people.
  func entries(_ entries: Int, people: Int, inSeveralGroups: Int) -> String

  func title(of chart: StatisticsChart) -> String
  func note(on chart: StatisticsChart) -> String

  func title(of topic: QuizChartTopic) -> String
  func note(on counts: Distribution, of topic: QuizChartTopic) -> String
  func kind(_ kind: QuizKind) -> String

  /// The number of answers in the quiz, with the right ones and those with a typo.
  func answers(_ count: Int, right: Int, typos: Int) -> String
  func points(_ points: Int, average: Int?) -> String
  func days(_ count: Int) -> String
  func streak(current: Int, longest: Int) -> String
  func puzzles(played: Int, solved: Int) -> String
  func review(questions: Int, due: Int) -> String

  /// The statistics of a player without answers.
  var noAnswers: String { get }

  /// The last line of an overview of statistics.
  func chartHint(_ topics: [String], of command: String) -> String
}
