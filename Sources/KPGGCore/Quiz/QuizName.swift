/// A thing that a question asks for: the text that is shown, and every text that counts.
public struct QuizName: Hashable, Sendable, Identifiable {
  /// The ID of the group, the member, or the song.
  public let id: String
  /// The name as choices and solutions show it.
  public let text: QuizText
  /// Every name, in both scripts. They differ in more than case, spacing, and punctuation.
  package let spellings: [String]

  /// Creates a name. Drops spellings without letters and digits, and repeated ones.
  package init(id: String, text: QuizText, spellings: [String]) {
    self.id = id
    self.text = text
    var seen: Set<NormalizedText> = [NormalizedText("")]
    self.spellings = ([text.english, text.korean] + spellings).filter {
      seen.insert(NormalizedText($0)).inserted
    }
  }
}

extension GirlGroup {
  /// Returns the name with the ID and the aliases as further spellings.
  ///
  /// - Parameter isAccepted: Returns whether a spelling counts.
  /// - Returns: The name in both languages, with the accepted spellings.
  func quizName(where isAccepted: (String) -> Bool) -> QuizName {
    QuizName(
      id: id.description, text: QuizText(english: name, korean: koreanName ?? name),
      spellings: (mainNames + otherNames).filter(isAccepted))
  }
}

extension Member {
  /// The stage name in both languages; `nil` if it is unknown in both scripts.
  var quizText: QuizText? {
    guard let english = stageName ?? koreanStageName, let korean = koreanStageName ?? stageName
    else { return nil }
    return QuizText(english: english, korean: korean)
  }
}

extension Appearances {
  /// The stage name of the main entry, with the names of all entries and with birth names; `nil` if
  /// the stage name is unknown.
  var quizName: QuizName? {
    main.quizText.map { text in
      QuizName(
        id: main.id.description, text: text,
        spellings: entries.flatMap { $0.mainNames + $0.otherNames + [$0.id.description] })
    }
  }
}

extension Song {
  /// The title in both languages.
  func quizName(of group: GroupID) -> QuizName {
    QuizName(
      id: "\(group)/\(title)", text: QuizText(english: title, korean: koreanTitle ?? title),
      spellings: [])
  }
}
