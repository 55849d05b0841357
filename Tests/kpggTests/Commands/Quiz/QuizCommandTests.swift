import Foundation
import KPGGCore
import KPGGQuiz
import XCTest

@testable import kpgg

final class QuizCommandTests: CommandTestCase {
  func testTheSameSeedGivesTheSameBytes() async {
    for line: TypedLine in ["quiz --seed 7 --json", "quiz odd debut --level hard --seed 3 --json"] {
      let first = await output(of: line)
      let second = await output(
        of: line, in: ["LC_ALL": "ko_KR.UTF-8", "KPGG_TODAY": "2027-01-01"])
      XCTAssertEqual(first, second, "\(line)")
    }
    await assertRun(
      "quiz --seed 7 --questions 3 --json", .shows("quiz/questions.json"))
    await assertRun(
      "quiz members --level hard --seed 7 --questions 1 --json --lang ko",
      .shows("quiz/questions-ko.json"))
  }

  func testFiltersLimitWhatIsAsked() async throws {
    let lines = [
      ("--group omg", ["OHMYGIRL"]), ("--group ive,twice", ["IVE", "TWICE"]),
      ("--section 2009", ["2NE1", "4MINUTE", "FX", "SECRET"]),
    ]
    for (filter, groups) in lines {
      let line = "quiz lineup initials --questions 50 --seed 1 --json \(filter)"
      let subjects = try subjects(of: await output(of: "\(line)"))
      XCTAssertFalse(subjects.isEmpty, filter)
      XCTAssertEqual(subjects.subtracting(groups.map { $0.uppercased() }), [], filter)
    }
    let infp = try subjects(
      of: await output(of: "quiz profile --mbti infp --questions 100 --seed 1 --json"))
    let expected = await output(of: "members --mbti infp --plain --fields id")
    let ids = Set(expected.split(separator: "\n").map { $0.uppercased() })
    XCTAssertFalse(infp.isEmpty)
    XCTAssertEqual(infp.subtracting(ids), [])
    // Without a kind, the questions are about the members.
    let any = await output(of: "quiz --mbti infp --questions 100 --seed 1 --json")
    XCTAssertEqual(try subjects(of: any), infp)
  }

  func testAQuizAboutOneGroupDoesNotAskForIt() async throws {
    for (line, isAsked) in [("--group omg", false), ("initials --group omg", true)] {
      let questions = await output(of: "quiz \(line) --questions 50 --seed 1 --json")
      XCTAssertEqual(questions.contains("\"kind\": \"initials\""), isAsked, questions)
    }
  }

  func testATierLimitsWhatIsAsked() async throws {
    for (filter, groups) in [
      ("--tier 2", ["SECRETNUMBER", "NO.9&(U)", "GIRLSDAY", "SECRET"]),
      ("--tier 3 --level hard", ["LUMINA"]), ("--group lumina", ["LUMINA"]),
    ] {
      let subjects = try subjects(
        of: await output(of: "quiz lineup members --questions 50 --seed 1 --json \(filter)"))
      XCTAssertFalse(subjects.isEmpty, filter)
      XCTAssertEqual(subjects.subtracting(groups), [], filter)
    }
    await assertRun(
      "quiz --tier 3",
      .fails(
        .notFound, "easy questions are about groups of tiers 1 and 2 only",
        hint: "use '--level hard'"))
  }

  func testAnswersAreMarked() async {
    let answers = "stayc\n\ntwice\n"
    await assertRun(
      "quiz --seed 1 --questions 3 --level hard --answers -", reading: answers,
      .shows("quiz/marked.txt"))
    await assertRun(
      "quiz --seed 1 --questions 3 --level hard --answers - --json", reading: answers,
      .shows("quiz/marked.json"))
  }

  func testQuestionsAndMistakesAreRows() async {
    await assertRun("quiz --seed 7 --questions 3 --csv", .shows("quiz/questions.csv"))
    await assertRun(
      "quiz --seed 1 --questions 3 --level hard --answers - --plain", reading: "stayc\n\ntwice\n",
      .shows("quiz/marked.tsv"))
    await assertRun(
      "quiz play - --csv", reading: "title: a\nlvl: easy\nQ: b\nA: c\n- c\n",
      .prints(
        "line,column,message\r\n2,1,unknown key 'lvl'; did you mean 'level'?\r\n", .badData))
    await assertRun(
      "quiz daily --csv",
      .fails(
        .usage, "'kpgg quiz daily' has no option '--csv'",
        hint: "it is an option of 'kpgg quiz', 'kpgg quiz review', 'kpgg quiz play', and "
          + "'kpgg quiz stats'"))
    await assertFails(
      "quiz play --level hard", .usage, "'kpgg quiz play' has no option '--level'",
      hint: "it is an option of 'kpgg quiz' and 'kpgg quiz review'")
  }

