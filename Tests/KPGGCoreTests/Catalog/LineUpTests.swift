import XCTest

@testable import KPGGCore

final class LineUpTests: XCTestCase {
  func testThoseWhoLeftStandAfterTheOthers() throws {
    XCTAssertEqual(try lineUp().members.map(\.id.name), ["Hyojung", "YooA", "JinE", "Jiho"])
  }

  func testAllAreCountedThoseWhoLeftIncluded() throws {
    XCTAssertEqual(try lineUp().group.memberCount, 4)
  }

  func testNobodyIsCountedAsZero() throws {
    XCTAssertEqual(LineUp(group: try group("OHMYGIRL"), members: []).group.memberCount, 0)
  }

  func testTheGroupsKeysAndItsMembersAreWritten() throws {
    XCTAssertEqual(
      try encodedKeys(try lineUp()),
      (try encodedKeys(try group("OHMYGIRL")) + ["members"]).sorted())
  }

  func testALineUpComesBackFromJSON() throws {
    let lineUp = try lineUp()
    XCTAssertEqual(try coded(lineUp), lineUp)
  }

  func testALineUpWithoutMembersIsRefused() throws {
    let text = try group("OHMYGIRL").json.canonicalText
    XCTAssertThrowsError(try decoded(LineUp.self, text))
  }

  private func lineUp() throws -> LineUp {
    LineUp(
      group: try group("OHMYGIRL"),
      members: [
        try member("OHMYGIRL/JinE", isFormer: true), try member("OHMYGIRL/Hyojung"),
        try member("OHMYGIRL/Jiho", isFormer: true), try member("OHMYGIRL/YooA"),
      ])
  }
}
