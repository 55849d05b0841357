public import KPGGCore

/// A name that a question asks for: the shown text, and every accepted text.
public struct QuizChoice: Hashable, Sendable, Identifiable {
  /// What a choice stands for.
  #if hasAttribute(nonexhaustive)
    @nonexhaustive
  #endif
  public enum ID: Hashable, Sendable {
    /// A group, a member, or a song of the catalog. A line-up has the ID of its group.
    case record(RecordID)
    /// A text of a quiz file's author.
    case text(String)
  }

  /// The record, or the author's text. The choices of a question have different IDs.
  public let id: ID
  /// The name as choices and solutions show it.
  public internal(set) var name: BilingualText
  /// Every name, in both scripts. They differ in more than case, spacing, and punctuation.
  package private(set) var spellings: [String] = []
  /// The spellings as they are compared, in the same order.
  private(set) var normalizedSpellings: [NormalizedText] = []

  /// Creates a name. Drops spellings without letters and digits, and repeated ones.
  ///
  /// - Parameters:
  ///   - id: The record, or an author's text.
  ///   - name: The name as choices show it.
  ///   - spellings: Further accepted texts.
  public init(id: ID, name: BilingualText, spellings: [String] = []) {
    (self.id, self.name) = (id, name)
    let all = [name.english, name.korean] + spellings
    // Comparing a few spellings is faster than hashing them.
    let isShort = all.count < 32
    var seen: Set<NormalizedText> = []
    for (index, spelling) in all.enumerated() {
      // Many titles and names are the same in both languages, and comparing is faster than
      // normalizing.
      guard index == 0 || spelling != all[index - 1] else { continue }
      let normalized = NormalizedText(spelling)
      let isNew =
        isShort ? !normalizedSpellings.contains(normalized) : seen.insert(normalized).inserted
      guard isNew, !normalized.isEmpty else { continue }
      self.spellings.append(spelling)
      normalizedSpellings.append(normalized)
    }
  }

  /// Creates a choice with the names of another one, without comparing them again.
  init(id: ID, named other: Self) {
    (self.id, name) = (id, other.name)
    (spellings, normalizedSpellings) = (other.spellings, other.normalizedSpellings)
  }
}

extension QuizChoice {
  /// The ID as a part of a question's ID: `IVE/Rei`.
  var idText: String { id.text }
}

extension QuizChoice.ID {
  /// The ID as a part of a question's ID: `IVE/Rei`.
  var text: String {
    switch self {
    case .record(let id): id.description
    case .text(let text): text
    }
  }
}

extension GirlGroup {
  /// Returns the name with the accepted spellings. The ID and the aliases are spellings too.
  func choice(where isAccepted: (String) -> Bool) -> QuizChoice {
    QuizChoice(
      id: .record(.group(id)), name: displayName,
      spellings: (mainNames + otherNames).filter(isAccepted))
  }
}

extension Member {
  /// The stage name in both languages; `nil` if it is unknown in both scripts.
  var knownName: BilingualText? { BilingualText(latin: stageName, hangul: koreanStageName) }
}

extension Song {
  func choice(of group: GroupID) -> QuizChoice {
    QuizChoice(
      id: .record(.song(group: group, title: title)), name: displayTitle)
  }
}
