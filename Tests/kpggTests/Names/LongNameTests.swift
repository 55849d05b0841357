import KPGGCore
import XCTest

@testable import kpgg

/// Names that are longer than any name, or have very many words or combining marks.
final class LongNameTests: CommandTestCase {
  private static let names = [
    String(repeating: "a ", count: 50_000), String(repeating: "a/", count: 50_000),
    String(repeating: "가", count: 40_000), String(repeating: "a ", count: 2000),
    "q" + String(repeating: "\u{301}\u{323}", count: 30_000),
    String(repeating: "/", count: 100_000),
  ]

  func testTheyAreNotFound() async {
    for name in Self.names {
      let quoted = QuotedWord.of(name.withLimitedMarks)
      for (command, kind) in [
        (["group"], "group"), (["play"], "group, unit, or song"), (["profile"], "group or member"),
        (["favorites", "add"], "group, member, or song"), (["members"], "group or section"),
      ] {
        let outcome = await run(TypedLine(command + [name]), in: ["XDG_DATA_HOME": "/nowhere"])
        XCTAssertTrue(
          outcome.errors.hasPrefix("kpgg: error: \(kind) \(quoted) not found\n"), outcome.errors)
        XCTAssertLessThan(outcome.errors.utf8.count, 1000)
        XCTAssertEqual(outcome.exitCode, .notFound)
      }
    }
  }

  func testANameOfManyWordsIsNotSplit() async throws {
    let name = "ive " + String(repeating: "a ", count: 200) + "wonyoung"
    let lookup = Lookup(reader: SampleCatalog.reader)
    do {
      _ = try await lookup.profile(named: name)
      XCTFail("found")
    } catch let error as CommandError {
      guard case .unknownName(name, .groupOrMember, _) = error else {
        return XCTFail("\(error)")
      }
    }
  }

  func testTooManyNamesAreAnError() async {
    await assertFails(
      TypedLine(["favorites", "add"] + (0...Favorites.limit).map { "name\($0)" }),
      in: ["XDG_DATA_HOME": "/nowhere"], .badData, "10001 favorites exceed the limit of 10000")
  }
}
