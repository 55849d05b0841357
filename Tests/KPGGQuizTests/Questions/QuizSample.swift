@testable import KPGGCore
@testable import KPGGQuiz

/// A small catalog for rules of the quiz. The members' names are unique to their group.
struct QuizSample {
  var lineUps: [LineUp] = []

  init() {}

  /// Creates line-ups from lines such as `ONE=하나+Alias 2010-05-05 | Arin=아린, YooA | Fire, Water`:
  /// a group with its Korean name, its aliases, and its debut, its members, and its songs.
  init(_ lines: [String]) throws {
    for line in lines {
      let parts = line.split(separator: "|").map { part in
        part.split(separator: ",").map { String($0.trimmingPrefix { $0 == " " }) }
      }
      let head = parts[0][0].split(separator: " ").map(String.init)
      let names = head[0].split(separator: "+").map(String.init)
      let id = names[0].split(separator: "=").map(String.init)
      let words = parts.dropFirst().map { list in
        list.map { $0.last == " " ? String($0.dropLast()) : $0 }.filter { !$0.isEmpty }
      }
      try add(
        id[0], id.dropFirst().first, debut: head.dropFirst().first,
        aliases: Array(names.dropFirst()), members: words.first ?? [],
        songs: words.dropFirst().first ?? [])
    }
  }

  /// Adds a group. A member is written as an ID's name, or as a name and a Korean name: `Arin=아린`.
  mutating func add(
    _ id: String, _ korean: String? = nil, debut: String? = nil, tier: Tier? = nil,
    aliases: [String] = [], members: [String] = [], songs: [String] = []
  ) throws {
    var group = try group(id, korean: korean, aliases: aliases, debut: debut)
    group.tier = tier
    let members = try members.map { text in
      let names = text.split(separator: "=").map(String.init)
      var member = try member("\(id)/\(names[0])")
      member.stageName = names[0]
      member.koreanStageName = names.count > 1 ? names[1] : nil
      return member
    }
    lineUps.append(
      LineUp(group: group, checkedMembers: members, songs: songs.map(Song.init(title:))))
  }

  /// Changes a member of the last group.
  mutating func changeLast(_ index: Int, _ change: (inout Member) -> Void) {
    let last = lineUps.removeLast()
    var members = last.members
    change(&members[index])
    lineUps.append(LineUp(group: last.group, checkedMembers: members, songs: last.songs))
  }

  var generator: QuizGenerator {
    QuizGenerator(
      FullCatalog(
        Catalog(sections: [], groups: lineUps.map(\.group), featuredIDs: []), lineUps: lineUps))
  }

  /// The IDs of all questions of a kind, sorted.
  func questionIDs(_ kind: QuizKind, _ level: QuizLevel = .hard) throws -> [String] {
    try questions(kind, level).map(\.id.description).sorted()
  }

  /// All questions of a kind; empty if there are none.
  func questions(_ kind: QuizKind, _ level: QuizLevel = .hard) throws -> [QuizQuestion] {
    var settings = QuizSettings()
    (settings.kinds, settings.level, settings.count) = ([kind], level, 1_000)
    do {
      return try generator.questions(settings)
    } catch QuizError.noQuestions {
      return []
    }
  }
}

extension QuizGenerator {
  /// The generator of the sample catalog.
  static func sample() async throws -> QuizGenerator {
    QuizGenerator(
      FullCatalog(try await SampleCatalog.catalog(), lineUps: try await SampleCatalog.lineUps()))
  }
}

extension QuizQuestion {
  /// Creates a question with some of its values.
  static func sample(
    _ kind: QuizKind = .own, _ part: String = "a", _ level: QuizLevel = .easy,
    clues: [String] = [], openClueCount: Int = 0, choices: [QuizChoice] = [],
    solution: QuizSolution
  ) -> QuizQuestion {
    QuizQuestion(
      id: QuizQuestionID(kind, [part]), level: level, prompt: QuizPrompt(own: BilingualText("b")),
      clues: clues.map { BilingualText($0) }, openClueCount: openClueCount, choices: choices,
      solution: solution, subjects: [part])
  }
}

extension [String] {
  /// Names without other spellings.
  var choices: [QuizChoice] { map { QuizChoice(id: .text($0), name: BilingualText($0)) } }
}
