import KPGGCore
import KPGGQuiz

/// What the quiz shows below its progress: lines of text, before they are wrapped.
///
/// The full-screen view draws the lines, and the linear mode prints them.
struct QuizPage: Sendable {
  struct Line: Hashable, Sendable {
    let text: String
    var style = TextStyle.plain
    /// The number of a choice, and the action of a click on the line.
    var choice: Int?
    /// Whether the line is the selected choice.
    var isSelected = false
    /// The sign before a choice, once the solution is shown.
    var sign = ""

    static let blank = Line(text: "")
  }

  /// The lines that stay visible while the others scroll.
  var title: [Line] = []
  var lines: [Line] = []

  init(_ state: QuizState) {
    if state.showsHelp {
      lines = Self.help(in: state)
      return
    }
    switch state.phase {
    case .offer: lines = Self.offer(in: state)
    case .asking: addQuestion(in: state)
    case .solution: addSolution(in: state)
    case .result: lines = Self.result(of: state)
    }
  }

  private static func help(in state: QuizState) -> [Line] {
    QuizKeys.table.help(in: state.language).map { Line(text: $0.line) }
  }

  private static func offer(in state: QuizState) -> [Line] {
    let game = state.keptGame ?? state.game
    return [
      Line(
        text: state.labels.offer(game.replies.count + 1, game.questions.count, game.points),
        style: .bold)
    ]
  }
}

extension QuizPage {
  private mutating func addQuestion(in state: QuizState) {
    guard let question = state.game.question else { return }
    title = [Line(text: question.prompt.text[state.quizLanguage], style: .bold)]
    let worth = state.labels.worth(state.game.pointsForRightAnswer, state.game.pointsAfterNextClue)
    lines =
      Self.lines(of: state.game.clues, in: state.quizLanguage) + [Line(text: worth, style: .dim)]
    switch question.solution {
    case .order: lines.append(Line(text: state.labels.orderHint, style: .dim))
    case .all: lines.append(Line(text: state.labels.namesHint, style: .dim))
    case .one: break
    }
    guard !question.choices.isEmpty else { return }
    lines.append(.blank)
    for (index, choice) in question.choices.enumerated() {
      lines.append(
        Line(
          text: choice.text[state.quizLanguage], choice: index,
          isSelected: index == state.selection))
    }
  }

  private static func lines(of clues: [QuizText], in language: QuizLanguage) -> [Line] {
    clues.map { Line(text: $0[language]) }
  }

  private mutating func addSolution(in state: QuizState) {
    guard let (question, reply) = state.game.last else { return }
    let (labels, language) = (state.labels, state.quizLanguage)
    let verdict = labels.verdict(of: reply)
    title = [
      Line(text: question.prompt.text[language], style: .bold),
      Line(text: verdict.text, style: verdict.style),
    ]
    if reply.choice == nil, let text = reply.text, reply.verdict != .right {
      lines.append(Line(text: "\(labels.yourAnswer): \(text)"))
    }
    lines.append(
      Line(text: "\(labels.answer): \(question.solution.fullText(in: language))", style: .bold))
    lines += Self.lines(of: question.clues, in: language)
    guard !question.choices.isEmpty else { return }
    lines.append(.blank)
    let rightIDs = question.solution.names.map(\.id)
    for (index, choice) in question.choices.enumerated() {
      let isRight = rightIDs.contains(choice.id)
      let isGiven = index == reply.choice
      lines.append(
        Line(
          text: choice.text[language], style: isRight ? .green : isGiven ? .red : .dim,
          choice: index, sign: isRight ? "✓" : isGiven ? "✗" : ""))
    }
  }

  private static func result(of state: QuizState) -> [Line] {
    let (labels, game) = (state.labels, state.game)
    let total = labels.total(game.rightCount, game.questions.count, game.points)
    var lines = [Line(text: total, style: .bold)]
    if !game.missed.isEmpty {
      lines += [.blank, Line(text: labels.missed, style: .bold)]
      for (question, _) in game.missed {
        let (asked, solution) = (question.fullPromptText, question.solution)
        let language = state.quizLanguage
        lines.append(Line(text: "✗ \(asked[language]) → \(solution.fullText(in: language))"))
      }
    }
    if let upcoming = state.upcoming {
      lines += [.blank, Line(text: labels.upcoming, style: .bold)]
      lines += upcoming.prefix(10).map { Line(text: labels.due($0)) }
      if upcoming.isEmpty { lines.append(Line(text: labels.nothingUpcoming)) }
    } else if !game.missed.isEmpty, state.hasNewGame {
      lines += [.blank, Line(text: labels.reviewHint, style: .dim)]
    }
    return lines
  }
}

extension QuizSolution {
  /// The solution in a language, with a single name also in the other one.
  fileprivate func fullText(in language: QuizLanguage) -> String {
    if case .one(let name) = self { return name.text.inBoth(startingWith: language) }
    return text[language]
  }
}

extension QuizState {
  var labels: QuizLabels { language.words.quiz }
  var quizLanguage: QuizLanguage { language.words.quizLanguage }
}
