import XCTest

@testable import kpgg

final class ProfilesTests: CommandTestCase {
  func testEachMemberOfAGroupHasAProfile() async {
    await assertRun("profiles 2ne1", .shows("profiles-2ne1.txt"))
    await assertRun("profiles 2ne1 --lang ko", .shows("profiles-2ne1-ko.txt"))
  }

  func testProfilesAreFittedToATerminal() async {
    await assertRun("profiles 2ne1", on: .terminal(40), .shows("profiles-2ne1-40.txt"))
  }

  func testChosenFieldsAreATable() async {
    await assertRun(
      "profiles 2ne1 --fields koreanBirthName,heightCm,positions",
      .shows("profiles-2ne1-fields.txt"))
  }

  func testJSONAndPlainOutputAreThoseOfMembers() async {
    for name in ["2ne1", "2009", ""] {
      for format in ["--json", "--plain"] {
        await assertRun(
          "profiles \(name) \(format)", .prints(await output(of: "members \(name) \(format)")))
      }
    }
  }

  func testEveryEntryHasAProfile() async throws {
    let profiles = await output(of: "profiles").split(separator: "\n\n")
    let members = try await SampleCatalog.members()
    XCTAssertEqual(profiles.count, members.count)
  }
}
