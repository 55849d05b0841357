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

  func testTheBrowserStartsAsTheLastOneWasLeft() async throws {
    let folder = try temporaryFolder().url.appendingPathComponent("state")
    let file = BrowserMemoryFile(
      folder: folder.appendingPathComponent("kpgg").path, lockTimeout: .seconds(1))
    let state = ["XDG_STATE_HOME": folder.path, "LANG": "en_US.UTF-8"]
    var memory = BrowserMemory(language: .korean, view: .rows)
    memory.orders = [.members: ListOrder(key: .height, isReversed: true)]
    try file.update { $0.replace(with: memory) }
    let last = try await browsed("browse", in: state).state
    XCTAssertEqual(last.language, .korean)
    XCTAssertEqual(last.homeStyle, .rows)
    XCTAssertEqual(last.orders, memory.orders)
    let variable = try await browsed("browse", in: state.merging(["KPGG_LANG": "en"]) { $1 })
    XCTAssertEqual(variable.state.language, .english)
    let config = folder.appendingPathComponent("config/kpgg")
    try FileManager.default.createDirectory(at: config, withIntermediateDirectories: true)
    try Data(#"{"lang": "en", "sort": "name", "view": "cards"}"#.utf8)
      .write(to: config.appendingPathComponent("config.json"))
    let settings = state.merging(["XDG_CONFIG_HOME": folder.path + "/config"]) { $1 }
    let configured = try await browsed("browse", in: settings).state
    XCTAssertEqual(configured.language, .english)
    XCTAssertEqual(configured.homeStyle, .grid)
    XCTAssertEqual(configured.order(of: .members), ListOrder(key: .name))
    let option = try await browsed("browse --view list --sort height --lang ko", in: settings).state
    XCTAssertEqual(option.language, .korean)
    XCTAssertEqual(option.homeStyle, .rows)
    XCTAssertEqual(option.order(of: .members), ListOrder(key: .height))
    XCTAssertEqual(option.order(of: .songs), ListOrder())
  }

  func testADamagedMemoryIsANoteAndStays() async throws {
    let folder = try temporaryFolder().url.appendingPathComponent("state").appendingPathComponent(
      "kpgg")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let path = folder.appendingPathComponent("browse.json")
    try Data("{".utf8).write(to: path)
    let state = ["XDG_STATE_HOME": folder.deletingLastPathComponent().path]
    let outcome = await outcome(of: "browse", in: state)
    XCTAssertTrue(outcome.errors.contains("kpgg: note: \(path.path): "), outcome.errors)
    XCTAssertEqual(outcome.exitCode, .success)
    XCTAssertEqual(try Data(contentsOf: path), Data("{".utf8))
    let file = BrowserMemoryFile(folder: folder.path, lockTimeout: .seconds(1))
    XCTAssertThrowsError(try file.update { $0.replace(with: BrowserMemory(view: .rows)) })
    XCTAssertEqual(try Data(contentsOf: path), Data("{".utf8))
  }

  func testOnlyChangesAreRemembered() async throws {
    let folder = try temporaryFolder().url.appendingPathComponent("state")
    let browser = try await browsed("browse --view list", in: ["XDG_STATE_HOME": folder.path])
    XCTAssertFalse(FileManager.default.fileExists(atPath: folder.path))
    var state = browser.state
    _ = state.apply(.started(try await SampleCatalog.reader.catalog()))
    for action in [BrowserAction.switchLanguage, .sort] {
      for case .remember(let change) in state.apply(.action(action)) {
        guard case .work(let body) = await browser.step(for: .remember(change), in: state) else {
          return XCTFail("no work")
        }
        XCTAssertNil(try body())
      }
    }
    XCTAssertEqual(
      try browser.memory?.read(),
      BrowserMemory(language: .korean, orders: [.groups: ListOrder(key: .name)]))
  }

  func testUnknownValuesInTheMemoryAreIgnored() throws {
    let text = """
      {"lang": "fr", "view": 5, "new": 1,
       "orders": {"groups": {"sort": "height"}, "songs": {"sort": "name"}, "other": 1}}
      """
    var memory = try BrowserMemory(decoding: Data(text.utf8))
    XCTAssertNil(memory.language)
    XCTAssertNil(memory.view)
    XCTAssertEqual(memory.orders, [.songs: ListOrder(key: .name)])
    // A change keeps them for the version that knows them.
    memory.replace(with: BrowserMemory(orders: [.groups: ListOrder(key: .name)]))
    let changed = """
      {"lang": "fr", "view": 5, "new": 1,
       "orders": {
         "groups": {"sort": "name", "reversed": false}, "songs": {"sort": "name"}, "other": 1}}
      """
    XCTAssertEqual(memory, try BrowserMemory(decoding: Data(changed.utf8)))
    for damaged in ["", "[]", "{", #"{"lang": "ko", "lang": "en"}"#] {
      XCTAssertThrowsError(try BrowserMemory(decoding: Data(damaged.utf8)), damaged)
    }
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
    let outcome = await outcome(of: line, in: environment) { program in
      seen.withLock { $0 = program as? Browser }
    }
    XCTAssertEqual(outcome, Program.Outcome())
    return try XCTUnwrap(seen.withLock(\.self))
  }

  /// The outcome of a command on a terminal.
  private func outcome(
    of line: TypedLine, in environment: [String: String],
    running run: @escaping @Sendable (any kpgg.Screen) async throws -> Void = { _ in }
  ) async -> Program.Outcome {
    let context = Context.test(
      line.arguments,
      environment: ["KPGG_TODAY": "2026-11-21", "TERM": "xterm"].merging(environment) { $1 },
      runInteractively: run, output: .terminal(80))
    return await Program(context: context).run()
  }
}
