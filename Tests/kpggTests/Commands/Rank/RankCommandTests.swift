import Foundation
import KPGGCore
import XCTest

@testable import kpgg

/// Ranks records by typed lines, and shows the rankings.
final class RankCommandTests: RankTestCase {
  func testMembersAreRankedAndShown() async throws {
    let walk = try await rank("members ive", "1 2 2 = s2 u 2 1 2 1 2 1 2 1 2")
    XCTAssertEqual(walk.outcome.errors, "")
    let shown = try await action("show members-IVE")
    XCTAssertEqual(walk.outcome.output, shown.output)
    XCTAssertTrue(walk.output.hasSuffix("The ranking is complete\n"), walk.output)
    let ids = try await rows("show members-IVE --plain")
    XCTAssertEqual(Set(ids).count, 6)
  }

  func testTheWholeDialogInBothLanguages() async throws {
    for language in Language.allCases {
      let walk = try await rank(
        "members ive --name \(language.rawValue) --lang \(language.rawValue)",
        "1 x s l l = s = u s1 q")
      let golden = Golden(name: "rank/linear-\(language.rawValue).txt")
      if let problem = golden.problem(with: walk.output + walk.outcome.errors) { XCTFail(problem) }
    }
  }

  func testARankingContinuesWhereItWasLeft() async throws {
    let left = try await rank("members ive", "1 q")
    XCTAssertEqual(
      left.outcome.errors,
      "kpgg: note: at most 9 comparisons left; continue with 'kpgg rank continue members-IVE'\n")
    XCTAssertEqual(left.outcome.output, "")
    let again = try await rank("members 아이브", "q")
    XCTAssertTrue(again.output.contains("at most 9 comparisons left"), again.output)
    let end = try await rank("members ive", String(repeating: "1 ", count: 9))
    XCTAssertTrue(end.output.hasSuffix("The ranking is complete\n"))
    let done = try await rank("members ive", "1 2")
    XCTAssertEqual(done.output, "")
    XCTAssertEqual(
      done.outcome.errors,
      "kpgg: note: the ranking 'members-IVE' is complete; for a new one, add --name\n")
    XCTAssertEqual(done.outcome.output, end.outcome.output)
  }

  func testASavedRankingContinuesByItsName() async throws {
    _ = try await rank("members ive --mbti istj,istp,infj --name my_bias", "1 q")
    let names = try await rank("continue my_bias", "1 1 1")
    XCTAssertTrue(names.output.hasSuffix("The ranking is complete\n"), names.output)
    let shown = try await action("show my_bias")
    XCTAssertEqual(names.outcome.output, shown.output)
    XCTAssertEqual(shown.errors, "")
    let unknown = try await action("continue my_bais")
    XCTAssertTrue(unknown.errors.contains("did you mean 'my_bias'?"), unknown.errors)
    let shorter = try await action("show BIAS")
    XCTAssertTrue(shorter.errors.contains("did you mean 'my_bias'?"), shorter.errors)
    let misplaced = try await action("continue my_bias --mbti infp")
    XCTAssertEqual(misplaced.exitCode, .usage)
  }

  func testLeavingBeforeTheFirstChoiceSavesNothing() async throws {
    _ = try await rank("members ive", "q")
    XCTAssertFalse(FileManager.default.fileExists(atPath: "\(path)/kpgg"))
  }

  func testTwoRankingsAreCompared() async throws {
    _ = try await rank("members ive --name a", String(repeating: "1 ", count: 12))
    _ = try await rank("members ive --name b", String(repeating: "2 ", count: 12))
    let same = try await action("show a a").output
    XCTAssertEqual(same.split(separator: "\n").filter { $0.contains("=") }.count, 6, same)
    let inCapitals = try await action("show A a").output
    XCTAssertEqual(inCapitals, same)
    let rises = try await action("show a b --plain --fields place,rise").output
    XCTAssertEqual(rises, "1\t5\n2\t2\n3\t-1\n4\t-3\n5\t0\n6\t-3\n")
  }

  func testRankingsAreWrittenForScripts() async throws {
    _ = try await rank("members ive --name a", "s1 = " + String(repeating: "1 ", count: 12))
    _ = try await rank("members ive --name b", String(repeating: "2 ", count: 12))
    for (line, name) in [
      ("show a --json", "places.json"), ("show a --csv", "places.csv"),
      ("show a --plain", "places.tsv"), ("show a b --json", "compared.json"),
      ("show a b --csv", "compared.csv"), ("list --json", "list.json"),
    ] {
      let output = try await action(line).output
      if let problem = Golden(name: "rank/\(name)").problem(with: output) { XCTFail(problem) }
    }
  }

