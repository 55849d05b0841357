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

  func testTheOverviewIsShort() async {
    let overview = await output(of: "help", on: .terminal(80))
    XCTAssertLessThanOrEqual(
      overview.split(separator: "\n", omittingEmptySubsequences: false).count, 48)
  }

  func testEveryTopicHasAManualPage() async {
    for topic in HelpTopic.allCases {
      let page = await output(of: TypedLine(["help", topic.rawValue, "--man"]))
      let lines = page.split(separator: "\n")
      XCTAssertTrue(lines.contains { $0.hasPrefix(".Dt KPGG-") }, topic.rawValue)
      XCTAssertTrue(lines.contains { $0.hasPrefix(".Xr kpgg 1") }, topic.rawValue)
      XCTAssertGreaterThan(lines.count, 20, topic.rawValue)
    }
  }

  func testTheCommonOptionsAreExplainedOnce() async {
    let page = await output(of: "help options")
    for option in ProgramDescription.kpgg.commonOptions {
      XCTAssertTrue(page.contains(option.spelling), option.spelling)
    }
    let group = await output(of: "help group")
    XCTAssertTrue(group.contains("Common options ('kpgg help options'):\n  --json, --plain"))
    XCTAssertFalse(group.contains("--source WHERE"))
  }

  func testNoCommandHasTheNameOfATopic() {
    for topic in HelpTopic.allCases {
      XCTAssertNil(CommandTable.command(named: topic.rawValue))
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
    for command in [Home.self] + CommandTable.commands
    where command.description.option(named: "json") != nil {
      XCTAssertFalse(command.schemas.isEmpty, command.description.name)
      for key in command.schemas.flatMap(\.keys) { XCTAssertTrue(page.contains(key), key) }
    }
  }

  func testTheKeysOfNestedObjectsAreListed() async throws {
    let page = await output(of: ["help", "json"], on: .terminal(100))
    for line: TypedLine in ["group OHMYGIRL --json", "stats --json", "stats mbti --json"] {
      let value = try JSONSerialization.jsonObject(with: Data(await output(of: line).utf8))
      for key in keys(in: value) {
        XCTAssertNotNil(try? Regex("\\b\(key)\\b").firstMatch(in: page), "\(line): \(key)")
      }
    }
  }

  /// The keys of an object, and of all objects inside it.
  private func keys(in value: Any) -> Set<String> {
    if let values = value as? [Any] { return Set(values.flatMap(keys)) }
    guard let object = value as? [String: Any] else { return [] }
    return Set(object.keys).union(object.values.flatMap(keys))
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
}
