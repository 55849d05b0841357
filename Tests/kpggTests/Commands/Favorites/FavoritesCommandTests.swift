import Foundation
import XCTest
import KPGGCore

@testable import kpgg

/// Adds and removes favorites.
final class FavoritesCommandTests: FavoritesTestCase {
  func testGroupsAndMembersAreAddedByAnyOfTheirNames() async {
    await assertRun(
      "favorites add omg 유아 ive/liz",
      .prints("added: OHMYGIRL\nadded: OHMYGIRL/YooA\nadded: IVE/Liz\n"))
    let ids = await ids()
    XCTAssertEqual(ids, ["IVE/Liz", "OHMYGIRL/YooA", "OHMYGIRL"])
  }

  func testSongsAreAddedByTheirTitlesAndRemoved() async {
    await add("dolphin", "twice cheer up", "KARA/songs/Cupid", "불꽃놀이", "ohmygirl/songs/Nonstop")
    let songs = [
      "KARA/songs/Cupid", "OHMYGIRL/songs/Dolphin", "OHMYGIRL/songs/Nonstop",
      "OHMYGIRL/songs/Remember Me", "TWICE/songs/CHEER UP",
    ]
    let added = await ids()
    XCTAssertEqual(added.sorted(), songs)
    for (name, id) in [
      ("cupid", "KARA/songs/Cupid"), ("불꽃놀이", "OHMYGIRL/songs/Remember Me"),
      ("ohmygirl/songs/Dolphin", "OHMYGIRL/songs/Dolphin"),
      ("twice cheer up", "TWICE/songs/CHEER UP"),
    ] {
      await assertRun(["favorites", "remove", name], .prints("removed: \(id)\n"))
    }
    let rest = await ids()
    XCTAssertEqual(rest, ["OHMYGIRL/songs/Nonstop"])
  }

  func testATitleOfSeveralSongsIsAmbiguousUnlessOneIsAFavorite() async {
    await assertFails(
      "favorites add cupid", .notFound, "'cupid' matches 2 songs",
      hint: "use one of: KARA/songs/Cupid, OHMYGIRL/songs/Cupid")
    await add("KARA/songs/Cupid")
    await assertRun("favorites remove cupid", .prints("removed: KARA/songs/Cupid\n"))
  }

  func testAddingAFavoriteAgainKeepsItsDate() async {
    await add("IVE", on: "2026-11-01")
    await assertRun("favorites add 아이브 twice", .prints("added: TWICE\nalready a favorite: IVE\n"))
    await assertRun(
      "favorites --plain --fields id,added",
      .prints("TWICE\t2026-11-21\nIVE\t2026-11-01\n"))
  }

  func testMessagesAreInKorean() async {
    await assertRun("favorites add ive --lang ko", .prints("추가: IVE\n"))
    await assertRun("favorites add ive --lang ko", .prints("이미 즐겨찾기에 있음: IVE\n"))
    await assertRun("favorites remove ive --lang ko", .prints("삭제: IVE\n"))
    await assertRun("favorites clear --lang ko", .prints("즐겨찾기 0개 삭제\n"))
  }

  func testOnlyFavoritesAreSuggestedForRemoval() async {
    await add("IVE", "IVE/Liz", "OHMYGIRL/songs/Dolphin")
    for (name, hint) in [
      ("lizz", "did you mean 'IVE/Liz'?"), ("dolfin", "did you mean 'OHMYGIRL/songs/Dolphin'?"),
      ("yooaa", "for a list, use 'kpgg favorites'"),
    ] {
      await assertFails(
        "favorites remove \(name)", .notFound, "group, member, or song '\(name)' not found",
        hint: hint)
    }
    let korean = await run("favorites remove lizz --lang ko")
    XCTAssertTrue(korean.errors.hasSuffix("혹시 이것인가요? '아이브 리즈'\n"), korean.errors)
  }

