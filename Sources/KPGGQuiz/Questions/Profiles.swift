import KPGGCore

/// A known fact about a person.
enum ProfileFact: Hashable, Sendable {
  case birthYear(Int)
  case mbti(MBTI)
  case bloodType(BloodType)
  /// In centimeters.
  case height(Height)
  /// The countries of citizenship, in English and sorted.
  case nationalities([String])

  var clue: BilingualText {
    switch self {
    case .birthYear(let year): .clue("Year of birth", "출생 연도", BilingualText(year: year))
    case .mbti(let type): Self.clue(.mbti, type.rawValue)
    case .bloodType(let type): Self.clue(.bloodType, type.rawValue)
    case .height(let height): Self.clue(.height, height.text)
    case .nationalities(let countries):
      .clue(ProfileField.nationalities.name, BilingualText(countries: countries))
    }
  }

  private static func clue(_ field: ProfileField, _ value: String) -> BilingualText {
    .clue(field.name, BilingualText(value))
  }
}

/// The known facts about all people, with or without a name.
///
/// A question compares facts of one person with those of all others. Equal facts have the same number,
/// because numbers are fast to compare.
struct Profiles: Sendable {
  /// The kinds of facts, in the order in which equally common ones are shown.
  enum Kind: Int, CaseIterable, Sendable {
    case birthYear, mbti, bloodType, height, nationalities
  }

  private static let unknown: Int32 = -1
  /// Stands for facts on which the entries of a person disagree.
  private static let disputed: Int32 = -2

  /// All facts. The place of a fact is its number.
  private var facts: [ProfileFact] = []
  /// The number of people who have each fact. People in several lists of countries count in each.
  private var counts: [Int] = []
  /// For each person, the number of the fact of each kind.
  private var numbers: [Int32] = []
  /// The facts of all entries of the people with a disputed one.
  private var disputedFacts: [Int: Set<ProfileFact>] = [:]
  private var peopleOfGroup: [GroupID: [Int]] = [:]
  private let count: Int

  init(_ people: [Person]) {
    count = people.count
    numbers.reserveCapacity(count * Kind.allCases.count)
    var numberOfFact: [ProfileFact: Int32] = [:]
    for (index, person) in people.enumerated() {
      for entry in person.entries { peopleOfGroup[entry.groupID, default: []].append(index) }
      for kind in Kind.allCases {
        let stated = person.entries.compactMap { $0.fact(kind) }
        guard let fact = stated.first else {
          numbers.append(Self.unknown)
          continue
        }
        if stated.allSatisfy({ $0 == fact }) {
          numbers.append(count(fact, &numberOfFact))
        } else {
          numbers.append(Self.disputed)
          disputedFacts[index, default: []].formUnion(stated)
        }
      }
    }
    countSharedCountries()
  }

  /// Counts a person with a fact.
  ///
  /// - Returns: The number of the fact.
  private mutating func count(
    _ fact: ProfileFact, _ numberOfFact: inout [ProfileFact: Int32]
  ) -> Int32 {
    if let number = numberOfFact[fact] {
      counts[Int(number)] += 1
      return number
    }
    let number = Int32(facts.count)
    numberOfFact[fact] = number
    facts.append(fact)
    counts.append(1)
    return number
  }

  /// Counts someone with one of several countries, too.
  private mutating func countSharedCountries() {
    var people: [String: Int] = [:]
    for (fact, count) in zip(facts, counts) {
      for country in fact.countries { people[country, default: 0] += count }
    }
    for (number, fact) in facts.enumerated() where !fact.countries.isEmpty {
      counts[number] = fact.countries.reduce(0) { $0 + (people[$1] ?? 0) }
    }
  }

  /// Returns the kinds of the known facts about a person. The facts that most people share come first.
  func kinds(of person: Int) -> [Kind] {
    let known = Kind.allCases.filter { number($0, of: person) >= 0 }
    let shares = known.map { counts[Int(number($0, of: person))] }
    return sortedIndices(below: known.count) { shares[$0] > shares[$1] }.map { known[$0] }
  }

  /// Returns a fact about a person; `nil` if it is unknown or disputed.
  func fact(_ kind: Kind, of person: Int) -> ProfileFact? {
    let number = number(kind, of: person)
    return number < 0 ? nil : facts[Int(number)]
  }

  /// Returns the other people of a group, or all other people.
  func others(than person: Int, in group: GroupID? = nil) -> [Int] {
    guard let group else { return (0..<count).filter { $0 != person } }
    return (peopleOfGroup[group] ?? []).filter { $0 != person }
  }

  /// Filters people by a fact about another person.
  ///
  /// Countries are right if at least one is shared. If the entries of someone disagree, a fact is right
  /// if any entry states it.
  ///
  /// - Parameters:
  ///   - people: The people to filter.
  ///   - kind: The kind of the fact. If the fact is unknown or disputed, the result is empty, or has
  ///     everyone if `includesUnknown` is set.
  ///   - person: The person with the fact.
  ///   - includesUnknown: Whether to keep people about whom the catalog does not say.
  /// - Returns: The people about whom the fact is right, too.
  func filter(
    _ people: [Int], by kind: Kind, of person: Int, includingUnknown includesUnknown: Bool
  ) -> [Int] {
    let number = number(kind, of: person)
    guard let fact = fact(kind, of: person) else { return includesUnknown ? people : [] }
    return people.filter { other in
      let known = self.number(kind, of: other)
      switch known {
      case number: return true
      case Self.unknown: return includesUnknown
      case Self.disputed:
        let isStated = disputedFacts[other]?.contains { fact.isRight(for: $0) }
        return isStated ?? false || includesUnknown
      default: return kind == .nationalities && fact.isRight(for: facts[Int(known)])
      }
    }
  }

  private func number(_ kind: Kind, of person: Int) -> Int32 {
    numbers[person * Kind.allCases.count + kind.rawValue]
  }
}

extension ProfileFact {
  fileprivate var countries: [String] {
    if case .nationalities(let countries) = self { countries } else { [] }
  }

  /// Whether the fact is right about someone with another fact of the same kind.
  fileprivate func isRight(for other: Self) -> Bool {
    switch (self, other) {
    case (.nationalities(let countries), .nationalities(let others)):
      Self.share(countries, others)
    default: self == other
    }
  }

  /// Whether two sorted lists have a common element.
  private static func share(_ one: [String], _ other: [String]) -> Bool {
    var (one, other) = (one[...], other[...])
    while let first = one.first, let second = other.first {
      if first == second { return true }
      if first < second { one.removeFirst() } else { other.removeFirst() }
    }
    return false
  }
}

extension Member {
  /// A known fact of the entry.
  fileprivate func fact(_ kind: Profiles.Kind) -> ProfileFact? {
    switch kind {
    case .birthYear: birthDate.map { .birthYear($0.year) }
    case .mbti: mbti.map { .mbti($0) }
    case .bloodType: bloodType.map { .bloodType($0) }
    case .height: height.map { .height($0) }
    case .nationalities:
      nationalities.isEmpty ? nil : .nationalities(Set(nationalities).sorted())
    }
  }
}
