import KPGGCore

/// The question that is shown first.
package struct QuizPrompt: Hashable, Sendable {
  /// The question in both languages.
  package let text: QuizText
  /// The subjects that the player must see to answer.
  private let subjects: [QuizText]

  /// Creates a prompt.
  ///
  /// - Parameters:
  ///   - english: The question in English.
  ///   - korean: The question in Korean.
  ///   - subjects: The subjects that the question names.
  ///   - listing: A subject that follows the question.
  init(
    _ english: String, _ korean: String, about subjects: [QuizText] = [], listing: QuizText? = nil
  ) {
    let question = QuizText(english: english, korean: korean)
    text = listing.map(question.followed) ?? question
    self.subjects = subjects + (listing.map { [$0] } ?? [])
  }

  /// Creates a prompt with its own text.
  package init(own text: String) { self.init(text: QuizText(text), subjects: []) }

  private init(text: QuizText, subjects: [QuizText]) {
    (self.text, self.subjects) = (text, subjects)
  }

  /// Returns the prompt in an author's words, with the subjects after them unless they name them.
  func reworded(_ words: String) -> Self {
    let text = subjects.reduce(QuizText(words)) { text, subject in
      let isNamed = [subject.english, subject.korean].contains { name in
        NormalizedText(text.english).contains(NormalizedText(name))
      }
      return isNamed ? text : text.followed(by: subject)
    }
    return Self(text: text, subjects: subjects)
  }
}

extension QuizText {
  fileprivate func followed(by subject: QuizText) -> QuizText {
    QuizText(
      english: "\(english) \(subject.english)", korean: "\(korean) \(subject.korean)")
  }
}
