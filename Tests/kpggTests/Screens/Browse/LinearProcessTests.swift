import XCTest

@testable import kpgg

/// `kpgg browse --linear` as a process.
final class LinearProcessTests: XCTestCase {
  func testTheEndOfTheInputIsSuccess() throws {
    let result = try run("printf 'ive\\n1' | \"$KPGG\" browse --linear")
    XCTAssertEqual(result.status, 0)
    XCTAssertEqual(result.errors, "")
    XCTAssertTrue(
      result.output.hasSuffix(
        "\n1 of 6; n shows Yujin, N shows Leeseo\nGroups: 1\n1 IVE, 아이브, 2021\nkpgg>\n"))
  }

  func testNoOptionAndNoTerminal() throws {
    let result = try run("echo q | \"$KPGG\" browse")
    XCTAssertEqual(result.status, 64)
    XCTAssertEqual(result.output, "")
    XCTAssertTrue(result.errors.contains("kpgg browse --linear"), result.errors)
  }

  func testUnreadableInput() throws {
    let result = try run("\"$KPGG\" browse --linear </")
    XCTAssertEqual(result.status, 66)
    XCTAssertTrue(result.errors.contains("cannot read standard input"), result.errors)
  }

  func testAFullDisk() throws {
    #if os(Linux)
      let result = try run("echo q | \"$KPGG\" browse --linear >/dev/full")
      XCTAssertEqual(result.status, 74)
      XCTAssertTrue(result.errors.contains("cannot write the output"), result.errors)
    #endif
  }

  func testAClosedPipe() throws {
    let result = try run("{ yes '' | \"$KPGG\" browse --linear; echo $? >&2; } | head -1")
    XCTAssertEqual(result, Executable.Result(output: "kpgg\n", errors: "141\n", status: 0))
  }

  private func run(_ script: String) throws -> Executable.Result {
    try Executable().shell(script, in: ["KPGG_LANG": "en"])
  }
}
