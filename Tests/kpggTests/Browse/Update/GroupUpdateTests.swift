import KPGGCore
import XCTest

@testable import kpgg

final class GroupUpdateTests: BrowserTestCase {
  func testItMayBeginOnAGroupOfAnyName() throws {
    for name in ["OHMYGIRL", "omg", "오마이걸", "oh my girl"] {
      XCTAssertEqual(
        try browser(from: name).state.screen, .group(GroupPlace(id: try Known.group("OHMYGIRL"))))
    }
  }

  func testFromTheGroupItBeganOnEscapeGoesHome() throws {
    var run = try browser(from: "omg")
    run.press(.escape)
    XCTAssertEqual(run.homePlace, HomePlace())
    run.press(.escape)
    XCTAssertEqual(run.homePlace, HomePlace())
  }

  func testANameThatIsNoGroupsEndsIt() throws {
    var run = try browser(from: "OHMYGRIL")
    XCTAssertEqual(
      run.takeEffects(),
      [
        .quit(
          Failure(
            "there is no group 'OHMYGRIL'", hint: "did you mean OHMYGIRL?", .notFound))
      ])
  }

  func testDownAndUpGoFromMemberToMember() throws {
    var run = try browser(from: "omg")
    run.press(.down, .character("j"), .down, .up)
    XCTAssertEqual(run.state.screen, .group(try place(2)))
    run.press(.character("k"), .up, .up, .up)
    XCTAssertEqual(run.state.screen, .group(try place(0)))
  }

  func testTheLastMemberIsWhereItEnds() throws {
    var run = try browser(from: "omg")
    run.press(.end)
    XCTAssertEqual(run.state.screen, .group(try place(7)))
    run.press(.down, .pageDown)
    XCTAssertEqual(run.state.screen, .group(try place(7)))
    run.press(.home)
    XCTAssertEqual(run.state.screen, .group(try place(0)))
  }

  func testEnterOpensTheMembersProfile() throws {
    var run = try browser(from: "omg")
    run.press(.down, .down, .enter)
    XCTAssertEqual(
      run.state.screen, .profile(ProfilePlace(member: try Known.member("OHMYGIRL/YooA"))))
  }

  func testPPlaysTheSong() throws {
    var run = try browser(from: "omg")
    run.press(.character("p"))
    XCTAssertEqual(
      run.takeEffects(), [.open(url: "https://www.youtube.com/watch?v=QIN5_tJRiyY")])
  }

  func testOOpensTheVideoWhereThereIsNoPicture() throws {
    var run = try browser(from: "omg")
    run.press(.character("o"))
    XCTAssertEqual(
      run.takeEffects(), [.open(url: "https://www.youtube.com/watch?v=QIN5_tJRiyY")])
  }

  func testOOpensThePicture() throws {
    var run = try browser(isLocal: false, from: "omg")
    var group = try XCTUnwrap(library.catalog[try Known.group("OHMYGIRL")])
    group.image = try XCTUnwrap(WebAddress("https://example.com/omg.png"))
    run.take(.loaded(ticket: 1, .catalog(Catalog(sections: [], groups: [group], featured: []))))
    _ = run.takeEffects()
    run.press(.character("o"))
    XCTAssertEqual(run.takeEffects(), [.open(url: "https://example.com/omg.png")])
  }

  func testAGroupWithoutAVideoSaysSo() throws {
    var run = try browser(isLocal: false, from: "omg")
    let group = GirlGroup(id: try Known.group("OMG"))
    run.take(.loaded(ticket: 1, .catalog(Catalog(sections: [], groups: [group], featured: []))))
    _ = run.takeEffects()
    run.press(.character("p"))
    XCTAssertEqual(run.state.notice, "No video is known")
    run.press(.character("o"))
    XCTAssertEqual(run.state.notice, "No picture or video is known")
    XCTAssertEqual(run.takeEffects(), [])
    run.press(.down)
    XCTAssertNil(run.state.notice)
  }

  private func place(_ selection: Int) throws -> GroupPlace {
    GroupPlace(id: try Known.group("OHMYGIRL"), selection: selection)
  }
}
