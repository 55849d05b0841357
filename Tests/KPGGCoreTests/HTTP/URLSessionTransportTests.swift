import Foundation
import LoopbackServer
import XCTest

@testable import KPGGCore

/// The transport with a real server, for everything that one process survives.
final class URLSessionTransportTests: TransportTestCase {
  func testAResponseHasItsStatusFieldsAndBody() async throws {
    let response = try await response(.ok("본문", fields: ["ETag": "\"1\""]))
    XCTAssertEqual(response.status, 200)
    XCTAssertEqual(response[field: "etag"], "\"1\"")
    XCTAssertEqual(String(decoding: response.body, as: UTF8.self), "본문")
  }

  func testTheRequestHasItsFields() async throws {
    let server = try serve(.ok(""))
    _ = try await ask(server, fields: ["Authorization": "Bearer secret", "If-None-Match": "\"1\""])
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

  func testARedirectIsAResponseAndNotFollowed() async throws {
    for location in ["/elsewhere", "file:///etc/passwd", "http://127.0.0.1:1/", "", "::"] {
      let server = try serve(.redirect(location))
      let response = try await ask(server)
      XCTAssertEqual(response.status, 302)
      XCTAssertEqual(response[field: "Location"], location)
      XCTAssertEqual(server.requests.count, 1)
    }
  }

  func testADemandForCredentialsIsAResponse() async throws {
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

  func testABodyThatIsLongerThanToldEndsWhereItWasTold() async throws {
    let response = try await response(.body(ofLength: 3, .send(Data("12345".utf8))))
    XCTAssertEqual(String(decoding: response.body, as: UTF8.self), "123")
  }

  func testABodyOfTheLimitIsNot() async throws {
    let response = try await response(.response(200, body: Data(count: 1 << 20)))
    XCTAssertEqual(response.body.count, 1 << 20)
    await assertError(.tooLarge, .response(200, body: Data(count: 1 << 20 + 1)))
  }

  func testManyExchangesRunAtOnce() async throws {
    let server = try LoopbackServer { .ok($0.target) }
    addTeardownBlock { server.stop() }
    let transport = URLSessionTransport()
    let bodies = try await Array(0..<100).concurrentMap(width: 20) { number async throws in
      let url = try XCTUnwrap(URL(string: "\(server.base)\(number)"))
      let response = try await transport.response(
        to: HTTPRequest(url: url, byteLimit: 100, idleTime: .seconds(5), wholeTime: .seconds(10)))
      return String(decoding: response.body, as: UTF8.self)
    }
    XCTAssertEqual(bodies, (0..<100).map { "/\($0)" })
  }
}
