import Foundation
import KPGGSystem
import XCTest

@testable import kpgg

final class PlayTests: CommandTestCase {
  func testPrintShowsOnlyTheAddress() async {
    await assertRun("play omg --print", in: ["DISPLAY": ":0"], .prints(url + "\n"))
  }

  func testATitleMayBeSpelledInHangul() async {
    let cheerUp = "https://www.youtube.com/watch?v=c7rCyll5AeY\n"
    await assertRun("play 치얼업 --print", .prints(cheerUp))
    await assertRun("play twice 치얼업 --print", .prints(cheerUp))
    // A member, a group with a typo, and no title at all.
    for (name, hint) in [
      ("원영", "'원영' is a member of IVE: use 'kpgg play IVE'"),
      ("트와이서", "did you mean 'TWICE'?"),
      ("라디오", "for a list, use 'kpgg groups' or 'kpgg songs'"),
    ] {
      let outcome = await run(TypedLine(["play", name, "--print"]))
      XCTAssertEqual(
        outcome.errors,
        "kpgg: error: group or song '\(name)' not found\nkpgg: hint: \(hint)\n")
    }
  }

  func testThePlayerGetsTheAddress() async {
    let (outcome, started) = await play("play oh my girl --player mpv")
    XCTAssertEqual(outcome, Program.Outcome())
    XCTAssertEqual(started, ["mpv \(url)"])
  }

  func testAMissingBrowserIsSkipped() async {
    let (outcome, started) = await play("play OHMYGIRL", in: ["BROWSER": "missing:w3m"])
    XCTAssertEqual(outcome.exitCode, .success)
    XCTAssertEqual(started, ["missing \(url)", "w3m \(url)"])
  }

  func testAFailingBrowserIsSkipped() async {
    let (outcome, started) = await play(
      "play OHMYGIRL", in: ["BROWSER": "failing:missing:w3m:lynx"])
    XCTAssertEqual(outcome, Program.Outcome())
    XCTAssertEqual(started, ["failing \(url)", "missing \(url)", "w3m \(url)"])
  }

  func testTheLastFailureIsReportedIfAllFail() async {
    let (missing, _) = await play("play OHMYGIRL", in: ["BROWSER": "failing:missing"])
    XCTAssertEqual(
      missing.errors,
      "kpgg: error: cannot start 'missing' (from BROWSER): No such file or directory\n"
        + "kpgg: hint: use --print to print the URL\n")
    let (failing, _) = await play("play OHMYGIRL", in: ["BROWSER": "missing:failing"])
    XCTAssertEqual(
      failing.errors, "kpgg: error: 'failing' (from BROWSER) failed with exit code 3\n")
  }

  func testAMissingPlayerIsAnError() async {
    let (outcome, _) = await play("play OHMYGIRL --player missing")
    XCTAssertEqual(outcome.output, "")
    XCTAssertEqual(
      outcome.errors,
      "kpgg: error: cannot start 'missing': No such file or directory\n"
        + "kpgg: hint: use --print to print the URL\n")
    XCTAssertEqual(outcome.exitCode, .noInput)
  }

  func testAFailingPlayerIsAnError() async {
    let (outcome, _) = await play("play OHMYGIRL --player failing")
    XCTAssertEqual(outcome.errors, "kpgg: error: 'failing' failed with exit code 3\n")
    XCTAssertEqual(outcome.exitCode, .notFound)
  }

  func testWithoutADisplayTheAddressIsPrinted() async {
    #if !os(macOS)
      await assertRun("play OHMYGIRL", .prints(url + "\n"))
    #endif
  }

  func testPrintAndPlayerExcludeEachOther() async {
    let (outcome, started) = await play("play OHMYGIRL --print --player mpv")
    XCTAssertEqual(outcome.exitCode, .usage)
    XCTAssertEqual(
      outcome.errors,
      "kpgg: error: --print and --player cannot be combined\n"
        + "kpgg: hint: use only one of the two\n")
    XCTAssertEqual(started, [])
  }

  func testAGroupWithoutAVideoIsAnError() async throws {
    let catalog = try temporaryCatalog()
    try catalog.replace("QIN5_tJRiyY", with: "", in: "group/OHMYGIRL")
    await assertFails(
      "play OHMYGIRL --print --source \(catalog.path)", .notFound, "OH MY GIRL has no known video",
      hint: "use 'kpgg play OHMYGIRL' with a song: Summer Comes, Dun Dun Dance, Nonstop, "
        + "Bungee (Fall In Love), The Fifth Season (SSFWL)")
  }

  func testASongIsFoundByItsTitleInEitherScript() async {
    for title in [
      "cheer up", "Cheer Up", "치어업", "twice cheer up", "트와이스 cheer-up", "TWICE/CHEER UP",
    ] {
      await assertRun(
        ["play", title, "--print"], .prints("https://www.youtube.com/watch?v=c7rCyll5AeY\n"))
    }
  }

  func testATitleCanBeginWithTheNameOfAGroup() async {
    await assertRun("play secret garden --print", .prints(url + "\n"))
  }

  func testATitleOfSeveralGroupsIsAmbiguous() async {
    await assertFails(
      "play cupid", .notFound, "'cupid' matches 2 songs",
      hint: "use one of: KARA/Cupid, OHMYGIRL/Cupid")
  }

  func testASongWithoutAVideoIsAnError() async {
    await assertFails(
      "play twice scientist", .notFound, "SCIENTIST has no known video",
      hint: "use 'kpgg play TWICE' with a song: THIS IS FOR, Strategy, ONE SPARK, I GOT YOU, SET "
        + "ME FREE")
  }

  func testAnUnknownSongIsAnError() async {
    await assertFails(
      "play twice ditto", .notFound, "TWICE has no song 'ditto'",
      hint: "for a list, use 'kpgg songs TWICE'")
    await assertFails(
      "play cheer upp", .notFound, "group or song 'cheer upp' not found",
      hint: "did you mean 'TWICE/CHEER UP'?")
  }

  func testThePlayerRunsWithoutAShell() throws {
    let result = try Executable().shell(
      #""$KPGG" play OHMYGIRL --player 'echo $HOME %s'; "$KPGG" play OHMYGIRL --player false; echo $?"#
    )
    XCTAssertEqual(result.output, "$HOME \(url)\n1\n")
  }

  private let url = "https://www.youtube.com/watch?v=QIN5_tJRiyY"

  /// The outcome of a command, and the programs that it starts.
  private func play(
    _ line: TypedLine, in variables: [String: String] = [:]
  ) async -> (Program.Outcome, [String]) {
    let journal = Journal()
    let context = Context.test(
      line.arguments,
      environment: ["KPGG_TODAY": "2026-11-21"].merging(variables) { $1 },
      launch: { words throws(SystemError) in
        journal.add(words.joined(separator: " "))
        switch words[0] {
        case "missing": throw .init(ENOENT)
        case "failing": return 3
        default: return 0
        }
      })
    return (await Program(context: context).run(), journal.lines)
  }
}
