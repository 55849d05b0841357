import Foundation
import KPGGCore
import XCTest

@testable import kpgg

/// `--favorites` and `--tag` of the commands that list or use records.
final class FavoriteSelectionTests: FavoritesTestCase {
  override func setUpWithError() throws {
    try super.setUpWithError()
    try writeFile(
      try Favorites.of(
        "IVE 2026-11-21 bias", "TWICE 2026-11-20", "OHMYGIRL/YooA 2026-11-19 bias",
        "KARA/Gone 2026-11-18", "OHMYGIRL/songs/Dolphin 2026-11-17 summer"
      ).json.canonicalText)
  }

  func testListsHaveOnlyFavorites() async {
    for (line, ids) in [
      ("groups --favorites", ["IVE", "TWICE"]), ("groups --tag bias", ["IVE"]),
      ("groups --favorites --tag bias", ["IVE"]), ("groups --tag bias --debut 2015", []),
      ("members --favorites", ["OHMYGIRL/YooA"]), ("members ive --favorites", []),
      ("members --tag summer", []), ("members omg --tag bias,summer", ["OHMYGIRL/YooA"]),
      ("songs --favorites --fields title", ["Dolphin"]), ("songs --tag bias", []),
      ("songs --tag summer --fields title", ["Dolphin"]),
    ] {
      let listed = await rows("\(line) --plain").map { String($0.prefix { $0 != "\t" }) }
      XCTAssertEqual(listed.sorted(), ids, line)
    }
  }

  func testWithoutAnyFavoritesANoteSaysHowToAddSome() async {
    _ = await output(of: "favorites clear --yes")
    for line in [["members", "--favorites"], ["birthdays", "--favorites", "--plain"]] {
      let shown = Journal()
      let outcome = await Program(
        context: .test(
          line, environment: environment.merging(["KPGG_TODAY": "2026-11-21"]) { $1 },
          showProgress: { shown.add($0) })
      ).run()
      XCTAssertEqual(outcome.exitCode, .success)
      XCTAssertEqual(
        shown.lines, ["kpgg: note: you have no favorites; add some with 'kpgg favorites add'\n"])
    }
  }

  func testAnUnknownTagIsAnErrorEverywhere() async {
    for line in [
      "groups", "members", "songs", "birthdays", "stats", "random", "rank groups", "quiz",
    ] {
      await assertFails(
        "\(line) --tag bais", .notFound, "tag 'bais' not found", hint: "did you mean 'bias'?")
    }
  }

  func testBirthdaysOfATag() async {
    let rows = await rows("birthdays --tag bias --plain").map { String($0.prefix { $0 != "\t" }) }
    XCTAssertEqual(rows.count, 7)
    XCTAssertTrue(rows.contains("OHMYGIRL/YooA"))
    let none = await output(of: "birthdays --tag summer --plain")
    XCTAssertEqual(none, "")
  }

  func testStatisticsCountFavoritesAndThePartsOfFavoriteGroups() async {
    let json = await output(of: "stats --favorites --json")
    XCTAssertTrue(json.contains("\"groupCount\": 2"), json)
    let years = await rows("stats songs --tag summer --plain")
    XCTAssertEqual(years, ["2020\t1"])
    let debuts = await rows("stats debuts --tag bias --plain")
    XCTAssertEqual(debuts, ["2021\t1"])
  }

  func testARandomPickIsAFavorite() async {
    for seed in 1...4 {
      for (kind, ids) in [
        ("group", ["IVE", "TWICE"]), ("member", ["OHMYGIRL/YooA"]),
      ] {
        let picked = await rows("random \(kind) --favorites --seed \(seed) --plain --fields id")
        XCTAssertTrue(ids.contains(picked.joined()), "\(picked)")
      }
    }
    await assertRun("random song --tag summer --plain --fields title", .prints("Dolphin\n"))
    for line: TypedLine in ["random unit --favorites", "random song --tag bias"] {
      await assertFails(
        line, .notFound, "none of your favorites match", hint: "for a list, use 'kpgg favorites'")
    }
  }

  func testAQuizAsksAboutTheGroupsOfFavorites() async {
    let answers = home.appendingPathComponent("answers")
    try? Data(String(repeating: "1\n", count: 5).utf8).write(to: answers)
    let line = ["quiz", "debut", "--questions", "5", "--seed", "1", "--answers", answers.path]
    let played = await run(TypedLine(line + ["--tag", "summer"]))
    XCTAssertEqual(played.exitCode, .success, played.errors)
    XCTAssertTrue(played.output.contains("OH MY GIRL"), played.output)
    await assertFails(
      TypedLine(line + ["--favorites", "--group", "AOA"]), .notFound,
      "none of your favorites match", hint: "for a list, use 'kpgg favorites'")
  }
}
