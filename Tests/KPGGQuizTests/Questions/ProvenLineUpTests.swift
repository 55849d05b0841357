import XCTest

@testable import KPGGCore
@testable import KPGGQuiz

/// Questions about the line-up of a past day.
final class ProvenLineUpTests: XCTestCase {
  func testTheDaysAreBetweenTheDebutAndTheLastChange() throws {
    XCTAssertEqual(
      try lineUp().provenDays.map(\.description), ["2013-01-01", "2014-01-01", "2016-01-01"])
    let names = try lineUp().provenMembers(on: try checked("2014-01-01"))?.map(\.id.name)
    XCTAssertEqual(names, ["Bora", "Cara", "Dara", "Emma"])
  }

  /// Bora was absent from some day of 2014 to some day of 2015.
  func testADayOfAnInexactDateOrOfAChangeIsNotProven() throws {
    for (day, isProven) in [
      ("2012-03-01", false), ("2012-03-02", true), ("2013-05-31", true), ("2013-06-01", false),
      ("2013-06-30", false), ("2013-07-01", true), ("2014-06-01", false), ("2015-12-31", false),
      ("2016-09-30", true), ("2016-10-01", false), ("2017-01-01", false), ("2013-05", false),
    ] {
      XCTAssertEqual(try lineUp().provenMembers(on: try checked(day)) != nil, isProven, day)
    }
  }

  func testAnUnknownDateProvesNoDay() throws {
    let changes: [(String, (inout GirlGroup, inout Member) -> Void)] = [
      ("debut", { group, _ in group.debutDate = nil }),
      ("end", { group, _ in group.status = .disbanded }),
      ("end before a return", { group, _ in group.returnDate = CalendarDate(year: 2016) }),
      ("leaving", { $1.departureDate = nil }),
      ("death", { $1.deathDate = CalendarDate(year: 2020) }),
      ("coming back", { $1.absences = Absence(from: .latest, to: nil).map { [$0] } ?? [] }),
    ]
    for (name, change) in changes {
      XCTAssertEqual(try lineUp(change).provenDays, [], name)
    }
  }

  func testALineUpThatNeverChangedIsNoSubject() throws {
    let sample = try QuizSample(["ONE 2012-03-01 | Ara, Bora, Cara, Dara"])
    XCTAssertEqual(sample.lineUps[0].provenDays, [])
    XCTAssertEqual(try sample.questionIDs(.lineup), ["lineup ONE"])
  }

  func testAnEasyQuestionHasOneMemberAmongThoseOfOtherDays() throws {
    let question = try XCTUnwrap(question(.easy))
    XCTAssertEqual(question.promptText.english, "Who was in ONE on 2016-01-01?")
    XCTAssertEqual(question.promptText.korean, "다음 중 2016-01-01 당시 ONE의 멤버는?")
    XCTAssertTrue(["Bora", "Faye"].contains(question.solutionText.english))
    XCTAssertEqual(
      Set(question.choices.map(\.name.english)).subtracting(["Bora", "Faye"]).count, 3)
    XCTAssertEqual(question.subjects, ["ONE"])
  }

  func testAHardQuestionAsksForEveryName() throws {
    let question = try XCTUnwrap(question(.hard))
    XCTAssertEqual(
      question.promptText.english, "Name all members of ONE on 2016-01-01.")
    XCTAssertEqual(question.promptText.korean, "2016-01-01 당시 ONE의 멤버를 모두 쓰세요.")
    XCTAssertEqual(Set(question.solution.names.map(\.name.english)), ["Bora", "Faye"])
    XCTAssertEqual(question.clues.first?.english, "Number of members: 2")
  }

  func testAnIDNamesTheDay() throws {
    let generator = try sample().generator
    for (text, isQuestion) in [
      ("lineup ONE 2016-01-01", true), ("lineup ONE 2016-02-29", true), ("lineup ONE", true),
      ("lineup ONE 2013-06-15", false), ("lineup ONE 2013", false), ("lineup ONE today", false),
      ("lineup ONE 2016-01-01 x", false), ("lineup TWO 2016-01-01", false),
    ] {
      let id = try XCTUnwrap(QuizQuestionID(text))
      let question = generator.question(id, level: .hard, seed: 1)
      XCTAssertEqual(question?.id, isQuestion ? id : nil, text)
    }
  }

  func testAQuizHasOneDayOfAGroup() throws {
    let ids = try sample().questionIDs(.lineup)
    XCTAssertEqual(ids.filter { $0.hasPrefix("lineup ONE 201") }.count, 1)
    XCTAssertEqual(ids.count, 2)
  }

  func testAnAuthorCanLeaveOutTheClues() throws {
    let text = "title: A\nlevel: hard\nQ: { lineup ONE 2016-01-01 }\n?\n"
    let file = try QuizFile(decoding: text.utf8)
    XCTAssertEqual(file.problems(in: try sample().generator).map(\.description), [])
  }

  private func question(_ level: QuizLevel) throws -> QuizQuestion? {
    try sample().generator.question(
      QuizQuestionID(.lineup, ["ONE", "2016-01-01"]), level: level, seed: 1)
  }

  private func lineUp(
    _ change: (inout GirlGroup, inout Member) -> Void = { _, _ in }
  ) throws -> LineUp {
    let lineUp = try sample().lineUps[0]
    var (group, members) = (lineUp.group, lineUp.members)
    let index = try XCTUnwrap(members.firstIndex { $0.id.name == "Emma" })
    change(&group, &members[index])
    return LineUp(group: group, checkedMembers: members)
  }

  /// ONE debuted on 2012-03-01 with Bora, Cara, Dara, and Gina. Emma replaced Gina in 2013-06, and
  /// Faye joined on 2014-02-01. Cara, Dara, and Emma left in 2015, and Faye on 2016-10-01.
  private func sample() throws -> QuizSample {
    var sample = try QuizSample(["ONE 2012-03-01 | Bora, Cara, Dara, Emma, Faye, Gina"])
    let absence = Absence(from: try checked("2014-06"), to: try checked("2015"))
    let dates: [(String?, String?)] = [
      (nil, nil), (nil, "2015"), (nil, "2015"), ("2013-06", "2015-05"),
      ("2014-02-01", "2016-10-01"),
      (nil, "2013-06"),
    ]
    for (index, (joined, left)) in dates.enumerated() {
      sample.changeLast(index) { member in
        member.joinDate = joined.flatMap { CalendarDate($0) }
        member.departureDate = left.flatMap { CalendarDate($0) }
        if index == 0 { member.absences = [absence].compactMap(\.self) }
      }
    }
    let members = sample.lineUps[0].members.map { member in
      var member = member
      member.isFormer = member.departureDate != nil
      return member
    }
    sample.lineUps = [LineUp(group: sample.lineUps[0].group, checkedMembers: members)]
    return sample
  }
}
