import KPGGCore

/// The question that is shown first.
package indirect enum QuizPrompt: Hashable, Sendable {
  /// Which group has the members in the clues?
  case groupOfMembers
  /// Which group has these initial consonants?
  case groupWithInitials(String)
  /// Which group released this song?
  case groupOfSong(QuizText)
  /// Which of the choices is a song by this group?
  case songOfGroup(QuizText)
  /// Which song by this group has these initials?
  case songWithInitials(QuizText, by: QuizText)
  /// Which member do the clues describe?
  case memberWithFacts
  /// Which of the choices was never in this group?
  case outsider(of: QuizText)
  /// Which member of this group is not listed?
  case missingMember(of: QuizText, isDisbanded: Bool, others: [QuizText])
  /// Which of the choices debuted first?
  case firstDebut
  /// What is the order of these groups by debut? They are numbered from 1.
  case debutOrder([QuizText])
  /// Which of the choices is the line-up of this group?
  case lineUp(of: QuizText, isDisbanded: Bool)
  /// What are the names of all members of this group?
  case allMembers(of: QuizText, isDisbanded: Bool)
  /// A question with its own text.
  case own(String)
  /// A generated question in an author's words, with the subject after them unless they name it.
  case reworded(String, of: QuizPrompt)

  /// The question in both languages.
  package var text: QuizText {
    switch self {
    case .groupOfMembers: QuizText(english: "Which group is it?", korean: "어느 그룹일까요?")
    case .groupWithInitials(let initials):
      joined(
        QuizText(english: "Which group has these initials in Korean?", korean: "초성이 다음과 같은 그룹은?"),
        QuizText(initials))
    case .groupOfSong(let title):
      joined(QuizText(english: "Which group released it?", korean: "어느 그룹의 노래일까요?"), title)
    case .songOfGroup(let group):
      QuizText(
        english: "Which song is by \(group.english)?", korean: "다음 중 \(group.korean)의 노래는?")
    case .songWithInitials(let initials, let group):
      joined(
        QuizText(
          english: "Which song by \(group.english) has these initials?",
          korean: "초성이 다음과 같은 \(group.korean)의 노래는?"), initials)
    case .memberWithFacts: QuizText(english: "Who is she?", korean: "누구일까요?")
    case .outsider(let group):
      QuizText(
        english: "Who was never a member of \(group.english)?",
        korean: "\(group.korean)의 멤버였던 적이 없는 사람은?")
    case .missingMember(let group, let isDisbanded, let others):
      joined(
        QuizText(
          english: "Who is missing from the \(lineUp(isDisbanded).english) of \(group.english)?",
          korean: "\(group.korean)의 \(lineUp(isDisbanded).korean) 중 빠진 사람은?"), others.list)
    case .firstDebut:
      QuizText(english: "Which group debuted first?", korean: "가장 먼저 데뷔한 그룹은?")
    case .debutOrder(let groups):
      joined(
        QuizText(english: "In which order did they debut?", korean: "데뷔한 순서대로 나열하세요."),
        numbered(groups))
    case .lineUp(let group, let isDisbanded):
      QuizText(
        english: "Which is the \(lineUp(isDisbanded).english) of \(group.english)?",
        korean: "\(group.korean)의 \(lineUp(isDisbanded).korean)로 알맞은 것은?")
    case .allMembers(let group, let isDisbanded):
      QuizText(
        english: "Who is in the \(lineUp(isDisbanded).english) of \(group.english)?",
        korean: "\(group.korean)의 \(lineUp(isDisbanded).korean)를 모두 쓰세요.")
    case .own(let text): QuizText(text)
    case .reworded(let words, let prompt): prompt.subjects.reduce(QuizText(words), naming)
    }
  }

  /// What the player has to see to answer.
  private var subjects: [QuizText] {
    switch self {
    case .groupOfMembers, .memberWithFacts, .firstDebut, .own: []
    case .groupWithInitials(let initials): [QuizText(initials)]
    case .groupOfSong(let title): [title]
    case .songOfGroup(let group), .outsider(let group): [group]
    case .songWithInitials(let initials, let group): [group, initials]
    case .missingMember(let group, _, let others): [group, others.list]
    case .debutOrder(let groups): [numbered(groups)]
    case .lineUp(let group, _), .allMembers(let group, _): [group]
    case .reworded(_, let prompt): prompt.subjects
    }
  }

  private func naming(_ text: QuizText, _ subject: QuizText) -> QuizText {
    let isNamed = [subject.english, subject.korean].contains { name in
      NormalizedText(text.english).contains(NormalizedText(name))
    }
    return isNamed ? text : joined(text, subject)
  }

  private func numbered(_ groups: [QuizText]) -> QuizText {
    groups.enumerated().map { index, group in group.map { "\(index + 1) \($0)" } }.list
  }

  private func joined(_ question: QuizText, _ subject: QuizText) -> QuizText {
    QuizText(
      english: "\(question.english) \(subject.english)",
      korean: "\(question.korean) \(subject.korean)")
  }

  private func lineUp(_ isDisbanded: Bool) -> QuizText {
    isDisbanded
      ? QuizText(english: "last line-up", korean: "마지막 멤버")
      : QuizText(english: "current line-up", korean: "현재 멤버")
  }
}
