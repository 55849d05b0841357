import XCTest

@testable import KPGGCore
@testable import KPGGQuiz

/// The rules by which a small catalog proves answers.
final class QuestionRulesTests: XCTestCase {
  func testTwoGroupsWithEqualInitialsAreNotAskedAbout() throws {
    var sample = QuizSample()
    try sample.add("AOA", "에이오에이")
    try sample.add("IOI", "아이오아이")
    try sample.add("IVE", "아이브")
    XCTAssertEqual(try sample.questionIDs(.initials), ["initials IVE"])
  }

  func testInitialsOfAnAliasCount() throws {
    var sample = QuizSample()
    try sample.add("LABOUM", "라붐")
    try sample.add("REDVELVET", "레드벨벳", aliases: ["레벨"])
    XCTAssertEqual(try sample.questionIDs(.initials), ["initials REDVELVET"])
  }

  func testANameThatTwoGroupsShareIsNoClue() throws {
    var sample = QuizSample()
    try sample.add("ONE", members: ["Yujin=유진", "Ara=아라"])
    try sample.add("TWO", members: ["Eugene=유진"])
    let questions = try sample.questions(.lineup)
    XCTAssertEqual(questions.map(\.id.description), ["lineup ONE"])
    XCTAssertEqual(questions.first?.clues.map(\.korean), ["멤버: 아라"])
  }

  func testASongThatTwoGroupsShareIsNotAskedAbout() throws {
    var sample = QuizSample()
    try sample.add("ONE", songs: ["Fire", "Water Fall"])
    try sample.add("TWO", songs: ["FIRE!"])
    XCTAssertEqual(
      try sample.questionIDs(.song),
      [
        "song ONE Fire title", "song ONE Water%20Fall", "song ONE Water%20Fall title",
        "song TWO FIRE! title",
      ])
  }

  func testTwoSongsWithEqualInitialsAreNotAskedAbout() throws {
    var sample = QuizSample()
    try sample.add("ONE", songs: ["Fire", "Five", "Water"])
    XCTAssertEqual(
      try sample.questionIDs(.song).filter { $0.hasSuffix("title") }, ["song ONE Water title"])
  }

  func testTwoSongsThatShareOneTitleAreNotAskedAbout() throws {
    var sample = QuizSample()
    try sample.add("ONE", songs: ["Fire", "Water", "Water"])
    XCTAssertEqual(
      try sample.questionIDs(.song),
      ["song ONE Fire", "song ONE Fire title", "song ONE Water", "song ONE Water title"])
    var lineUp = sample.lineUps.removeLast()
    var songs = lineUp.songs
    songs[2].koreanTitle = "물"
    lineUp = LineUp(group: lineUp.group, members: [], songs: songs)
    sample.lineUps.append(lineUp)
    XCTAssertEqual(try sample.questionIDs(.song), ["song ONE Fire", "song ONE Fire title"])
  }

  func testAnUnknownFactProvesNothing() throws {
    var sample = QuizSample()
    try sample.add("ONE", members: ["Ara=아라", "Bora=보라"])
    sample.changeLast(0) { $0.mbti = .infp }
    XCTAssertEqual(try sample.questionIDs(.profile), [])
    sample.changeLast(1) { $0.mbti = .esfj }
    XCTAssertEqual(try sample.questionIDs(.profile), ["profile ONE/Ara", "profile ONE/Bora"])
  }

  func testAMemberWithoutANameCanStillShareTheFacts() throws {
    var sample = QuizSample()
    try sample.add("ONE", members: ["Ara=아라", "Bora=보라"])
    sample.changeLast(0) { $0.mbti = .infp }
    sample.changeLast(1) { ($0.mbti, $0.stageName, $0.koreanStageName) = (.infp, nil, nil) }
    XCTAssertEqual(try sample.questionIDs(.profile), [])
  }

  func testEnoughCluesForAProofAreShown() throws {
    var sample = QuizSample()
    try sample.add("ONE", members: ["Ara=아라", "Bora=보라"])
    let birth = try XCTUnwrap(CalendarDate(year: 1999))
    sample.changeLast(0) { ($0.birth, $0.mbti, $0.bloodType) = (birth, .infp, .a) }
    sample.changeLast(1) { ($0.birth, $0.mbti, $0.bloodType) = (birth, .esfj, .a) }
    let question = try XCTUnwrap(
      try sample.questions(.profile).first { $0.subjects == ["ONE/Ara"] })
    XCTAssertEqual(question.openClueCount, 2)
    XCTAssertEqual(
      question.clues.map(\.english),
      ["Year of birth: 1999", "MBTI: INFP", "Blood type: A", "Group: ONE"])
  }

