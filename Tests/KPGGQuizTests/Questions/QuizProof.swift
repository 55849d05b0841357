@testable import KPGGCore
@testable import KPGGQuiz

/// Checks questions against the catalog, without the code that generates them.
struct QuizProof {
  private let lineUps: [LineUp]
  private let members: [Member]
  private let groups: [String: LineUp]
  private let entries: [Person.Identity: [Member]]
  /// The groups that hard questions ask about, but easy ones never name.
  private let littleKnown: Set<String>

  init(lineUps: [LineUp]) {
    self.lineUps = lineUps
    members = lineUps.members
    groups = Dictionary(
      lineUps.map { ($0.group.name, $0) }, uniquingKeysWith: { first, _ in first })
    entries = Dictionary(grouping: members, by: \.identity)
    littleKnown = Set(
      lineUps.map(\.group).filter { $0.tier == nil || $0.tier == .third }.map(\.id.description))
  }

  /// Returns what is wrong with a question.
  func problems(of question: QuizQuestion) -> [String] {
    var problems: [String] = []
    func expect(_ condition: Bool, _ problem: String) { if !condition { problems.append(problem) } }
    let texts = [question.prompt.text] + question.clues
    let shown = texts.flatMap { [$0.english, $0.korean] }
    expect(!question.answers.contains(""), "an empty answer")
    expect(
      !shown.contains {
        $0.isEmpty || $0.contains("알려지지") || $0.contains("Optional(") || $0.hasSuffix(": ")
      },
      "an unknown value")
    let folded = shown.map(Self.folded)
    for answer in question.answers.map(Self.folded) {
      expect(!answer.isEmpty && !folded.contains { $0.contains(answer) }, "reveals '\(answer)'")
    }
    expect(question.openClueCount <= question.clues.count, "too few clues")
    expect(littleKnownGroups(in: question).isEmpty, "little known groups")
    expect(question.choices.isEmpty == (question.level == .hard), "choices at the wrong level")
    if case .one(let right) = question.solution {
      problems += choiceProblems(question, right)
      expect(answerCount(question, right) == 1, "\(answerCount(question, right)) right answers")
    } else {
      expect(isCompleteSolution(question), "an incomplete solution")
    }
    return problems
  }

  /// The little known groups that a question must not name at its level: an easy one nowhere, and a
  /// medium one only as wrong choices.
  private func littleKnownGroups(in question: QuizQuestion) -> Set<String> {
    let clues = question.clues.filter { $0.english.hasPrefix("Group: ") }
      .compactMap { groups[String($0.english.dropFirst("Group: ".count))]?.id.description }
    // The subjects of a question about debuts are its choices.
    let subjects = question.kind == .debut ? [] : question.subjects
    let asked = clues + (subjects + question.solution.names.map(\.idText)).map(Self.groupID)
    return switch question.level {
    case .easy: littleKnown.intersection(asked + question.choices.map { Self.groupID($0.idText) })
    case .medium: littleKnown.intersection(asked)
    case .hard: []
    }
  }

  private static func groupID(_ id: String) -> String {
    id.split(separator: "/").first.map(String.init) ?? ""
  }

  private func choiceProblems(_ question: QuizQuestion, _ right: QuizChoice) -> [String] {
    guard !question.choices.isEmpty else { return [] }
    var problems: [String] = []
    func expect(_ condition: Bool, _ problem: String) { if !condition { problems.append(problem) } }
    let wrong = question.choices.filter { $0.id != right.id }
    expect(question.choices.count == 4 && wrong.count == 3, "other than one right choice of four")
    for language in Language.allCases {
      let texts = question.choices.map { Self.folded($0.name.text(in: language)) }
      expect(Set(texts).count == 4 && !texts.contains(""), "equal choices")
      let count = question.choices.count { $0.name.text(in: language) != Self.name($0, language) }
      expect(count == 0 || count == 4, "a group after \(count) names")
      let rightText = Self.name(right, language)
      for choice in wrong.map({ Self.name($0, language) }) {
        expect(Self.scripts(choice) == Self.scripts(rightText), "another script: \(choice)")
        let (short, long) = (min(choice.count, rightText.count), max(choice.count, rightText.count))
        expect(long <= 2 * short || long - short <= 2, "another length: \(choice)")
      }
    }
    let spellings = question.choices.map { Set($0.spellings.map(Self.folded)) }
    for (index, names) in spellings.enumerated() {
      expect(spellings[..<index].allSatisfy(names.isDisjoint), "choices share a spelling")
    }
    let people = question.choices.compactMap { MemberID($0.idText).flatMap(member)?.identity }
    expect(Set(people).count == people.count, "two entries of one person")
    if question.level == .medium {
      let debuts = question.choices.map(debut)
      if let rightDebut = debut(right) {
        expect(
          debuts.allSatisfy { $0.map { abs($0 - rightDebut) <= 731 } ?? false },
          "debuts over two years apart")
      } else {
        problems.append("an unknown debut")
      }
    }
    return problems
  }

