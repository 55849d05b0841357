import XCTest

@testable import kpgg

final class OutputWriterTests: CommandTestCase {
  private let listings = [
    "", "sections", "groups", "groups --section 2017", "group OHMYGIRL", "group no9u", "members",
    "members 4minute --former", "profiles", "profile Sakura", "profile dinda",
    "groups --fields id,name,koreanName,aliases,hitSong,memberCount",
    "group OHMYGIRL --fields members,hitSong", "members --fields id,birthplace,positions",
  ]

  func testNoLineIsWiderThanTheTerminal() async {
    for listing in listings {
      for language in ["ko", "en"] {
        for width in [1, 10, 20, 40, 80, 200] {
          let text = await output(of: "\(listing) --lang \(language)", on: .terminal(width))
          for line in text.split(separator: "\n").map(String.init) {
            XCTAssertLessThanOrEqual(CellWidth.of(line), width, "\(listing): \(line)")
          }
        }
      }
    }
  }

  func testNoLineEndsInASpace() async {
    for listing in listings {
      for screen in [Context.Screen.none, .terminal(40), .terminal(80)] {
        let text = await output(of: "\(listing)", on: screen)
        XCTAssertFalse(text.contains(" \n"), listing)
        XCTAssertTrue(text.hasSuffix("\n"), listing)
      }
    }
  }

  func testColorAddsOnlyStyleSequences() async {
    for listing in listings {
      let plain = await output(of: "\(listing) --color never", on: .terminal(80))
      let colored = await output(of: "\(listing) --color always", on: .terminal(80))
      XCTAssertNotEqual(colored, plain)
      XCTAssertEqual(colored.replacing(/\u{1B}\[[0-9;]*m/, with: ""), plain, listing)
    }
  }

  func testAPipeGetsNoColorUnlessItIsForced() async {
    let plain = await output(of: "group OHMYGIRL --color never")
    await assertRun("group OHMYGIRL", in: ["NO_COLOR": ""], .prints(plain))
    await assertRun("group OHMYGIRL", in: ["CLICOLOR_FORCE": "1"], .prints(plain))
    let forced = await output(of: "group OHMYGIRL", in: ["NO_COLOR": "", "CLICOLOR_FORCE": "1"])
    XCTAssertNotEqual(forced, plain)
    await assertRun("group OHMYGIRL --color always", .prints(forced))
  }

  func testATerminalGetsColorUnlessItIsDumb() async {
    let line: TypedLine = "group OHMYGIRL"
    let colored = await output(of: line, on: .terminal(80), in: ["NO_COLOR": ""])
    XCTAssertTrue(colored.contains("\u{1B}["))
    let dumb = await output(of: line, on: .terminal(80), in: ["NO_COLOR": "", "TERM": "dumb"])
    XCTAssertFalse(dumb.contains("\u{1B}"))
  }

  func testJSONAndPlainOutputAreTheSameEverywhereAndNeverColored() async {
    let commands = [
      "sections", "groups", "group OHMYGIRL", "members OHMYGIRL", "profiles 2ne1",
      "profile Sakura", "members 4minute --former",
    ]
    for command in commands {
      let json = await output(of: "\(command) --json")
      let plain = await output(of: "\(command) --plain")
      for (screen, variables) in Self.environments {
        for options in ["", "--color always", "--color never"] {
          await assertRun("\(command) --json \(options)", on: screen, in: variables, .prints(json))
        }
        await assertRun(
          "\(command) --plain --color always --lang en", on: screen, in: variables, .prints(plain))
      }
      await assertRun("\(command) --json --lang ko", .prints(json))
    }
  }

  func testTheJSONOfTheHomeScreenDependsOnlyOnTheDate() async {
    let json = await output(of: "--json")
    for (screen, variables) in Self.environments where variables["KPGG_TODAY"] == nil {
      await assertRun("--json --color always", on: screen, in: variables, .prints(json))
    }
  }

  private static let environments: [(Context.Screen, [String: String])] = [
    (.none, [:]), (.terminal(1), [:]), (.terminal(80), ["NO_COLOR": ""]),
    (.terminal(200), ["LC_ALL": "ko_KR.UTF-8", "TZ": "Asia/Seoul"]),
    (.none, ["KPGG_LANG": "ko", "CLICOLOR_FORCE": "1", "NO_COLOR": ""]),
    (.none, ["KPGG_TODAY": "1999-12-31", "TZ": "America/New_York", "LC_ALL": "C"]),
  ]
}
