import KPGGCore
import XCTest

@testable import kpgg

/// Pictures of the browser for the README.
final class BrowserPicturesTests: BrowserTestCase {
  override func setUp() async throws {
    let (catalog, lineUps) = try await SampleCatalog.realGroups()
    library = Library(catalog: catalog, lineUps: lineUps)
  }

  func testSearch() throws {
    var run = try browser()
    run.type("/ㅎㅈ")
    run.press(.down)
    check(
      [ScreenPicture.Screen(run.frame)], picture: "browse-search",
      showing: "kpgg browse: a search for initial consonants of Korean names")
  }

  func testFromHomeToAMember() throws {
    var run = try browser()
    var screens = [ScreenPicture.Screen(run.frame)]
    for keys in ["/ㅇ", "ㅁㅇㄱ"] {
      run.type(keys)
      screens.append(ScreenPicture.Screen(run.frame))
    }
    for keys in [[Key.enter], [.down, .down, .down, .enter]] {
      for key in keys { run.press(key) }
      screens.append(ScreenPicture.Screen(run.frame))
    }
    check(
      screens, picture: "browse",
      showing: "kpgg browse: from the home screen, a search leads to OH MY GIRL and to a member")
  }
}
