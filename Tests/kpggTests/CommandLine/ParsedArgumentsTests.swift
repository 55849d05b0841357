import XCTest

@testable import kpgg

final class ParsedArgumentsTests: XCTestCase {
  private let arguments = ParsedArguments(
    command: nil, switches: ["json"], values: ["fields": ["name", "debut"]])

  func testAnOptionIsThereAsASwitchOrWithAValue() {
    XCTAssertTrue(arguments.has("json"))
    XCTAssertTrue(arguments.has("fields"))
    XCTAssertFalse(arguments.has("plain"))
  }

  func testOfSeveralValuesTheLastCounts() {
    XCTAssertEqual(arguments.value("fields"), "debut")
  }

  func testAllValuesOfAnOptionAreKeptInTheirOrder() {
    XCTAssertEqual(arguments.values("fields"), ["name", "debut"])
    XCTAssertEqual(arguments.values("lang"), [])
  }

  func testASwitchAndAMissingOptionHaveNoValue() {
    XCTAssertNil(arguments.value("json"))
    XCTAssertNil(arguments.value("lang"))
  }

  func testOfflineOnlyTheSourceIsLeft() {
    let arguments = ParsedArguments(
      command: nil, words: ["a"], switches: ["refresh"],
      values: ["source": ["b"], "timeout": ["x"]])
    XCTAssertEqual(
      arguments.offline(home: nil),
      ParsedArguments(
        command: nil, words: ["a"], switches: ["offline"], values: ["source": ["b"]]))
  }

  func testATildeOfTheSourceIsTheHomeFolderWhereNoShellHasSaidSo() {
    let sources = ["~/a": "/home/u/a", "~": "~", "~u/a": "~u/a", "a~/b": "a~/b", "/a": "/a"]
    for (typed, source) in sources {
      let arguments = ParsedArguments(
        command: nil, words: [], switches: [], values: ["source": [typed]])
      XCTAssertEqual(arguments.offline(home: "/home/u").value("source"), source)
      XCTAssertEqual(arguments.offline(home: nil).value("source"), typed)
    }
  }
}