  func testACatalogThatGrewAsksOnlyAboutTheNewMember() async throws {
    let catalog = try temporaryCatalog()
    let source = "--source \(catalog.path)"
    let first = try await rank("members ive \(source)", String(repeating: "1 ", count: 12))
    XCTAssertTrue(first.output.hasSuffix("The ranking is complete\n"), first.output)
    try catalog.replace(
      "\"IVE\": [", with: "\"IVE\": [{\"stagename\": \"Newcomer\"},", in: "group/IVE")
    let again = try await rank("members ive \(source)", String(repeating: "1 ", count: 12))
    let choices = again.output.split(separator: "\n")
      .filter { $0.hasPrefix("1  ") || $0.hasPrefix("2  ") }
    XCTAssertGreaterThan(choices.count, 2)
    XCTAssertEqual(choices.count { $0.contains("Newcomer") }, choices.count / 2, again.output)
  }

  func testSeveralWordsLeaveARankingAndAQuestionMarkShowsTheKeys() async throws {
    for word in ["q", "quit", ":quit", "종료", "ㅂ"] {
      let walk = try await rank("members ive --name a", "? \(word) 1")
      XCTAssertEqual(walk.output.components(separatedBy: "Type 1 or 2 for the one").count, 3, word)
      XCTAssertFalse(walk.output.contains("is not a choice"), walk.output)
      let ranks = try await action("list --json")
      XCTAssertEqual(ranks.output, "[]\n", word)
    }
  }

  func testTheOnlyRankingOfAGroupHasEachOfItsNames() async throws {
    _ = try await rank("members ive", "1 q")
    let expected = try await action("show members-IVE")
    for name in ["아이브", "ive"] {
      let outcome = try await action("show \(name)")
      XCTAssertEqual(outcome, expected, name)
      XCTAssertEqual(outcome.exitCode, .success, name)
    }
  }

  func testTheLastRankingOfAGroupIsSuggestedForEachOfItsNames() async throws {
    _ = try await rank("songs ive", "1 q")
    _ = try await rank("members ive", "1 q")
    let outcome = try await action("show 아이브")
    XCTAssertTrue(outcome.errors.contains("did you mean 'members-IVE'?"), outcome.errors)
  }

  func testALeftOutRecordIsNamed() async throws {
    let walk = try await rank("members ive --mbti istj,istp,infj --name a", "s1 x 1")
    XCTAssertTrue(walk.output.contains("'x' is not a choice."), walk.output)
    let shown = try await action("show a")
    XCTAssertTrue(shown.errors.hasPrefix("kpgg: note: left out of the ranking: "), shown.errors)
    XCTAssertEqual(walk.outcome.errors, shown.errors)
  }

  func testTheListNeedsNoCatalog() async throws {
    _ = try await rank("members ive --name a", "1 q")
    let listed = try await action("list")
    for source in ["/nowhere", "http://127.0.0.1:9/"] {
      let elsewhere = try await action("list --source \(source)")
      XCTAssertEqual(elsewhere.output, listed.output)
      XCTAssertEqual(elsewhere.exitCode, .success)
    }
  }

  func testARankingIsRenamed() async throws {
    _ = try await rank("members ive --name a", "1 q")
    _ = try await rank("groups --debut 2009 --name b", "1 q")
    let renamed = try await action("rename a 2026")
    XCTAssertEqual(renamed.output, "renamed: a → 2026\n")
    let again = try await rank("continue 2026", "q")
    XCTAssertTrue(again.output.contains("at most 9 comparisons left"), again.output)
    let names = try await rows("list --plain")
    XCTAssertEqual(names, ["b", "2026"])
    let json = try await action("rename b c --json")
    XCTAssertEqual(json.output, "{\n  \"name\": \"c\",\n  \"oldName\": \"b\"\n}\n")
    for (line, error) in [
      ("rename 2026 c", "a ranking named 'c' already exists"), ("rename a c", "'a' not found"),
      ("rename c \u{202E}", "invisible or control characters"), ("rename c", "needs a name"),
    ] {
      let failure = try await action(line)
      XCTAssertTrue(failure.errors.contains(error), failure.errors)
      XCTAssertEqual(failure.output, "")
    }
    let kept = try await rows("list --plain")
    XCTAssertEqual(kept, ["c", "2026"])
  }

  func testARankingIsRemoved() async throws {
    _ = try await rank("members ive --name a", "1 q")
    let removed = try await action("remove a")
    XCTAssertEqual(removed.output, "removed: a\n")
    let names = try await rows("list --plain")
    XCTAssertEqual(names, [])
  }

  func testARankingThatIsRemovedMeanwhileIsAnError() async throws {
    let file = RankLogFile(folder: "\(path)/kpgg", lockTimeout: .seconds(30))
    let removal = [RankRecord.removal(rank: "a")]
    for isNew in [true, false] {
      if !isNew { _ = try await rank("members ive --name a", "1 q") }
      let context = Context.test(
        ["rank", "members", "ive", "--name", "a"],
        environment: ["KPGG_TODAY": "2026-11-21", "KPGG_LANG": "en", "XDG_DATA_HOME": path],
        runInteractively: { screen in
          let screen = try XCTUnwrap(screen as? Rank)
          if isNew {
            let first = [screen.state.pending].compactMap(\.self)
            try screen.errors.remember { try file.append(first) }
          }
          try file.append(removal)
        })
      let outcome = await Program(context: context).run()
      XCTAssertEqual(
        outcome.errors,
        "kpgg: error: ranking 'a' was removed while you ranked; the choices are lost\n")
      XCTAssertEqual(outcome.exitCode, .notFound)
    }
  }

