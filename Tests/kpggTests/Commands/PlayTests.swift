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

  func testANameSelectsTheSongOfAUnit() async {
    for name in [
      "OH MY GIRL BANHANA", "oh-my-girl-banhana", "오마이걸 반하나", "OHMYGIRL/units/OH MY GIRL BANHANA",
      "ohmygirl/units/oh my girl banhana",
    ] {
      await assertRun(
        ["play", name, "--print"], .prints("https://www.youtube.com/watch?v=rW9r_1ys2ec\n"))
    }
    // Without a known video, the search has the name of the unit.
    for name in ["misamo", "미사모", "twice misamo"] {
      let outcome = await run(["play", name, "--print"])
      XCTAssertEqual(
        outcome.output, "https://www.youtube.com/results?search_query=MISAMO+Do+not+touch\n", name)
      XCTAssertEqual(
        outcome.errors,
        "kpgg: note: Do not touch has no known video; this is a search on YouTube\n", name)
    }
    await assertFails(
      "play TWICE/units/Nope", .notFound, "TWICE has no unit 'Nope'",
      hint: "for a list, use 'kpgg units TWICE'")
  }

  func testATitleSelectsTheSongOfAUnit() async {
    for name in [
      "banana allergy monkey", "바나나 알러지 원숭이", "omg banana allergy monkey", "바나나알러지멍키",
    ] {
      await assertRun(
        ["play", name, "--print"], .prints("https://www.youtube.com/watch?v=rW9r_1ys2ec\n"))
    }
  }

  func testWhatFollowsAHyphenInTheNameOfAUnitIsANameToo() async throws {
    let catalog = try temporaryCatalog(ofGroup: "IVE")
    try catalog.write(
      #"""
      {"groupname": {"IVE": []}, "units": [
        {"name": "IVE-ABC", "koreanname": "아이브-가나다",
          "song": {"title": "Plus", "youtubeid": "Da4P2uT4mVc"}}]}
      """#, to: "group/IVE")
    for name in ["가나다", "abc"] {
      await assertRun(
        "play \(name) --print --source \(catalog.path)",
        .prints("https://www.youtube.com/watch?v=Da4P2uT4mVc\n"))
    }
  }

  func testAUnitIsPlayedInsteadOfAGroupOnlyIfItsNameIsSpelledWithPunctuation() async throws {
    let catalog = try temporaryCatalog(ofGroup: "IVE")
    try catalog.write(
      #"""
      {"groupname": {"IVE": []}, "units": [
        {"name": "Ive+", "song": {"title": "Plus", "youtubeid": "Da4P2uT4mVc"}},
        {"name": "Silent"}]}
      """#, to: "group/IVE")
    try catalog.write(
      #"{"group": {"first": [{"groupname": "IVE", "hitsong": "07EzMbVH3QE"}]}}"#,
      to: TemporaryCatalog.index)
    let source = "--print --source \(catalog.path)"
    for (name, video) in [
      ("IVE+", "Da4P2uT4mVc"), ("ive+", "Da4P2uT4mVc"), ("ive", "07EzMbVH3QE"),
      ("i-ve", "07EzMbVH3QE"),
    ] {
      await assertRun(
        "play \(name) \(source)", .prints("https://www.youtube.com/watch?v=\(video)\n"))
    }
    await assertRun(
      "song IVE+ --fields title --plain --source \(catalog.path)", .prints("Plus\n"))
    await assertFails(
      "song ive --source \(catalog.path)", .notFound, "song 'ive' not found",
      hint: "use 'kpgg songs IVE'")
    for name in ["silent", "ive silent", "IVE/units/Silent"] {
      await assertFails("play \(name) \(source)", .notFound, "Silent has no known video")
    }
  }

  func testASongOfAGroupIsPlayedBeforeAUnitsSongWithTheSameTitle() async throws {
    let catalog = try temporaryCatalog(ofGroup: "IVE")
    try catalog.write(
      #"""
      {"groupname": {"IVE": []}, "songs": [{"title": "Same", "youtubeid": "07EzMbVH3QE"}], "units": [
        {"name": "A", "song": {"title": "Same", "youtubeid": "Da4P2uT4mVc"}},
        {"name": "B", "song": {"title": "Two"}}, {"name": "C", "song": {"title": "Two"}}]}
      """#, to: "group/IVE")
    let source = "--print --source \(catalog.path)"
    await assertRun(
      "play same \(source)", .prints("https://www.youtube.com/watch?v=07EzMbVH3QE\n"))
    await assertFails(
      "play two \(source)", .notFound, "'two' matches 2 units",
      hint: "use one of: IVE/units/B, IVE/units/C")
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
        "", "missing:geheim@missing", .noInput,
        "cannot start '***@missing' (from BROWSER): No such file or directory", hint
      ),
      (
        "", "failing:failing:https://me@h/?geheim:missing", .noInput,
        "cannot start '***' (from BROWSER): No such file or directory", hint
      ),
      (
        "", "failing --password me:missing", .noInput,
        "cannot start '***' (from BROWSER): No such file or directory", hint
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

  func testASongWithoutAVideoPrintsASearch() async {
    let note = "kpgg: note: Dolphin has no known video; this is a search on YouTube\n"
    let search = "https://www.youtube.com/results?search_query=OH+MY+GIRL+Dolphin\n"
    for line in ["play dolphin --print", "play omg dolphin --print", "play dolphin"] {
      let outcome = await run(TypedLine(stringLiteral: line))
      XCTAssertEqual(outcome, Program.Outcome(output: search, errors: note), line)
    }
    let korean = await run("play dolphin --print --lang ko")
    XCTAssertEqual(korean.errors, "kpgg: 알림: 등록된 영상이 없어 YouTube에서 검색합니다: Dolphin\n")
  }

  func testASearchIsAnnouncedBeforeItOpens() async {
    for options in ["", "--player mpv"] {
      let journal = Journal()
      let context = Context.test(
        ["play", "dolphin"] + options.split(separator: " ").map(String.init),
        environment: ["BROWSER": "w3m"],
        launch: { words throws(SystemError) in
          journal.add(words.joined(separator: " "))
          return 0
        }, showProgress: { journal.add($0) })
      let outcome = await Program(context: context).run()
      XCTAssertEqual(outcome, Program.Outcome())
      XCTAssertEqual(
        journal.lines,
        [
          "kpgg: note: Dolphin has no known video; this is a search on YouTube\n",
          "\(options.isEmpty ? "w3m" : "mpv") https://www.youtube.com/results?search_query=OH+MY+GIRL+Dolphin",
        ])
    }
  }

  func testASearchHasOnlyEncodedCharacters() async throws {
    let catalog = try temporaryCatalog(ofGroup: "IVE")
    try catalog.write(
      #"{"groupname": {"IVE": []}, "songs": [{"title": "해야 & [2J #1?=+%"}]}"#, to: "group/IVE"
    )
    let outcome = await run([
      "play", "ive", "해야 & [2J #1?=+%", "--print", "--source", catalog.path,
    ])
    XCTAssertEqual(
      outcome.output,
      "https://www.youtube.com/results?search_query=IVE+%ED%95%B4%EC%95%BC+%26+%5B2J+%231%3F%3D%2B%25\n"
    )
  }

  func testAHitSongWithoutAVideoIsSearchedFor() async throws {
    let catalog = try temporaryCatalog()
    try catalog.replace("QIN5_tJRiyY", with: "", in: "group/OHMYGIRL")
    let outcome = await run("play OHMYGIRL --print --source \(catalog.path)")
    XCTAssertEqual(
      outcome.output, "https://www.youtube.com/results?search_query=OH+MY+GIRL+Secret+Garden\n")
  }

  func testAGroupWithoutAHitSongIsAnError() async throws {
    let catalog = try temporaryCatalog(ofGroup: "IVE")
    try catalog.write(
      """
      {"info": {"groupname": "IVE", "hitsong": ""}, "groupname": {"IVE": []}, "songs": [
        {"title": "Undated", "youtubeid": "07EzMbVH3QE"}, {"title": "Silent", "date": "2024"},
        {"title": "New", "date": "2023", "youtubeid": "Da4P2uT4mVc"}]}
      """, to: "group/IVE")
    await assertFails(
      "play IVE --print --source \(catalog.path)", .notFound, "IVE has no known video",
      hint: "use 'kpgg play IVE' with a song: New, Undated")
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
        case "missing", "geheim@missing", "//me@h/?geheim", "https": throw .init(ENOENT)
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
