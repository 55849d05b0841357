import Foundation
import TestSupport
import XCTest

@testable import kpgg

/// Games whose answers cannot be saved: the game continues, and the command reports the first error
/// once, on standard error.
final class QuizSavingTests: XCTestCase {
  /// Shell commands that make the folder for answers useless, and the end of the error.
  private static let obstacles = [
    ("mkdir -p data/kpgg/quiz.jsonl data/kpgg/quiz-games.json", "Is a directory"),
    ("echo > data", "Not a directory"),
    ("mkdir -p data/kpgg; ln -s /dev/full data/kpgg/quiz.jsonl", "Not a regular file"),
    ("mkdir -p data/kpgg; mkfifo data/kpgg/quiz.jsonl", "Not a regular file"),
    ("ulimit -f 0", "File too large"),
  ]

  /// Commands, the text at the end of their games, and shell commands that print the answers.
  private static let games = [
    ("quiz --seed 1 --questions 2", " right", "yes 1 | head -2"),
    ("quiz --linear --seed 1 --questions 2", " right", "yes 1 | head -2"),
    ("quiz play file.quiz", " right", "yes 1 | head -2"),
    ("quiz daily", "Answer: ", #""$KPGG" groups --plain | cut -f 1 | sed p"#),
    ("quiz daily member", "Answer: ", #""$KPGG" members --plain | cut -f 1 | sed p"#),
  ]

  func testAGameInLinesReportsAnswersThatCannotBeSaved() throws {
    for (obstacle, reason) in Self.obstacles {
      for (command, end, answers) in Self.games {
        // Output goes through pipes: the limit on the file size must not affect it.
        let result = try Executable().shell(
          """
          printf 'title: T\nQ: One?\nA: 1\nQ: Two?\nA: 2\n' > file.quiz
          \(answers) > answers
          { ( \(obstacle)
          XDG_DATA_HOME="$PWD/data" "$KPGG" \(command) < answers 2>&3; echo "[$?]"
          ) 3>&1 >&4 | cat >&2; } 4>&1 | cat
          """, in: Executable.withoutCoverage)
        let name = "\(command), \(obstacle): \(result)"
        XCTAssertTrue(result.output.contains("[74]"), name)
        XCTAssertTrue(result.output.contains(end), name)
        XCTAssertEqual(result.errors.filter { $0 == "\n" }.count, 1, name)
        XCTAssertTrue(result.errors.hasPrefix("kpgg: error: cannot write '"), name)
        XCTAssertTrue(result.errors.hasSuffix(": \(reason)\n"), name)
      }
    }
  }

  func testAGameOnAScreenReportsAnswersThatCannotBeSaved() throws {
    for (words, keys) in [
      (["quiz", "profile", "--seed", "1", "--questions", "2"], ["1\r", "1\r", "q"]),
      (["browse", "OHMYGIRL"], ["z", "1\r", "q", "q"]),
    ] {
      let folder = try TemporaryFolder()
      defer { folder.remove() }
      try folder.makeFolder("kpgg/quiz.jsonl")
      let run = try TerminalRun(
        words,
        environment: [
          "KPGG_TODAY": "2026-11-21", "KPGG_LANG": "en", "TERM": "xterm",
          "XDG_DATA_HOME": folder.path,
        ])
      defer { run.terminal.close() }
      try run.wait(for: "kpgg ›")
      for key in keys {
        try run.type(key)
        Thread.sleep(forTimeInterval: 0.3)
      }
      let outcome = try XCTUnwrap(run.outcome)
      XCTAssertEqual(outcome.exitCode, .cannotWrite)
      XCTAssertEqual(
        outcome.errors,
        "kpgg: error: cannot write '\(folder.path)/kpgg/quiz.jsonl': Is a directory\n")
    }
  }

  func testASavedGameIsOfferedUnlessOptionsChooseAnother() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    for (words, text) in [
      (["song"], "Question 1 of 10"), ([], "Continue your game? Easy, song, question 2 of 10"),
      (["--questions", "3"], "An answer replaces your saved game"),
      (["odd"], "An answer replaces your saved game"),
    ] {
      let run = try TerminalRun(
        ["quiz"] + words,
        environment: [
          "KPGG_TODAY": "2026-11-21", "KPGG_LANG": "en", "TERM": "xterm",
          "XDG_DATA_HOME": folder.path,
        ])
      defer { run.terminal.close() }
      try run.wait(for: text)
      if words == ["song"] {
        try run.type("1")
        try run.wait(for: "Answer")
      }
      try run.type("q")
      XCTAssertEqual(run.outcome?.exitCode, .success)
    }
  }

  func testEachGameThatIsLeftIsSavedAndSaysSo() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let note = "kpgg: note: the game is saved; continue with 'kpgg quiz'\n"
    for (words, text, keys, errors) in [
      (["song"], "Question 1 of 10", ["1"], note), (["odd"], "An answer replaces", [], ""),
      (
        ["odd"], "An answer replaces", ["1"],
        note.replacing("saved", with: "saved in place of an earlier one")
      ),
      ([], "Continue your game? Easy, odd one out, question 2 of 10", [], ""),
    ] as [([String], String, [String], String)] {
      let run = try TerminalRun(
        ["quiz"] + words,
        environment: [
          "KPGG_TODAY": "2026-11-21", "KPGG_LANG": "en", "TERM": "xterm",
          "XDG_DATA_HOME": folder.path,
        ])
      defer { run.terminal.close() }
      try run.wait(for: text)
      for key in keys {
        try run.type(key)
        try run.wait(for: "Answer")
      }
      try run.type("q")
      XCTAssertEqual(run.outcome?.errors, errors, "\(words) \(keys)")
    }
  }

  func testAGameWithoutAFolderForAnswersReportsIt() throws {
    let result = try Executable().shell(
      """
      unset HOME; { yes 1 | head -2; } | "$KPGG" quiz --seed 1 --questions 2 > /dev/null; echo $?
      """)
    XCTAssertEqual(result.output, "66\n")
    XCTAssertEqual(
      result.errors,
      """
      kpgg: error: no folder is set for your data
      kpgg: hint: set HOME or XDG_DATA_HOME

      """)
  }

  func testAGameOnAClosedOrFullOutputIsAnError() throws {
    for output in [">&-", "> /dev/full"] {
      for command in ["quiz", "quiz daily", "quiz --json", "quiz --linear", "browse --linear"] {
        let result = try Executable().shell(
          """
          yes 1 | (XDG_DATA_HOME="$PWD/data" "$KPGG" \(command) \(output)); echo $?
          """)
        XCTAssertEqual(result.output, "74\n", "\(command) \(output)")
        XCTAssertEqual(result.errors.split(separator: "\n").count, 1, result.errors)
      }
    }
  }
}
