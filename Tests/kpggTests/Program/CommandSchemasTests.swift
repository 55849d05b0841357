import Foundation
import KPGGCore
import KPGGQuiz
import XCTest

@testable import kpgg

final class CommandSchemasTests: FavoritesTestCase {
  func testFieldsDependOnTheWords() {
    XCTAssertEqual(Random.selectableSchema(after: [])?.keys, LineUp.keys)
    XCTAssertEqual(Random.selectableSchema(after: ["group"])?.keys, LineUp.keys)
    XCTAssertEqual(Random.selectableSchema(after: ["member"])?.keys, MemberProfile.keys)
    XCTAssertNil(FavoritesCommand.selectableSchema(after: ["add", "x"]))
    XCTAssertEqual(Profile.selectableSchema(after: ["IVE"])?.paths, MemberProfile.paths)
    XCTAssertNil(Stats.selectableSchema(after: ["mbti"]))
  }

  func testRandomAcceptsTheFieldsOfItsSchemas() async {
    for schema in Random.schemas {
      let line = ["random"] + schema.words + ["--fields", schema.keys.joined(separator: ",")]
      _ = await output(of: TypedLine(line))
    }
    await assertFails(
      "random member --fields fandom", .usage, "unknown field 'fandom'",
      hint: "use one of: id, group, stageName, koreanStageName, aliases, birthName, "
        + "koreanBirthName, birth, and 15 more (see 'kpgg help random')")
  }

  func testRecordsHaveTheKeysOfTheirSchemas() async throws {
    for (line, schema) in [
      ("", Home.schemas[0]), ("sections", Sections.schemas[0]), ("groups", Groups.schemas[0]),
      ("group IVE", Group.schemas[0]), ("members IVE", Members.schemas[0]),
      ("profiles IVE", Profiles.schemas[0]), ("profile IVE Gaeul", Profile.schemas[0]),
      ("birthdays", Birthdays.schemas[0]), ("today", Today.schemas[0]),
      ("random", Random.schemas[0]),
      ("random member", Random.schemas[1]), ("random song", Random.schemas[2]),
      ("stats", Stats.schemas[0]),
    ] as [(TypedLine, OutputSchema)] {
      try await assertKeys(of: line, schema)
    }
    for topic in ChartTopic.allCases {
      try await assertKeys(of: "stats \(topic)", Stats.schemas[1])
    }
  }

  func testASearchHitHasOnlyTheKeyOfItsKind() async throws {
    for kind in RecordKind.allCases.map(\.rawValue) {
      let keys = try await keys(of: "search a --kind \(kind)")
      XCTAssertEqual(keys, ["kind", "field", "text", kind])
      XCTAssertTrue(keys.isSubset(of: Search.schemas[0].keys), kind)
    }
  }

  func testFavoritesHaveTheKeysOfTheirSchemas() async throws {
    let schemas = FavoritesCommand.schemas
    try await assertKeys(of: "favorites add IVE OHMYGIRL/YooA", schemas[1])
    try await assertKeys(of: "favorites list", schemas[0])
    try await assertKeys(of: "favorites export", schemas[2])
    try await assertKeys(of: "favorites import -", schemas[1], reading: readFile())
    try await assertKeys(of: "favorites remove IVE", schemas[1])
    try await assertKeys(of: "favorites clear --yes", schemas[1])
  }

  func testSummariesHaveTheKeysOfTheirSchemas() async throws {
    let catalog = try temporaryCatalog()
    let old = await output(of: "snapshot save -")
    try catalog.replace("오마이걸", with: "오로라", in: TemporaryCatalog.index)
    let source = ["KPGG_SOURCE": catalog.path]
    try await assertKeys(of: "snapshot save -", SnapshotCommand.schemas[2])
    try await assertKeys(
      of: ["snapshot", "save", home.appendingPathComponent("a.json").path],
      SnapshotCommand.schemas[1])
    try await assertKeys(
      of: "snapshot check -", SnapshotCommand.schemas[0], in: source, reading: old)
    try await assertKeys(of: "validate", Validate.schemas[0], in: source)
    try await assertKeys(
      of: ["export", home.appendingPathComponent("tree").path], Export.schemas[0])
    try await assertKeys(
      of: "sync --source http://catalog.example/", Sync.schemas[0],
      in: ["XDG_CACHE_HOME": home.path])
  }

  private func assertKeys(
    of line: TypedLine, _ schema: OutputSchema, in variables: [String: String] = [:],
    reading input: String = "", file: StaticString = #filePath, testLine: UInt = #line
  ) async throws {
    let keys = try await keys(of: line, in: variables, reading: input)
    XCTAssertEqual(keys, Set(schema.keys), "\(line)", file: file, line: testLine)
  }

  /// The keys of the JSON object that a command prints, or of the first object in an array.
  private func keys(
    of line: TypedLine, in variables: [String: String] = [:], reading input: String = ""
  ) async throws -> Set<String> {
    let outcome = await run(
      TypedLine(line.arguments + ["--json"]), in: variables, reading: input,
      through: CatalogTransport())
    let value = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8))
    let object = (value as? [Any])?.first ?? value
    return Set(try XCTUnwrap(object as? [String: Any], "\(line)").keys)
  }
}