  func testANarrowListOfQuizzesKeepsTheirNames() async {
    for (width, columns) in [(40, ["Title", "Level"]), (32, ["Title"]), (17, [])] {
      let list = await output(of: "quiz play", on: .terminal(width))
      for quiz in BundledQuiz.all { XCTAssertTrue(list.contains("\(quiz.id)"), list) }
      for title in columns { XCTAssertTrue(list.contains(title), list) }
      XCTAssertFalse(list.contains("…"), list)
    }
  }

  func testLinesOfAnswersCanEndAsOnWindows() async {
    let answers = "stayc\n\ntwice\n"
    await assertRun(
      "quiz --seed 1 --questions 3 --level hard --answers -",
      reading: answers.replacingOccurrences(of: "\n", with: "\r\n"),
      .shows("quiz/marked.txt"))
  }

  func testACodeCanBePastedWithSpacesOrPiped() async {
    let quiz = "title: Fans\nQ: { lineup KARA }\n"
    let code = String(await run("quiz share -", reading: quiz).output.dropLast())
    let expected = await run("quiz play - --json", reading: quiz).output
    XCTAssertTrue(expected.contains("KARA"), expected)
    await assertRun(["quiz", "play", "  \(code) ", "--json"], .prints(expected))
    await assertRun("quiz play - --json", reading: "\(code)\n", .prints(expected))
  }

  func testPipesAndDevicesAreRead() throws {
    let program = try Executable()
    let questions = "\"$KPGG\" quiz --seed 1 --questions 3 --level hard --json --answers"
    let answers = "printf 'aespa\\n\\nhayoung\\n'"
    XCTAssertEqual(
      try program.shell("\(answers) | \(questions) /dev/stdin"),
      try program.shell("\(answers) | \(questions) -"))

    let quiz = "printf 'title: A\\nQ: B\\nA: C\\n'"
    let played = try program.shell(
      "mkfifo pipe; \(quiz) >pipe & \"$KPGG\" quiz play pipe --answers /dev/null")
    XCTAssertTrue(played.output.hasPrefix("1. B\n"), "\(played)")

    let endless = try program.shell("\(questions) /dev/zero")
    XCTAssertEqual(
      endless.errors, "kpgg: error: /dev/zero: larger than the limit of 1048576 bytes\n")
  }

  func testAQuizWithoutQuestionsIsAnError() async {
    let (unmatched, wider) = (
      "no group or member matches the filters", "use fewer filters, more kinds, or another level"
    )
    for (line, message, hint): (TypedLine, String, String) in [
      ("quiz --debut 2040 --json", unmatched, wider),
      ("quiz --mbti infp --born 1950 --json", unmatched, wider),
      (
        "quiz --group nothing --json", "group 'nothing' not found", "for a list, use 'kpgg groups'"
      ),
    ] { await assertRun(line, .fails(.notFound, message, hint: hint)) }
  }

  func testAFileWithMistakesListsThem() async {
    let file = "title: a\nlvl: easy\nQ: b\nA: c\n- c\nQ: { song 2NE }\n"
    await assertRun(
      "quiz play -", reading: file, .shows("quiz/mistakes.txt", .badData))
    await assertRun(
      "quiz play - --lang ko", reading: file, .shows("quiz/mistakes-ko.txt", .badData))
    await assertRun(
      "quiz play - --json", reading: file, .shows("quiz/mistakes.json", .badData))
    await assertRun(
      "quiz play nowhere.txt",
      .fails(
        .noInput, "quiz 'nowhere.txt' not found",
        hint: "use 'second-generation', 'hit-songs', or 'through-the-years'"))
  }

  func testAQuizWithMistakesHasNoCode() async {
    let quiz = "title: Fans\nQ: { lineup KARRA }\nQ: { lineup NOBODY }\n"
    await assertRun(
      "quiz share -", reading: quiz,
      .fails(
        .badData,
        "standard input: line 2, column 4: group 'KARRA' not found; did you mean 'KARA'?",
        hint: "for all mistakes, use 'kpgg quiz play FILE'"))
    await assertRun(
      "quiz share - --json", reading: "Q: a\n",
      .fails(
        .badData, "standard input: line 1, column 1: the quiz has no title",
        hint: "for all mistakes, use 'kpgg quiz play FILE'"))
  }

