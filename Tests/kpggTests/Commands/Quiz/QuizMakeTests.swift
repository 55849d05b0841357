import Foundation
import KPGGCore
import KPGGSystem
import Synchronization
import XCTest

@testable import kpgg

/// Runs `kpgg quiz make FILE` in process, with typed lines.
final class QuizMakeTests: XCTestCase {
  private lazy var folder = Result { try temporaryFolder() }

  private var path: String { (try? folder.get().path) ?? "" }

  func testAQuizFromTypedLinesCanBePlayed() async throws {
    let result = try await make(
      """
      title 2세대
      by Ann
      time 20
      add 오마이걸
      add 1
      add 2
      Q: 이 노래는? { song 2NE1 Ugly }
      Q: Which group debuted first?
      A: KARA
      A: 카라
      - SECRET
      ? five members
      move 3 1
      save
      quit

      """)
    XCTAssertEqual(result.outcome, Program.Outcome())
    XCTAssertEqual(
      try text(),
      """
      title: 2세대
      by: Ann
      level: easy
      time: 20

      Q: Which group debuted first?
      A: KARA
      A: 카라
      - SECRET
      ? five members

      Q: { initials OHMYGIRL }

      Q: 이 노래는? { song 2NE1 Ugly }

      """)
  }

  func testOpeningAndSavingKeepsCommentsAndQuestions() async throws {
    try folder.get().write(QuizEditorTestCase.sample, to: "my.quiz")
    let result = try await make("save\nquit\n")
    XCTAssertEqual(result.outcome, Program.Outcome())
    XCTAssertEqual(try text(), QuizEditorTestCase.sample)
  }

  func testTheReplies() async throws {
    try folder.get().write(QuizEditorTestCase.sample, to: "my.quiz")
    let lines = [
      "help", "list", "show 2", "clue remove 1", "clue 1 mint", "clue move 2 1", "? { 1 }",
      "? { 2 }",
      "undo", "words Who?", "show 3", "answer remove 2", "answer remove 1", "wrong 1 TWICE",
      "preview 3",
      "preview 9", "move 1 7", "remove 1", "show", "clue 9 x", "level 어려움", "add omg yooa",
      "add 9", "add 1", "lang", "list", "quit", "no",
    ]
    for language in ["en", "ko"] {
      let result = try await make(lines.joined(separator: "\n") + "\n", in: language)
      XCTAssertEqual(result.outcome, Program.Outcome())
      let golden = Golden(name: "quiz/make-linear-\(language).txt")
      if let problem = golden.problem(with: result.output) { XCTFail(problem) }
    }
    XCTAssertEqual(try text(), QuizEditorTestCase.sample)
  }

  func testAGeneratedQuestionTakesNoAnswersAndChoices() async throws {
    for line in ["A: YooA", "- YooA"] {
      let result = try await make("q: { odd IVE }\nshow 1\n\(line)\nquit\nquit\n")
      XCTAssertTrue(
        result.output.contains("Answers and choices of this question come from the catalog"),
        result.output)
    }
  }

  func testANumberOutOfRangeIsAMistake() async throws {
    for number in ["0", "100", "\(Int.min)", "\(Int.max)", "9\(Int.max)"] {
      let result = try await make("q: { odd IVE }\nshow 1\n? { \(number) }\nquit\nquit\n")
      XCTAssertEqual(result.outcome, Program.Outcome(), number)
      XCTAssertTrue(
        result.output.contains("must be between 1 and 99, not '\(number)'"), result.output)
    }
  }

  func testLinesWithoutSavingFail() async throws {
    let result = try await make("add omg\nadd 1\nadd 1\n")
    XCTAssertEqual(result.outcome.exitCode, .cannotWrite)
    XCTAssertTrue(result.outcome.errors.contains("were not saved"), result.outcome.errors)
    XCTAssertThrowsError(try text())
  }

  func testQuitTwiceDiscards() async throws {
    let result = try await make("add omg\nadd 1\nadd 1\nquit\nquit\n")
    XCTAssertEqual(result.outcome, Program.Outcome())
    XCTAssertThrowsError(try text())
  }

