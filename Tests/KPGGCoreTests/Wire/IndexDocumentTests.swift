import XCTest

@testable import KPGGCore

final class IndexDocumentTests: XCTestCase {
  func testTheIndexListsSectionsGroupsAndFeaturedGroups() throws {
    let catalog = try readIndex(try good("index-complete")).document.catalog
    XCTAssertEqual(catalog.sections.map(\.key.description), ["first", "second", "third"])
    XCTAssertEqual(catalog.groups.map(\.id.description), ["STAYC", "OHMYGIRL", "GFRIEND"])
    XCTAssertEqual(catalog.featuredIDs.map(\.description), ["OHMYGIRL", "STAYC"])
  }

  func testThePathIsThatOfTheIndex() throws {
    XCTAssertEqual(try readIndex(try good("index-complete")).document.path, .index)
  }

  func testACatalogRoundTrips() throws {
    let catalog = Catalog(
      sections: [
        try section("first", "2020", ["STAYC"]), try section("third", "2014-2015", ["GFRIEND"]),
        try section("special", nil),
      ],
      groups: [
        try group("STAYC", name: "STAYC", korean: "스테이씨", debut: "2020-11-12", status: .active),
        try group("GFRIEND", aliases: ["여친"], debut: "2015"),
      ],
      featuredIDs: [try checked("GFRIEND")])
    XCTAssertEqual(try readIndex(IndexDocument(catalog).data).document.catalog, catalog)
  }

  func testAnEmptyCatalogHasAnEmptyFeaturedList() {
    let empty = IndexDocument(Catalog(sections: [], groups: [], featuredIDs: []))
    XCTAssertEqual(
      empty.json.canonicalText, "{\n  \"group\": {\n    \"zero\": []\n  },\n  \"sections\": {}\n}\n"
    )
  }

  func testAYearBefore1000RoundTrips() throws {
    let catalog = Catalog(sections: [try section("a", "0001-0999")], groups: [], featuredIDs: [])
    XCTAssertEqual(try readIndex(IndexDocument(catalog).data).document.catalog, catalog)
  }

  func testSectionYearsAreWrittenAsStrings() throws {
    let catalog = Catalog(
      sections: [try section("second", "2016-2019")], groups: [], featuredIDs: [])
    guard case .object(let keys) = IndexDocument(catalog).json else { return XCTFail("no object") }
    XCTAssertEqual(
      keys["sections"],
      .object([
        "second": .object([
          "title": .string("2016~2019년 데뷔"), "from": .string("2016"), "to": .string("2019"),
        ])
      ]))
  }
}

final class IndexDocumentReadingTests: XCTestCase {
  func testUnknownYearsComeFromTheKey() throws {
    for word in ["", "알려지지 않음.", "알려지지 않음"] {
      let sections = #"{"third": {"from": "\#(word)", "to": "2015"}}"#
      let index = #"{"group": {"third": []}, "sections": \#(sections)}"#
      let catalog = try readIndex(Data(index.utf8)).document.catalog
      XCTAssertEqual(catalog.sections.map { $0.years?.yearsText() }, ["2014-2015"])
    }
  }

  func testTitlesAndYearsComeFromTheSectionItsKeyOrItsDebuts() throws {
    let first = "first: 2020년 데뷔 (2020)"
    for (name, sections) in [
      (
        "without-sections",
        [first, "second: 2016~2019년 데뷔 (2016-2019)", "seventh: 2006~2008년 데뷔 (2006-2008)"]
      ),
      ("unknown-section", ["twelfth: twelfth (2025-2026)", first]),
      ("unknown-section-without-debuts", [first, "special: special (?)"]),
      ("unknown-section-with-title", ["special: 특별한 그룹 (?)"]),
      ("unknown-section-with-years", ["twelfth: 2025~2026년 데뷔 (2025-2026)"]),
      ("section-years-as-numbers", ["twelfth: 2025~2026년 데뷔 (2025-2026)"]),
      ("section-years-half-known", [first]),
      ("section-with-its-own-title", ["first: 새 얼굴들 (2020)"]),
      ("section-without-groups-elsewhere", [first]),
    ] {
      let found = try catalog("index-\(name)").sections.map {
        "\($0.key): \($0.koreanTitle) (\($0.years?.yearsText() ?? "?"))"
      }
      XCTAssertEqual(found, sections, name)
    }
  }

