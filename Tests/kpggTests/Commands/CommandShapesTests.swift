import Foundation
import KPGGCore
import XCTest

@testable import kpgg

final class CommandShapesTests: FavoritesTestCase {
  func testFieldsArePickedFromTheShapeOfTheWords() {
    XCTAssertEqual(Random.fieldKeys(behind: []), LineUp.fields.map(\.key))
    XCTAssertEqual(Random.fieldKeys(behind: ["group"]), LineUp.fields.map(\.key))
    XCTAssertEqual(Random.fieldKeys(behind: ["member"]), Member.fields.map(\.key))
    XCTAssertEqual(FavoritesCommand.fieldKeys(behind: ["add", "x"]), [])
    XCTAssertEqual(Profile.fieldKeys(behind: ["IVE"]), Member.fields.map(\.key))
    XCTAssertEqual(Stats.fieldKeys(behind: ["mbti"]), [])
  }

  func testWhatRandomTakesIsWhatItsShapesSay() async {
    for shape in Random.shapes {
      let line = ["random"] + shape.words + ["--fields", shape.keys.joined(separator: ",")]
      _ = await output(of: TypedLine(line))
    }
    await assertRun(
      "random member --fields fandom",
      .fails(
        .usage, "unknown field 'fandom'",
        hint: "the fields are " + Member.fields.map(\.key).joined(separator: ", ")))
  }

  func testRecordsHaveTheKeysOfTheirShapes() async throws {
    try await assertKeys(of: "", Home.shapes[0])
    try await assertKeys(of: "sections", Sections.shapes[0])
    try await assertKeys(of: "groups", Groups.shapes[0])
    try await assertKeys(of: "group IVE", Group.shapes[0])
    try await assertKeys(of: "members IVE", Members.shapes[0])
    try await assertKeys(of: "profiles IVE", Profiles.shapes[0])
    try await assertKeys(of: "profile IVE Gaeul", Profile.shapes[0])
    try await assertKeys(of: "birthdays", Birthdays.shapes[0])
    try await assertKeys(of: "random", Random.shapes[0])
    try await assertKeys(of: "random member", Random.shapes[1])
  }

  func testASearchHitHasTheKeyOfItsKindAlone() async throws {
    for (line, other): (TypedLine, String) in [("search ive", "member"), ("search yooa", "group")] {
      let keys = try await keys(of: line)
      XCTAssertEqual(keys, Set(Search.shapes[0].keys).subtracting([other]))
    }
  }

  func testStatisticsHaveTheKeysOfTheirShapes() async throws {
    try await assertKeys(of: "stats", Stats.shapes[0])
    for topic in ChartTopic.allCases {
      try await assertKeys(of: "stats \(topic)", Stats.shapes[1])
    }
  }

  func testFavouritesHaveTheKeysOfTheirShapes() async throws {
    let shapes = FavoritesCommand.shapes
    try await assertKeys(of: "favorites add IVE OHMYGIRL/YooA", shapes[1])
    try await assertKeys(of: "favorites list", shapes[0])
    try await assertKeys(of: "favorites export", shapes[2])
    try await assertKeys(of: "favorites import -", shapes[1], reading: kept())
    try await assertKeys(of: "favorites remove IVE", shapes[1])
    try await assertKeys(of: "favorites clear", shapes[1])
  }

  func testWhatIsToldOfACatalogueHasTheKeysOfItsShape() async throws {
    let catalog = try TemporaryCatalog()
    defer { catalog.remove() }
    let old = await output(of: "snapshot save -")
    try catalog.replace("오마이걸", with: "오로라", in: TemporaryCatalog.index)
    let source = ["KPGG_SOURCE": catalog.path]
    try await assertKeys(of: "snapshot save -", SnapshotCommand.shapes[1])
    try await assertKeys(
      of: "snapshot check -", SnapshotCommand.shapes[0], in: source, reading: old)
    try await assertKeys(of: "validate", Validate.shapes[0], in: source)
    try await assertKeys(
      of: ["export", home.appendingPathComponent("tree").path], Export.shapes[0])
    try await assertKeys(
      of: "sync --source http://catalogue.example/", Sync.shapes[0],
      in: ["XDG_CACHE_HOME": home.path])
  }

  private func assertKeys(
    of line: TypedLine, _ shape: JSONShape, in variables: [String: String] = [:],
    reading input: String = "", file: StaticString = #filePath, testLine: UInt = #line
  ) async throws {
    let keys = try await keys(of: line, in: variables, reading: input)
    XCTAssertEqual(keys, Set(shape.keys), "\(line)", file: file, line: testLine)
  }

  /// The keys of the object that a command shows as JSON, or of the first of them.
  private func keys(
    of line: TypedLine, in variables: [String: String] = [:], reading input: String = ""
  ) async throws -> Set<String> {
    let outcome = await run(
      TypedLine(line.arguments + ["--json"]), in: place(variables), reading: input,
      through: CatalogTransport())
    let value = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8))
    let object = (value as? [Any])?.first ?? value
    return Set(try XCTUnwrap(object as? [String: Any], "\(line)").keys)
  }
}
