import XCTest

@testable import KPGGCore
@testable import KPGGPublishing

final class SitePathTests: XCTestCase {
  func testPagesAreFilesBelowTheFolderOfALanguage() throws {
    let member = try XCTUnwrap(MemberID("f(x)/크리스탈"))
    for (page, file, address, depth) in [
      (SitePath.home, "index.html", "index.html", 0),
      (.group("f(x)"), "groups/f(x).html", "groups/f%28x%29.html", 1),
      (
        .member(member), "members/f(x)/크리스탈.html",
        "members/f%28x%29/%ED%81%AC%EB%A6%AC%EC%8A%A4%ED%83%88.html", 2
      ),
      (.birthdaysInMonth(7), "birthdays/7.html", "birthdays/7.html", 1),
      (.groups, "groups.html", "groups.html", 0),
      (.membersByLetter("a"), "letters/a.html", "letters/a.html", 1),
      (.membersByLetter(nil), "letters/other.html", "letters/other.html", 1),
      (.songsOfYear(2015), "songs/2015.html", "songs/2015.html", 1),
      (.songsOfYear(nil), "songs/undated.html", "songs/undated.html", 1),
    ] {
      XCTAssertEqual(page.file, file)
      XCTAssertEqual(page.address, address)
      XCTAssertEqual(page.depth, depth)
      XCTAssertTrue(SitePath.isSiteFile(file))
      XCTAssertTrue(SitePath.isSiteFile("ko/" + file))
    }
  }

  func testANameThatCannotBeAFileNameBecomesAChecksum() throws {
    let long = String(repeating: "가", count: 100)
    for name in ["..", ".a", "a\\b", "50%", "~x", long, "e\u{301}"] {
      let id = try XCTUnwrap(MemberID(groupID: "IVE", name: name), name)
      let fileName = SitePath.fileName(of: id)
      XCTAssertNotNil(fileName.wholeMatch(of: /~[0-9a-f]{16}/), "\(name): \(fileName)")
      XCTAssertTrue(SitePath.isSiteFile(SitePath.member(id).file), name)
    }
  }

  func testANameThatJoinsTheDotAfterItIsASiteFile() throws {
    for name in ["x\u{d4e}", "x\u{600}", "x\u{110bd}"] {
      let id = try XCTUnwrap(MemberID(groupID: "IVE", name: name))
      XCTAssertTrue(SitePath.isSiteFile(SitePath.member(id).file), name)
    }
  }

  func testOtherPathsAreNotSiteFiles() {
    for path in [
      "../a.html", "members/../a.html", "/a.html", "members//a.html", "groups/.html", "a.txt",
      "other/a.html", "ko/members/a/b/c.html", ".html", "", "groups/a\u{0}.html", "group/IVE",
    ] {
      XCTAssertFalse(SitePath.isSiteFile(path), path)
    }
  }
}
