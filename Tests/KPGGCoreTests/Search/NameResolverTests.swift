import XCTest

@testable import KPGGCore

/// Lookup of the sample's groups and sections by name.
final class NameResolverTests: XCTestCase {
  func testAGroupIsFoundByEachOfItsNames() async throws {
    let catalog = try await SampleCatalog.catalog()
    for (name, id) in [
      ("OHMYGIRL", "OHMYGIRL"), ("ohmygirl", "OHMYGIRL"), ("oh-my-girl", "OHMYGIRL"),
      ("Oh My Girl", "OHMYGIRL"), ("오마이걸", "OHMYGIRL"), ("omg", "OHMYGIRL"), ("오마걸", "OHMYGIRL"),
      ("(g)i-dle", "GIDLE"), ("gidle", "GIDLE"), ("여자아이들", "GIDLE"), ("(여자)아이들", "GIDLE"),
      ("아이들", "GIDLE"), ("f(x)", "FX"), ("fx", "FX"), ("에프엑스", "FX"), ("izone", "IZONE"),
      ("IZ*ONE", "IZONE"), ("2ne1", "2NE1"), ("girls day", "GIRLSDAY"),
      ("Girl's Day", "GIRLSDAY"), ("no9u", "NO.9&(U)"), ("No.9&(U)", "NO.9&(U)"),
      ("9u", "NO.9&(U)"), ("mosaic x", "MOSAIC-X"), ("달 무리", "달무리"),
    ] { XCTAssertEqual(catalog.group(named: name).id, id, name) }
  }

  func testAGroupIsFoundInAnyUnicodeForm() async throws {
    let catalog = try await SampleCatalog.catalog()
    for name in [UnicodeForm.decomposed("오마이걸"), "ＯＭＧ", "ＯＨ　ＭＹ　ＧＩＲＬ", "óhmygirl"] {
      XCTAssertEqual(catalog.group(named: name).id, "OHMYGIRL", name)
    }
  }

  func testEveryGroupIsFoundByItsIDAndMainNames() async throws {
    let catalog = try await SampleCatalog.catalog()
    for group in catalog.groups {
      for name in group.mainNames {
        XCTAssertEqual(catalog.group(named: name).id, group.exactID, name)
      }
    }
  }

  func testANameOfTwoGroupsIsAmbiguous() async throws {
    let found = try await SampleCatalog.catalog().group(named: "lumi")
    guard case .ambiguous(let groups) = found else { return XCTFail("\(found)") }
    XCTAssertEqual(groups.map(\.id), ["NO.9&(U)", "LUMINA"])
  }

  func testSwappedLettersAreCorrected() async throws {
    try await assertSuggested("OHMYGRIL", "OHMYGIRL")
  }

  func testAWrongVowelIsCorrected() async throws {
    try await assertSuggested("오마이글", "OHMYGIRL")
  }

  func testAPrefixSuggestsTheFullName() async throws {
    try await assertSuggested("ohmy", "OHMYGIRL")
  }

  func testUnrelatedTextHasNoSuggestions() async throws {
    let catalog = try await SampleCatalog.catalog()
    for name in ["", "***", "😀", "💃🏻", "\u{0}", "zzzzzz", "x"] {
      XCTAssertEqual(catalog.group(named: name), .unknown(suggestions: []), name.debugDescription)
    }
  }

  func testA100KilobyteNameFindsNothing() async throws {
    let catalog = try await SampleCatalog.catalog()
    for unit in ["ㅋ", "가", "a", "e\u{301}", "*"] {
      let name = String(repeating: unit, count: 100_000 / unit.utf8.count)
      XCTAssertEqual(catalog.group(named: name), .unknown(suggestions: []), unit)
    }
  }

  func testASectionIsFoundByEachOfItsNames() async throws {
    let catalog = try await SampleCatalog.catalog()
    for (name, key) in [
      ("first", "first"), ("SECOND", "second"), ("2016-2019", "second"), ("2017", "second"),
      ("2016~2019년 데뷔", "second"), ("Debuted 2009", "sixth"), ("2009", "sixth"), ("2024", "ninth"),
    ] { XCTAssertEqual(catalog.section(named: name).id, key, name) }
  }

  func testAYearOutsideAllSectionsIsUnknown() async throws {
    let catalog = try await SampleCatalog.catalog()
    for name in ["1996", "2027", "2017-2018", "***", "zero"] {
      XCTAssertNil(catalog.section(named: name).id, name)
    }
  }

  private func assertSuggested(
    _ name: String, _ id: String, file: StaticString = #filePath, line: UInt = #line
  ) async throws {
    let catalog = try await SampleCatalog.catalog()
    guard case .unknown(let suggestions) = catalog.group(named: name) else {
      return XCTFail("found", file: file, line: line)
    }
    XCTAssertEqual(suggestions.first?.id.description, id, file: file, line: line)
  }
}

extension Resolution where Candidate: Named {
  /// The ID of the candidate that was found.
  fileprivate var id: String? {
    if case .found(let candidate) = self { candidate.exactID } else { nil }
  }
}
