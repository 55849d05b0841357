import XCTest

@testable import KPGGCore

final class GroupLinksTests: XCTestCase {
  func testEveryKeyIsAlwaysWritten() throws {
    XCTAssertEqual(try encodedKeys(GroupLinks()), ["instagram", "x", "youtubeChannelID"])
  }

  func testLinksRoundTripThroughJSON() throws {
    var links = GroupLinks()
    (links.instagram, links.x) = (try checked("wm_ohmygirl"), try checked("WM_OHMYGIRL"))
    links.youtubeChannelID = try checked("UCVRO-DLnTJwr9vVNVCHRT1w")
    XCTAssertEqual(try roundTripped(links), links)
  }

  func testAChannelIDHas24CharactersAndBeginsWithUC() throws {
    let id: ChannelID = try checked("UCVRO-DLnTJwr9vVNVCHRT1w")
    XCTAssertEqual(
      id.url?.absoluteString, "https://www.youtube.com/channel/UCVRO-DLnTJwr9vVNVCHRT1w")
    for text in ["", "UC", "UCVRO-DLnTJwr9vVNVCHRT1", "HCVRO-DLnTJwr9vVNVCHRT1w", "@ohmygirl"] {
      XCTAssertNil(ChannelID(text), text)
    }
  }

  func testAnInstagramNameHasUpTo30LettersDigitsDotsAndUnderscores() throws {
    let handle: InstagramHandle = try checked("hyo_0.0_")
    XCTAssertEqual(handle.url?.absoluteString, "https://www.instagram.com/hyo_0.0_/")
    for text in ["", "@hyo", "hyo-jung", "효정", "a/b", String(repeating: "a", count: 31)] {
      XCTAssertNil(InstagramHandle(text), text)
    }
  }

  func testANameOnXHasUpTo15LettersDigitsAndUnderscores() throws {
    let handle: XHandle = try checked("WM_OHMYGIRL")
    XCTAssertEqual(handle.url?.absoluteString, "https://x.com/WM_OHMYGIRL")
    for text in ["", "@WM", "a.b", String(repeating: "a", count: 16)] {
      XCTAssertNil(XHandle(text), text)
    }
  }
}