  func testZeroCanBeMissingOrEmpty() throws {
    for name in ["index-zero-missing", "index-zero-empty"] {
      XCTAssertEqual(try catalog(name).featuredIDs, [], name)
      XCTAssertEqual(try catalog(name).groups.map(\.id.description), ["STAYC"], name)
    }
  }

  func testZeroIsNotASection() throws {
    XCTAssertFalse(try catalog("index-complete").sections.map(\.key).contains(.featured))
  }

  func testTheSectionOfAGroupTakesPrecedenceOverTheFeaturedList() throws {
    let name = "index-zero-repeats-a-group-otherwise"
    XCTAssertEqual(try catalog(name).groups.map(\.agency), ["High Up"])
  }

  func testAFeaturedGroupInNoSectionIsKept() throws {
    let catalog = try catalog("index-zero-group-in-no-section")
    XCTAssertEqual(catalog.groups.map(\.id.description), ["STAYC"])
    XCTAssertEqual(catalog.featuredIDs.map(\.description), ["STAYC"])
  }

  func testAnIndexCanBeEmpty() throws {
    let catalog = try catalog("index-empty")
    XCTAssertEqual(catalog, Catalog(sections: [], groups: [], featuredIDs: []))
  }

  func testAGroupNeedsOnlyItsName() throws {
    let groups = try catalog("index-group-of-nothing-but-its-name").groups
    XCTAssertEqual(groups.map(\.id.description), ["STAYC"])
    XCTAssertEqual(groups.map(\.hasFormerMembers), [false])
  }

  func testAGroupIDCanBeHangul() throws {
    XCTAssertEqual(try catalog("index-group-in-hangul").groups.map(\.id.description), ["스테이씨"])
  }

  func testTheFirstOfDuplicateGroupsWins() throws {
    for name in ["index-group-listed-twice", "index-group-in-two-sections"] {
      XCTAssertEqual(try catalog(name).groups.map(\.agency), ["One"], name)
    }
  }

  func testAReservedSectionKeyIsRejected() {
    for key in ["index.json", "Index.JSON", "2016-2019", "2020"] {
      assertRejected("group/index.json: group.\(key): '\(key)' is reserved for another document") {
        _ = try readIndex(Data(#"{"group": {"\#(key)": []}}"#.utf8))
      }
    }
  }

  func testSectionKeysThatDifferOnlyInCaseAreRejected() {
    for (key, other) in [("first", "First"), ("Zero", "zero"), ("twelfth", "Twelfth")] {
      assertRejected(
        "group/index.json: group.\(key): '\(key)' differs from '\(other)' only in letter case"
      ) {
        _ = try readIndex(Data(#"{"group": {"\#(key)": [], "\#(other)": []}}"#.utf8))
      }
    }
  }

  /// An algorithm with quadratic time would take hours.
  func testAnIndexWithManyDuplicatesIsReadInLinearTime() throws {
    let groups = (0..<6_000).map { #"{"groupname":"G\#($0)","debut":"2015"}"# }
      .joined(separator: ",")
    let sections = (0..<190).map { #""s\#($0)":[]"# }.joined(separator: ",")
    let body = #"{"group":{"a":[\#(groups)],"zero":[\#(groups),\#(groups)],\#(sections)}}"#
    let result = try readIndex(Data(body.utf8))
    XCTAssertEqual(result.document.catalog.featuredIDs.count, 6_000)
    XCTAssertEqual(result.problems.count, 1001, "1,000 problems and a note about more")
  }

  private func catalog(_ fixture: String) throws -> Catalog {
    try readIndex(try good(fixture)).document.catalog
  }
}
