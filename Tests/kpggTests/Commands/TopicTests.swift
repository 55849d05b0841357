import KPGGCore
import XCTest

@testable import kpgg

final class TopicTests: CommandTestCase {
  func testThePagesOfAllTopics() async {
    let pages = Topic.allCases.map { TypedLine(["help", $0.rawValue]) }
    await assertSession(pages, shows: "help-topics.txt")
    await assertSession(pages, on: .terminal(40), shows: "help-topics-40.txt")
  }

  func testTheOverviewListsThem() async {
    let overview = await output(of: "help")
    for topic in Topic.allCases {
      XCTAssertTrue(overview.contains("\n  \(topic.rawValue) "), topic.rawValue)
    }
  }

  func testNoCommandHasATopicsName() {
    for topic in Topic.allCases { XCTAssertNil(Program.command(named: topic.rawValue)) }
  }

  func testEveryExitCodeIsListed() async {
    let page = await output(of: "help exit-codes")
    for code in ExitCode.allCases {
      XCTAssertTrue(page.contains("\n  \(code.rawValue) "), "\(code)")
    }
  }

  func testTheKeysOfJSONAreThoseThatItHas() async throws {
    let page = await output(of: ["help", "json"], on: .terminal(100))
    for key in Member.fields.map(\.key) + GirlGroup.fields.map(\.key) {
      XCTAssertTrue(page.contains(key), key)
    }
  }

  func testASlipInATopicIsSuggested() async {
    await assertRun(
      "help exit-code",
      .fails(.usage, "unknown command 'exit-code'", hint: "did you mean 'exit-codes'?"))
  }
}
