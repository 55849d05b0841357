import Foundation
import XCTest

@testable import KPGGCore
@testable import KPGGQuiz

/// Questions about the sample catalog.
final class QuizGeneratorTests: XCTestCase {
  func testTheSampleProvesEveryQuestion() async throws {
    let generator = try await QuizGenerator.sample()
    let proof = QuizProof(lineUps: try await SampleCatalog.lineUps())
    try proof.assertQuestions(of: generator, count: 4_000)
  }

  func testASeedAlwaysGivesTheSameQuestions() async throws {
    let settings = QuizSettings().seeded(7, count: 50)
    let questions = try await QuizGenerator.sample().questions(settings)
    let again = try await QuizGenerator.sample().questions(settings)
    XCTAssertEqual(again, questions)
  }

  func testTheQuestionsOfASeedStayTheSame() throws {
    var sample = QuizSample()
    for (id, name, debut) in [
      ("ALPHA", "Mia", "2010"), ("BRAVO", "Nina", "2011"), ("DELTA", "Coco", "2012"),
      ("GAMMA", "Zizi", "2013"), ("SIGMA", "Dudu", "2014"),
    ] { try sample.add(id, debut: debut, members: [name], songs: ["\(name) Song"]) }
    let questions = try sample.generator.questions(QuizSettings().seeded(1, count: 5))
    XCTAssertEqual(
      questions.map { "\($0.id): \($0.choices.map(\.name.english).joined(separator: ", "))" },
      [
        "profile DELTA/Coco: Zizi, Mia, Coco, Nina",
        "lineup ALPHA: SIGMA, ALPHA, DELTA, GAMMA",
        "debut ALPHA BRAVO DELTA SIGMA: ALPHA, BRAVO, SIGMA, DELTA",
        "song ALPHA Mia%20Song title: Nina Song, Mia Song, Dudu Song, Coco Song",
        "profile BRAVO/Nina: Nina, Dudu, Coco, Mia",
      ])
  }

  func testSeedsGiveDifferentQuestions() async throws {
    let generator = try await QuizGenerator.sample()
    let questions = try (0..<5).map { seed in
      try generator.questions(QuizSettings().seeded(UInt64(seed), count: 10)).map(\.id)
    }
    XCTAssertEqual(Set(questions).count, 5)
  }

  func testNoQuestionIsRepeated() async throws {
    for level in QuizLevel.allCases {
      var settings = QuizSettings().seeded(1, count: 500)
      settings.level = level
      let ids = try await QuizGenerator.sample().questions(settings).map(\.id)
      XCTAssertEqual(ids.count, 500)
      XCTAssertEqual(Set(ids).count, 500)
    }
  }

  /// The names of one person in all groups would need memory that is quadratic in their number.
  func testOnePersonInManyGroupsIsNotAskedAbout() throws {
    var sample = QuizSample()
    for number in 0..<2_000 {
      try sample.add("G\(number)", debut: "2015-01-01", members: ["Hana", "N\(number)"])
      sample.changeLast(0) {
        ($0.koreanBirthName, $0.birthDate) = ("김하나", CalendarDate("1990-01-02"))
      }
    }
    let catalog = sample.generator.catalog
    XCTAssertEqual(catalog.people.count, 2_000)
    XCTAssertFalse(catalog.people.contains { $0.record.main.koreanBirthName != nil })
    XCTAssertTrue(catalog.groups.allSatisfy { $0.currentNames == nil })
    XCTAssertEqual(try sample.questions(.odd), [])
  }

  /// No question has an answer. Comparing all groups with each other for each would take minutes.
  func testQuestionsWithoutAnAnswerAreGivenUp() throws {
    var sample = QuizSample()
    for number in 0..<1_000 {
      try sample.add("A\(number)Z", debut: number < 500 ? "2015-01-01" : "2015-02-01")
    }
    XCTAssertEqual(try sample.questions(.debut), [])
    XCTAssertEqual(sample.generator.catalog.failureLimit, 999)
  }

  func testTheFailureLimitIsAboveTheSizeOfRealCatalogs() async throws {
    let sample = QuizGenerator(FullCatalog(try await SampleCatalog.lineUps())).catalog
    XCTAssertGreaterThan(sample.failureLimit, sample.people.count + 2 * sample.songs.count)
  }

