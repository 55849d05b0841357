import Foundation
import KPGGSystem
import XCTest

@testable import kpgg

final class PlayTests: CommandTestCase {
  func testANameSelectsTheHitSongOfAGroupOrASong() async {
    await assertRun("play omg --print", in: ["DISPLAY": ":0"], .prints(url + "\n"))
    // The title begins with the name of a group.
    await assertRun("play secret garden --print", .prints(url + "\n"))
    for title in [
      "cheer up", "Cheer Up", "치어업", "twice cheer up", "트와이스 cheer-up", "TWICE/CHEER UP", "치얼업",
      "twice 치얼업",
    ] {
      await assertRun(
        ["play", title, "--print"], .prints("https://www.youtube.com/watch?v=c7rCyll5AeY\n"))
    }
  }

  func testAMissingOrFailingBrowserIsSkipped() async {
    for (line, browser, expected) in [
      ("play oh my girl --player mpv", "", ["mpv"]),
      ("play OHMYGIRL", "missing:w3m", ["missing", "w3m"]),
      ("play OHMYGIRL", "failing:missing:w3m:lynx", ["failing", "missing", "w3m"]),
    ] as [(TypedLine, String, [String])] {
      let (outcome, started) = await play(line, in: ["BROWSER": browser])
      XCTAssertEqual(outcome, Program.Outcome(), "\(line)")
      XCTAssertEqual(started, expected.map { "\($0) \(url)" }, "\(line)")
    }
  }

  func testTheLastFailureIsReportedIfAllFail() async {
    let hint = "use --print to print the URL"
    for (options, browser, code, error, hint) in [
      (
        "", "failing:missing", .noInput,
        "cannot start 'missing' (from BROWSER): No such file or directory", hint
      ),
      (
        "", "missing:failing", .notFound, "'failing' (from BROWSER) failed with exit code 3", nil
      ),
      (
        "--player missing", "", .noInput, "cannot start 'missing': No such file or directory", hint
      ),
      ("--player failing", "", .notFound, "'failing' failed with exit code 3", nil),
      (
        "--print --player mpv", "", .usage, "--print and --player cannot be combined",
        "use only one of the two"
      ),
    ] as [(String, String, ExitCode, String, String?)] {
      let (outcome, _) = await play("play OHMYGIRL \(options)", in: ["BROWSER": browser])
      let problems = ExpectedOutcome.fails(code, error, hint: hint).problems(with: outcome)
      XCTAssertEqual(problems, [], "\(options) \(browser)")
    }
  }

  func testWithoutADisplayTheAddressIsPrinted() async {
    #if !os(macOS)
      await assertRun("play OHMYGIRL", .prints(url + "\n"))
    #endif
  }

  func testAGroupWithoutAVideoIsAnError() async throws {
    let catalog = try temporaryCatalog()
    try catalog.replace("QIN5_tJRiyY", with: "", in: "group/OHMYGIRL")
    await assertFails(
      "play OHMYGIRL --print --source \(catalog.path)", .notFound, "OH MY GIRL has no known video",
      hint: "use 'kpgg play OHMYGIRL' with a song: Summer Comes, Dun Dun Dance, Nonstop, "
        + "Bungee (Fall In Love), The Fifth Season (SSFWL)")
  }

  func testSongsWithoutADateAreSuggestedLast() async throws {
    let catalog = try temporaryCatalog()
    try catalog.replace("QIN5_tJRiyY", with: "", in: "group/OHMYGIRL")
    try catalog.replace(
      "\"date\": \"2021.05.10\",\n      \"kind\": \"title\",\n      \"title\": \"Dun Dun Dance\"",
      with: "\"title\": \"Dun Dun Dance\"", in: "group/OHMYGIRL")
    await assertFails(
      "play OHMYGIRL --print --source \(catalog.path)", .notFound, "OH MY GIRL has no known video",
      hint: "use 'kpgg play OHMYGIRL' with a song: Summer Comes, Nonstop, Bungee (Fall In Love), "
        + "The Fifth Season (SSFWL), Remember Me")
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

/// Interrupts `play`. Ctrl-C sends the signal to both the player and kpgg.
final class PlayProcessTests: XCTestCase {
  func testPlayWaitsForAPlayerThatIgnoresAnInterrupt() throws {
    for signal in ["INT", "QUIT"] {
      let result = try play("trap '' \(signal); kill -\(signal) $PPID $$; echo played")
      XCTAssertEqual(
        result, Executable.Result(output: "played\n", errors: "", status: 0), signal)
    }
  }

  func testAnInterruptedPlayerEndsPlaySilently() throws {
    let result = try play("kill -INT $PPID $$; echo played")
    XCTAssertEqual(result, Executable.Result(output: "", errors: "", status: 130))
  }

  /// The result of `play` with this `sh` script as the player.
  private func play(_ script: String) throws -> Executable.Result {
    let folder = try temporaryFolder()
    let player = folder.url.appendingPathComponent("player")
    try Data("#!/bin/sh\n\(script)\n".utf8).write(to: player)
    try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: player.path)
    return try Executable().run(["play", "OHMYGIRL", "--player", player.path])
  }
}
