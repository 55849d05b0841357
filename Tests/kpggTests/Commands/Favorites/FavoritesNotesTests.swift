import Foundation
import KPGGCore
import XCTest

@testable import kpgg

/// Gives tags and notes to favorites.
final class FavoritesNotesTests: FavoritesTestCase {
  func testTagsAreGivenAndRemoved() async throws {
    await add("IVE/Liz")
    await assertRun(
      "favorites tag liz bias 2023", .prints("tags of IVE/Liz: bias, 2023\n"))
    await assertRun(
      ["favorites", "tag", "IVE/Liz", "BIAS,main"], .prints("tags of IVE/Liz: bias, 2023, main\n"))
    await assertRun(
      "favorites untag liz Bias main",
      .prints("removed tags from IVE/Liz: Bias, main\ntags of IVE/Liz: 2023\n"))
    await assertRun(
      "favorites untag liz 2023 --lang ko",
      .prints("IVE/Liz에서 태그 삭제: 2023\n태그와 메모 없음: IVE/Liz\n"))
    XCTAssertEqual(try readFavorites(), try .of("IVE/Liz 2026-11-21"))
  }

  func testANameAmongTheTagsIsReported() async throws {
    let several = await run("favorites tag liz yooa 트와이스 bias")
    XCTAssertEqual(
      several.errors,
      "kpgg: note: 'tag' takes one name, so these names are tags now: yooa, 트와이스; to remove them, use "
        + "'kpgg favorites untag liz yooa 트와이스'\n")
    XCTAssertEqual(several.exitCode, .success)
    let tags = await run("favorites tag liz bias 2023")
    XCTAssertEqual(tags.errors, "")
  }

  func testAGroupAndItsMemberAreOneName() async throws {
    await assertRun(
      "favorites note twice mina is so cute",
      .prints("added: TWICE/Mina\nnote on TWICE/Mina: is so cute\n"))
    await assertRun(
      "favorites tag twice mina bias",
      .prints("tags of TWICE/Mina: bias\nnote on TWICE/Mina: is so cute\n"))
    await assertRun(
      "favorites untag twice mina bias",
      .prints("removed tag from TWICE/Mina: bias\nnote on TWICE/Mina: is so cute\n"))
    await assertRun(
      "favorites note twice the best", .prints("added: TWICE\nnote on TWICE: the best\n"))
    await assertRun(
      "favorites note dun dun dance my song",
      .prints(
        "added: OHMYGIRL/songs/Dun Dun Dance\nnote on OHMYGIRL/songs/Dun Dun Dance: my song\n"))
    await assertRun(
      "favorites tag oh my girl bias", .prints("added: OHMYGIRL\ntags of OHMYGIRL: bias\n"))
    await assertRun(
      "favorites note oh my girl yooa first concert",
      .prints("added: OHMYGIRL/YooA\nnote on OHMYGIRL/YooA: first concert\n"))
  }

  func testANoteIsWrittenAndRemoved() async throws {
    await add("IVE/Liz")
    await assertRun(
      ["favorites", "note", "liz", " first concert, 2023 "],
      .prints("note on IVE/Liz: first concert, 2023\n"))
    await assertRun(
      "favorites note liz two words",
      .prints("former note on IVE/Liz: first concert, 2023\nnote on IVE/Liz: two words\n"))
    await assertRun(
      "favorites tag liz bias", .prints("tags of IVE/Liz: bias\nnote on IVE/Liz: two words\n"))
    await assertRun(
      ["favorites", "note", "liz", ""],
      .prints("former note on IVE/Liz: two words\ntags of IVE/Liz: bias\n"))
    XCTAssertEqual(try readFavorites(), try .of("IVE/Liz 2026-11-21 bias"))
  }

  func testCommasBetweenTagsMakeNoDifference() async throws {
    await assertRun(
      "favorites tag liz bias, visual", .prints("added: IVE/Liz\ntags of IVE/Liz: bias, visual\n"))
  }

