import Foundation
import KPGGCore
import XCTest

@testable import kpgg

final class TabularTests: CommandTestCase {
  func testEveryRecordHasTheKeysOfItsTable() async throws {
    let (groups, lineUps) = (ListedGroup.keys, LineUp.keys)
    let counts = (
      sections: try await SampleCatalog.catalog().sections.count,
      groups: try await SampleCatalog.catalog().groups.count,
      members: try await SampleCatalog.lineUps().members.count
    )
    for (line, count, keys) in [
      ("sections", counts.sections, ListedSection.keys), ("groups", counts.groups, groups),
      ("group OHMYGIRL", 1, lineUps), ("group 4MINUTE", 1, lineUps),
      ("group SECRETNUMBER", 1, lineUps), ("members", counts.members, Member.keys),
      ("profiles OHMYGIRL", 8, MemberProfile.keys), ("profile dinda", 1, MemberProfile.keys),
      ("songs IVE", 17, ListedSong.keys), ("birthdays --on 11-21", 3, ListedBirthday.keys),
      ("", 1, ["date", "featured", "sections"]),
    ] {
      let records = try await records(of: line)
      XCTAssertEqual(records.count, count, line)
      for record in records { XCTAssertEqual(Set(record.keys), Set(keys), line) }
    }
  }

  func testEveryObjectInARecordHasTheKeysOfItsPaths() async throws {
    for record in try await records(of: "groups") + records(of: "group OHMYGIRL") {
      for field in LineUp.fields where !field.paths.isEmpty {
        let value = record[field.key]
        for object in value as? [[String: Any]] ?? [value as? [String: Any]].compactMap(\.self) {
          let paths = object.keys.map { "\(field.key).\($0)" }
          let known = field.paths.filter { $0.split(separator: ".").count == 2 }
          XCTAssertEqual(Set(paths), Set(known), field.key)
        }
      }
    }
  }

  func testUnknownListsAreEmptyAndNeverNull() async throws {
    for (line, keys) in [
      ("groups", ["aliases"]), ("members", ["aliases", "nationalities", "positions"]),
      ("sections", ["groups"]),
    ] {
      for record in try await records(of: line) {
        for key in keys { XCTAssertNotNil(record[key] as? [String], "\(line): \(key)") }
      }
    }
  }

  func testColumnsAreUniqueFields() {
    assertUniqueKeys(ListedSection.self)
    assertUniqueKeys(ListedGroup.self)
    assertUniqueKeys(LineUp.self)
    assertUniqueKeys(Member.self)
    assertUniqueKeys(MemberProfile.self)
  }

  func testAFieldCanBeSortedByTheNameOfItsFilter() async {
    for (name, key) in [
      ("born", "birth"), ("blood", "bloodType"), ("height", "heightCm"),
      ("nationality", "nationalities"), ("position", "positions"), ("생일", "birth"),
    ] {
      await assertSame("members", name, key)
    }
    await assertSame("songs", "released", "date")
    await assertSame("songs", "발매", "date")
  }

  func testAFieldCanBeSortedByItsTitleInAnyLanguage() async {
    for (title, key) in [
      ("Stage name", "stageName"), ("birth name", "birthName"), ("키", "heightCm"),
      ("본명", "koreanBirthName"), ("사망일", "died"),
    ] {
      await assertSame("members", title, key)
    }
    await assertSame("groups", "hit song", "hitSong")
    await assertSame("groups", "소속사", "agency")
    await assertSame("songs", "제목", "koreanTitle")
  }

  func testEveryFilterIsASortName() throws {
    for filter in FieldFilter.allCases {
      let fields = [
        try? Member.field(sortedBy: filter.rawValue, of: nil).key,
        try? ListedGroup.field(sortedBy: filter.rawValue, of: nil).key,
        try? ListedSong.field(sortedBy: filter.rawValue, of: nil).key,
      ]
      XCTAssertFalse(fields.compactMap(\.self).isEmpty, filter.rawValue)
    }
  }

  func testKeysAndPathsWinOverTitles() throws {
    XCTAssertEqual(try ListedSong.field(sortedBy: "title", of: nil).key, "title")
    XCTAssertEqual(try ListedGroup.field(sortedBy: "hitSong.year", of: nil).key, "hitSong.year")
  }

