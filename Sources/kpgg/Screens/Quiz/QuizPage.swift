import KPGGCore
import KPGGQuiz

/// What the quiz shows below its progress: lines of text, before they are wrapped.
///
/// The full-screen view draws the lines, and the linear mode prints them.
struct QuizPage: Sendable {
  struct Line: Hashable, Sendable {
    var text = ""
    var style = TextStyle.plain
    /// The number of a choice, and the action of a click on the line.
    var choice: Int?
    /// Whether the line is the selected choice.
    var isSelected = false
    /// Whether the line is the last clue that is shown.
    var isLastClue = false
    /// The sign before a choice, once the solution is shown.
    var sign = ""
  }

  /// The lines that stay visible while the others scroll.
  private(set) var title: [Line] = []
  private(set) var lines: [Line] = []

  init(_ state: QuizState) {
    switch state.phase {
    case _ where state.showsHelp:
      lines = QuizKeys.table.help(in: state.language, isText: state.asksForText)
        .map { Line(text: $0.line) }
    case .offer:
      let game = state.savedGame ?? state.game
      let offer = state.labels.offer(
        state.subject(of: game), game.replies.count + 1, game.questions.count, game.points)
      lines = [Line(text: offer, style: .bold)]
    case .asking: addQuestion(in: state)
    case .solution: addSolution(in: state)
    case .result: addResult(of: state)
    }
  }
}

extension QuizPage {
  private mutating func addQuestion(in state: QuizState) {
    guard let question = state.game.question else { return }
    let (labels, language) = (state.labels, state.language)
    title = [Line(text: question.promptText.text(in: language), style: .bold)]
    let clues = state.game.clues
    lines = clues.enumerated().map { index, clue in
      Line(text: clue.text(in: language), isLastClue: index == clues.count - 1)
    }
    lines.append(Line(text: state.worth, style: .dim))
    switch question.solution {
    case .order: lines.append(Line(text: labels.orderHint, style: .dim))
    case .all: lines.append(Line(text: labels.namesHint, style: .dim))
    case .one: break
    }
    addChoices(of: question) { index, choice in
      Line(
        text: choice.name.text(in: language), choice: index, isSelected: index == state.selection)
    }
  }

  private mutating func addSolution(in state: QuizState) {
    guard let turn = state.game.last else { return }
    let (question, reply) = (turn.question, turn.reply)
    let (labels, language) = (state.labels, state.language)
    let verdict = labels.verdict(of: reply)
    title = [
      Line(text: question.promptText.text(in: language), style: .bold),
      Line(text: verdict.text, style: verdict.style),
    ]
    if reply.choice == nil, let text = reply.text, reply.verdict != .right {
      lines.append(Line(text: "\(labels.yourAnswer): \(text)"))
    }
    lines.append(
      Line(text: "\(labels.answer): \(question.solution.fullText(in: language))", style: .bold))
    lines += question.clues.map { Line(text: $0.text(in: language)) }
    let rightIDs = question.solution.names.map(\.id)
    addChoices(of: question) { index, choice in
      let isRight = rightIDs.contains(choice.id)
      let isGiven = index == reply.choice
      return Line(
        text: choice.name.text(in: language), style: isRight ? .green : isGiven ? .red : .dim,
        choice: index, sign: isRight ? "✓" : isGiven ? "✗" : "")
    }
  }

  private mutating func addChoices(of question: QuizQuestion, _ line: (Int, QuizChoice) -> Line) {
    guard !question.choices.isEmpty else { return }
    lines += [Line()] + question.choices.enumerated().map(line)
  }

  private mutating func addResult(of state: QuizState) {
    let (labels, game, language) = (state.labels, state.game, state.language)
    let total = labels.total(game.rightCount, game.questions.count, game.points)
    lines = [Line(text: total, style: .bold)]
    if !game.missed.isEmpty {
      lines += [Line(), Line(text: labels.missed, style: .bold)]
      lines += game.missed.map { missed in
        let prompt = missed.question.fullPromptText.text(in: language)
        return Line(text: "✗ \(prompt) → \(missed.question.solution.fullText(in: language))")
      }
    }
    if let upcoming = state.upcoming {
      lines += [Line(), Line(text: labels.upcoming, style: .bold)]
      lines += upcoming.prefix(10).map { Line(text: labels.due($0)) }
      if upcoming.isEmpty { lines.append(Line(text: labels.nothingUpcoming)) }
    } else if !game.missed.isEmpty, state.hasNewGame {
      lines += [Line(), Line(text: labels.reviewHint, style: .dim)]
    }
  }
}

extension QuizState {
  /// The title of a game that someone wrote; else its group, its level, and its kinds.
  fileprivate func subject(of game: QuizGame) -> String {
    if case .written(let document) = game.source { return document.title }
    var kinds: [QuizKind] = []
    for question in game.questions where !kinds.contains(question.kind) {
      kinds.append(question.kind)
    }
    return labels.subject(
      savedGroup?.text(in: language), game.questions[0].level, kinds)
  }

  /// The points for the right answer, now and after the next clue.
  var worth: String { labels.worth(game.pointsForRightAnswer, game.pointsAfterNextClue) }
}

extension QuizSolution {
  /// The solution in a language, with a single name also in the other one.
  fileprivate func fullText(in language: Language) -> String {
    guard case .one(let choice) = self else { return text.text(in: language) }
    let (name, both) = (choice.name, choice.name.inBoth(startingWith: language))
    // A name with its group has parentheses of its own.
    return both.hasSuffix("))")
      ? "\(name.text(in: language)) · \(name.text(in: language.next))" : both
  }
}
