import Foundation
import KPGGQuiz
import LoopbackServer
import XCTest

@testable import KPGGCore

/// The transport with a real server. Covers responses that do not crash the process.
final class URLSessionTransportTests: TransportTestCase {
  func testAResponseHasItsStatusFieldsAndBody() async throws {
    let response = try await response(.ok("본문", fields: ["ETag": "\"1\""]))
    XCTAssertEqual(response.status, 200)
    XCTAssertEqual(response[field: "etag"], "\"1\"")
    XCTAssertEqual(String(decoding: response.body, as: UTF8.self), "본문")
  }

  func testARequestSendsItsFields() async throws {
    let server = try serve(.ok(""))
    _ = try await send(
      server, fields: ["Authorization": "Bearer secret", "If-None-Match": "\"1\""])
    XCTAssertEqual(server.requests.first?.target, "/group/OHMYGIRL")
    XCTAssertEqual(server.requests.first?.fields["authorization"], "Bearer secret")
    XCTAssertEqual(server.requests.first?.fields["if-none-match"], "\"1\"")
  }

  func testEveryStatusIsAResponse() async throws {
    for status in [204, 304, 403, 404, 429, 500, 503] {
      let response = try await response(.response(status))
      XCTAssertEqual(response.status, status)
    }
  }

  func testTheResponseAfterAnInterimOneCounts() async throws {
    let last = "HTTP/1.1 200 OK\r\nETag: \"1\"\r\nContent-Length: 2\r\n\r\nok"
    for interim in ["100 Continue", "102 Processing", "103 Early Hints\r\nLink: <a>"] {
      let response = try await response(.raw("HTTP/1.1 \(interim)\r\n\r\n" + last))
      XCTAssertEqual(response.status, 200, interim)
      XCTAssertEqual(response[field: "etag"], "\"1\"", interim)
      XCTAssertEqual(String(decoding: response.body, as: UTF8.self), "ok", interim)
    }
  }

  func testARedirectIsNotFollowed() async throws {
    for location in ["/elsewhere", "file:///etc/passwd", "http://127.0.0.1:1/", "", "::"] {
      let server = try serve(.redirect(location))
      let response = try await send(server)
      XCTAssertEqual(response.status, 302)
      XCTAssertEqual(response[field: "Location"], location)
      XCTAssertEqual(server.requests.count, 1)
    }
  }

  func testAnAuthenticationChallengeIsAResponse() async throws {
    for scheme in ["Basic realm=\"x\"", "Digest realm=\"x\", nonce=\"y\"", "Bearer", ""] {
      for status in [401, 407] {
        let fields = ["WWW-Authenticate": scheme, "Proxy-Authenticate": scheme]
        let response = try await response(.response(status, fields: fields))
        XCTAssertEqual(response.status, status, scheme)
      }
    }
  }

  func testAGzippedBodyIsDecoded() async throws {
    let gzipped = try gzip("hello, hello, hello")
    let response = try await response(
      .response(200, fields: ["Content-Encoding": "gzip"], body: gzipped))
    XCTAssertEqual(String(decoding: response.body, as: UTF8.self), "hello, hello, hello")
  }

  func testABodyIsCutAtItsContentLength() async throws {
    let response = try await response(.body(ofLength: 3, .send(Data("12345".utf8))))
    XCTAssertEqual(String(decoding: response.body, as: UTF8.self), "123")
  }

  func testABodyAtTheSizeLimitIsAccepted() async throws {
    let response = try await response(.response(200, body: Data(count: 1 << 20)))
    XCTAssertEqual(response.body.count, 1 << 20)
    await assertError(.tooLarge, .response(200, body: Data(count: 1 << 20 + 1)))
  }

  func testTinyChunksAreLimited() async throws {
    // Each chunk needs memory, though the body is far below the size limit.
    await assertError(.tooLarge, chunked(25_000))
    let response = try await response(chunked(1000))
    XCTAssertEqual(response.body, Data(repeating: UInt8(ascii: "x"), count: 1000))
  }

  private func chunked(_ count: Int) -> Reply {
    let chunks = String(repeating: "1\r\nx\r\n", count: count)
    return .raw("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n\(chunks)0\r\n\r\n")
  }

  func testManyRequestsRunConcurrently() async throws {
    let server = try LoopbackServer { .ok($0.target) }
    addTeardownBlock { server.stop() }
    let transport = URLSessionTransport()
    let bodies = try await Array(0..<100).concurrentMap(width: 20) { number async throws in
      let url = try XCTUnwrap(URL(string: "\(server.base)\(number)"))
      let response = try await transport.receivedResponse(
        to: TransportRequest(
          url: url, byteLimit: 100, idleTime: .seconds(5), wholeTime: .seconds(10)))
      return String(decoding: response.body, as: UTF8.self)
    }
    XCTAssertEqual(bodies, (0..<100).map { "/\($0)" })
  }
}

final class ProxyEnvironmentTests: XCTestCase {
  func testVariablesNameTheProxyOfAScheme() {
    for (environment, http, https) in [
      (
        ["http_proxy": "http://a.example:3128", "HTTPS_PROXY": "b.example:8080"],
        "a.example:3128", "b.example:8080"
      ),
      (["ALL_PROXY": "http://a.example"], "a.example:1080", "a.example:1080"),
      // A client can set it in a CGI program.
      (["HTTP_PROXY": "http://evil.example"], nil, nil),
      ([:], nil, nil), (["http_proxy": ""], nil, nil), (["http_proxy": "http://"], nil, nil),
    ] as [([String: String], String?, String?)] {
      let proxies = ProxyEnvironment.dictionary(environment)
      for (scheme, proxy) in [("HTTP", http), ("HTTPS", https)] {
        let host = proxies["\(scheme)Proxy"].map { "\($0):\(proxies["\(scheme)Port"] ?? "")" }
        XCTAssertEqual(host, proxy, "\(environment)")
        XCTAssertEqual(proxies["\(scheme)Enable"] as? Int, proxy.map { _ in 1 }, "\(environment)")
      }
    }
  }

  func testExceptionsIncludeSubdomains() {
    let proxies = ProxyEnvironment.dictionary([
      "http_proxy": "a.example:1", "no_proxy": "localhost, .example.com",
    ])
    XCTAssertEqual(
      proxies["ExceptionsList"] as? [String],
      ["localhost", "*.localhost", "example.com", "*.example.com"])
  }

  func testAStarDisablesTheProxy() {
    let proxies = ProxyEnvironment.dictionary(["http_proxy": "a.example:1", "NO_PROXY": "*"])
    XCTAssertEqual(proxies["HTTPEnable"] as? Int, 0)
  }
}
