import XCTest

@testable import KPGGCore

/// Replies that are not the document of the group that was asked for.
final class GroupDocumentRefusalTests: XCTestCase {
  func testAReplyForAnotherGroupIsRefused() throws {
    try assertRefused(
      "group-reply-for-another-group", "group/OHMYGIRL: groupname: about another group, 'GFRIEND'")
  }

  func testAReplyForOtherGroupsNamesTheFirstOfThem() throws {
    try assertRefused(
      "group-reply-for-several-other-groups",
      "group/OHMYGIRL: groupname: about another group, 'GFRIEND'")
  }

  func testAReplyForNoGroupIsRefused() throws {
    try assertRefused("group-groupname-empty", "group/OHMYGIRL: groupname: missing")
  }

  func testAReplyWithoutGroupnameIsAnotherDocument() throws {
    for name in [
      "group-without-groupname", "group-groupname-null", "group-reply-an-index",
      "group-reply-an-error",
    ] {
      try assertRefused(
        name, "group/OHMYGIRL: another document: the key 'groupname' is missing")
    }
  }

  func testGroupnameMustBeAnObject() throws {
    for name in ["group-groupname-an-array", "group-groupname-a-string"] {
      try assertRefused(name, "group/OHMYGIRL: groupname: not an object")
    }
  }

  func testTheMembersMustBeAnArray() throws {
    for name in ["group-members-an-object", "group-members-null"] {
      try assertRefused(name, "group/OHMYGIRL: groupname.OHMYGIRL: not an array")
    }
  }

  func testInfoForAnotherGroupIsRefused() throws {
    try assertRefused(
      "group-info-for-another-group",
      "group/OHMYGIRL: info.groupname: about another group, 'GFRIEND'")
  }

  func testInfoWithoutGroupnameIsRefused() throws {
    try assertRefused("group-info-without-groupname", "group/OHMYGIRL: info.groupname: missing")
  }

  func testInfoThatLeadsOutOfTheFolderIsRefused() throws {
    try assertRefused(
      "group-info-leading-out-of-the-folder",
      "group/OHMYGIRL: info.groupname: '../OHMYGIRL' begins with a dot")
  }

  func testInfoMustBeAnObject() throws {
    try assertRefused("group-info-a-string", "group/OHMYGIRL: info: not an object")
  }

  func testSectionsMustBeAnArray() throws {
    try assertRefused(
      "group-info-sections-a-string", "group/OHMYGIRL: info.sections: not an array")
  }

  func testASectionThatIsNoKeyIsRefused() throws {
    try assertRefused(
      "group-info-section-with-slash", "group/OHMYGIRL: info.sections[1]: 'a/b' holds a '/'")
    try assertRefused(
      "group-info-section-empty", "group/OHMYGIRL: info.sections[0]: '' is empty")
  }

  func testAGroupAskedForInAnotherCaseIsNamedAsAskedFor() throws {
    let data = try broken("group-reply-for-another-group")
    assertRefused("group/ohmygirl: groupname: about another group, 'GFRIEND'") {
      _ = try readGroup(data, of: "ohmygirl")
    }
  }
}