  func testRecentQuestionsComeLast() async throws {
    let generator = try await QuizGenerator.sample()
    var settings = QuizSettings().seeded(3, count: 1_000)
    (settings.kinds, settings.groupIDs) = ([.song], ["OHMYGIRL"])
    let all = try generator.questions(settings).map(\.id)
    settings.recent = [all[4], all[0], all[2]]
    XCTAssertEqual(
      try generator.questions(settings).map(\.id).suffix(3), [all[4], all[0], all[2]])
    settings.count = all.count - 3
    XCTAssertTrue(
      Set(try generator.questions(settings).map(\.id)).isDisjoint(with: settings.recent))
  }

  func testAFilterLimitsTheSubjects() async throws {
    var settings = QuizSettings().seeded(0, count: 200)
    settings.groups.debuts = [try XCTUnwrap(ClosedRange(years: 2009...2010))]
    settings.kinds = [.lineup, .initials, .song, .members]
    let catalog = try await SampleCatalog.catalog()
    for question in try await QuizGenerator.sample().questions(settings) {
      let debut = try catalog[checked(question.subjects[0])]?.debutDate?.year
      XCTAssertTrue((2009...2010).contains(debut ?? 0), "\(question.id)")
    }
  }

  func testQuestionsAboutOneGroupNeedNotAskForIt() async throws {
    var settings = QuizSettings().seeded(0, count: 200)
    (settings.groupIDs, settings.asksForAcceptedGroups) = (["OHMYGIRL"], false)
    let questions = try await QuizGenerator.sample().questions(settings)
    XCTAssertEqual(Set(questions.map(\.kind)), [.song, .odd, .debut, .members])
    settings.level = .hard
    let typed = try await QuizGenerator.sample().questions(settings)
    XCTAssertTrue(typed.contains { $0.kind == .profile })
    for question in questions where question.kind == .song {
      XCTAssertEqual(question.id.parts.count, 3, "\(question.id) asks for the group")
    }
  }

  func testAMemberFilterLimitsProfiles() async throws {
    var settings = QuizSettings().seeded(0, count: 200)
    (settings.kinds, settings.memberIDs) = ([.profile], ["OHMYGIRL/Mimi", "IVE/Liz"].ids)
    let ids = try await QuizGenerator.sample().questions(settings).map(\.id.description)
    XCTAssertEqual(ids.sorted(), ["profile IVE/Liz", "profile OHMYGIRL/Mimi"])
  }

  func testAMemberFilterKeepsTheGroupsOfItsMembers() async throws {
    var settings = QuizSettings().seeded(0, count: 200)
    (settings.kinds, settings.memberIDs) = ([.initials], ["OHMYGIRL/Mimi", "IVE/Liz"].ids)
    let ids = try await QuizGenerator.sample().questions(settings).map(\.id.description)
    XCTAssertEqual(ids.sorted(), ["initials IVE", "initials OHMYGIRL"])
  }

  func testFiltersWithoutMatchesAreAnError() async throws {
    let generator = try await QuizGenerator.sample()
    var settings = QuizSettings()
    settings.groupIDs = ["NOBODY"]
    XCTAssertThrowsError(try generator.questions(settings)) { error in
      XCTAssertEqual(error as? QuizError, .noMatches)
      XCTAssertEqual("\(error)", "No group or member matches the filters.")
    }
  }

  func testKindsWithoutQuestionsAreAnError() async throws {
    let generator = try await QuizGenerator.sample()
    var settings = QuizSettings()
    (settings.kinds, settings.level, settings.groupIDs) = ([.members], .hard, ["MOSAIC-X"])
    XCTAssertThrowsError(try generator.questions(settings)) { error in
      XCTAssertEqual(error as? QuizError, .noQuestions(kinds: [.members], level: .hard))
      XCTAssertEqual(
        "\(error)",
        "No hard questions of these kinds match the filters: members.")
    }
  }

