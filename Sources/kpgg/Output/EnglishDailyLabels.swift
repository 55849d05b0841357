import KPGGCore

extension DailyLabels {
  static let english = DailyLabels(
    title: { "daily \($0)" }, date: { "Korea, \($0)" },
    question: { $0 == .group ? "Which group is it?" : "Who is it?" },
    guess: { "Guess \($0) of \($1)" },
    attribute: \.englishName,
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
    mark: { $0.englishName(of: $1) },
    signs: [
      "=  right", "▲  the answer is later or higher", "▼  the answer is earlier or lower",
      "◐  partly right", "✗  wrong", "?  not known",
    ],
    nameNeeded: "Type a name first",
    alreadyGuessed: { "\($0) is already guess \($1)" },
    contradiction: { name, reasons in
      let reasons = reasons.map { number, attributes in
        "guess \(number) (\(attributes.map(\.englishName).joined(separator: ", ")))"
      }
      return "\(name) cannot be the answer, by \(reasons.joined(separator: ", "))."
    },
    confirmation: "Enter again to guess anyway.",
    linearConfirmation: "An empty line guesses it anyway.",
    solved: { "Solved with guess \($0) of \($1): \($2) points" },
    lost: { "Not solved with \($0) guesses" },
    streak: { "Streak: \(days($0.days)), longest: \(days($0.longest))" },
    next: { date, minutes in
      "Next puzzle: \(date)"
        + (minutes.map { ", in \($0 / 60) h \($0 % 60) min" } ?? " at 00:00 in Korea")
    },
    todayIsReady: "The puzzle of today is ready.",
    offer: { "You left the puzzle of \($0) after \($1) of \($2) guesses." },
    copied: "The result is copied", notCopied: "This terminal cannot copy text; select it instead",
    keys: Keys(
      guess: "guess", copy: "copy", words: "words", symbols: "symbols",
      today: "today's puzzle"),
    linear: Linear(
      usage: "Type a name to guess it. Marks such as 'later' describe the answer. :help lists all "
        + "commands.",
      offer: "An empty line goes on with it, and :today starts the puzzle of today.",
      help: [
        ":guesses   list the guesses",
        ":today     start the puzzle of today", ":lang      switch the language",
        ":quit      keep the game and quit",
      ]))

  @Sendable
  private static func days(_ count: Int) -> String { count == 1 ? "1 day" : "\(count) days" }
}
