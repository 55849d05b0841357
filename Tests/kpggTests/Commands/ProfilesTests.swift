import XCTest

@testable import kpgg

final class ProfilesTests: CommandTestCase {
  func testEachMemberOfAGroupHasAProfile() async {
    await assertRun("profiles davichi", .shows("profiles-davichi.txt"))
    await assertRun("profiles davichi --lang ko", .shows("profiles-davichi-ko.txt"))
  }

  func testProfilesAreFittedToATerminal() async {
    await assertRun("profiles davichi", on: .terminal(40), .shows("profiles-davichi-40.txt"))
  }

  func testChosenFieldsAreATable() async {
    await assertRun(
      "profiles davichi --fields koreanBirthName,heightCm,positions",
      .shows("profiles-davichi-fields.txt"))
  }

  func testJSONAndPlainOutputAreThoseOfMembers() async {
    for name in ["davichi", "2009", ""] {
      for format in ["--json", "--plain"] {
        await assertRun(
          "profiles \(name) \(format)", .prints(await output(of: "members \(name) \(format)")))
      }
    }
  }

  func testEveryEntryHasAProfile() async {
    let profiles = await output(of: "profiles").split(separator: "\n\n")
    XCTAssertEqual(profiles.count, 596)
  }
}
