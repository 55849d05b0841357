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
  var idText: String {
    switch id {
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

extension Person {
  /// The stage name of the main entry, with the names of all entries and with birth names; `nil` if
  /// the stage name is unknown.
  var choice: QuizChoice? {
    main.knownName.map { name in
      var spellings: [String] = []
      for entry in entries {
        entry.forEachName { name, _ in spellings.append(name) }
        spellings.append(entry.id.description)
      }
      return QuizChoice(id: .record(.member(main.id)), name: name, spellings: spellings)
    }
  }
}

extension Song {
  func choice(of group: GroupID) -> QuizChoice {
    QuizChoice(
      id: .record(.song(group: group, title: title)), name: displayTitle)
  }
}

/// A name that can be a choice, prepared for comparing.
struct QuizCandidate: Sendable {
  let name: QuizChoice
  /// The debut of the group that the name belongs to.
  let debut: CalendarDate?
  /// The tier of this group.
  let tier: Tier
  private let english: Shape
  private let korean: Shape

  /// Returns `nil` for a name without letters and digits, and for one with too many or too long
  /// spellings to compare. No real name has more than ten spellings, or a hundred letters in them.
  init?(_ name: QuizChoice, debut: CalendarDate?, tier: Tier) {
    // A key path would be slower.
    let lengths = name.normalizedSpellings.map { $0.scalars.count }
    guard NormalizedText.namesSomething(name.name.english),
      NormalizedText.namesSomething(name.name.korean),
      lengths.count <= 30, lengths.allSatisfy({ $0 <= 300 }), lengths.reduce(0, +) <= 1000
    else { return nil }
    (self.name, self.debut, self.tier) = (name, debut, tier)
    (english, korean) = (Shape(name.name.english), Shape(name.name.korean))
  }

  /// Whether the name looks like another name: in both languages, it has the same scripts and a
  /// similar length.
  func looksLike(_ other: Self) -> Bool {
    english.isSimilar(to: other.english) && korean.isSimilar(to: other.korean)
  }

  /// Whether no spelling of either name contains a spelling of the other.
  func isSpelledApart(from other: Self) -> Bool {
    name.normalizedSpellings.allSatisfy { spelling in
      other.name.normalizedSpellings.allSatisfy { !spelling.contains($0) && !$0.contains(spelling) }
    }
  }

  /// Whether both debuts are known and at most two years apart.
  func debutedAround(_ other: Self) -> Bool {
    guard let debut, let otherDebut = other.debut else { return false }
    let (first, last) = (min(debut, otherDebut), max(debut, otherDebut))
    guard let limit = first.firstDay.anniversary(in: first.year + 2) else { return false }
    return last.lastDay <= limit
  }
}

extension QuizCandidate {
  /// The scripts and length of a name.
  private struct Shape: Sendable {
    private var hasLatin = false
    private var hasHangul = false
    private var hasOther = false
    private var count = 0

    init(_ text: String) {
      for scalar in text.unicodeScalars {
        count += 1
        switch scalar {
        case "a"..."z", "A"..."Z": hasLatin = true
        case _ where Hangul.isSyllable(scalar): hasHangul = true
        default: hasOther = hasOther || !scalar.isASCII && scalar.properties.isAlphabetic
        }
      }
    }

    /// Whether the scripts are equal, and the longer text is at most twice as long as the other or
    /// two characters longer.
    func isSimilar(to other: Self) -> Bool {
      guard hasLatin == other.hasLatin, hasHangul == other.hasHangul, hasOther == other.hasOther
      else { return false }
      return abs(count - other.count) <= max(2, min(count, other.count))
    }
  }
}
