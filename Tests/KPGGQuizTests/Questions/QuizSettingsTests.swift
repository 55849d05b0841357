import XCTest

@testable import KPGGCore
@testable import KPGGQuiz

final class QuizSettingsTests: XCTestCase {
  func testSettingsCanBeReadBack() throws {
    var settings = QuizSettings()
    (settings.kinds, settings.level, settings.count, settings.seed) = ([.odd], .hard, 3, .max)
    settings.groups.debuts = [try XCTUnwrap(ClosedRange(years: 2009...2011))]
    settings.groups.statuses = [.active]
    settings.members.heights = [160...165]
    settings.members.isCurrent = false
    settings.groupIDs = ["IVE"]
    settings.memberIDs = [try checked("IVE/Liz")]
    settings.asksForAcceptedGroups = false
    settings.recent = [try checked("profile IVE/Liz")]
    XCTAssertEqual(try roundTripped(settings), settings)
  }

  func testMissingKeysHaveDefaults() throws {
    XCTAssertEqual(try decoded(QuizSettings.self, "{}"), QuizSettings())
    let settings = try decoded(
      QuizSettings.self, #"{"level": "medium", "groups": {"statuses": ["active"]}}"#)
    XCTAssertEqual(settings.level, .medium)
    XCTAssertEqual(settings.groups.statuses, [.active])
    XCTAssertEqual(settings.members, MemberFilter())
  }

  func testAnUnknownValueIsRejected() {
    XCTAssertThrowsError(try decoded(QuizSettings.self, #"{"kinds": ["riddle"]}"#))
  }
}