  func testALongQuizHasACodeThatCanBeTyped() async throws {
    let words = (0..<150).map { "Q: q\($0) zebra \($0 * 7919 % 1000)?\nA: a\($0)\n" }
    let file = "title: long\n" + words.joined()
    let code = await run("quiz share -", reading: file).output
    XCTAssertGreaterThan(code.utf8.count, 255)
    await assertRun(
      ["quiz", "play", String(code.dropLast()), "--answers", "-"], reading: "a0\n",
      .shows("quiz/long-marked.txt"))
  }

  func testCodesThatCannotBePlayedAreErrors() async {
    for (code, message) in [
      ("kpgg2-abc", "the quiz code is damaged or incomplete"),
      ("kpgg1-abcdefgh", "the quiz code has the old version 1; ask for a new code"),
      ("kpgg9-abcdefgh", "the quiz code has version 9; update kpgg to play it"),
    ] { await assertRun(["quiz", "play", code], .fails(.badData, message)) }
  }

  func testAReviewWithoutAnswersSaysSo() async throws {
    let folder = try temporaryFolder()
    let variables = ["XDG_DATA_HOME": folder.url.path]
    await assertRun("quiz review", in: variables, .prints("Nothing is left to review.\n"))
    await assertRun("quiz review --json", in: variables, .prints("[]\n"))
  }

  func testAReviewAsksWhatWasMissedWhenItIsDue() async throws {
    let folder = try temporaryFolder()
    let file = AnswerLogFile(folder: "\(folder.url.path)/kpgg", lockTimeout: .seconds(1))
    try file.append([
      .answer(.of("initials", ["IVE"], "2026-11-20", .again)),
      .answer(.of("initials", ["AOA"], "2026-11-20")),
    ])
    let variables = ["XDG_DATA_HOME": folder.url.path]
    let due = try subjects(of: await output(of: "quiz review --json", in: variables))
    XCTAssertEqual(due, ["IVE"])
    let early = await output(
      of: "quiz review", in: variables.merging(["KPGG_TODAY": "2026-11-20"]) { $1 })
    XCTAssertEqual(early, "Nothing is due today. Next reviews:\n2026-11-21: 1 question\n")
  }

  func testAReviewAsksAtTheLevelThatWasMissed() async throws {
    let folder = try temporaryFolder()
    let file = AnswerLogFile(folder: "\(folder.url.path)/kpgg", lockTimeout: .seconds(1))
    try file.append([
      .answer(.of("initials", ["IVE"], "2026-11-19", .again)),
      .answer(.of("initials", ["TWICE"], "2026-11-20", .again, level: .hard)),
    ])
    let variables = ["XDG_DATA_HOME": folder.url.path]
    for (options, levels) in [("", ["easy", "hard"]), ("--level hard", ["hard", "hard"])] {
      struct Question: Decodable { let level: String }
      let json = await output(of: "quiz review --json \(options)", in: variables)
      let questions = try JSONDecoder().decode([Question].self, from: Data(json.utf8))
      XCTAssertEqual(questions.map(\.level), levels, options)
    }
  }

  func testWhatTheCatalogCannotAskAgainIsNotPromised() async throws {
    let folder = try temporaryFolder()
    let file = AnswerLogFile(folder: "\(folder.url.path)/kpgg", lockTimeout: .seconds(1))
    try file.append([
      .answer(.of("initials", ["NOBODY"], "2026-11-20", .again)),
      .answer(.of("own", ["0123456789ab"], "2026-11-20", .again)),
      .answer(.of("nonsense", [], "2026-11-20", .again)),
    ])
    for today in ["2026-11-20", "2026-11-21"] {
      await assertRun(
        "quiz review", in: ["XDG_DATA_HOME": folder.url.path, "KPGG_TODAY": today],
        .prints("Nothing is left to review.\n"))
    }
  }

  func testDamagedLinesOfTheLogAreToldByAReview() async throws {
    let folder = try temporaryFolder()
    let data = folder.url.appendingPathComponent("kpgg")
    try FileManager.default.createDirectory(at: data, withIntermediateDirectories: true)
    try "nonsense\n".write(
      to: data.appendingPathComponent("quiz.jsonl"), atomically: true, encoding: .utf8)
    let outcome = await run("quiz review", in: ["XDG_DATA_HOME": folder.url.path])
    XCTAssertEqual(outcome.output, "Nothing is left to review.\n")
    XCTAssertTrue(outcome.errors.contains("quiz.jsonl"), outcome.errors)
    XCTAssertEqual(outcome.exitCode, .success)
  }

  /// The subjects of all questions in a JSON document, in upper case.
  private func subjects(of json: String) throws -> Set<String> {
    struct Question: Decodable { let subjects: [String] }
    let questions = try JSONDecoder().decode([Question].self, from: Data(json.utf8))
    return Set(questions.flatMap(\.subjects).map { $0.uppercased() })
  }
}
