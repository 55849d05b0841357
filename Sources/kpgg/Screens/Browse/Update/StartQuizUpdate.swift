import KPGGCore

/// The quiz key. A quiz needs all line-ups, since wrong choices come from other groups.
extension BrowserState {
  /// Starts a quiz about the group of the subject, or about all groups without a subject: at once, or
  /// when all line-ups are loaded.
  mutating func startQuiz() -> [BrowserEffect] {
    guard catalog.value != nil else { return [] }
    let quiz = AwaitedQuiz(group: subject.map { group($0.groupID).id })
    guard allLineUps.value == nil else { return [.startQuiz(quiz.group)] }
    awaitedQuiz = quiz
    return allLineUps.canBeRequested ? loadAllLineUps() : []
  }

  /// Starts the quiz that waited for all line-ups, if there is one.
  mutating func startAwaitedQuiz() -> [BrowserEffect] {
    guard let quiz = awaitedQuiz else { return [] }
    awaitedQuiz = nil
    return [.startQuiz(quiz.group)]
  }

  /// Gives up a quiz that has not started, with the request for it.
  mutating func cancelQuiz() -> [BrowserEffect] {
    awaitedQuiz = nil
    notice = language.words.browser.canceled
    return cancelUnneededRequests()
  }

  /// Shows why all line-ups cannot be loaded, if a quiz waits for them.
  mutating func failAwaitedQuiz(with error: LoadingError) {
    guard awaitedQuiz != nil else { return }
    awaitedQuiz = nil
    notice = error.line
    // The next search or quiz requests them again. Other screens show no error and no retry key.
    if !needsAllLineUps { allLineUps = .notRequested }
  }
}
