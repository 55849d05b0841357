import XCTest

@testable import KPGGCore
@testable import KPGGQuiz

/// The rules by which a small catalog proves answers.
final class QuestionRulesTests: XCTestCase {
  func testOnlyQuestionsWithOneAnswerAreAsked() throws {
    let debuts = ["ALPHA 2010", "BRAVO 2010-05-05", "DELTA 2011", "GAMMA 2012"]
    let nearby = [
      "ALPHA 2010-01-01", "BRAVO 2010-06-01", "DELTA 2012-01-01", "GAMMA 2012-01-02",
    ]
    let groups = ["ALPHA | Mia", "BRAVO | Nina", "DELTA | Coco", "GAMMA | Zizi"]
    let rows: [(rule: String, lines: [String], QuizKind, QuizLevel, ids: [String])] = [
      (
        "Initials that two groups have name neither.",
        ["AOA=에이오에이", "IOI=아이오아이", "IVE=아이브"], .initials, .hard, ["initials IVE"]
      ),
      (
        "The initials of an alias count.", ["LABOUM=라붐", "REDVELVET=레드벨벳+레벨"], .initials, .hard,
        ["initials REDVELVET"]
      ),
      (
        "A song that two groups have names neither.",
        ["ONE | | Fire, Water Fall", "TWO | | FIRE!"], .song, .hard,
        [
          "song ONE Fire title", "song ONE Water%20Fall", "song ONE Water%20Fall title",
          "song TWO FIRE! title",
        ]
      ),
      (
        "Initials that two songs of a group have name neither.", ["ONE | | Fire, Five, Water"],
        .song, .hard,
        ["song ONE Fire", "song ONE Five", "song ONE Water", "song ONE Water title"]
      ),
      (
        "A song that is listed twice is one song.", ["ONE | | Fire, Water, Water"], .song, .hard,
        ["song ONE Fire", "song ONE Fire title", "song ONE Water", "song ONE Water title"]
      ),
      (
        "The question does not have the answer.",
        ["ARA=아라 | Sarah=사라, Bo=보 | Ara Ara, Sun"], .song, .hard,
        ["song ARA Ara%20Ara title", "song ARA Sun", "song ARA Sun title"]
      ),
      (
        "Groups with equal names have no line-up.",
        ["ONE=하나 | Ara", "UNO=하나 | Bora", "TWO=둘이 | Cara"], .lineup, .hard, ["lineup TWO"]
      ),
      (
        "Groups with equal names have no initials.",
        ["ONE=하나 | Ara", "UNO=하나 | Bora", "TWO=둘이 | Cara"], .initials, .hard, ["initials TWO"]
      ),
      (
        "Members with equal names are no list.", ["ONE | Ara=아라, Ara2=아라"], .members, .hard, []
      ),
      ("Debuts of an uncertain order prove nothing.", debuts, .debut, .easy, []),
      (
        "A year and a day in it are never compared.", debuts + ["SIGMA 2013"], .debut, .easy,
        ["debut ALPHA DELTA GAMMA SIGMA", "debut BRAVO DELTA GAMMA SIGMA"]
      ),
      ("Easy debuts have any distance.", nearby, .debut, .easy, ["debut ALPHA BRAVO DELTA GAMMA"]),
      ("Medium debuts are within two years.", nearby, .debut, .medium, []),
      (
        "Similar names are choices.", groups, .lineup, .easy,
        ["lineup ALPHA", "lineup BRAVO", "lineup DELTA", "lineup GAMMA"]
      ),
      (
        "A choice has the script and nearly the length of the answer.",
        groups.dropLast() + ["감마감마 | Zizi", "THELONGESTNAMEOFALL | Dudu"], .lineup, .easy, []
      ),
      (
        "A name inside another is no choice beside it.",
        groups.dropLast() + ["ALPHAS | Zizi"], .lineup, .easy, []
      ),
    ]
    for (rule, lines, kind, level, ids) in rows {
      XCTAssertEqual(try QuizSample(lines).questionIDs(kind, level), ids, rule)
    }
  }

  func testANameThatTwoGroupsShareIsNoClue() throws {
    let sample = try QuizSample(["ONE | Yujin=유진, Ara=아라", "TWO | Eugene=유진"])
    let questions = try sample.questions(.lineup)
    XCTAssertEqual(questions.map(\.id.description), ["lineup ONE"])
    XCTAssertEqual(questions.first?.clues.map(\.korean), ["멤버: 아라"])
  }