  func testARivalWithUnknownFactsIsExcludedByTheLastClue() throws {
    var sample = QuizSample()
    try sample.add("ONE", members: ["Ara=아라"])
    sample.changeLast(0) { ($0.mbti, $0.bloodType) = (.infp, .a) }
    try sample.add("TWO", members: ["Bora=보라"])
    let question = try XCTUnwrap(
      try sample.questions(.profile).first { $0.subjects == ["ONE/Ara"] })
    XCTAssertEqual(question.clues.count, 3)
    XCTAssertEqual(question.openClueCount, 1)
  }

  func testAFactOnWhichEntriesDisagreeIsNoClue() throws {
    var sample = QuizSample()
    let birth = try XCTUnwrap(CalendarDate(year: 1999, month: 1, day: 2))
    for (group, height) in [("ONE", 160.0), ("TWO", 165.0)] {
      try sample.add(group, members: ["Ara=아라"])
      sample.changeLast(0) {
        ($0.birth, $0.koreanBirthName, $0.heightCm) = (birth, "김아라", height)
      }
    }
    let question = try XCTUnwrap(try sample.questions(.profile).first)
    XCTAssertEqual(question.clues.map(\.english), ["Year of birth: 1999", "Group: ONE"])
  }

  func testAProfileWhoseProofRevealsTheAnswerIsNotAskedAbout() throws {
    var sample = QuizSample()
    try sample.add("ARAWORLD", members: ["Ara=아라"])
    sample.changeLast(0) { $0.mbti = .infp }
    try sample.add("TWO", members: ["Bora=보라"])
    XCTAssertEqual(try sample.questionIDs(.profile), ["profile TWO/Bora"])
  }

  func testEveryWrongChoiceContradictsAShownClue() throws {
    var sample = QuizSample()
    try sample.add("ONE", members: ["Mia", "Nina", "Coco", "Zizi"])
    for (index, type) in [BloodType.a, .a, .b, .b].enumerated() {
      sample.changeLast(index) { ($0.mbti, $0.bloodType) = (index == 2 ? .esfj : .infp, type) }
    }
    let openClueCounts = {
      Set(try sample.questions(.profile, .easy).map { "\($0.subjects[0]) \($0.openClueCount)" })
    }
    XCTAssertEqual(try openClueCounts(), ["ONE/Coco 1", "ONE/Zizi 2"])
    sample.changeLast(1) { $0.bloodType = .o }
    XCTAssertEqual(
      try openClueCounts(), ["ONE/Mia 2", "ONE/Nina 2", "ONE/Coco 1", "ONE/Zizi 2"])
  }

  func testAMemberWhoHasDiedIsNotAskedAbout() throws {
    var sample = QuizSample()
    try sample.add("ONE", members: ["Ara=아라"])
    XCTAssertEqual(try sample.questionIDs(.profile), ["profile ONE/Ara"])
    sample.changeLast(0) { $0.diedOn = CalendarDate(year: 2020) }
    XCTAssertEqual(try sample.questionIDs(.profile), [])
  }

  func testDebutsOfAnUncertainOrderAreNotAskedAbout() throws {
    var sample = QuizSample()
    for (id, debut) in [
      ("ALPHA", "2010"), ("BRAVO", "2010-05-05"), ("DELTA", "2011"), ("GAMMA", "2012"),
    ] { try sample.add(id, debut: debut) }
    XCTAssertEqual(try sample.questionIDs(.debut, .easy), [])
    try sample.add("SIGMA", debut: "2013")
    XCTAssertEqual(
      try sample.questionIDs(.debut, .easy),
      ["debut ALPHA DELTA GAMMA SIGMA", "debut BRAVO DELTA GAMMA SIGMA"])
  }

  func testMediumDebutsAreWithinTwoYears() throws {
    var sample = QuizSample()
    for (id, debut) in [
      ("ALPHA", "2010-01-01"), ("BRAVO", "2010-06-01"), ("DELTA", "2012-01-01"),
      ("GAMMA", "2012-01-02"),
    ] { try sample.add(id, debut: debut) }
    XCTAssertEqual(try sample.questionIDs(.debut, .easy), ["debut ALPHA BRAVO DELTA GAMMA"])
    XCTAssertEqual(try sample.questionIDs(.debut, .medium), [])
  }

  func testALineUpWithAMemberWhoHasDiedIsNotAskedAbout() throws {
    var sample = QuizSample()
    try sample.add("ONE", members: ["Ara=아라", "Bora=보라"])
    XCTAssertEqual(try sample.questionIDs(.members), ["members ONE"])
    sample.changeLast(0) { $0.diedOn = CalendarDate(year: 2020) }
    XCTAssertEqual(try sample.questionIDs(.members), [])
  }

  func testALineUpWithEqualNamesIsNotAskedAbout() throws {
    var sample = QuizSample()
    try sample.add("ONE", members: ["Ara=아라", "Ara2=아라"])
    XCTAssertEqual(try sample.questionIDs(.members), [])
  }

