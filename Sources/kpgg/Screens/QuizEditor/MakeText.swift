import KPGGCore
import KPGGQuiz

// The words of the editor's state.

extension MakeState {
  var labels: QuizMakeLabels { language.words.quiz.make }
  var quizLanguage: QuizLanguage { language.words.quizLanguage }

  /// The text of a question, without what the player sees after it.
  func promptText(at index: Int) -> String {
    switch document.items[index].question {
    case .own(let own): own.prompt
    case .generated(let generated):
      draft.entries[index].question?.prompt.text[quizLanguage] ?? generated.prompt
        ?? draft.usualQuestion(at: index)?.prompt.text[quizLanguage] ?? "{ \(generated.id) }"
    }
  }

  /// The text of a clue of the question at an index.
  func clueText(_ clue: QuizDocument.Clue, at index: Int) -> String {
    guard case .generated(let number) = clue, let usual = draft.usualQuestion(at: index),
      usual.clues.indices.contains(number - 1)
    else { return clue.text }
    return usual.clues[number - 1][quizLanguage]
  }

  /// The answer to a question; `nil` if the catalog has none.
  func answerText(at index: Int) -> String? {
    let question = draft.entries[index].question ?? draft.usualQuestion(at: index)
    return question?.solution.text[quizLanguage]
  }

  func text(of problem: QuizDraft.Problem) -> String {
    switch problem {
    case .mistake(let kind): kind.text[quizLanguage]
    case .repeats(let index): labels.repeats(index + 1)
    }
  }

  /// What the author types, before the line.
  func label(of target: MakeEdit.Target) -> String {
    switch target {
    case .row(let row): label(of: row)
    case .newPrompt: labels.question
    case .newQuestion: labels.answer
    }
  }

  /// The name of a row.
  func label(of row: MakeRow) -> String {
    switch row {
    case .title: labels.title
    case .author: labels.author
    case .level: labels.level
    case .seconds: labels.time
    case .prompt, .question: labels.question
    case .answer, .newAnswer: labels.answer
    case .choice, .newChoice: labels.wrongChoice
    case .clue, .usualClue, .newClue: labels.clue
    }
  }
}
