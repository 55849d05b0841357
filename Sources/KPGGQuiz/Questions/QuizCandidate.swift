import KPGGCore

/// A name that can be a choice, prepared for comparing.
struct QuizCandidate: Sendable {
  /// Where the name comes from. The spellings of most people are never needed.
  private enum Source {
    indirect case choice(QuizChoice)
    case person(Int, PersonNames)
  }

  private let source: Source
  /// The debut of the group that the name belongs to.
  let debut: CalendarDate?
  /// The tier of this group.
  let tier: Tier
  private let english: Shape
  private let korean: Shape

  /// The name with all spellings.
  var name: QuizChoice {
    switch source {
    case .choice(let choice): choice
    case .person(let index, let names): names[index]
    }
  }

  /// Returns `nil` for a name without letters and digits, and for one with too many or too long
  /// spellings to compare. No real name comes near these limits.
  init?(_ name: QuizChoice, debut: CalendarDate?, tier: Tier) {
    // A key path would be slower.
    let lengths = name.normalizedSpellings.map { $0.scalars.count }
    self.init(.choice(name), name.name, lengths, debut, tier)
  }

  /// Prepares the name of a person. Returns `nil` for an unknown stage name, and beyond the limits of
  /// the other initializer.
  init?(person index: Int, _ names: PersonNames, debut: CalendarDate?, tier: Tier) {
    let person = names.people[index]
    guard let name = person.main.knownName else { return nil }
    var lengths: [Int] = []
    person.forEachSpelling { lengths.append($0.utf8.count) }
    self.init(.person(index, names), name, lengths, debut, tier)
  }

  private init?(
    _ source: Source, _ name: BilingualText, _ lengths: [Int], _ debut: CalendarDate?, _ tier: Tier
  ) {
    guard NormalizedText.namesSomething(name.english),
      NormalizedText.namesSomething(name.korean),
      lengths.count <= 60, lengths.allSatisfy({ $0 <= 300 }), lengths.reduce(0, +) <= 1000
    else { return nil }
    (self.source, self.debut, self.tier) = (source, debut, tier)
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
    /// At most 4,096, because a longer text names nothing.
    private var count: UInt16 = 0

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
      let (shorter, longer) = (min(count, other.count), max(count, other.count))
      return longer - shorter <= max(2, shorter)
    }
  }
}