  /// The number of groups, people, or songs in the catalog, or in the choices, that answer.
  private func answerCount(_ question: QuizQuestion, _ right: QuizChoice) -> Int {
    let isTyped = question.level == .hard
    switch question.kind {
    case .lineup where question.id.parts.count == 2:
      return pastMemberCount(question, right)
    case .lineup:
      let names = question.clues.map { $0.english.dropFirst("Member: ".count) }
      let groups = lineUps.filter { lineUp in
        lineUp.members.contains { $0.stageName ?? $0.koreanStageName ?? "" == names[0] }
      }
      let hasAll = groups.first.map { group in
        Set(group.members.map { $0.stageName ?? $0.koreanStageName ?? "" })
          .isSuperset(of: names.map(String.init))
      }
      return groups.map(\.id.description) == [right.idText] && hasAll == true
        ? 1 : groups.count + 10
    case .initials:
      let initials = question.listed.korean
      let groups = lineUps.filter { lineUp in
        ([lineUp.group.koreanName] + lineUp.group.aliases).contains { name in
          name.map { Self.choseong($0) == initials } ?? false
        }
      }
      return groups.map(\.id.description) == [right.idText] ? 1 : groups.count + 10
    case .song where question.id.parts.count == 2:
      let title = question.quoted
      let groups = lineUps.filter { $0.hasSong(titled: title) }
      return groups.map(\.id.description) == [right.idText] ? 1 : groups.count + 10
    case .song:
      guard let lineUp = lineUp(of: question) else { return 0 }
      let initials = question.listed.english
      return isTyped
        ? lineUp.songs.count { QuizInitials.of($0.title) == initials }
        : question.choices.count { lineUp.hasSong(titled: $0.name) }
    case .profile: return profileCount(question, right)
    case .odd where isTyped:
      let others = question.listed.english.split(separator: ", ").map(String.init)
      let names = currentNames(of: question) ?? []
      return names.filter { !others.contains($0.english) } == [right.name]
        && names.count == others.count + 1 ? 1 : 0
    case .odd:
      guard let lineUp = lineUp(of: question) else { return 0 }
      let insiders = Set(lineUp.members.map(\.identity))
      let names = Set(lineUp.members.flatMap { $0.mainNames + $0.otherNames }.map(Self.folded))
      let outsiders = question.choices.filter { choice in
        MemberID(choice.idText).flatMap(member).map { !insiders.contains($0.identity) } ?? false
      }
      let isNamed = right.spellings.contains { names.contains(Self.folded($0)) }
      return outsiders.map(\.id) == [right.id] && !isNamed ? 1 : 0
    case .debut:
      let debuts = question.choices.map(debut).compactMap(\.self)
      return debuts.count == 4 && debuts.min() == debut(right)
        ? debuts.count { $0 == debuts.min() } : 0
    case .members:
      let matches = question.choices.filter { $0.name == currentNames(of: question)?.list }
      return matches.map(\.id) == [right.id] ? 1 : matches.count + 10
    default: return 0
    }
  }

  private func profileCount(_ question: QuizQuestion, _ right: QuizChoice) -> Int {
    guard let person = MemberID(right.idText).flatMap(member)?.identity else { return 0 }
    let open = question.clues.prefix(question.openClueCount)
    func mayBe(_ entry: Member, _ clues: some Sequence<BilingualText>) -> Bool {
      clues.allSatisfy { fits($0, entry, ifUnknown: true) }
    }
    // A person can have one entry with a fact and one without.
    let rivals = Set(members.map(\.identity)).filter { rival in
      rival != person && entries(of: rival).allSatisfy { mayBe($0, question.clues) }
    }
    let isTrue = entries(of: person).allSatisfy { mayBe($0, question.clues) }
    let openRivals = members.filter { entry in
      open.allSatisfy { fits($0, entry, ifUnknown: false) } && entry.identity != person
    }
    let fitting = question.choices.compactMap { MemberID($0.idText).flatMap(member)?.identity }
      .filter {
        $0 != person && entries(of: $0).allSatisfy { mayBe($0, open) }
      }
    guard isTrue, question.level != .hard || openRivals.isEmpty else { return 0 }
    return 1 + rivals.count + fitting.count
  }

