import Foundation
import XCTest

@testable import KPGGCore
@testable import kpgg

/// Uses saved rankings: as an order, after a change of the catalog, and compared.
final class RankOrderTests: RankTestCase {
  func testThePairsThatBothRankingsOrderAreCounted() {
    func places(_ items: (number: Int, titles: String)...) -> [Ranking<RecordID>.Place] {
      items.map { place in
        Ranking.Place(
          number: place.number,
          items: place.titles.map { .song(group: "IVE", title: String($0)) })
      }
    }
    // a and b are tied in the first ranking, and n is new in the second one.
    let comparison = RankingComparison(
      from: places((1, "ab"), (3, "c"), (4, "d")),
      to: places((1, "a"), (2, "n"), (3, "c"), (4, "b"), (5, "d")))
    XCTAssertEqual(
      Language.allCases.map { RankLabels(language: $0).comparison(comparison) },
      [
        "상승 0, 하락 2, 변동 없음 2. 무승부인 쌍을 빼면, 두 순위는 전체 쌍의 80%에서 앞뒤 순서가 같습니다 (켄달 타우 0.55).",
        "0 rose, 2 fell, 2 unchanged. Both rankings agree on 80% of the pairs without a tie "
          + "(Kendall's tau 0.55).",
      ])
  }

  func testTheRankIsAnOrderOfMembers() async throws {
    _ = try await rank("members ive --name a", "s1 " + String(repeating: "2 ", count: 12))
    let ranked = try await rows("show a --plain")
    let listed = await Program(
      context: context(["members", "ive", "--sort", "rank", "--plain", "--fields", "id"])
    ).run().output.split(separator: "\n").map(String.init)
    XCTAssertEqual(Array(listed.dropLast()), ranked)
    XCTAssertEqual(ranked.count, 5)
    for (language, title) in [("en", "Place"), ("ko", "순위")] {
      let table = await Program(
        context: context(["members", "ive", "--sort", "rank", "--lang", language])
      ).run().output
      XCTAssertTrue(table.hasPrefix("\(title)  "), table)
    }
    let failure = await Program(context: context(["songs", "--sort", "rank"])).run()
    XCTAssertEqual(
      failure.errors,
      "kpgg: error: you have no ranking of songs\nkpgg: hint: use 'kpgg rank songs'\n")
  }

  func testTheRankIsAnOrderOfGroupsAndSongs() async throws {
    for (line, field) in [("groups --debut 2009", "name"), ("songs ive", "title")] {
      let words = line.split(separator: " ").map(String.init)
      _ = try await rank(
        TypedLine(words + ["--name", words[0]]), String(repeating: "2 ", count: 200))
      let ranked = try await rows("show \(words[0]) --plain --fields name")
      let listed = await Program(
        context: context(words + ["--sort", "rank", "--plain", "--fields", field])
      ).run().output.split(separator: "\n").map(String.init)
      XCTAssertGreaterThan(ranked.count, 2, line)
      XCTAssertEqual(listed, ranked, line)
    }
  }

  func testOnlyARankingOfTheListedRecordsIsAnOrder() async throws {
    _ = try await rank("members ive --name a", String(repeating: "2 ", count: 12))
    _ = try await rank("members ohmygirl --name b", String(repeating: "1 ", count: 30))
    func ids(_ name: String) async -> Program.Outcome {
      let shown = Journal()
      var outcome = await Program(
        context: context(
          ["members", name, "--sort", "rank", "--plain", "--fields", "id"],
          showProgress: { shown.add($0) })
      ).run()
      outcome.errors = shown.lines.joined() + outcome.errors
      return outcome
    }
    for (group, name) in [("ive", "a"), ("ohmygirl", "b")] {
      let outcome = await ids(group)
      let ranked = try await rows("show \(name) --plain")
      XCTAssertEqual(outcome.output.split(separator: "\n").map(String.init), ranked)
      XCTAssertEqual(outcome.errors, "kpgg: note: sorted by the ranking '\(name)'\n")
    }
    let none = await ids("twice")
    XCTAssertEqual(none.exitCode, .notFound)
    XCTAssertEqual(
      none.errors,
      "kpgg: error: none of these members has a place in a ranking\n"
        + "kpgg: hint: for a list, use 'kpgg rank'\n")
  }

  func testAllEntriesOfAPersonHaveHerPlace() async throws {
    _ = try await rank("members ive --name a", String(repeating: "2 ", count: 12))
    let places = try await rows("show a --plain --fields name")
    let listed = await Program(
      context: context(["members", "izone", "--sort", "rank", "--plain", "--fields", "stageName"])
    ).run().output.split(separator: "\n").map(String.init)
    let shared = places.filter(listed.contains)
    XCTAssertGreaterThan(shared.count, 1)
    XCTAssertEqual(Array(listed.prefix(shared.count)), shared)
  }

  func testARankingWhoseCatalogLostARecordBecomesComplete() async throws {
    _ = try await rank("members ive --name a", "1 q")
    let file = URL(fileURLWithPath: "\(path)/kpgg/ranks.jsonl")
    let text = try String(contentsOf: file, encoding: .utf8)
    try Data(text.replacingOccurrences(of: "IVE/Rei", with: "IVE/Gone").utf8).write(to: file)
    let walk = try await rank("members ive --name a", String(repeating: "1 ", count: 12))
    XCTAssertTrue(walk.output.hasSuffix("The ranking is complete\n"), walk.output)
    let shown = try await action("show a --plain")
    XCTAssertEqual(shown.errors, "kpgg: note: not in this catalog: Gone\n")
    XCTAssertEqual(shown.output.split(separator: "\n").count, 6)
    XCTAssertTrue(shown.output.contains("IVE/Rei"), shown.output)
    let left = try await action("list --plain --fields comparisonsLeft").output
    XCTAssertEqual(left, "0\n")
  }
}
