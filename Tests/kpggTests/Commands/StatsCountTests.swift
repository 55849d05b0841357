import XCTest

@testable import kpgg

/// Compares the counts with the results of `jq` on the documents.
final class StatsCountTests: CommandTestCase {
  func testCountsMatchThoseOfJQ() async throws {
    for (topic, filter) in [
      ("debuts", "index(.debut[0:4])"), ("agencies", "index(.agency)"), ("mbti", "people(.mbti)"),
      ("blood", "people(.bloodtype)"), ("nationalities", "people(.nationalities[]?)"),
      ("heights", "people(.height | numbers | . / 5 | floor * 5 | \"\\(.)-\\(. + 4)\")"),
      (
        "ages",
        """
        people(select(.died | not) | .birth | select(length == 10) |
        2026 - (.[0:4] | tonumber) - (if .[5:] > "11.21" then 1 else 0 end) | tostring)
        """
      ),
    ] {
      // The nonzero counts, sorted by label.
      let cells = await rows("stats \(topic) --plain").map { $0.split(separator: "\t") }
        .filter { $0.count == 2 && $0[1] != "0" }
      let counts = cells.map { "{\"label\":\"\($0[0])\",\"count\":\($0[1])}" }
      XCTAssertFalse(counts.isEmpty, topic)
      let sorted = try jq("sort_by(.label)", on: "[\(counts.joined(separator: ","))]")
      XCTAssertEqual(sorted, try jq(filter), topic)
    }
  }

  func testGroupFiltersLimitTheCounts() async {
    for (topic, listing) in [("debuts", "groups"), ("songs", "songs"), ("blood", "members")] {
      let filter = "--status active --debut 2015.."
      // No person is in two of these groups.
      let count = await rows("\(listing) \(filter) --plain").count
      XCTAssertGreaterThan(count, 3)
      let chart = await output(of: "stats \(topic) \(filter) --json")
      XCTAssertTrue(chart.contains("\"total\": \(count),"), "\(count) \(chart)")
    }
  }

  func testBirthYearCountsMatchJQ() async throws {
    let json = await output(of: "stats ages --json")
    let counts = try jq("[.counts[] | select(.count > 0)]", on: json)
    XCTAssertEqual(
      counts, try jq("people(select(.died | not) | .birth | select(length >= 4) | .[0:4])"))
  }

  /// The output of a filter for all documents, index first, or for the given one. Skips the test if
  /// `jq` is not available.
  private func jq(_ filter: String, on document: String? = nil) throws -> String {
    let executable = try Executable()
    guard try executable.shell("command -v jq").status == 0 else { throw XCTSkip("No jq here.") }
    let definitions = """
      def known: select(. != null and . != "" and . != "알려지지 않음.");
      def counted: group_by(.) | map({label: .[0], count: length});
      def index(f): [.[0].group | [.[][]] | unique_by(.groupname)[] | f | known] | counted;
      def people(f): [.[1:][] | .groupname[][]] | to_entries | map(.value + {i: .key})
        | group_by(if (.birth | length) == 10 and .name != "" then [.name, .birth] else [.i] end)
        | map([.[] | f | known] | unique[]) | counted;
      """
    let documents = SampleCatalog.folder.appendingPathComponent("group")
    let files = "$(ls \"$DOCUMENTS\"/* | grep -v index.json)"
    let command =
      document == nil
      ? "jq -Scs \"$DEFINITIONS $FILTER\" \"$DOCUMENTS\"/index.json \(files)"
      : "printf %s \"$DOCUMENT\" | jq -Sc \"$FILTER\""
    let result = try executable.shell(
      command,
      in: [
        "DEFINITIONS": definitions, "FILTER": filter, "DOCUMENTS": documents.path,
        "DOCUMENT": document ?? "",
      ])
    XCTAssertEqual(result.errors, "")
    return result.output
  }
}
