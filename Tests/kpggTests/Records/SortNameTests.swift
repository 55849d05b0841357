import KPGGCore
import XCTest

@testable import kpgg

final class SortNameTests: CommandTestCase {
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
      Member.keys + ["born", "blood", "height", "nationality", "position"])
    XCTAssertEqual(ListedGroup.sortNames, ListedGroup.keys)
    XCTAssertEqual(ListedSong.sortNames, ListedSong.keys + ["released"])
  }

  func testOnlySortingAcceptsTheNamesOfFilters() async {
    let outcome = await run("members --fields born")
    XCTAssertEqual(outcome.exitCode, .usage)
    XCTAssertTrue(outcome.errors.contains("unknown field 'born'"), outcome.errors)
  }

  private func assertUniqueTitles<Record: Tabular>(_: Record.Type, line: UInt = #line) {
    var keys: [NormalizedText: Set<String>] = [:]
    for field in Record.table.fields {
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
}