  func testAFileWithMistakesFails() async throws {
    try folder.get().write("title: x\nlevel: none\nQ: ?\n", to: "my.quiz")
    let result = try await make("save\n")
    XCTAssertEqual(result.outcome.exitCode, .badData)
    XCTAssertTrue(
      result.outcome.output.contains("my.quiz: line 2, column 8: level must be"),
      result.outcome.output)
    XCTAssertTrue(result.outcome.output.contains("line 3, column 4"), result.outcome.output)
    XCTAssertEqual(result.output, "")
  }

  func testOnlyForceReplacesAForeignFile() async throws {
    try folder.get().write("precious", to: "my.quiz")
    let refused = try await make("save\n")
    XCTAssertEqual(refused.outcome.exitCode, .noInput)
    XCTAssertTrue(
      refused.outcome.errors.contains("already exists and is not a quiz"), refused.outcome.errors)
    let forced = try await make("add omg\nadd 1\nadd 1\nsave\n", "--force")
    XCTAssertEqual(forced.outcome, Program.Outcome())
    XCTAssertEqual(try text(), "title: my\nlevel: easy\n\nQ: { lineup OHMYGIRL }\n")
  }

  func testAFileThatCannotBeCreatedIsRefusedAtTheStart() async throws {
    let file = "\(path)/missing/my.quiz"
    let result = try await make("Q: { lineup IVE }\nsave\n", file: file)
    XCTAssertEqual(result.output, "")
    XCTAssertEqual(
      result.outcome.errors, "kpgg: error: cannot write '\(file)': No such file or directory\n")
    XCTAssertEqual(result.outcome.exitCode, .cannotWrite)
  }

  func testSaveAsWritesAnotherFileUnlessItCannotBeWritten() async throws {
    try folder.get().write("title: old\nQ: a\nA: b\n", to: "old.quiz")
    let result = try await make(
      """
      Q: { lineup IVE }
      save \(path)/missing/x.quiz
      save \(path)/old.quiz
      no
      save \(path)/new.quiz
      Q: { lineup KARA }
      save
      quit

      """)
    XCTAssertEqual(result.outcome, Program.Outcome())
    XCTAssertTrue(result.output.contains("cannot write 'FOLDER/missing/x.quiz'"), result.output)
    XCTAssertTrue(
      result.output.contains("'FOLDER/old.quiz' already exists. Replace it? (yes or no)"),
      result.output)
    XCTAssertTrue(try folder.get().text(of: "old.quiz").hasPrefix("title: old"))
    XCTAssertTrue(try folder.get().text(of: "new.quiz").hasSuffix("Q: { lineup KARA }\n"))
    XCTAssertFalse(FileManager.default.fileExists(atPath: "\(path)/my.quiz"))
  }

  func testStandardInputIsNoFile() async throws {
    for name in ["-", ""] {
      let result = try await make("", file: name)
      XCTAssertEqual(result.outcome.exitCode, .usage, name)
    }
  }

  func testTheTitleOfANewQuizIsTheNameOfItsFile() {
    for (name, title) in [
      ("girls.quiz", "girls"), ("a/b/K-pop 2.quiz", "K-pop 2"), (".quiz", ".quiz"), ("x", "x"),
      ("\u{1B}.quiz", "quiz"), ("a.b.txt", "a.b"),
    ] {
      XCTAssertEqual(QuizMake.title(for: name), title, name)
    }
  }

  private func text() throws -> String { try folder.get().text(of: "my.quiz") }

  /// Types lines into `kpgg quiz make`, by default with the file `my.quiz`.
  private func make(
    _ lines: String, _ options: String..., in language: String = "en", file: String? = nil
  ) async throws -> (output: String, outcome: Program.Outcome) {
    let path = path
    try folder.get().write(lines, to: "input")
    let reader = try FileDescriptor.open("\(path)/input", O_RDONLY)
    let writer = try FileDescriptor.open("\(path)/output", O_WRONLY | O_CREAT | O_TRUNC)
    defer { for file in [reader, writer] { try? file.close() } }
    let context = Context.test(
      ["quiz", "make", file ?? "\(path)/my.quiz", "--linear"] + options,
      environment: ["KPGG_TODAY": "2026-11-21", "KPGG_LANG": language],
      runInteractively: { try await $0.run(input: reader, output: writer) })
    let outcome = await Program(context: context).run()
    let output = try String(contentsOfFile: "\(path)/output", encoding: .utf8)
    return (output.replacingOccurrences(of: path, with: "FOLDER"), outcome)
  }
}