  func testJSONListsTheChanges() async {
    await add("IVE")
    await assertRun(
      "favorites add ive twice --json",
      .prints(
        """
        {
          "added": [
            "TWICE"
          ],
          "backdated": [],
          "changed": [],
          "removed": [],
          "unchanged": [
            "IVE"
          ]
        }

        """))
  }

  func testEachChangeIsARow() async {
    await add("IVE")
    await assertRun(
      "favorites add ive twice --csv",
      .prints("change,id\r\nadded,TWICE\r\nunchanged,IVE\r\n"))
    await assertRun("favorites remove ive --plain", .prints("removed\tIVE\n"))
    await assertRun("favorites clear --yes --plain", .prints("removed\tTWICE\n"))
  }

  func testNothingIsAddedUnlessAllNamesAreFound() async {
    for (line, problem, hint) in [
      ("IVE OHMYGRIL", "group, member, or song 'OHMYGRIL' not found", "did you mean 'OHMYGIRL'?"),
      (
        "IVE Yuna", "'Yuna' matches 3 members",
        "use one of: AOA/Yuna, NO.9&(U)/Yuna, NO.9&(U)/Yuna-2"
      ),
    ] {
      await assertFails("favorites add \(line)", .notFound, problem, hint: hint)
    }
    for (line, unknown, quoted) in [
      ("ive oh my girl", "oh", "ive \"oh my girl\""),
      ("ive oh my girl liz", "oh", "ive \"oh my girl\" liz"),
      ("oh my girl girls day", "oh", "\"oh my girl\" \"girls day\""),
      ("ive cheer up", "cheer", "ive \"cheer up\""),
    ] {
      await assertFails(
        TypedLine(stringLiteral: "favorites add \(line)"), .notFound,
        "group, member, or song '\(unknown)' not found",
        hint: "use 'kpgg favorites add \(quoted)'")
    }
    let unknown = await run("favorites add ive oh my girl xyzzy")
    XCTAssertFalse(unknown.errors.contains("favorites add"), unknown.errors)
    XCTAssertFalse(FileManager.default.fileExists(atPath: file.path))
  }

  func testOneNameNeedsNoQuotes() async {
    for (words, id) in [
      ("oh my girl", "OHMYGIRL"), ("twice mina", "TWICE/Mina"),
      ("dun dun dance", "OHMYGIRL/songs/Dun Dun Dance"),
    ] {
      await assertRun(TypedLine(stringLiteral: "favorites add \(words)"), .prints("added: \(id)\n"))
      await assertRun(
        TypedLine(stringLiteral: "favorites remove \(words)"), .prints("removed: \(id)\n"))
    }
    // A group and its member are one name. With quotes, each word is a name.
    await assertRun("favorites add ive liz", .prints("added: IVE/Liz\n"))
    await assertRun(
      ["favorites", "add", "cheer up", "twice"],
      .prints("added: TWICE/songs/CHEER UP\nadded: TWICE\n"))
    await assertRun("favorites add twice mina", .prints("added: TWICE/Mina\n"))
    await assertRun("favorites remove twice mina", .prints("removed: TWICE/Mina\n"))
    await add("AOA/Mina")
    await assertRun(
      "favorites remove twice mina", .prints("removed: TWICE\nremoved: AOA/Mina\n"))
    await assertFails(
      "favorites add ive nobody", .notFound, "group, member, or song 'nobody' not found",
      hint: "did you mean '2NE1/songs/Can't Nobody'?")
  }

  func testOnlyTheGivenFavoritesAreRemoved() async {
    for (added, removed, expected) in [
      ("IVE/Liz IVE OHMYGIRL/YooA", "유아 ive", "removed: OHMYGIRL/YooA\nremoved: IVE\n"),
      // In the catalog, 'sakura' is the member of LE SSERAFIM.
      ("IZONE/Sakura", "sakura", "removed: IZONE/Sakura\n"),
      // An ID needs no catalog, and a repeated favorite counts once.
      ("IVE 아이브", "IVE --source /nowhere", "removed: IVE\n"),
      ("IVE", "IVE ive", "removed: IVE\n"),
    ] {
      _ = await output(of: "favorites add \(added)")
      await assertRun("favorites remove \(removed)", .prints(expected))
    }
    let ids = await ids()
    XCTAssertEqual(ids, ["IVE/Liz"])
  }

