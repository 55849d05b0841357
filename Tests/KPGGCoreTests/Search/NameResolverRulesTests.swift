import XCTest

@testable import KPGGCore

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

  func testAMainNameComesBeforeAnAlias() throws {
    let resolver = NameResolver([try group("ONE", aliases: ["소시"]), try group("TWO", korean: "소시")])
    XCTAssertEqual(resolver.matches("소시").map(\.exactID), ["TWO"])
  }

  func testAnAliasMatchesIfNoMainNameDoes() throws {
    let resolver = NameResolver([try group("ONE", aliases: ["소시"]), try group("TWO")])
    XCTAssertEqual(resolver.matches("소시").map(\.exactID), ["ONE"])
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
