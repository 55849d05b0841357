import Foundation
import XCTest

@testable import KPGGCore

final class WebAddressTests: XCTestCase {
  func testAnHTTPAddressIsKeptVerbatim() {
    for text in [
      "https://example.org/a.png", "http://example.org", "HTTPS://EXAMPLE.org/%20?a=b&c=d#e",
      "https://[::1]:8080/", "https://example.org/오마이걸.png",
    ] { XCTAssertEqual(WebAddress(text)?.description, text) }
  }

  func testAnAddressRoundTripsThroughJSON() throws {
    let address: WebAddress = try checked("https://example.org/a.png")
    XCTAssertEqual(try roundTripped(address), address)
  }

  func testAnAddressIsAURL() throws {
    let address: WebAddress = try checked("https://example.org/a.png?b=c")
    XCTAssertEqual(address.url, URL(string: "https://example.org/a.png?b=c"))
    XCTAssertNotNil(WebAddress("https://example.org/오마이걸.png")?.url)
  }

  func testOtherSchemesAreRejected() {
    for text in [
      "ftp://a.b", "file:///etc/passwd", "javascript:alert(1)", "data:,x", "//a.b", "a.b",
    ] {
      XCTAssertNil(WebAddress(text), text)
    }
  }

  func testAMissingHostIsRejected() {
    for text in [
      "", "https", "https:", "https://", "https:///a", "https://?a", "https://#", "http://:80",
    ] {
      XCTAssertNil(WebAddress(text), text)
    }
  }

  func testAMissingSlashIsRejected() { XCTAssertNil(WebAddress("https:/example.org")) }

  func testSpacesAndQuotesAreRejected() {
    for character in " \"<>\\^`{|}" {
      XCTAssertNil(WebAddress("https://example.org/\(character)"), String(character))
    }
  }

  func testControlCharactersAreRejected() {
    for character in ["\u{0}", "\t", "\n", "\u{1B}", "\u{7F}", "\u{85}", "\u{9B}"] {
      XCTAssertNil(WebAddress("https://example.org/\(character)"), character.debugDescription)
    }
  }

  func testInvisibleCharactersAreRejected() {
    for character in ["\u{202E}", "\u{2066}", "\u{200E}", "\u{200B}", "\u{FEFF}", "\u{2028}"] {
      XCTAssertNil(WebAddress("https://example.org/\(character)"), character.debugDescription)
    }
  }

  func testAnAddressOver2048BytesIsRejected() {
    let start = "https://example.org/"
    let rest = String(repeating: "a", count: 2048 - start.utf8.count)
    XCTAssertNotNil(WebAddress(start + rest))
    XCTAssertNil(WebAddress(start + rest + "a"))
  }
}
