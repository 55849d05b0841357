import KPGGCore

/// A name that can be a choice, prepared for comparing.
struct QuizCandidate: Sendable {
  let id: QuizChoice.ID
  /// The name as choices show it.
  let shownName: BilingualText
  /// The name with all spellings. Most people of a catalog never need theirs.
  private let choice: Lazy<QuizChoice>
  /// The debut of the group that the name belongs to.
  let debut: CalendarDate?
  /// The tier of this group.
  let tier: Tier
  private let english: Shape
  private let korean: Shape

  var name: QuizChoice { choice.value }

  /// Returns `nil` for a name without letters and digits, and for one with too many or too long
  /// spellings to compare. No real name comes near these limits.
  init?(_ name: QuizChoice, debut: CalendarDate?, tier: Tier) {
    // A key path would be slower.
    let lengths = name.normalizedSpellings.map { $0.scalars.count }
    self.init(name.id, name.name, lengths, debut, tier) { name }
  }

  /// Prepares the stage name of a person's main entry, with the names of all entries and with birth
  /// names. Returns `nil` for an unknown stage name, and beyond the limits of the other initializer.
  init?(_ person: Person, debut: CalendarDate?, tier: Tier) {
    guard let name = person.main.knownName else { return nil }
    var lengths: [Int] = []
    person.forEachSpelling { lengths.append($0.utf8.count) }
    let id = QuizChoice.ID.record(.member(person.main.id))
    self.init(id, name, lengths, debut, tier) {
      var spellings: [String] = []
      person.forEachSpelling { spellings.append($0) }
      return QuizChoice(id: id, name: name, spellings: spellings)
    }
  }

  private init?(
    _ id: QuizChoice.ID, _ name: BilingualText, _ lengths: [Int], _ debut: CalendarDate?,
    _ tier: Tier, _ choice: @escaping @Sendable () -> QuizChoice
  ) {
    guard NormalizedText.namesSomething(name.english),
      NormalizedText.namesSomething(name.korean),
      lengths.count <= 60, lengths.allSatisfy({ $0 <= 300 }), lengths.reduce(0, +) <= 1000
    else { return nil }
    (self.id, shownName, self.debut, self.tier) = (id, name, debut, tier)
    self.choice = Lazy(choice)
    (english, korean) = (Shape(name.english), Shape(name.korean))
  }

  /// Whether the name looks like another name: in both languages, it has the same scripts and a
  /// similar length.
  func looksLike(_ other: Self) -> Bool {
    english.isSimilar(to: other.english) && korean.isSimilar(to: other.korean)
  }

  /// Whether no spelling of either name contains a spelling of the other.
  func isSpelledApart(from other: Self) -> Bool {
    let others = other.name.normalizedSpellings
    return name.normalizedSpellings.allSatisfy { spelling in
      others.allSatisfy { !spelling.contains($0) && !$0.contains(spelling) }
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

extension Person {
  /// Calls a closure with the names and IDs of all entries.
  fileprivate func forEachSpelling(_ body: (String) -> Void) {
    for entry in entries {
      entry.forEachName { name, _ in body(name) }
      body(entry.id.description)
    }
  }
}