  func testAPictureIsSaved() async throws {
    _ = try await rank("members ive --name 2026", "= " + String(repeating: "1 ", count: 9))
    for language in Language.allCases {
      let picture = try await action("show 2026 --svg - --lang \(language.rawValue)").output
      let golden = Golden(name: "rank/picture-\(language.rawValue).svg")
      if let problem = golden.problem(with: picture) { XCTFail(problem) }
    }
    let file = "\(path)/2026.svg"
    for _ in 0..<2 {
      let outcome = try await action("show 2026 --svg \(file)")
      XCTAssertEqual(outcome, Program.Outcome(output: "saved to \(file)\n"))
    }
    try Data("mine".utf8).write(to: URL(fileURLWithPath: file))
    let foreign = try await action("show 2026 --svg \(file)")
    XCTAssertEqual(foreign.exitCode, .noInput)
    let forced = try await action("show 2026 --force --svg \(file)")
    XCTAssertEqual(forced, Program.Outcome(output: "saved to \(file)\n"))
    _ = try await rank("members ive", String(repeating: "1 ", count: 12))
    let unnamed = try await action("show members-IVE --svg -").output
    XCTAssertTrue(unnamed.contains("<title>My ranking of IVE members</title>"), unnamed)
    for line in ["show 2026 2026 --svg -", "show 2026 --svg - --json", "list --svg -"] {
      let outcome = try await action(line)
      XCTAssertEqual(outcome.exitCode, .usage, line)
    }
  }

  func testAFormatForScriptsAsksNothingAndPromisesNoRanking() async throws {
    let new = try await action("members ive --json")
    XCTAssertEqual(new.output, "[]\n")
    XCTAssertEqual(
      new.errors,
      "kpgg: note: nothing is ranked yet; to begin, use the command without --json\n")
    _ = try await rank("members ive", "1 q")
    let begun = try await action("members ive --json")
    XCTAssertTrue(begun.errors.hasSuffix("'kpgg rank continue members-IVE'\n"), begun.errors)
  }

  func testNamesOfRankingsAreCompleted() async throws {
    _ = try await rank("members ive --name bias", "1 q")
    let result = await Completer(["rank", "show", "b"], in: context([])).result()
    XCTAssertEqual(result.candidates.map(\.text), ["bias"])
  }

  func testMistakesAreReported() async throws {
    _ = try await rank("members ive --name 2026", "1 q")
    _ = try await rank("groups --section 2009 --name groups", "1 q")
    for (line, error) in [
      ("show 2025", "ranking '2025' not found\nkpgg: hint: did you mean '2026'?"),
      ("show 트와이스", "ranking '트와이스' not found\nkpgg: hint: use 'kpgg rank members TWICE'"),
      ("2026", "unknown action '2026'\nkpgg: hint: use 'kpgg rank show 2026'"),
      (
        "members twice --name 2026",
        "ranking '2026' is about 'members-IVE'\n"
          + "kpgg: hint: use another --name, or continue that one with 'kpgg rank continue 2026'"
      ),
      (
        "members ive --mbti infp --born 1900",
        "there are fewer than two members to rank\n"
          + "kpgg: hint: use fewer filters, or other names"
      ),
      (
        "show 2026 groups",
        "rankings '2026' and 'groups' have different kinds of records\n"
          + "kpgg: hint: for a list, use 'kpgg rank'"
      ),
    ] {
      let outcome = try await action(line)
      XCTAssertTrue(outcome.errors.hasPrefix("kpgg: error: \(error)"), outcome.errors)
      XCTAssertNotEqual(outcome.exitCode, .success)
    }
    for line in [
      "members --name", "members --top 0", "list --top 3", "groups --mbti infp", "shw", "show",
      "members ive --name \u{1B}", "list x",
    ] {
      let outcome = try await action(line)
      XCTAssertEqual(outcome.exitCode, .usage, line)
    }
  }

  func testDamagedLinesAreReportedAndKept() async throws {
    _ = try await rank("members ive --name a", "1 q")
    let file = URL(fileURLWithPath: "\(path)/kpgg/ranks.jsonl")
    let text = try String(contentsOf: file, encoding: .utf8) + "nonsense\n"
    try Data(text.utf8).write(to: file)
    let outcome = try await action("list")
    let note = "kpgg: note: \(file.path): 1 unreadable line ignored: 3\n"
    XCTAssertEqual(outcome.errors, note)
    // The damaged line may be about the ranking.
    let unknown = try await action("show b")
    XCTAssertTrue(unknown.errors.hasPrefix(note + "kpgg: error: "), unknown.errors)
    XCTAssertEqual(try String(contentsOf: file, encoding: .utf8), text)
  }
}
