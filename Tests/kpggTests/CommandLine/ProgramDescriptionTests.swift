import XCTest

@testable import kpgg

final class ProgramDescriptionTests: XCTestCase {
  func testAShortOptionMeansTheSameInEveryCommand() {
    var names: [Character: Set<String>] = [:]
    var letters: [String: Set<Character?>] = [:]
    for option in ProgramDescription.kpgg.allOptions {
      letters[option.name, default: []].insert(option.short)
      if let short = option.short { names[short, default: []].insert(option.name) }
    }
    XCTAssertEqual(
      names,
      [
        "h": ["help"], "V": ["version"], "j": ["json"], "f": ["fields"], "l": ["lang"],
        "n": ["limit"],
      ])
    for (name, letters) in letters { XCTAssertEqual(letters.count, 1, name) }
  }

  func testInvocationsListTheCommandsWithAnOption() {
    let program = ProgramDescription.sample
    XCTAssertEqual(program.invocations(with: "current"), ["kpgg members"])
    XCTAssertEqual(program.invocations(with: "version"), ["kpgg"])
    XCTAssertEqual(program.invocations(with: "nothing"), [])
  }
}