  func testAQuestionDependsOnlyOnItsIDTheLevelAndTheSeed() async throws {
    let generator = try await QuizGenerator.sample()
    for (seed, settings) in QuizProof.settings.enumerated() {
      let settings = settings.seeded(UInt64(seed), count: 15)
      // A small catalog has no questions for some settings.
      for question in (try? generator.questions(settings)) ?? [] {
        let id = try XCTUnwrap(QuizQuestionID(question.id.description))
        let again = generator.question(id, level: settings.level, seed: settings.seed)
        XCTAssertEqual(again, question, "\(id) \(settings.level)")
      }
    }
  }

  func testSeedsGiveAQuestionOtherChoices() async throws {
    let id = QuizQuestionID(.lineup, ["OHMYGIRL"])
    let generator = try await QuizGenerator.sample()
    let questions = (0..<5).map { generator.question(id, level: .easy, seed: $0) }
    XCTAssertEqual(Set(questions).count, 5)
  }

  func testAnIDWithoutItsSubjectHasNoQuestion() async throws {
    let generator = try await QuizGenerator.sample()
    for text in [
      "lineup NOBODY", "profile OHMYGIRL/Nobody", "song OHMYGIRL Nothing", "lineup OHMYGIRL IVE",
      "song OHMYGIRL Nonstop other", "debut IVE IVE IVE IVE", "debut NOBODY", "own 1234",
      "odd IVE IVE/Liz",
      "profile OHMYGIRL",
    ] {
      let id = try XCTUnwrap(QuizQuestionID(text))
      XCTAssertNil(generator.question(id, level: .easy, seed: 0), text)
    }
  }
}

/// Questions about one group or member of the sample catalog.
final class QuizSubjectQuestionsTests: XCTestCase {
  func testEveryQuestionIsAboutTheGroupAndRepeatedByItsID() async throws {
    let generator = try await QuizGenerator.sample()
    for level in QuizLevel.allCases {
      for name in ["OHMYGIRL", "2NE1", "IVE"] {
        let group = try XCTUnwrap(GroupID(name))
        let questions = generator.questions(about: group, level: level, seed: 5)
        XCTAssertGreaterThan(questions.count, 5, name)
        XCTAssertEqual(Set(questions.map(\.id)).count, questions.count, name)
        for question in questions {
          XCTAssertTrue(question.subjects.contains(name), "\(question.id)")
          XCTAssertEqual(generator.question(question.id, level: level, seed: 5), question)
        }
      }
    }
  }

  func testOtherGroupsAndMembersAreTakenOnlyOnce() async throws {
    let generator = try await QuizGenerator.sample()
    let group = try XCTUnwrap(GroupID("KARA"))
    let random = { (taken: Set<QuizQuestionID>) in
      generator.questions(about: group, level: .easy, seed: 1, avoiding: taken)
        .filter { [.odd, .debut].contains($0.kind) }.map(\.id)
    }
    let first = random([])
    XCTAssertEqual(first.count, 6)
    XCTAssertTrue(Set(random(Set(first))).isDisjoint(with: first))
  }

  func testAMemberOfSeveralGroupsIsMissedInEach() async throws {
    let generator = try await QuizGenerator.sample()
    let member = try XCTUnwrap(MemberID("IZONE/Wonyoung"))
    let questions = generator.questions(about: member, level: .hard, seed: 0)
    XCTAssertEqual(
      Set(questions.filter { $0.kind == .odd }.map { $0.id.parts[0] }), ["IZONE", "IVE"])
  }

  func testAnUnknownSubjectHasNoQuestions() async throws {
    let generator = try await QuizGenerator.sample()
    let (group, member) = (try XCTUnwrap(GroupID("NOBODY")), try XCTUnwrap(MemberID("NOBODY/A")))
    XCTAssertEqual(generator.questions(about: group, level: .easy, seed: 0), [])
    XCTAssertEqual(generator.questions(about: member, level: .easy, seed: 0), [])
  }
}

extension QuizSettings {
  func seeded(_ seed: UInt64, count: Int) -> Self {
    var settings = self
    (settings.seed, settings.count) = (seed, count)
    return settings
  }
}

extension [String] {
  fileprivate var ids: Set<MemberID> { Set(compactMap { MemberID($0) }) }
}