  func testNothingIsRemovedUnlessAllAreFavorites() async {
    await add("IVE")
    await assertFails(
      "favorites remove IVE 트와이스", .notFound, "'TWICE' is not in your favorites",
      hint: "for a list, use 'kpgg favorites'")
    await assertFails(
      "favorites remove IVE 오마이글걸스", .notFound,
      "group, member, or song '오마이글걸스' not found",
      hint: "for a list, use 'kpgg favorites'")
    let ids = await ids()
    XCTAssertEqual(ids, ["IVE"])
  }

  func testAFavoriteMissingFromTheCatalogIsRemovedByID() async throws {
    try writeFavorites("group GONE 2026-11-21", "member IVE/Gone 2026-11-20")
    await assertRun("favorites remove GONE IVE/Gone", .prints("removed: GONE\nremoved: IVE/Gone\n"))
  }

  func testClearShowsTheCount() async {
    await add("IVE", "TWICE")
    await assertRun("favorites clear --yes", .prints("2 favorites removed\n"))
    await assertRun("favorites clear", .prints("0 favorites removed\n"))
    let ids = await ids()
    XCTAssertEqual(ids, [])
  }

  func testInvalidArgumentsAreUsageErrors() async {
    await assertSession(
      [
        "favorites ad IVE", "favorites IVE", "favorites list IVE", "favorites clear all",
        "favorites add", "favorites remove", "favorites import", "favorites import a b",
        "favorites export a b", ["favorites", "add", ""], ["favorites", "export", ""],
        ["favorites", "import", ""], ["favorites", "remove", "IVE", ""],
        "favorites export --plain", "favorites clear --fields id", "favorites list --yes",
        "favorites add IVE --force", "favorites --fields name",
        "favorites --json --plain",
      ], shows: "errors-favorites.txt")
  }

  func testWithoutADataFolderThereIsAHint() async {
    for line: TypedLine in ["favorites", "favorites add IVE", "favorites clear"] {
      await assertFails(
        line, in: ["XDG_DATA_HOME": ""], .noInput, "no folder is set for your data",
        hint: "set HOME or XDG_DATA_HOME")
    }
  }

  func testClearingWithoutATerminalNeedsYes() async {
    await add("IVE")
    await assertFails(
      "favorites clear", .usage,
      "without a terminal, 'kpgg favorites clear' needs --yes",
      hint: "use 'kpgg favorites clear --yes'")
    let kept = await ids()
    XCTAssertEqual(kept, ["IVE"])
  }

  func testClearingAsksOnATerminal() async {
    await add("IVE", "TWICE")
    for answer in ["", "n", "no", "x"] {
      let outcome = await clear(answering: answer)
      XCTAssertEqual(outcome, Program.Outcome(output: "Nothing was removed.\n"), answer)
    }
    let kept = await ids()
    XCTAssertEqual(kept.count, 2)
    let cleared = await clear(answering: " Yes")
    XCTAssertEqual(cleared, Program.Outcome(output: "2 favorites removed\n"))
  }

  func testAnAnswerCanBeKorean() {
    for answer in ["y", "예", "네"] { XCTAssertTrue(Language.korean.words.isYes(answer), answer) }
    XCTAssertFalse(Language.korean.words.isYes("아니요"))
  }

  private func clear(answering answer: String) async -> Program.Outcome {
    let environment = environment.merging(["KPGG_TODAY": "2026-11-21", "NO_COLOR": "1"]) { $1 }
    let context = Context.test(
      ["favorites", "clear"], environment: environment,
      ask: { question in
        XCTAssertEqual(question, "Remove 2 favorites? [y/N] ")
        return answer
      })
    return await Program(context: context).run()
  }
}
