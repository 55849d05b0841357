import XCTest

@testable import kpgg

final class CompletionPlaceTests: XCTestCase {
  func testTheFirstWordIsACommand() {
    XCTAssertEqual(place("").content, .command)
    XCTAssertEqual(place("gro").content, .command)
    XCTAssertEqual(place("--json", "gro").content, .command)
    XCTAssertEqual(place("--", "gro").content, .command)
  }

  func testBehindAnUnknownCommandNothingBelongs() {
    XCTAssertEqual(place("gruop", "").content, .nothing)
  }

  func testAWordThatBeginsWithADashIsAnOption() {
    XCTAssertEqual(names(of: place("group", "-")), names(of: place("group", "--js")))
    XCTAssertTrue(names(of: place("group", "--")).contains("json"))
  }

  func testASwitchThatIsGivenIsNotOfferedAgain() {
    XCTAssertFalse(names(of: place("group", "--json", "--")).contains("json"))
    XCTAssertTrue(names(of: place("group", "--lang", "ko", "--")).contains("lang"))
  }

  func testBehindTwoDashesThereAreNoOptions() {
    XCTAssertEqual(place("group", "--", "--js").content, .value(.group, after: []))
  }

  func testAnOptionsValueFollowsItInEitherWay() {
    XCTAssertEqual(place("--lang", "k").content, .value(.choice(["ko", "en"]), after: []))
    let attached = place("--lang=k")
    XCTAssertEqual(attached.content, .value(.choice(["ko", "en"]), after: []))
    XCTAssertEqual(attached.kept, "--lang=")
    XCTAssertEqual(attached.typed, "k")
  }

  func testASwitchAndAnUnknownOptionHaveNoValue() {
    XCTAssertEqual(place("--json=k").content, .nothing)
    XCTAssertEqual(place("--jsn=k").content, .nothing)
  }

  func testAnOptionsValueIsNoWordOfTheCommand() {
    XCTAssertEqual(place("group", "--lang", "ko", "o").content, .value(.group, after: []))
  }

  func testTheWordsOfANameBelongTogether() {
    XCTAssertEqual(place("group", "girls", "d").content, .value(.group, after: ["girls"]))
    XCTAssertEqual(
      place("profile", "OHMYGIRL", "u").content, .value(.groupOrMember, after: ["OHMYGIRL"]))
  }

  func testPlacesOfAnotherKindAreNoPartOfAName() {
    XCTAssertEqual(place("snapshot", "save", "").content, .value(.file, after: []))
  }

  func testACommandTakesNoMoreThanItsArguments() {
    XCTAssertEqual(place("random", "group", "").content, .nothing)
    XCTAssertEqual(place("sections", "").content, .nothing)
  }

  private func place(_ words: String...) -> CompletionPlace {
    CompletionPlace(words, program: .kpgg)
  }

  private func names(of place: CompletionPlace) -> [String] {
    guard case .option(let options) = place.content else { return [] }
    return options.map(\.name)
  }
}
