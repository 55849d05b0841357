import KPGGCore
import KPGGSystem
import Synchronization
import XCTest

@testable import kpgg

final class BrowseTests: CommandTestCase {
  func testATerminalWithoutAScreenGetsLines() async throws {
    for (line, terminal, isLinear, needsTerminal) in [
      ("browse", "dumb", true, true), ("browse", "", true, true),
      ("browse --linear", "xterm", true, false), ("browse", "xterm", false, true),
    ] as [(TypedLine, String, Bool, Bool)] {
      let browser = try await browsed(line, in: ["TERM": terminal])
      XCTAssertEqual(
        [browser.display.isLinear, browser.needsTerminal], [isLinear, needsTerminal], terminal)
      XCTAssertEqual(browser.state.homeStyle, isLinear ? .rows : .grid, terminal)
    }
  }

  func testADumbTerminalNeedsTerminalsOnBothSides() async throws {
    let browser = try await browsed("browse", in: ["TERM": "dumb"])
    let null = try FileDescriptor.open("/dev/null", O_RDWR)
    defer { try? null.close() }
    do {
      try await browser.run(input: null, output: null)
      XCTFail("it runs")
    } catch {
      XCTAssertEqual(error as? UsageError, .noTerminal)
    }
  }

  func testTheOptionsReachTheBrowser() async throws {
    let browser = try await browsed("browse oh my girl --ascii --lang ko --color always")
    XCTAssertEqual(browser.state.settings.start, "oh my girl")
    XCTAssertTrue(browser.state.settings.isASCII)
    XCTAssertTrue(browser.state.settings.isLocal)
    XCTAssertEqual(browser.state.language, .korean)
    XCTAssertTrue(browser.display.isColored)
    let other = try await browsed("browse --source \(CatalogTransport.base)")
    XCTAssertFalse(other.state.settings.isLocal)
    XCTAssertFalse(other.display.isColored)
    XCTAssertNil(other.state.settings.start)
    XCTAssertEqual(other.state.settings.today, CalendarDate("2026-11-21"))
  }

  func testAMembersNameOpensTheProfile() async throws {
    for (name, id) in [
      ("wonyoung", "IVE/Wonyoung"), ("twice sana", "TWICE/Sana"),
      ("IZONE/Wonyoung", "IZONE/Wonyoung"),
    ] {
      let state = try await browsed(TypedLine(stringLiteral: "browse \(name)")).state
      XCTAssertEqual(state.settings.startMember?.description, id)
    }
    let group = try await browsed("browse twice").state
    XCTAssertNil(group.settings.startMember)
  }

  func testANameWithoutOneMeaningFailsAsInOpen() async {
    for name in ["mina", "nobody", "twice nobody"] {
      let line = { (command: String) in TypedLine(stringLiteral: "\(command) \(name)") }
      let (browse, open) = (await run(line("browse --linear")), await run(line("open --print")))
      XCTAssertEqual(browse, open, name)
      XCTAssertEqual(browse.exitCode, .notFound, name)
    }
  }

  func testOnlyAnEndpointHasImages() async throws {
    let colors = ["TERM": "xterm-256color", "LANG": "C"].merging(try converter()) { $1 }
    let local = try await browsed("browse", in: colors).state.settings
    XCTAssertNil(local.images)
    XCTAssertFalse(local.asksForImages)
    let settings = try await images(colors)
    XCTAssertEqual(settings.images, .characters(.indexed))
    XCTAssertTrue(settings.asksForImages)
  }

  func testImagesOfCharactersNeedAConverterColorsAndUnicode() async throws {
    let path = try converter()
    let (term, noColor) = (["TERM": "xterm-256color"], ["NO_COLOR": "1"])
    let environments: [(String, [String: String], ImageProtocol?)] = [
      ("", term, .characters(.indexed)), ("", ["TERM": "xterm-direct"], .characters(.full)),
      ("", ["TERM": "xterm"], nil), (" --ascii", term, nil), (" --color never", term, nil),
      ("", term.merging(noColor) { $1 }, nil),
      (" --color always", term.merging(noColor) { $1 }, .characters(.indexed)),
      ("", ["TERM": "xterm-kitty", "NO_COLOR": "1"], .kitty), (" --images never", term, nil),
    ]
    for (options, environment, expected) in environments {
      let settings = try await images(environment.merging(path) { $1 }, options)
      XCTAssertEqual(settings.images, expected, "\(options) \(environment)")
      // A terminal with a known protocol is not asked.
      let asks = expected != .kitty && options != " --images never"
      XCTAssertEqual(settings.asksForImages, asks, "\(options) \(environment)")
    }
    let settings = try await images(["TERM": "xterm-256color", "PATH": "/nowhere"])
    XCTAssertNil(settings.images)
    XCTAssertTrue(settings.asksForImages)
    XCTAssertFalse(settings.convertsImages)
  }

  /// An environment with a program that has the name of the converter.
  private func converter() throws -> [String: String] {
    let folder = try temporaryFolder().url
    try FileManager.default.createSymbolicLink(
      atPath: folder.appendingPathComponent("chafa").path, withDestinationPath: "/bin/sh")
    return ["PATH": folder.path]
  }

  /// The settings of a browser of an endpoint.
  private func images(
    _ environment: [String: String], _ options: String = ""
  ) async throws -> BrowserState.Settings {
    let line = TypedLine(stringLiteral: "browse --source \(CatalogTransport.base)\(options)")
    return try await browsed(line, in: environment).state.settings
  }

  func testRequestsAreLoadedFromTheSource() async throws {
    let browser = try await browsed("browse")
    let reader = SampleCatalog.reader
    let catalog = try await reader.catalog()
    let catalogResult = await event(after: .load(.catalog, requestID: 3), in: browser)
    XCTAssertEqual(catalogResult, .loaded(requestID: 3, .catalog(catalog)))
    let group = try XCTUnwrap(catalog[try Known.group("OHMYGIRL")])
    let lineUp = try await reader.lineUp(of: group)
    let groupResult = await event(after: .load(.lineUp(group), requestID: 4), in: browser)
    XCTAssertEqual(groupResult, .loaded(requestID: 4, .lineUp(lineUp)))
  }

  func testAFailedRequestHasAMessage() async throws {
    let browser = try await browsed("browse")
    let group = GirlGroup(id: try Known.group("NOBODY"))
    let result = await event(after: .load(.lineUp(group), requestID: 5), in: browser)
    guard case .failed(5, let failure) = result else { return XCTFail("no error") }
    XCTAssertEqual(failure.message, "'bundled:group/NOBODY' not found")
  }

  /// The event that the effect of a browser causes, now or later.
  private func event(after effect: BrowserEffect, in browser: Browser) async -> BrowserEvent? {
    switch await browser.step(for: effect, in: browser.state) {
    case .event(let event): event
    case .load(_, let load): await load()
    case .work, .cancel, .lendTerminal, .copy, .show, .quit: nil
    }
  }

  /// The browser that a command runs.
  private func browsed(
    _ line: TypedLine, in environment: [String: String] = ["NO_COLOR": "1"]
  ) async throws -> Browser {
    let seen = Mutex<Browser?>(nil)
    let context = Context.test(
      line.arguments,
      environment: ["KPGG_TODAY": "2026-11-21", "TERM": "xterm"].merging(environment) { $1 },
      runInteractively: { program in seen.withLock { $0 = program as? Browser } },
      output: .terminal(80))
    let outcome = await Program(context: context).run()
    XCTAssertEqual(outcome, Program.Outcome())
    return try XCTUnwrap(seen.withLock(\.self))
  }
}
