import KPGGCore
import KPGGQuiz

extension DailyLabels {
  static let english = DailyLabels(
    title: { "daily \($0)" }, date: { "Korea, \($0)" },
    question: { $0 == .group ? "Which group is it?" : "Who is it?" },
    guess: { "Guess \($0) of \($1)" },
    attribute: \.name.english,
    shortAttribute: { attribute in
      switch attribute {
      case .debutYear: "Debut"
      case .agency: "Agency"
      case .memberCount: "Size"
      case .status: "Status"
      case .section: "Section"
      case .initials: "Initials"
      case .group: "Group"
      case .birthYear: "Born"
      case .mbti: "MBTI"
      case .bloodType: "Blood"
      case .height: "Height"
      case .country: "Country"
      }
    },
    mark: { $0.name(of: $1).english },
    signs: [
      "=  right", "▲  the answer is later or higher", "▼  the answer is earlier or lower",
      "◐  partly right", "✗  wrong", "?  not known",
    ],
    nameNeeded: "Type a name first",
    alreadyGuessed: { "Already guessed: \($0) (guess \($1))" },
    contradiction: { name, reasons in
      let reasons = reasons.map { number, attributes in
        "guess \(number) (\(attributes.map(\.name.english).joined(separator: ", ")))"
      }
      return "\(name) is ruled out by \(list(reasons))."
    },
    confirmation: "Press Enter again to guess it anyway.",
    linearConfirmation: "Enter an empty line to guess it anyway.",
    solved: { "Solved in \($0) of \($1) guesses: \($2) points" },
    lost: { "Not solved in \($0) guesses" },
    streak: { "Streak: \(days($0.days)), longest: \(days($0.longest))" },
    next: { date, minutes in
      "Next puzzle: \(date)"
        + (minutes.map { ", in \($0 / 60) h \($0 % 60) min" } ?? " at 00:00 in Korea")
    },
    todayIsReady: "Today's puzzle is ready.",
    offer: { "You left the daily puzzle of \($0) after \($1) of \($2) guesses." },
    copied: "Result copied", notCopied: "This terminal cannot copy text; select it instead",
    keys: Keys(
      guess: "guess", copy: "copy", words: "words", symbols: "symbols",
      today: "today's puzzle"),
    linear: Linear(
      usage: "Type a name to guess it. 'later' means that the answer is later than your guess. "
        + ":help lists all commands.",
      offer: "Enter an empty line to continue it, or :today to start today's puzzle.",
      help: [
        ":guesses   list the guesses",
        ":today     start today's puzzle", ":lang      switch the language",
        ":quit      save the game and quit",
      ]))

  /// Joins guesses: `guess 1 (…), guess 2 (…), and guess 3 (…)`.
  @Sendable
  private static func list(_ guesses: [String]) -> String {
    guard guesses.count > 2, let last = guesses.last else {
      return guesses.joined(separator: " and ")
    }
    return guesses.dropLast().joined(separator: ", ") + ", and \(last)"
  }

  @Sendable
  private static func days(_ count: Int) -> String { count == 1 ? "1 day" : "\(count) days" }
}
