import KPGGCore
import XCTest

@testable import kpgg

/// Pictures of the browser for the README.
final class BrowserPicturesTests: BrowserTestCase {
  func testHome() throws {
    var run = try browser()
    run.press(.down, .down, .right, .right)
    check(
      [ScreenPicture.Screen(run.frame)], picture: "browse-home",
      showing: "kpgg browse: today's group, birthdays, and groups by their year of debut")
  }

  func testSearch() throws {
    var run = try browser()
    run.type("/ㅎㅈ")
    run.press(.down)
    check(
      [ScreenPicture.Screen(run.frame)], picture: "browse-search",
      showing: "kpgg browse: a search for initial consonants of Korean names")
  }

  func testGroup() throws {
    var run = try browser(from: "OHMYGIRL")
    run.press(.down, .character("f"), .down)
    check(
      [ScreenPicture.Screen(run.frame)], picture: "browse-group",
      showing: "kpgg browse: facts, members, and songs of OH MY GIRL")
  }

  func testMember() throws {
    var run = try browser(from: "OHMYGIRL")
    run.press(.down, .down, .enter)
    check(
      [ScreenPicture.Screen(run.frame)], picture: "browse-member",
      showing: "kpgg browse: the profile of YooA, a member of OH MY GIRL")
  }

  func testFromHomeToAMember() throws {
    var run = try browser()
    var screens = [ScreenPicture.Screen(run.frame)]
    for keys in ["/ㅇ", "ㅁㅇㄱ"] {
      run.type(keys)
      screens.append(ScreenPicture.Screen(run.frame))
    }
    for keys in [[Key.enter], [.down, .down, .enter]] {
      for key in keys { run.press(key) }
      screens.append(ScreenPicture.Screen(run.frame))
    }
    check(
      screens, picture: "browse",
      showing: "kpgg browse: from the home screen, a search leads to OH MY GIRL and to a member")
  }
}
