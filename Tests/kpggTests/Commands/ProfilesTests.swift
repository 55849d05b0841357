import KPGGCore
import XCTest

@testable import kpgg

final class ProfilesTests: CommandTestCase {
  func testEachMemberOfAGroupHasAProfile() async {
    let fields = "koreanBirthName,heightCm,positions"
    await assertShown([
      ("profiles 2ne1", .none, "profiles-2ne1.txt"),
      ("profiles 2ne1 --lang ko", .none, "profiles-2ne1-ko.txt"),
      ("profiles 2ne1", .terminal(40), "profiles-2ne1-40.txt"),
      ("profiles 2ne1 --fields \(fields)", .none, "profiles-2ne1-fields.txt"),
    ])
  }

  func testPlainOutputAndTheKeysOfMembersAreThoseOfMembers() async {
    for name in ["2ne1", "2009", ""] {
      for format in ["--json --fields \(Member.keys.joined(separator: ","))", "--plain"] {
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
