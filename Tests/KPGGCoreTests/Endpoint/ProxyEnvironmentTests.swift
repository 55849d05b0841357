import XCTest

@testable import KPGGCore

final class ProxyEnvironmentTests: XCTestCase {
  func testEachSchemeHasItsOwnProxy() {
    let proxies = ProxyEnvironment([
      "http_proxy": "http://a.example:3128", "HTTPS_PROXY": "b.example:8080",
    ])
    XCTAssertEqual(proxies.http, .init(host: "a.example", port: 3128))
    XCTAssertEqual(proxies.https, .init(host: "b.example", port: 8080))
  }

  func testAllProxyAppliesToBothSchemes() {
    let proxies = ProxyEnvironment(["ALL_PROXY": "http://a.example"])
    XCTAssertEqual(proxies.http, .init(host: "a.example", port: 1080))
    XCTAssertEqual(proxies.https, proxies.http)
  }

  func testTheUppercaseHTTPProxyIsIgnored() {
    XCTAssertNil(ProxyEnvironment(["HTTP_PROXY": "http://evil.example"]).http)
  }

  func testWithoutAProxyTheDictionaryIsEmpty() {
    for environment in [[:], ["http_proxy": ""], ["http_proxy": "http://"]] {
      XCTAssertTrue(ProxyEnvironment(environment).dictionary.isEmpty)
    }
  }

  func testExceptionsIncludeSubdomains() {
    let proxies = ProxyEnvironment([
      "http_proxy": "a.example:1", "no_proxy": "localhost, .example.com",
    ])
    XCTAssertEqual(
      proxies.dictionary["ExceptionsList"] as? [String],
      ["localhost", "*.localhost", "example.com", "*.example.com"])
  }

  func testAStarDisablesTheProxy() {
    let proxies = ProxyEnvironment(["http_proxy": "a.example:1", "NO_PROXY": "*"])
    XCTAssertEqual(proxies.dictionary["HTTPEnable"] as? Int, 0)
  }
}
