import KPGGCore

/// A name that a question asks for: the shown text, and every accepted text.
public struct QuizName: Hashable, Sendable, Identifiable {
  /// The ID of the group, the member, or the song.
  public let id: String
  /// The name as choices and solutions show it.
  public let text: QuizText
  /// Every name, in both scripts. They differ in more than case, spacing, and punctuation.
  package private(set) var spellings: [String] = []
  /// The spellings as they are compared, in the same order.
  private(set) var normalizedSpellings: [NormalizedText] = []

  /// Creates a name. Drops spellings without letters and digits, and repeated ones.
  package init(id: String, text: QuizText, spellings: [String]) {
    (self.id, self.text) = (id, text)
    let all = [text.english, text.korean] + spellings
    var seen = Set<NormalizedText>(minimumCapacity: all.count)
    for (index, spelling) in all.enumerated() {
      // Many titles and names are the same in both languages, and comparing is faster than
      // normalizing.
      guard index == 0 || spelling != all[index - 1] else { continue }
      let normalized = NormalizedText(spelling)
      guard !normalized.isEmpty, seen.insert(normalized).inserted else { continue }
      self.spellings.append(spelling)
      normalizedSpellings.append(normalized)
    }
  }
}

extension GirlGroup {
  /// Returns the name with the ID and the aliases as further spellings.
  ///
  /// - Parameter isAccepted: Returns whether a spelling is accepted.
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
      var spellings: [String] = []
      for entry in entries {
        entry.forEachName { spellings.append($0) }
        spellings.append(entry.id.description)
      }
      return QuizName(id: main.id.description, text: text, spellings: spellings)
    }
  }
}

extension Song {
  /// The title in both languages.
  func quizName(of group: GroupID) -> QuizName {
    QuizName(
      id: group.description + "/" + title,
      text: QuizText(english: title, korean: koreanTitle ?? title),
      spellings: [])
  }
}

/// The names that answer a question.
package enum QuizSolution: Hashable, Sendable {
  /// One name.
  case one(QuizName)
  /// Several names in any order, separated by commas.
  case all([QuizName])
  /// Several names in order, separated by commas, or their numbers in the prompt, such as `2413`.
  case order([QuizName], numbers: String)

  /// The names in the order of the solution.
  package var names: [QuizName] {
    switch self {
    case .one(let name): [name]
    case .all(let names), .order(let names, _): names
    }
  }

  /// The solution as it is shown.
  package var text: QuizText { names.map(\.text).list }

  /// Every accepted text. A solution of several names in any order lists the spellings of all
  /// names.
  package var texts: [String] {
    switch self {
    case .one(let name): name.spellings
    case .all(let names): names.flatMap(\.spellings)
    case .order(_, let numbers):
      text.english == text.korean
        ? [text.english, numbers] : [text.english, text.korean, numbers]
    }
  }
}
