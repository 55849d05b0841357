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

  func testTyposAndBeginningsAreSuggested() async throws {
    let catalog = try await SampleCatalog.catalog()
    for name in ["OHMYGRIL", "오마이글", "ohmy"] {
      guard case .unknown(let suggestions) = catalog.group(named: name) else {
        return XCTFail("found \(name)")
      }
      XCTAssertEqual(suggestions.first?.id, "OHMYGIRL", name)
    }
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
      ("first", "first"), ("SECOND", "second"), ("2016-2019", "second"),
      ("2016~2019년 데뷔", "second"), ("Debuted 2009", "sixth"), ("2009", "sixth"),
      ("2023-2024", "ninth"),
    ] { XCTAssertEqual(catalog.section(named: name).id, key, name) }
  }

  func testYearsOtherThanThoseOfASectionAreUnknown() async throws {
    let catalog = try await SampleCatalog.catalog()
    for name in ["1996", "2017", "2027", "2017-2018", "***", "zero"] {
      XCTAssertNil(catalog.section(named: name).id, name)
    }
  }
}

extension Resolution where Candidate: Named {
  /// The ID of the candidate that was found.
  fileprivate var id: String? {
    if case .found(let candidate) = self { candidate.exactID } else { nil }
  }
}

/// Precedence among the candidates for a name, and suggestions for an unknown name.
final class NameResolverRulesTests: XCTestCase {
  func testOnlyAFoundNameHasAValue() {
    XCTAssertEqual(Resolution.found(1).value, 1)
    XCTAssertNil(Resolution.ambiguous([1, 2]).value)
    XCTAssertNil(Resolution.unknown(suggestions: [1]).value)
  }

  func testAnExactIDComesFirst() throws {
    let resolver = NameResolver([
      try group("A", aliases: ["B"]), try group("B", name: "A"), try group("b"),
    ])
    XCTAssertEqual(resolver.matches("A").map(\.exactID), ["A"])
    XCTAssertEqual(resolver.matches("b").map(\.exactID), ["b"])
  }

  func testAnAliasMatchesIfNoMainNameDoes() throws {
    let one = try group("ONE", aliases: ["소시"])
    for (other, found) in [(try group("TWO", korean: "소시"), "TWO"), (try group("TWO"), "ONE")] {
      XCTAssertEqual(NameResolver([one, other]).matches("소시").map(\.exactID), [found])
    }
  }

  func testCandidatesWithTheSameNameAreAmbiguous() throws {
    let candidates = [try group("TWO", name: "Secret"), try group("ONE", name: "SECRET!")]
    XCTAssertEqual(NameResolver(candidates).resolve("secret"), .ambiguous(candidates))
  }

  func testIDsThatDifferInCaseAreAmbiguousInAThirdCase() throws {
    let resolver = NameResolver([try group("STAYC"), try group("StayC")])
    XCTAssertEqual(resolver.matches("stayc").count, 2)
    XCTAssertEqual(resolver.matches("StayC").map(\.exactID), ["StayC"])
  }

  func testACandidateWithTheSameNameTwiceIsNotAmbiguous() throws {
    let girls = try group("STAYC", name: "StayC", korean: "stayc", aliases: ["stay-c"])
    XCTAssertEqual(NameResolver([girls]).resolve("stayc"), .found(girls))
  }

  func testANameThatNormalizesToNothingMatchesNothing() throws {
    let resolver = NameResolver([try group("A", name: "***"), try group("★")])
    for name in ["***", "!", "", "☆"] { XCTAssertEqual(resolver.matches(name).count, 0, name) }
  }

  func testAnIDOfOnlyPunctuationIsFoundExactly() throws {
    let resolver = NameResolver([try group("★"), try group("☆")])
    XCTAssertEqual(resolver.matches("★").map(\.exactID), ["★"])
  }

  func testAMemberIsFoundByEachOfTheirNames() throws {
    var yooa = try member("OHMYGIRL/YooA")
    yooa.koreanStageName = "유아"
    yooa.aliases = ["시아"]
    yooa.birthName = "Yoo Yeonjoo"
    yooa.koreanBirthName = "유연주"
    let resolver = NameResolver([yooa, try member("OHMYGIRL/Mimi")])
    for name in ["OHMYGIRL/YooA", "yooa", "유아", "시아", "yoo yeonjoo", "유연주"] {
      XCTAssertEqual(resolver.resolve(name), .found(yooa), name)
    }
  }

  func testAStageNameComesBeforeAnothersBirthName() throws {
    var (yuna, other) = (try member("AOA/Yuna"), try member("BRAVEGIRLS/Eunji"))
    yuna.koreanStageName = "유나"
    other.koreanBirthName = "유나"
    XCTAssertEqual(NameResolver([other, yuna]).resolve("유나"), .found(yuna))
  }

  func testTheNearestNameIsSuggestedFirst() throws {
    let resolver = NameResolver([try group("MAMAMU"), try group("MAMAMOO"), try group("KARA")])
    XCTAssertEqual(suggestions(resolver, "mamamo"), ["MAMAMOO", "MAMAMU"])
    XCTAssertEqual(suggestions(resolver, "mamamooo"), ["MAMAMOO"])
  }

  func testInitialsAndTheOtherLayoutGetSuggestions() throws {
    let resolver = NameResolver([try group("OMG", korean: "오마이걸")])
    for name in ["ㅇㅁㅇㄱ", "dhakdlrjf", "dhakdlrmf"] {
      XCTAssertEqual(suggestions(resolver, name), ["OMG"], name)
    }
  }

  func testTyposInTheOtherLayoutOfAShortTextSuggestNothing() throws {
    // The keys of 솔로 and 라면 type `thffh` and `fkaus`.
    let resolver = NameResolver([try group("TAFFY"), try group("FOCUS")])
    for name in ["솔로", "라면"] { XCTAssertEqual(suggestions(resolver, name), [], name) }
  }

  func testTwoLettersInsideAWordSuggestNothing() throws {
    XCTAssertEqual(suggestions(NameResolver([try group("MAMAMOO")]), "amamoo"), ["MAMAMOO"])
    XCTAssertEqual(suggestions(NameResolver([try group("MAMAMOO")]), "oo"), [])
  }

  func testAMainNameIsSuggestedBeforeAnAlias() throws {
    let resolver = NameResolver([try group("ONE", aliases: ["karas"]), try group("KARAM")])
    XCTAssertEqual(suggestions(resolver, "karax"), ["KARAM", "ONE"])
  }

  func testAtMostThreeNamesAreSuggested() throws {
    let resolver = NameResolver(try ["KARA", "KARB", "KARC", "KARD"].map { try group($0) })
    XCTAssertEqual(suggestions(resolver, "karx"), ["KARA", "KARB", "KARC"])
  }

  func testAShortNameGetsNoSuggestions() throws {
    XCTAssertEqual(suggestions(NameResolver([try group("FX")]), "fz"), [])
  }

  func testWithoutCandidatesNothingIsFound() {
    XCTAssertEqual(
      NameResolver<GirlGroup>([]).resolve("OHMYGIRL"), .unknown(suggestions: []))
  }

  private func suggestions(_ resolver: NameResolver<GirlGroup>, _ name: String) -> [String] {
    guard case .unknown(let suggestions) = resolver.resolve(name) else { return ["found"] }
    return suggestions.map(\.exactID)
  }
}