  func testTwoSongsThatShareOneTitleAreNotAskedAbout() throws {
    var sample = try QuizSample(["ONE | | Fire, Water, Water"])
    var songs = sample.lineUps[0].songs
    songs[2].koreanTitle = "물"
    sample.lineUps = [LineUp(group: sample.lineUps[0].group, checkedMembers: [], songs: songs)]
    XCTAssertEqual(try sample.questionIDs(.song), ["song ONE Fire", "song ONE Fire title"])
  }

  func testAnUnknownFactProvesNothing() throws {
    var sample = try QuizSample(["ONE | Ara=아라, Bora=보라"])
    sample.changeLast(0) { $0.mbti = .infp }
    XCTAssertEqual(try sample.questionIDs(.profile), [])
    sample.changeLast(1) { $0.mbti = .esfj }
    XCTAssertEqual(try sample.questionIDs(.profile), ["profile ONE/Ara", "profile ONE/Bora"])
    // A member without a name can still share the facts.
    sample.changeLast(1) { ($0.mbti, $0.stageName, $0.koreanStageName) = (.infp, nil, nil) }
    XCTAssertEqual(try sample.questionIDs(.profile), [])
  }

  func testEnoughCluesForAProofAreShown() throws {
    var sample = try QuizSample(["ONE | Ara=아라, Bora=보라"])
    let birth = try XCTUnwrap(CalendarDate(year: 1999))
    sample.changeLast(0) { ($0.birthDate, $0.mbti, $0.bloodType) = (birth, .infp, .a) }
    sample.changeLast(1) { ($0.birthDate, $0.mbti, $0.bloodType) = (birth, .esfj, .a) }
    let question = try XCTUnwrap(
      try sample.questions(.profile).first { $0.subjects == ["ONE/Ara"] })
    XCTAssertEqual(question.openClueCount, 3)
    XCTAssertEqual(
      question.clues.map(\.english),
      ["Year of birth: 1999", "Blood type: A", "MBTI: INFP", "Group: ONE"])
  }

  func testTheFactsThatMostPeopleShareComeFirst() throws {
    var sample = try QuizSample(["ONE | Ara=아라, Bora=보라, Cora=코라"])
    for (index, height) in ([160, 165, 160] as [Height]).enumerated() {
      sample.changeLast(index) {
        ($0.birthDate, $0.bloodType) = (CalendarDate(year: 1999 + index), .a)
        $0.height = height
      }
    }
    let question = try XCTUnwrap(
      try sample.questions(.profile).first { $0.subjects == ["ONE/Ara"] })
    XCTAssertEqual(
      question.clues.map(\.english),
      ["Blood type: A", "Height: 160 cm", "Year of birth: 1999", "Group: ONE"])
  }

  func testChoicesHaveGroupsIfSeveralPeopleHaveAName() throws {
    var sample = try QuizSample(["ONE=하나 | Mia=미아, Nina=니나, Coco=코코, Zizi=지지"])
    for index in 0..<4 { sample.changeLast(index) { $0.mbti = index == 0 ? .infp : .esfj } }
    let names = { (sample: QuizSample) in
      let question = try XCTUnwrap(try sample.questions(.profile, .easy).first)
      XCTAssertEqual(question.subjects, ["ONE/Mia"])
      return Set(question.choices.map(\.name.korean) + [question.solutionText.korean])
    }
    XCTAssertEqual(try names(sample), ["미아", "니나", "코코", "지지"])
    try sample.add("TWO", members: ["Mia=미아"])
    sample.changeLast(0) { $0.birthDate = CalendarDate(year: 1999) }
    sample.changeLast(0) { $0.deathDate = CalendarDate(year: 2020) }
    sample.changeLast(0) { $0.mbti = .esfj }
    let expected: Set = ["미아 (하나)", "니나 (하나)", "코코 (하나)", "지지 (하나)"]
    XCTAssertEqual(try names(sample), expected)
  }

  func testARivalWithUnknownFactsIsExcludedByTheLastClue() throws {
    var sample = try QuizSample(["ONE | Ara=아라"])
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
    for (group, height) in [("ONE", 160), ("TWO", 165)] as [(String, Height)] {
      try sample.add(group, members: ["Ara=아라"])
      sample.changeLast(0) {
        ($0.birthDate, $0.koreanBirthName, $0.height) = (birth, "김아라", height)
      }
    }
    let question = try XCTUnwrap(try sample.questions(.profile).first)
    XCTAssertEqual(question.clues.map(\.english), ["Year of birth: 1999", "Group: ONE"])
  }