  private func isCompleteSolution(_ question: QuizQuestion) -> Bool {
    switch (question.kind, question.solution) {
    case (.lineup, .all(let names)): return hasAllPastMembers(question, names)
    case (.members, .all(let names)):
      return currentNames(of: question).map { Set($0) == Set(names.map(\.name)) } ?? false
        && Set(names.flatMap { $0.spellings.map(Self.folded) }).count
          == names.reduce(0) { $0 + $1.spellings.count }
    case (.debut, .order(let names, let numbers)):
      // The prompt lists `1 KARA, 2 SECRET`.
      let shown = question.listed.english.split(separator: ", ").map { $0.dropFirst(2) }
      let debuts = names.compactMap(debut)
      let listed = numbers.compactMap(\.wholeNumberValue).map { shown[$0 - 1] }
      return debuts.count == 4 && zip(debuts, debuts.dropFirst()).allSatisfy { $0 < $1 }
        && listed == names.map { $0.name.english[...] } && listed != shown
    default: return false
    }
  }

  func lineUp(of question: QuizQuestion) -> LineUp? {
    lineUps.first { $0.id.description == question.id.parts[0] }
  }

  private func entries(of person: Person.Identity) -> [Member] { entries[person] ?? [] }

  /// Whether an entry has the fact of a clue, such as `Height: 163 cm`.
  private func fits(_ clue: BilingualText, _ entry: Member, ifUnknown: Bool) -> Bool {
    guard let colon = clue.english.firstRange(of: ": ") else { return false }
    let value = String(clue.english[colon.upperBound...])
    switch clue.english[..<colon.lowerBound] {
    case "Year of birth": return entry.birthDate.map { String($0.year) == value } ?? ifUnknown
    case "MBTI": return entry.mbti.map { $0.rawValue == value } ?? ifUnknown
    case "Blood type": return entry.bloodType.map { $0.rawValue == value } ?? ifUnknown
    case "Height":
      return entry.height.map { $0.centimeters == Double(value.dropLast(3)) } ?? ifUnknown
    case "Nationality":
      let countries = value.split(separator: ", ").map(String.init)
      return entry.nationalities.isEmpty
        ? ifUnknown : !Set(countries).isDisjoint(with: entry.nationalities)
    case "Group":
      return groups[value].map { lineUp in
        entries(of: entry.identity).contains { $0.groupID == lineUp.id }
      } ?? false
    default: return false
    }
  }

  private func currentNames(of question: QuizQuestion) -> [BilingualText]? {
    lineUp(of: question)?.members.filter { !$0.isFormer }.map(Self.names)
  }

  static func names(of member: Member) -> BilingualText {
    BilingualText(
      english: member.stageName ?? member.koreanStageName ?? "",
      korean: member.koreanStageName ?? member.stageName ?? "")
  }

  func member(_ id: MemberID) -> Member? {
    lineUps.first { $0.id == id.groupID }?.members.first { $0.id == id }
  }

  /// The first possible day of a debut: of the group, of the song's group, or of the group that
  /// counts as the person's main one.
  private func debut(_ name: QuizChoice) -> Int? {
    let groupID = Self.groupID(name.idText)
    return lineUps.first { $0.id.description == groupID }?.group.debutDate?.firstDay.dayNumber
  }

  private static func folded(_ text: String) -> String {
    var folded = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar {
      case "A"..."Z": folded.append(Unicode.Scalar(UInt8(scalar.value) + 0x20))
      case "a"..."z", "0"..."9", "가"..."힣": folded.append(scalar)
      default: if scalar.properties.isAlphabetic { folded.append(scalar) }
      }
    }
    return String(folded)
  }

  /// The name of a choice without the group after the name of a member: `Mina (TWICE)`.
  private static func name(_ choice: QuizChoice, _ language: Language) -> String {
    let name = choice.name.text(in: language)
    guard case .record(.member) = choice.id else { return name }
    return name.split(separator: " ").prefix { !$0.hasPrefix("(") }.joined(separator: " ")
  }

  private static func scripts(_ text: String) -> [Bool] {
    [
      text.unicodeScalars.contains { ("가"..."힣").contains($0) },
      text.unicodeScalars.contains { $0.isASCII && $0.properties.isAlphabetic },
    ]
  }

  private static func choseong(_ text: String) -> String {
    let letters = Array("ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ")
    return String(
      text.unicodeScalars.compactMap { scalar in
        ("가"..."힣").contains(scalar) ? letters[Int(scalar.value - 0xAC00) / 588] : nil
      })
  }
}

extension LineUp {
  fileprivate func hasSong(titled title: BilingualText) -> Bool {
    songs.contains { song in
      [song.title, song.koreanTitle ?? song.title].contains {
        $0 == title.english || $0 == title.korean
      }
    }
  }
}