  func testNoTitleBelongsToTwoFields() {
    assertUniqueTitles(Member.self)
    assertUniqueTitles(ListedGroup.self)
    assertUniqueTitles(ListedSong.self)
  }

  func testAFilterOnAnotherRecordIsNotTakenForATitle() async {
    for name in ["status", "상태"] {
      let outcome = await run(TypedLine(["members", "--sort", name]))
      XCTAssertEqual(outcome.exitCode, .usage, name)
      XCTAssertTrue(outcome.errors.contains("unknown field '\(name)'"), outcome.errors)
    }
  }

  func testAMisspelledFilterIsSuggested() async {
    let outcome = await run("members --sort boorn")
    XCTAssertEqual(outcome.exitCode, .usage)
    XCTAssertTrue(outcome.errors.contains("did you mean 'born'?"), outcome.errors)
  }

  func testNamesOfFiltersFollowTheKeysOnce() {
    XCTAssertEqual(
      Member.sortNames,
      Member.keys + ["born", "blood", "height", "nationality", "position", "rank"])
    XCTAssertEqual(ListedGroup.sortNames, ListedGroup.keys + ["rank"])
    XCTAssertEqual(ListedSong.sortNames, ListedSong.keys + ["released", "rank"])
  }

  func testFieldsHaveTheNamesOfTheirColumns() async {
    let keys = await run("members --fields birth,stageName --plain")
    let titles = await run(TypedLine(["members", "--fields", "born,Stage name", "--plain"]))
    XCTAssertEqual(titles.output, keys.output)
    XCTAssertEqual(titles.exitCode, .success)
  }

  func testBirthdaysAreSortedAsBirthDates() async {
    let (birthday, born) = (await run("members --sort birthday"), await run("members --sort born"))
    XCTAssertEqual(birthday.output, born.output)
    XCTAssertEqual(birthday.exitCode, .success)
  }

  func testTheYoungestComeFirstByAge() async {
    for (age, born) in [("age", "born --reverse"), ("나이 --reverse", "born")] {
      let (byAge, byBirth) = (
        await run(TypedLine(["members", "--sort"] + age.split(separator: " ").map(String.init))),
        await run("members --sort \(born)")
      )
      XCTAssertEqual(byAge.output, byBirth.output, age)
      XCTAssertEqual(byAge.exitCode, .success, age)
    }
    let groups = await run("groups --sort age")
    XCTAssertTrue(
      groups.errors.hasPrefix("kpgg: error: unknown field 'age'"), groups.errors)
  }

  private func assertUniqueKeys<Record: Tabular>(_: Record.Type) {
    let keys = [Record.fields, Record.columns, Record.rows].map { $0.map(\.key) }
    for keys in keys { XCTAssertEqual(Set(keys).count, keys.count) }
    XCTAssertTrue(Set(keys[0]).isSuperset(of: keys[1] + keys[2]))
  }

  private func assertUniqueTitles<Record: Tabular>(_: Record.Type, line: UInt = #line) {
    var keys: [NormalizedText: Set<String>] = [:]
    for field in Record.fields {
      for language in Language.allCases {
        keys[NormalizedText(field.label(language.words.labels)), default: []].insert(field.key)
      }
    }
    for (title, keys) in keys {
      XCTAssertEqual(keys.count, 1, "\(title): \(keys.sorted())", line: line)
    }
  }

  private func assertSame(
    _ command: String, _ name: String, _ key: String, testLine: UInt = #line
  ) async {
    let options = ["--plain", "--limit", "20", "--reverse"]
    let expected = await output(of: TypedLine([command, "--sort", key] + options))
    XCTAssertFalse(expected.isEmpty, key, line: testLine)
    await assertRun(
      TypedLine([command, "--sort", name] + options), .prints(expected), testLine: testLine)
  }

  /// The objects of a command's JSON.
  private func records(of command: String) async throws -> [[String: Any]] {
    let json = try JSONSerialization.jsonObject(
      with: Data(await output(of: "\(command) --json").utf8))
    if let object = json as? [String: Any] { return [object] }
    return try XCTUnwrap(json as? [[String: Any]])
  }
}
