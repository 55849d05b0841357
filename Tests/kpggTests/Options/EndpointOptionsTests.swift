import XCTest

@testable import kpgg

final class EndpointOptionsTests: EndpointCommandTestCase {
  func testRefreshAndOfflineExcludeEachOther() async throws {
    for source in try sources() {
      await assertRun(
        ["sections", "--offline", "--refresh", "--source", source], through: transport,
        .fails(
          .usage, "--refresh and --offline cannot be combined",
          hint: "use only one of the two"))
    }
  }

  func testAnInvalidTimeoutIsAUsageError() async throws {
    for source in try sources() {
      for text in ["", "0", "-1", "x", "1e3", "0x10", "inf", "nan", "3601", "."] {
        await assertRun(
          ["sections", "--timeout=\(text)", "--source", source], through: transport,
          .fails(
            .usage, "--timeout must be more than 0 and at most 3600 seconds, not '\(text)'",
            hint: "use a number such as 2.5"))
      }
    }
  }

  func testATimeoutCanBeAFractionOfASecond() async throws {
    for source in try sources() {
      let outcome = await run(
        ["sections", "--timeout", "0.25", "--source", source], through: transport)
      XCTAssertEqual(outcome.exitCode, .success, source)
    }
  }

  func testAnInvalidTokenIsNotRepeated() async throws {
    for source in try sources() {
      for token in ["se\ncret", "a cret"] {
        await assertRun(
          ["sections", "--source", source], in: ["KPGG_TOKEN": token], through: transport,
          .fails(
            .usage, "KPGG_TOKEN contains an invalid character",
            hint: "use visible ASCII characters only"))
      }
    }
  }

  func testAnEmptyTokenIsIgnored() async throws {
    for source in try sources() {
      let outcome = await run(
        ["sections", "--source", source], in: ["KPGG_TOKEN": ""], through: transport)
      XCTAssertEqual(outcome.exitCode, .success, source)
    }
  }

  /// A source of each kind.
  private func sources() throws -> [String] {
    let catalog = try temporaryCatalog()
    return ["bundled", catalog.path, CatalogTransport.base]
  }
}
