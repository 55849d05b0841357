import Foundation
import KPGGCore
import XCTest

@testable import kpgg

final class HelpTopicTests: CommandTestCase {
  func testEveryTopicHasAPage() async {
    let pages = HelpTopic.allCases.map { TypedLine(["help", $0.rawValue]) }
    await assertSession(pages, shows: "help-topics.txt")
    await assertSession(pages, on: .terminal(40), shows: "help-topics-40.txt")
  }

  func testTheOverviewListsAllTopics() async {
    let overview = await output(of: "help")
    for topic in HelpTopic.allCases {
      XCTAssertTrue(overview.contains("\n  \(topic.rawValue) "), topic.rawValue)
    }
  }

  func testNoCommandHasTheNameOfATopic() {
    for topic in HelpTopic.allCases {
      XCTAssertNil(CommandTable.kpgg.command(named: topic.rawValue))
    }
  }

  func testEveryExitCodeIsListed() async {
    let page = await output(of: "help exit-codes")
    for code in ExitCode.allCases {
      XCTAssertTrue(page.contains("\n  \(code.rawValue) "), "\(code)")
    }
  }

  func testTheKeysOfEveryCommandWithJSONAreListed() async {
    let page = await output(of: ["help", "json"], on: .terminal(100))
    for command in [Home.self] + CommandTable.kpgg.commands
    where command.description.option(named: "json") != nil {
      XCTAssertFalse(command.schemas.isEmpty, command.description.name)
      for key in command.schemas.flatMap(\.keys) { XCTAssertTrue(page.contains(key), key) }
    }
  }

  func testTheKeysOfNestedObjectsAreListed() async throws {
    let page = await output(of: ["help", "json"], on: .terminal(100))
    let group = try json(await output(of: "group OHMYGIRL --json"))
    let stats = try json(await output(of: "stats --json"))
    let chart = try json(await output(of: "stats mbti --json"))
    for (name, value) in [
      ("hitSong", group["hitSong"]), ("groupsByStatus", stats["groupsByStatus"]),
      ("counts", (chart["counts"] as? [Any])?.first),
    ] {
      let line = page.split(separator: "\n").first { $0.hasPrefix("  \(name) ") }
      let keys = try XCTUnwrap(line).dropFirst(name.count + 2).split { $0 == "," || $0 == " " }
      XCTAssertEqual(keys.map(String.init).sorted(), (value as? [String: Any])?.keys.sorted(), name)
    }
  }

  func testEveryVariableInTheSourceCodeIsListed() async throws {
    let page = await output(of: "help environment")
    let manual = await output(of: "help --man")
    let names = try variablesInSources()
    for known in ["KPGG_SOURCE", "TMUX", "XDG_DATA_HOME", "no_proxy"] {
      XCTAssertTrue(names.contains(known), known)
    }
    for name in names {
      XCTAssertTrue(page.contains(name), name)
      XCTAssertTrue(manual.contains(name), name)
    }
  }

  /// The quoted names on lines that read an environment variable.
  private func variablesInSources() throws -> Set<String> {
    let folder = SourceTree.root.appendingPathComponent("Sources")
    let files = try XCTUnwrap(FileManager.default.enumerator(atPath: folder.path))
    var names: Set<String> = []
    for case let path as String in files where path.hasSuffix(".swift") {
      let text = try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
      for line in text.split(separator: "\n") where !line.contains("\"] = \"") {
        let isReading = ["environment[", "= folder(\"", " folder(\"", "value(\""].contains {
          line.contains($0)
        }
        guard isReading else { continue }
        names.formUnion(
          line.matches(of: /"([A-Z][A-Z_]+|[a-z]+_proxy)"/).map { String($0.output.1) })
      }
    }
    return names
  }

  private func json(_ text: String) throws -> [String: Any] {
    try XCTUnwrap(JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
  }

  func testATypoInATopicHasASuggestion() async {
    await assertRun(
      "help exit-code",
      .fails(.usage, "unknown command 'exit-code'", hint: "did you mean 'exit-codes'?"))
  }
}