  func testARemovalShowsTheTagsAndTheNoteThatAreLost() async throws {
    await add("IVE/Liz", "IVE/Rei")
    _ = await output(of: "favorites tag liz bias")
    await assertRun(
      "favorites remove rei liz",
      .prints("removed: IVE/Rei\nremoved: IVE/Liz\nformer tags of IVE/Liz: bias\n"))
  }

  func testTheTagsAndTheNoteAreShown() async throws {
    await add("IVE/Liz")
    _ = await output(of: "favorites tag liz bias")
    _ = await output(of: "favorites note liz first concert")
    await assertRun(
      "favorites note liz", .prints("tags of IVE/Liz: bias\nnote on IVE/Liz: first concert\n"))
    await assertRun("favorites note liz --plain", .prints("unchanged\tIVE/Liz\n"))
    await assertFails(
      "favorites note rei", .notFound, "'IVE/Rei' is not in your favorites",
      hint: "for a list, use 'kpgg favorites'")
  }

  func testANameThatIsNotAFavoriteIsAdded() async throws {
    await assertRun(
      "favorites tag yooa bias", .prints("added: OHMYGIRL/YooA\ntags of OHMYGIRL/YooA: bias\n"))
    await assertRun(
      "favorites note dolphin summer --lang ko",
      .prints("추가: OHMYGIRL/songs/Dolphin\nOHMYGIRL/songs/Dolphin 메모: summer\n"))
    let ids = await ids()
    XCTAssertEqual(ids, ["OHMYGIRL/songs/Dolphin", "OHMYGIRL/YooA"])
  }

  func testNamesOnStandardInputGetATag() async throws {
    await assertRun(
      "favorites tag - old", reading: "twice\nkara\n",
      .prints("added: TWICE\nadded: KARA\ntags of TWICE: old\ntags of KARA: old\n"))
  }

  func testOnlyAFavoriteWithTheTagLosesIt() async throws {
    await assertFails(
      "favorites untag ive bias", .notFound, "'IVE' is not in your favorites",
      hint: "for a list, use 'kpgg favorites'")
    await add("IVE", "TWICE")
    _ = await output(of: "favorites tag ive bias 2023")
    await assertFails(
      "favorites untag ive bais", .notFound, "tag 'bais' not found", hint: "did you mean 'bias'?")
    await assertFails(
      "favorites untag ive bias other", .notFound, "tag 'other' not found",
      hint: "use 'bias' or '2023'")
    await assertFails("favorites untag twice bias", .notFound, "tag 'bias' not found")
    XCTAssertEqual(try readFavorites().tags.map(\.text), ["bias", "2023"])
  }

  func testInvalidTagsAndNotesAreUsageErrors() async {
    let long = String(repeating: "a", count: 1001)
    for (line, problem) in [
      (
        ["tag", "ive", "two words"],
        "TAG must be one word of at most 32 characters, not 'two words'"
      ),
      (["tag", "ive", "a,,b"], "TAG must not be empty"),
      (["tag", "ive", ""], "TAG must not be empty"),
      (["--tag", "a,,b"], "--tag must not contain an empty value"),
      (["tag", "ive"], "'kpgg favorites tag' needs the argument TAG"),
      (["untag"], "'kpgg favorites untag' needs the argument NAME"),
      (["tag", "", "bias"], "a name must not be empty"),
      (["--tag", "two words"], "--tag must be one word of at most 32 characters, not 'two words'"),
      (["add", "ive", "--tag", "bias"], "'kpgg favorites add' has no option '--tag'"),
    ] {
      let outcome = await run(TypedLine(["favorites"] + line))
      XCTAssertEqual(outcome.exitCode, .usage, "\(line)")
      XCTAssertTrue(outcome.errors.hasPrefix("kpgg: error: \(problem)\n"), outcome.errors)
    }
    let tooLong = await run(["favorites", "note", "ive", long])
    XCTAssertEqual(tooLong.exitCode, .usage)
    XCTAssertFalse(FileManager.default.fileExists(atPath: file.path))
  }

