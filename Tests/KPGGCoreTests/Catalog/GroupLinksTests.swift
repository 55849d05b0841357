import Foundation
import XCTest

@testable import KPGGCore

final class GroupLinksTests: XCTestCase {
  func testAVideoIDHasElevenLettersDigitsDashesOrUnderscores() throws {
    for text in ["HzOjwL7IP_o", "NsY-9MCOIAQ", "-----------", "00000000000"] {
      XCTAssertEqual(VideoID(text)?.description, text)
    }
    let url = URL(string: "https://www.youtube.com/watch?v=NsY-9MCOIAQ")
    XCTAssertEqual(VideoID("NsY-9MCOIAQ")?.url, url)
    for text in [
      "", "HzOjwL7IP_", "HzOjwL7IP_oo", "HzOjwL7IP&o", "HzOjwL7IP o", "HzOjwL7IP/o", "HzOjwL7IPé",
      "HzOjwL7IP\u{1B}o", "https://youtu.be/HzOjwL7IP_o",
    ] {
      XCTAssertNil(VideoID(text), text.debugDescription)
    }
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

final class WebAddressTests: XCTestCase {
  func testAnHTTPAddressIsKeptVerbatim() {
    for text in [
      "https://example.org/a.png", "http://example.org", "HTTPS://EXAMPLE.org/%20?a=b&c=d#e",
      "https://[::1]:8080/", "https://example.org/오마이걸.png", "https://a.b/c@d?e@f",
    ] { XCTAssertEqual(WebAddress(text)?.description, text) }
  }

  func testAnAddressIsAURL() {
    XCTAssertEqual(
      WebAddress("https://example.org/a.png?b=c")?.url,
      URL(string: "https://example.org/a.png?b=c"))
    XCTAssertNotNil(WebAddress("https://example.org/오마이걸.png")?.url)
  }

  func testOtherSchemesUserNamesAndMissingHostsAreRejected() {
    for text in [
      "https://me:secret@a.b/", "https://me@a.b?c", "ftp://a.b", "file:///etc/passwd",
      "javascript:alert(1)", "data:,x", "//a.b", "a.b", "",
      "https", "https:", "https://", "https:///a", "https://?a", "https://#", "http://:80",
      "https:/example.org",
    ] {
      XCTAssertNil(WebAddress(text), text)
    }
  }

  func testSpacesQuotesControlAndInvisibleCharactersAreRejected() {
    let invisible = "\u{202E}\u{2066}\u{200E}\u{200B}\u{FEFF}\u{2028}"
    let control = "\u{0}\t\n\u{1B}\u{7F}\u{85}\u{9B}"
    for character in (" \"<>\\^`{|}" + control + invisible).unicodeScalars {
      XCTAssertNil(WebAddress("https://example.org/\(character)"), "\(character.value)")
    }
  }

  func testAnAddressOver2048BytesIsRejected() {
    let start = "https://example.org/"
    let rest = String(repeating: "a", count: 2048 - start.utf8.count)
    XCTAssertNotNil(WebAddress(start + rest))
    XCTAssertNil(WebAddress(start + rest + "a"))
  }
}
