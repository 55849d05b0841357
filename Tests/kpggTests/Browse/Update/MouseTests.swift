import XCTest

@testable import kpgg

final class MouseTests: BrowserTestCase {
  func testAClickOnAGroupOpensIt() throws {
    var run = try browser()
    run.click("NMIXX")
    XCTAssertEqual(run.state.screen, .group(GroupPlace(id: try Known.group("NMIXX"))))
    run.press(.escape)
    XCTAssertEqual(run.homePlace, HomePlace(row: 2, columns: [2: 3]))
  }

  func testAClickOnTheLargeCellOpensTheFeaturedGroup() throws {
    var run = try browser()
    run.press(.down)
    run.click("High Up")
    XCTAssertEqual(run.state.screen, .group(GroupPlace(id: try Known.group("STAYC"))))
  }

  func testAClickOnAMemberOpensHerProfile() throws {
    var run = try browser(from: "omg")
    run.click("Jiho")
    XCTAssertEqual(
      run.state.screen, .profile(ProfilePlace(member: try Known.member("OHMYGIRL/Jiho"))))
  }

  func testAClickOnANeighbourOpensHerProfile() throws {
    var run = try browser(from: "omg")
    run.press(.enter)
    run.click("Mimi ›")
    run.click("Hyojung")
    XCTAssertEqual(
      run.state.screen, .profile(ProfilePlace(member: try Known.member("OHMYGIRL/Hyojung"))))
  }

  func testAClickOnTheSongPlaysIt() throws {
    var run = try browser(from: "omg")
    run.click("Secret Garden")
    XCTAssertEqual(
      run.takeEffects(), [.open(url: "https://www.youtube.com/watch?v=QIN5_tJRiyY")])
  }

  func testAClickOnTheStarAddsAFavourite() throws {
    var run = try browser(from: "omg")
    run.click("☆ favourite")
    XCTAssertEqual(run.state.favorites, [.group(try Known.group("OHMYGIRL"))])
  }

  func testAClickOnAKeyInTheLastLineIsThatKey() throws {
    var run = try browser()
    run.click("? help")
    XCTAssertEqual(run.state.screen, .help(scroll: 0))
    run.click("Esc back")
    XCTAssertEqual(run.homePlace, HomePlace())
    run.click("q quit")
    XCTAssertEqual(run.takeEffects(), [.quit(nil)])
  }

  func testAClickOnTheProgramsNameGoesHome() throws {
    var run = try browser(from: "omg")
    run.press(.enter)
    run.click("kpgg")
    XCTAssertEqual(run.homePlace, HomePlace())
  }

  func testAClickOnNothingDoesNothing() throws {
    var run = try browser()
    let before = run.state
    for point in [CellPoint(x: 79, y: 1), CellPoint(x: 5000, y: 5000), CellPoint(x: 40, y: 7)] {
      run.take(.input(.mouse(.press, point)))
    }
    XCTAssertEqual(run.state, before)
  }

  func testTheWheelMoves() throws {
    var run = try browser()
    let anywhere = CellPoint(x: 0, y: 0)
    run.take(.input(.mouse(.wheelDown, anywhere)))
    run.take(.input(.mouse(.wheelRight, anywhere)))
    XCTAssertEqual(run.homePlace, HomePlace(row: 1, columns: [1: 1]))
    run.take(.input(.mouse(.wheelLeft, anywhere)))
    run.take(.input(.mouse(.wheelUp, anywhere)))
    XCTAssertEqual(run.homePlace?.row, 0)
  }
}