  func testJSONListsTheChangedFavorites() async {
    await add("IVE")
    let changed = await output(of: "favorites tag ive bias --json")
    XCTAssertTrue(changed.contains("\"changed\": [\n    \"IVE\"\n  ]"), changed)
    await assertRun("favorites tag ive bias --plain", .prints("unchanged\tIVE\n"))
    await assertRun("favorites note twice x --plain", .prints("added\tTWICE\n"))
  }

  func testTheListShowsTagsAndNotes() async throws {
    await add("IVE", "IVE/Liz")
    await assertRun(
      "favorites",
      .prints(
        "Added       Favorite\n2026-11-21  Liz, IVE\n2026-11-21  IVE\n"))
    _ = await output(of: "favorites tag liz bias 2023")
    await assertRun(
      "favorites",
      .prints(
        "Added       Favorite  Tags\n2026-11-21  Liz, IVE  bias, 2023\n2026-11-21  IVE\n"))
    _ = await output(of: ["favorites", "note", "ive", "first concert"])
    await assertRun(
      "favorites", on: .terminal(40),
      .prints(
        "Favorite  Tags        Note\nLiz, IVE  bias, 2023\nIVE                   first concert\n"
          + "\n2 favorites\n"))
    let table = await output(of: "favorites --lang ko")
    XCTAssertTrue(table.contains("태그") && table.contains("메모"), table)
    await assertRun(
      "favorites --plain --fields id,tags,note",
      .prints("IVE/Liz\tbias, 2023\t\nIVE\t\tfirst concert\n"))
    let json = await output(of: "favorites --json")
    for line in ["\"note\": null", "\"note\": \"first concert\"", "\"tags\": []"] {
      XCTAssertTrue(json.contains(line), json)
    }
  }

  func testATagSelectsFavorites() async throws {
    try writeFile(
      try Favorites.of("IVE 2026-11-21 old", "TWICE 2026-11-20 bias", "KARA 2026-11-19")
        .json.canonicalText)
    for (tags, expected) in [
      ("bias", ["TWICE"]), ("OLD", ["IVE"]), ("bias,old", ["IVE", "TWICE"]),
    ] {
      let rows = await rows(TypedLine(["favorites", "--tag", tags, "--plain", "--fields", "id"]))
      XCTAssertEqual(rows, expected)
    }
    await assertFails(
      "favorites --tag bais", .notFound, "tag 'bais' not found", hint: "did you mean 'bias'?")
  }

  func testTagsAreCompleted() async throws {
    try writeFile(
      try Favorites.of("IVE/Liz 2026-11-21 bias,2023", "TWICE 2026-11-20 old,bias")
        .json.canonicalText)
    for (words, candidates) in [
      (["favorites", "untag", "liz", ""], ["bias", "2023"]),
      (["favorites", "untag", "IVE/Liz", "bias", ""], ["2023"]),
      (["favorites", "untag", "omg", ""], []),
      (["favorites", "tag", "omg", ""], ["bias", "2023", "old"]),
      (["favorites", "tag", "omg", "old", "b"], ["bias"]),
      (["favorites", "untag", "li"], ["Liz"]),
      (["favorites", "note", "liz", "bi"], []),
      (["favorites", "--tag", "bias,o"], ["bias,old"]), (["groups", "--tag", "20"], ["2023"]),
    ] {
      let lines = await rows(TypedLine(["__complete", "fish", "--", "kpgg"] + words))
      XCTAssertEqual(
        lines.dropFirst().map { String($0.prefix { $0 != "\t" }) }, candidates, "\(words)")
    }
  }

  private func readFavorites() throws -> Favorites {
    try Favorites(decoding: Data(try readFile().utf8))
  }
}
