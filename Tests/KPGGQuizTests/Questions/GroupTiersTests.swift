import XCTest

@testable import KPGGCore
@testable import KPGGQuiz

/// Which groups and members questions ask about and name, by their tiers.
final class GroupTiersTests: XCTestCase {
  func testOnlyHardQuestionsAskAboutLittleKnownGroups() throws {
    let sample = try Self.sample()
    for kind in [QuizKind.lineup, .song, .members] {
      for (level, groups) in Self.groupsOfLevels {
        let asked = Set(try sample.questions(kind, level).map { $0.id.parts[0] })
        XCTAssertEqual(asked, groups, "\(kind) \(level)")
      }
    }
  }

  func testOnlyHardQuestionsAskAboutMembersOfLittleKnownGroups() throws {
    let sample = try Self.sample()
    for (level, groups) in Self.groupsOfLevels {
      let asked = try sample.questions(.profile, level).map { Self.group(of: $0.id.parts[0]) }
      XCTAssertEqual(Set(asked), groups, "\(level)")
    }
  }

  func testEasyQuestionsNameNoLittleKnownGroup() throws {
    let sample = try Self.sample()
    for kind in QuizKind.generated {
      let questions = try sample.questions(kind, .easy)
      XCTAssertFalse(questions.isEmpty && kind != .initials, "\(kind)")
      let named = questions.flatMap { $0.subjects + $0.choices.map(\.idText) }.map(Self.group)
      XCTAssertEqual(Set(named).subtracting(Self.wellKnown), [], "\(kind)")
    }
  }

  func testAWrongChoiceOfAMediumQuestionCanBeLittleKnown() throws {
    let choices = try Self.sample().questions(.lineup, .medium).flatMap(\.choices).map(\.idText)
    XCTAssertFalse(Set(choices).isSubset(of: Self.wellKnown))
  }

  func testWithoutAnyTierAllGroupsAreAskedAbout() throws {
    let sample = try Self.sample { _ in nil }
    for level in QuizLevel.allCases {
      let asked = Set(try sample.questions(.lineup, level).map { $0.id.parts[0] })
      XCTAssertEqual(asked, Self.all, "\(level)")
    }
  }

  func testAPersonIsAsKnownAsTheMainGroup() throws {
    var sample = try Self.sample()
    // The newer group is the main one.
    for (group, debut) in [("BRAVOS", "2013"), ("LITTLE", "2014")] {
      try sample.add(
        group, debut: debut, tier: group == "LITTLE" ? .third : .first, members: ["Momo", "Koko"])
      for index in 0..<2 {
        sample.changeLast(index) { member in
          member.koreanBirthName = member.stageName
          member.birthDate = CalendarDate(year: 1980 + index, month: 1, day: 1)
        }
      }
    }
    let asked = { (level: QuizLevel) in
      try sample.questions(.profile, level).map(\.id.parts[0]).filter { $0.hasSuffix("Momo") }
    }
    XCTAssertEqual(try asked(.easy), [])
    XCTAssertEqual(try asked(.hard), ["LITTLE/Momo"])
  }

  func testAGroupThatThePlayerNamesIsAskedAboutAtEveryLevel() throws {
    let sample = try Self.sample()
    for level in QuizLevel.allCases {
      var settings = QuizSettings()
      (settings.level, settings.count, settings.groupIDs) = (level, 50, ["TANGO"])
      let questions = try sample.generator.questions(settings)
      XCTAssertEqual(
        Set(questions.map(\.kind)), Set(QuizKind.generated).subtracting([.initials]), "\(level)")
    }
  }

  func testAnIDNamesAGroupOfAnyTier() throws {
    let generator = try Self.sample().generator
    for text in [
      "lineup TANGO", "profile TANGO/Tata", "song TANGO Taal%20Song", "members TANGO",
      "debut TANGO ALPHA DELTA GAMMA", "odd TANGO ALPHA/Alal", "odd ALPHA TANGO/Tata",
    ] {
      let id = try XCTUnwrap(QuizQuestionID(text))
      XCTAssertNotNil(generator.question(id, level: .easy, seed: 1), text)
    }
  }

  func testATierFilterNarrowsTheGroups() throws {
    for (tiers, level, expected) in [
      (Set([Tier.first]), QuizLevel.easy, Set(["ALPHA", "DELTA", "GAMMA"])),
      ([.second, .third], .easy, ["SIGMA", "KAPPA"]),
      ([.third], .hard, ["TANGO", "OSCAR", "ROMEO", "INDIA"]),
    ] as [(Set<Tier>, QuizLevel, Set<String>)] {
      var settings = QuizSettings().seeded(1, count: 50)
      (settings.kinds, settings.level, settings.groups.tiers) = ([.lineup], level, tiers)
      let asked = try Self.sample().generator.questions(settings).map { $0.id.parts[0] }
      XCTAssertEqual(Set(asked), expected, "\(tiers) \(level)")
    }
  }

  func testALevelThatAsksAboutNoneOfTheGroupsSaysSo() throws {
    let generator = try Self.sample().generator
    for level in [QuizLevel.easy, .medium] {
      var settings = QuizSettings()
      (settings.level, settings.groups.tiers) = (level, [.third])
      XCTAssertThrowsError(try generator.questions(settings)) { error in
        XCTAssertEqual(error as? QuizError, .littleKnown(level: level))
        XCTAssertTrue("\(error)".hasSuffix(" questions are about groups of tiers 1 and 2 only."))
      }
      settings.groups.statuses = [.hiatus]
      XCTAssertThrowsError(try generator.questions(settings)) { error in
        XCTAssertEqual(error as? QuizError, .noMatches)
      }
    }
  }

  private static let wellKnown: Set = ["ALPHA", "DELTA", "GAMMA", "SIGMA", "KAPPA"]
  private static let all = wellKnown.union(["TANGO", "OSCAR", "ROMEO", "INDIA", "NOVEM"])

  private static let groupsOfLevels = [
    (QuizLevel.easy, wellKnown), (.medium, wellKnown), (.hard, all),
  ]

  private static func group(of id: String) -> String {
    String(id.prefix { $0 != "/" })
  }

  /// Groups with four members each. NOVEM has no tier.
  private static func sample(
    tier: (Tier?) -> Tier? = { $0 }
  ) throws -> QuizSample {
    var sample = QuizSample()
    let groups: [(String, Tier?)] = [
      ("ALPHA", .first), ("DELTA", .first), ("GAMMA", .first), ("SIGMA", .second),
      ("KAPPA", .second), ("TANGO", .third), ("OSCAR", .third), ("ROMEO", .third),
      ("INDIA", .third), ("NOVEM", nil),
    ]
    for (number, (id, groupTier)) in groups.enumerated() {
      let start = id.prefix(2).lowercased()
      let names = ["al", "ta", "mi", "no"].map { end in (start + end).capitalizedFirst }
      try sample.add(
        id, debut: "201\(2 + number / 5)-0\(1 + number % 5)-01", tier: tier(groupTier),
        members: names, songs: ["\(names[0]) Song"])
      for index in names.indices {
        sample.changeLast(index) { member in
          member.birthDate = CalendarDate(year: 1990 + number)
          member.height = Height(centimeters: Double(160 + index))
        }
      }
    }
    return sample
  }
}

extension String {
  fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
