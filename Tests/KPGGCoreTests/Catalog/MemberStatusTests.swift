import XCTest

@testable import KPGGCore

final class MemberStatusTests: XCTestCase {
  func testTheStatusDependsOnTheMemberAndTheGroup() throws {
    let liz = try member("IVE/Liz")
    XCTAssertEqual(liz.status(in: try group("IVE")), .current)
    XCTAssertEqual(liz.status(in: try disbanded("IVE")), .untilTheEnd)
  }

  func testAMemberWhoLeftHasNotStayedUntilTheEnd() throws {
    let amber = try member("FX/Amber", isFormer: true)
    XCTAssertEqual(amber.status(in: try group("FX")), .left)
    XCTAssertEqual(amber.status(in: try disbanded("FX")), .left)
  }

  func testDeathOutweighsEverythingElse() throws {
    for isFormer in [false, true] {
      var sulli = try member("FX/Sulli", isFormer: isFormer)
      sulli.deathDate = try checked("2019-10-14")
      XCTAssertEqual(sulli.status(in: try group("FX")), .died)
      XCTAssertEqual(sulli.status(in: try disbanded("FX")), .died)
    }
  }

  func testTheNamesAreInBothLanguages() {
    XCTAssertEqual(
      MemberStatus.allCases.map(\.name.english), ["member", "former", "ended", "died"])
    XCTAssertEqual(MemberStatus.allCases.map(\.name.korean), ["멤버", "탈퇴", "해체", "사망"])
  }

  private func disbanded(_ id: String) throws -> GirlGroup {
    var group = try group(id)
    group.status = .disbanded
    return group
  }
}
