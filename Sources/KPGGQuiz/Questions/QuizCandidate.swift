import KPGGCore

/// A name that can be a choice, prepared for comparing.
struct QuizCandidate: Sendable {
  let name: QuizName
  /// The debut of the group that the name belongs to.
  let debut: CalendarDate?
  private let english: Shape
  private let korean: Shape

  /// Returns `nil` for a name without letters and digits, and for one that is too long to compare.
  init?(_ name: QuizName, debut: CalendarDate?) {
    guard !NormalizedText(name.text.english).isEmpty, !NormalizedText(name.text.korean).isEmpty,
      name.normalizedSpellings.allSatisfy({ $0.scalars.count <= 300 })
    else { return nil }
    self.name = name
    self.debut = debut
    (english, korean) = (Shape(name.text.english), Shape(name.text.korean))
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
        case "가"..."힣": hasHangul = true
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
