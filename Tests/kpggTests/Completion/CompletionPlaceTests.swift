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

  func testWhereNoArgumentCanFollowAnOptionCan() {
    for words in [
      ["random", "group", ""], ["sections", ""], ["snapshot", "save", "a", ""],
      ["snapshot", "diff", "a", "b", ""], ["favorites", "clear", ""], ["export", "a", ""],
      ["favorites", "import", "a", ""], ["stats", "mbti", ""], ["help", "group", ""],
    ] {
      let place = CompletionPlace(words, program: .kpgg)
      XCTAssertEqual(place.content, .option, "\(words)")
      XCTAssertTrue(names(of: place).contains("help"), "\(words)")
    }
  }

  func testBehindTwoDashesNothingFollowsTheLastArgument() {
    XCTAssertEqual(names(of: place("snapshot", "save", "--", "a", "")), [])
  }

  func testWhatAnActionTakesFollowsIt() {
    XCTAssertEqual(place("snapshot", "diff", "a", "").content, .value(.file, after: []))
    XCTAssertEqual(place("favorites", "export", "").content, .value(.file, after: []))
    XCTAssertEqual(place("favorites", "add", "a", "").content, .value(.groupOrMember, after: []))
    XCTAssertEqual(place("favorites", "remove", "a", "").content, .value(.favorite, after: []))
  }

  func testAnOptionThatAnActionRefusesIsNotOffered() {
    XCTAssertTrue(names(of: place("favorites", "--")).contains("fields"))
    XCTAssertTrue(names(of: place("favorites", "list", "--")).contains("fields"))
    XCTAssertFalse(names(of: place("favorites", "add", "--")).contains("fields"))
    XCTAssertTrue(names(of: place("favorites", "add", "--")).contains("json"))
  }

  func testBehindAnUnknownActionNothingBelongs() {
    XCTAssertEqual(place("snapshot", "svae", "").content, .nothing)
    XCTAssertEqual(place("favorites", "ad", "").content, .nothing)
  }

  private func place(_ words: String...) -> CompletionPlace {
    CompletionPlace(words, program: .kpgg)
  }

  private func names(of place: CompletionPlace) -> [String] {
    place.content == .option ? place.options.map(\.name) : []
  }
}
