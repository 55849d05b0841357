import XCTest

@testable import KPGGCore

/// Replies that are not the requested group's document.
final class GroupDocumentErrorTests: XCTestCase {
  func testAReplyForAnotherGroupIsRejected() throws {
    try assertRejected(
      "group-reply-for-another-group",
      "group/OHMYGIRL: groupname: belongs to another group: 'GFRIEND'")
  }

  func testTheErrorNamesTheFirstOtherGroup() throws {
    try assertRejected(
      "group-reply-for-several-other-groups",
      "group/OHMYGIRL: groupname: belongs to another group: 'GFRIEND'")
  }

  func testAReplyForNoGroupIsRejected() throws {
    try assertRejected("group-groupname-empty", "group/OHMYGIRL: groupname: missing")
  }

  func testAReplyWithoutGroupnameIsRejected() throws {
    for name in [
      "group-without-groupname", "group-groupname-null", "group-reply-an-index",
      "group-reply-an-error",
    ] {
      try assertRejected(
        name, "group/OHMYGIRL: wrong document: the key 'groupname' is missing")
    }
  }

  func testGroupnameMustBeAnObject() throws {
    for name in ["group-groupname-an-array", "group-groupname-a-string"] {
      try assertRejected(name, "group/OHMYGIRL: groupname: must be an object")
    }
  }

  func testTheMembersMustBeAnArray() throws {
    for name in ["group-members-an-object", "group-members-null"] {
      try assertRejected(name, "group/OHMYGIRL: groupname.OHMYGIRL: must be an array")
    }
  }

  func testInfoForAnotherGroupIsRejected() throws {
    try assertRejected(
      "group-info-for-another-group",
      "group/OHMYGIRL: info.groupname: belongs to another group: 'GFRIEND'")
  }

  func testInfoWithoutGroupnameIsRejected() throws {
    try assertRejected("group-info-without-groupname", "group/OHMYGIRL: info.groupname: missing")
  }

  func testInfoWithAPathAsTheIDIsRejected() throws {
    try assertRejected(
      "group-info-leading-out-of-the-folder",
      "group/OHMYGIRL: info.groupname: '../OHMYGIRL' starts with a dot")
  }

  func testInfoMustBeAnObject() throws {
    try assertRejected("group-info-a-string", "group/OHMYGIRL: info: must be an object")
  }

  func testSectionsMustBeAnArray() throws {
    try assertRejected(
      "group-info-sections-a-string", "group/OHMYGIRL: info.sections: must be an array")
  }

  func testAnInvalidSectionKeyIsRejected() throws {
    try assertRejected(
      "group-info-section-with-slash", "group/OHMYGIRL: info.sections[1]: 'a/b' contains '/'")
    try assertRejected(
      "group-info-section-empty", "group/OHMYGIRL: info.sections[0]: '' is empty")
  }

  func testTheErrorShowsTheIDAsRequested() throws {
    let data = try broken("group-reply-for-another-group")
    assertRejected("group/ohmygirl: groupname: belongs to another group: 'GFRIEND'") {
      _ = try readGroup(data, of: "ohmygirl")
    }
  }
}
