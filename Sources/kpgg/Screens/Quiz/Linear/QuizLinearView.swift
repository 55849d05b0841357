import KPGGCore
import KPGGQuiz

/// The lines that the linear mode prints.
struct QuizLinearView: Sendable {
  let state: QuizState
  /// The width of the terminal; `nil` for a pipe or a file.
  let width: Int?

  /// The first lines: what can be typed, a message if there is one, and the page.
  var start: [String] {
    let texts = [state.labels.linear.usage, state.notice].compactMap(\.self)
    return texts.flatMap { fitted(QuizPage.Line(text: $0)) } + page
  }

  /// The whole page: the number of the question, the question, the clues, and the choices.
  var page: [String] {
    let page = QuizPage(state)
    let lines = page.title + page.lines
    return heading + lines.flatMap(fitted)
  }

  /// The lines that a command adds.
  func change(since before: QuizLinearView) -> [String] {
    let notice = state.notice.map { fitted(QuizPage.Line(text: $0)) } ?? []
    switch (before.state.phase, state.phase) {
    case (.asking, .asking) where state.game.replies.count == before.state.game.replies.count:
      return notice + (state.language == before.state.language ? newClues(since: before) : page)
    case (.asking, .solution): return solution + notice
    case (_, .asking), (_, .result), (_, .offer):
      return notice + (notice.isEmpty ? [] : [""]) + page
    case (_, .solution): return notice
    }
  }

  private var heading: [String] {
    guard state.phase == .asking, let question = state.game.question else { return [] }
    let number = state.game.replies.count + 1
    let parts = [
      state.labels.progress(number, state.game.questions.count),
      question.kind.name(in: state.quizLanguage), question.level.name(in: state.quizLanguage),
      state.game.seconds.map(state.labels.seconds),
    ]
    return fitted(QuizPage.Line(text: parts.compactMap(\.self).joined(separator: " · ")))
  }

  private func newClues(since before: QuizLinearView) -> [String] {
    let old = before.state.game.clueCount
    let new = state.game.clues.dropFirst(old).map {
      QuizPage.Line(text: $0.text[state.quizLanguage])
    }
    let worth = state.labels.worth(state.game.pointsForRightAnswer, state.game.pointsAfterNextClue)
    return (new + (new.isEmpty ? [] : [QuizPage.Line(text: worth)])).flatMap(fitted)
  }

  /// The verdict and the answer.
  private var solution: [String] {
    let page = QuizPage(state)
    return (page.title.dropFirst() + page.lines.filter { $0.style == .bold }).flatMap(fitted)
  }

  private func fitted(_ line: QuizPage.Line) -> [String] {
    let number = line.choice.map { "\($0 + 1)  " } ?? ""
    return (number + line.text).safeLines(width: width)
  }
}
