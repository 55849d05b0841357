import KPGGCore

/// The facts about a person that a quiz uses as clues.
struct QuizFacts: Sendable {
  let birthYear: Int?
  let mbti: MBTI?
  let bloodType: BloodType?
  let heightCm: Double?
  /// Sorted; empty if they are unknown.
  let nationalities: [String]

  /// Collects the facts on which all entries of a person agree.
  init(_ person: Appearances) {
    birthYear = person.agreed { $0.birth?.year }
    mbti = person.agreed(\.mbti)
    bloodType = person.agreed(\.bloodType)
    heightCm = person.agreed(\.heightCm)
    let countries = person.agreed { entry in
      entry.nationalities.isEmpty ? nil : Set(entry.nationalities)
    }
    nationalities = (countries ?? []).sorted()
  }

  /// The known facts, the least telling first.
  var clues: [QuizClue] {
    var clues: [QuizClue] = []
    if let birthYear { clues.append(.birthYear(birthYear)) }
    if let mbti { clues.append(.mbti(mbti)) }
    if let bloodType { clues.append(.bloodType(bloodType)) }
    if let heightCm { clues.append(.height(heightCm)) }
    if !nationalities.isEmpty { clues.append(.nationalities(nationalities)) }
    return clues
  }

  /// Returns whether a clue is certainly wrong about the person. An unknown fact contradicts
  /// nothing, nor does a country that is not the only one of both.
  func contradicts(_ clue: QuizClue) -> Bool {
    switch clue {
    case .birthYear(let year): birthYear.map { $0 != year } ?? false
    case .mbti(let type): mbti.map { $0 != type } ?? false
    case .bloodType(let type): bloodType.map { $0 != type } ?? false
    case .height(let centimeters): heightCm.map { $0 != centimeters } ?? false
    case .nationalities(let countries):
      !nationalities.isEmpty && !nationalities.contains(where: countries.contains)
    default: false
    }
  }
}

extension QuizFacts {
  /// Returns whether a clue is known to be right about the person.
  func confirms(_ clue: QuizClue) -> Bool {
    switch clue {
    case .birthYear(let year): birthYear == year
    case .mbti(let type): mbti == type
    case .bloodType(let type): bloodType == type
    case .height(let centimeters): heightCm == centimeters
    case .nationalities(let countries): nationalities.contains(where: countries.contains)
    default: false
    }
  }
}

extension Appearances {
  /// Returns the only known value of all entries; `nil` if there is none, or if entries disagree.
  fileprivate func agreed<Value: Hashable>(_ value: (Member) -> Value?) -> Value? {
    guard !others.isEmpty else { return value(main) }
    let values = Set(entries.compactMap(value))
    return values.count == 1 ? values.first : nil
  }
}
