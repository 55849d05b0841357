import KPGGCore

extension QuizKind {
  /// Asks for the group, or the song of a group, with certain initial consonants (초성).
  public static let initials = Self("initials", english: "initials", korean: "초성")
}

/// Asks which group has these unique initials.
struct InitialsQuestion: GroupQuestion {
  static let kind = QuizKind.initials

  let group: Int

  func question(_ builder: inout QuestionBuilder) -> QuizQuestion? {
    let group = builder.catalog.groups[group]
    guard let name = group.group.koreanName, let initials = QuizInitials.choseong(of: name),
      initials.count > 1, builder.catalog.initials.value[initials] == group.lineUp
    else { return nil }
    var clues: [BilingualText] = []
    if let year = group.group.debutDate?.year {
      clues.append(.debutClue(BilingualText(year: year)))
    }
    let count = builder.catalog.lineUps[group.lineUp].members.count
    if count > 0 {
      clues.append(.clue("Members, past and present", "역대 멤버 수", BilingualText(count: count)))
    }
    if let last = UnicodeForm.composed(name).last(where: \.isLetter) {
      clues.append(.clue("Last syllable in Korean", "마지막 글자", BilingualText(String(last))))
    }
    return builder.question(
      aboutGroup: self.group,
      QuizPrompt(
        "Which group has these initials in Korean?", "초성이 다음과 같은 그룹은?",
        listing: BilingualText(initials)),
      clues: clues)
  }
}
