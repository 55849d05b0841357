import Foundation
import XCTest

@testable import KPGGCore

final class EndpointTests: XCTestCase {
  func testATrailingSlashMakesNoDifference() throws {
    XCTAssertEqual(
      try Endpoint("https://example.com/kpgg"), try Endpoint("https://example.com/kpgg/"))
    XCTAssertEqual(try Endpoint("https://example.com").description, "https://example.com/")
  }

  func testTheBaseURLOfTheOriginalEndpointIsValid() throws {
    let base = "https://stoplight.io/mocks/panther222128/kpgg/25039489/"
    XCTAssertEqual(try Endpoint(base).description, base)
  }

  func testSchemeAndHostAreCaseInsensitive() throws {
    XCTAssertEqual(
      try Endpoint("HTTPS://Example.COM/KPGG").description, "https://example.com/KPGG/")
  }

  func testEachDocumentHasAURL() throws {
    let endpoint = try Endpoint("http://example.com/a b")
    let url = { (path: DocumentPath) in endpoint.url(of: path).absoluteString }
    XCTAssertEqual(url(.index), "http://example.com/a%20b/group/")
    XCTAssertEqual(url(.group(try checked("OHMYGIRL"))), "http://example.com/a%20b/group/OHMYGIRL")
    XCTAssertEqual(url(.memberInfo), "http://example.com/a%20b/main/memberinfo")
    XCTAssertEqual(endpoint.indexFile.absoluteString, "http://example.com/a%20b/group/index.json")
  }

  func testAnIDIsPercentEncodedAsOneSegment() throws {
    let endpoint = try Endpoint("http://example.com")
    XCTAssertEqual(
      endpoint.url(of: .group(try checked("f(x)?#가"))).absoluteString,
      "http://example.com/group/f%28x%29%3F%23%EA%B0%80")
  }

  func testAnInvalidBaseURLIsRejected() {
    assertError("example.com", .notAnAddress)
    assertError("http://", .notAnAddress)
    assertError("http:///path", .notAnAddress)
    assertError("http://http://me:secret@example.com/", .notAnAddress)
    assertError("http://HTTPS//example.com/", .notAnAddress)
    assertError("http://example.com:65536/", .notAnAddress)
    assertError("http://example.com:0/", .notAnAddress)
    assertError("ftp://example.com", .scheme("ftp"))
    assertError("file:///etc/passwd", .scheme("file"))
    assertError("https://user@example.com", .credentials)
    assertError("https://:secret@example.com", .credentials)
    // Another mistake must not show them.
    for address in [
      "ftp://me:x@host", "http://me:x@host:0/", "http://me:x@host/?a", "http://me:x@/",
    ] {
      assertError(address, .credentials)
    }
    assertError("https://example.com/?key=1", .query)
    assertError("https://example.com/#top", .query)
    assertError("", .notAnAddress)
  }

  #if os(Linux)
    func testAnIPv6AddressIsRejected() {
      assertError("http://[::1]:8080/", .ipv6Host)
    }
  #endif

  func testAnOriginIsSchemeHostAndPort() throws {
    let endpoint = try Endpoint("https://example.com/kpgg/")
    assertSameOrigin(endpoint, "https://EXAMPLE.com:443/elsewhere", true)
    assertSameOrigin(endpoint, "http://example.com/", false)
    assertSameOrigin(endpoint, "https://example.com:444/", false)
    assertSameOrigin(endpoint, "https://www.example.com/", false)
  }

  private func assertError(
    _ text: String, _ expected: EndpointAddressError, file: StaticString = #filePath,
    line: UInt = #line
  ) {
    XCTAssertThrowsError(try Endpoint(text), file: file, line: line) { error in
      XCTAssertEqual(error as? EndpointAddressError, expected, file: file, line: line)
    }
  }

  private func assertSameOrigin(
    _ endpoint: Endpoint, _ url: String, _ expected: Bool, file: StaticString = #filePath,
    line: UInt = #line
  ) {
    let isSame = URL(string: url).map { endpoint.isSameOrigin(as: $0) }
    XCTAssertEqual(isSame, expected, file: file, line: line)
  }
}

final class BearerTokenTests: XCTestCase {
  func testATokenMakesAnAuthorizationField() {
    XCTAssertEqual(
      try BearerToken("abc-123").requestFields, ["Authorization": "Bearer abc-123"])
  }

  func testATokenIsHiddenInDescriptions() throws {
    let token = try BearerToken("secret")
    var dumped = ""
    dump(token, to: &dumped)
    for text in ["\(token)", String(reflecting: token), dumped, "\([token])"] {
      XCTAssertFalse(text.contains("secret"), text)
    }
  }

  func testAnInvalidHeaderValueIsRejected() {
    for text in ["two words", "line\n", "line\r\n", "\u{7F}", "토큰"] {
      XCTAssertThrowsError(try BearerToken(text), text) { error in
        XCTAssertEqual(error as? BearerTokenError, .invalidCharacter, text)
      }
    }
    XCTAssertThrowsError(try BearerToken("")) { error in
      XCTAssertEqual(error as? BearerTokenError, .empty)
    }
  }

  func testAnErrorIsASentence() {
    let errors: [any Error] = [BearerTokenError.empty, BearerTokenError.invalidCharacter]
    XCTAssertEqual(
      errors.map(\.localizedDescription),
      [
        "The token must not be empty.",
        "The token must not contain spaces, line breaks, or non-ASCII characters.",
      ])
  }
}