  func testAnOutsiderHasNoEntryAndNoNameInTheGroup() throws {
    var sample = QuizSample()
    try sample.add("ONE", members: ["Ara=아라", "Bora=보라", "Coco=코코", "Dudu=두두"])
    try sample.add("TWO", members: ["Nina=니나", "Ara=아라", "Zizi=지지"])
    let birth = try XCTUnwrap(CalendarDate(year: 1999, month: 1, day: 2))
    sample.changeLast(2) { ($0.birth, $0.koreanBirthName) = (birth, "구하라") }
    let two = sample.lineUps.removeLast()
    sample.changeLast(3) { ($0.birth, $0.koreanBirthName) = (birth, "구하라") }
    sample.lineUps.append(two)
    let ids = try sample.questionIDs(.odd, .easy).filter { $0.hasPrefix("odd ONE") }
    XCTAssertEqual(ids, ["odd ONE TWO/Nina"])
  }

  func testTheAnswerIsNotInTheQuestion() throws {
    var sample = QuizSample()
    try sample.add("ARA", "아라", members: ["Sarah=사라", "Bo=보"], songs: ["Ara Ara", "Sun"])
    XCTAssertEqual(
      try sample.questionIDs(.song).filter { !$0.hasSuffix("title") }, ["song ARA Sun"])
  }

  func testAWrongChoiceHasTheSameScriptAndASimilarLength() throws {
    var sample = QuizSample()
    for (id, name) in [("ALPHA", "Mia"), ("BRAVO", "Nina"), ("DELTA", "Coco"), ("GAMMA", "Zizi")] {
      try sample.add(id, members: [name])
    }
    XCTAssertEqual(try sample.questionIDs(.lineup, .easy).count, 4)
    sample.lineUps.removeLast()
    try sample.add("감마감마", members: ["Zizi"])
    try sample.add("THELONGESTNAMEOFALL", members: ["Dudu"])
    XCTAssertEqual(try sample.questionIDs(.lineup, .easy), [])
  }

  func testANameInsideAnotherIsNoChoiceBesideIt() throws {
    var sample = QuizSample()
    for (id, name) in [("ALPHA", "Mia"), ("BRAVO", "Nina"), ("DELTA", "Coco"), ("ALPHAS", "Zizi")] {
      try sample.add(id, members: [name])
    }
    XCTAssertEqual(try sample.questionIDs(.lineup, .easy), [])
    try sample.add("SIGMA", members: ["Dudu"])
    let questions = try sample.questions(.lineup, .easy)
    XCTAssertEqual(questions.count, 5)
    for choices in questions.map({ $0.choices.map(\.id) }) {
      XCTAssertFalse(choices.contains("ALPHA") && choices.contains("ALPHAS"), "\(choices)")
    }
  }

  func testGroupsWithEqualNamesAreNotAskedAbout() throws {
    var sample = QuizSample()
    try sample.add("ONE", "하나", members: ["Ara"])
    try sample.add("UNO", "하나", members: ["Bora"])
    try sample.add("TWO", "둘이", members: ["Cara"])
    XCTAssertEqual(try sample.questionIDs(.lineup), ["lineup TWO"])
    XCTAssertEqual(try sample.questionIDs(.initials), ["initials TWO"])
  }

  func testAnAliasThatNamesAnotherGroupIsNoAnswer() throws {
    var sample = QuizSample()
    try sample.add("ONE", "하나", aliases: ["TWO", "First"], members: ["Ara"])
    try sample.add("TWO", "둘이", members: ["Cara"])
    let question = try XCTUnwrap(try sample.questions(.lineup).first { $0.subjects == ["ONE"] })
    XCTAssertEqual(question.answers, ["ONE", "하나", "First"])
  }

  func testAHostileCatalogNeverTraps() throws {
    var sample = QuizSample()
    try sample.add(
      "EMPTY", "", debut: "0001", aliases: ["", "★", " "], members: [], songs: ["", "★"])
    try sample.add("MARKS", "★", debut: "9999", members: ["★=★", "!=?"])
    try sample.add("SAME", "같은", members: ["Same=같은", "Same2=같은", "Same3=같은"])
    try sample.add("SAME2", "같은", members: ["Same=같은"], songs: ["Same", "same", "SAME"])
    let long = String(repeating: "a", count: 5_000)
    try sample.add("LONG", long, aliases: [long], members: ["Long=\(long)"], songs: [long])
    for kind in QuizKind.generated {
      for level in QuizLevel.allCases {
        for question in try sample.questions(kind, level) {
          XCTAssertFalse(question.answers.contains { NormalizedText($0).isEmpty }, "\(question.id)")
          XCTAssertEqual(Set(question.choices.map(\.id)).count, level == .hard ? 0 : 4)
        }
      }
    }
    XCTAssertThrowsError(try QuizSample().generator.questions(QuizSettings())) { error in
      XCTAssertEqual(error as? QuizError, .noMatches)
    }
  }
}