  func testWhatOneEntryOfARivalSaysCountsAsRight() throws {
    var sample = QuizSample()
    let birth = try XCTUnwrap(CalendarDate(year: 1999, month: 1, day: 2))
    for (group, name, height) in [
      ("ONE", "Ara=아라", 160), ("TWO", "Ara=아라", 165), ("THREE", "Bora=보라", 160),
    ] as [(String, String, Height)] {
      try sample.add(group, members: [name])
      sample.changeLast(0) {
        ($0.birthDate, $0.koreanBirthName, $0.height) = (birth, String(name.suffix(2)), height)
      }
    }
    let question = try XCTUnwrap(
      try sample.questions(.profile).first { $0.subjects == ["THREE/Bora"] })
    XCTAssertEqual(question.clues.last?.english, "Group: THREE")
    XCTAssertEqual(question.openClueCount, 3)
  }

  func testAProfileWhoseProofRevealsTheAnswerIsNotAskedAbout() throws {
    var sample = try QuizSample(["ARAWORLD | Ara=아라"])
    sample.changeLast(0) { $0.mbti = .infp }
    try sample.add("TWO", members: ["Bora=보라"])
    XCTAssertEqual(try sample.questionIDs(.profile), ["profile TWO/Bora"])
  }

  func testEveryWrongChoiceContradictsAShownClue() throws {
    var sample = try QuizSample(["ONE | Mia, Nina, Coco, Zizi"])
    for (index, type) in [BloodType.a, .a, .b, .b].enumerated() {
      sample.changeLast(index) { ($0.mbti, $0.bloodType) = (index == 2 ? .esfj : .infp, type) }
    }
    let openClueCounts = {
      Set(try sample.questions(.profile, .easy).map { "\($0.subjects[0]) \($0.openClueCount)" })
    }
    XCTAssertEqual(try openClueCounts(), ["ONE/Coco 2", "ONE/Zizi 2"])
    sample.changeLast(1) { $0.bloodType = .o }
    XCTAssertEqual(
      try openClueCounts(), ["ONE/Mia 2", "ONE/Nina 2", "ONE/Coco 2", "ONE/Zizi 2"])
  }

  func testAMemberWhoHasDiedIsNotAskedAbout() throws {
    var sample = try QuizSample(["ONE | Ara=아라, Bora=보라"])
    sample.changeLast(1) { $0.mbti = .infp }
    sample.changeLast(0) { $0.mbti = .esfj }
    XCTAssertEqual(try sample.questionIDs(.profile), ["profile ONE/Ara", "profile ONE/Bora"])
    XCTAssertEqual(try sample.questionIDs(.members), ["members ONE"])
    sample.changeLast(0) { $0.deathDate = CalendarDate(year: 2020) }
    XCTAssertEqual(try sample.questionIDs(.profile), ["profile ONE/Bora"])
    XCTAssertEqual(try sample.questionIDs(.members), [])
  }

  func testAnOutsiderHasNoEntryAndNoNameInTheGroup() throws {
    var sample = try QuizSample([
      "ONE | Ara=아라, Bora=보라, Coco=코코, Dudu=두두", "TWO | Nina=니나, Ara=아라, Zizi=지지",
    ])
    let birth = try XCTUnwrap(CalendarDate(year: 1999, month: 1, day: 2))
    sample.changeLast(2) { ($0.birthDate, $0.koreanBirthName) = (birth, "구하라") }
    let two = sample.lineUps.removeLast()
    sample.changeLast(3) { ($0.birthDate, $0.koreanBirthName) = (birth, "구하라") }
    sample.lineUps.append(two)
    let ids = try sample.questionIDs(.odd, .easy).filter { $0.hasPrefix("odd ONE") }
    XCTAssertEqual(ids, ["odd ONE TWO/Nina"])
  }

  func testAGroupAndALongerNameContainingItAreNotChoicesTogether() throws {
    let sample = try QuizSample([
      "ALPHA | Mia", "BRAVO | Nina", "DELTA | Coco", "ALPHAS | Zizi", "SIGMA | Dudu",
    ])
    let questions = try sample.questions(.lineup, .easy)
    XCTAssertEqual(questions.count, 5)
    for choices in questions.map({ $0.choices.map(\.idText) }) {
      XCTAssertFalse(choices.contains("ALPHA") && choices.contains("ALPHAS"), "\(choices)")
    }
  }

  func testAnAliasThatNamesAnotherGroupIsNotAnAnswer() throws {
    let sample = try QuizSample(["ONE=하나+TWO+First | Ara", "TWO=둘이 | Cara"])
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
