import Foundation
import KPGGPublishing
import KPGGQuiz
import LoopbackServer
import Synchronization
import XCTest

@testable import KPGGCore

/// The client with the real transport and a real server. Only the delays between tries are skipped.
final class EndpointClientOverHTTPTests: XCTestCase {
  func testAnUnchangedDocumentIsNotModified() async throws {
    let server = try serve { request in
      request.fields["if-none-match"] == "\"1\""
        ? .response(304) : .ok(Self.members, fields: ["ETag": "\"1\""])
    }
    let client = try client(of: server)
    let first = try await client.document(at: try path)
    XCTAssertEqual(first?.data, Data(Self.members.utf8))
    let second = try await client.document(at: try path, since: first)
    XCTAssertEqual(second, first)
    XCTAssertEqual(server.requests.last?.fields["if-none-match"], "\"1\"")
  }

  func testATemporaryErrorIsRetried() async throws {
    for failure in [
      Reply.response(503), .response(429), .response(429, fields: ["Retry-After": "1"]),
      .body(ofLength: 10, .send(Data("half".utf8))), .raw("", .reset),
    ] {
      let server = try serve(first: failure, then: .ok(Self.members))
      let document = try await client(of: server).document(at: try path)
      XCTAssertNotNil(document)
      XCTAssertEqual(server.requests.count, 2)
    }
  }

  func testARedirectIsFollowed() async throws {
    let server = try serve { request in
      request.target == "/elsewhere" ? .ok(Self.members) : .redirect("/elsewhere")
    }
    let document = try await client(of: server).document(at: try path)
    XCTAssertNotNil(document)
  }

  func testTheContentTypeIsIgnored() async throws {
    let server = try serve { _ in .ok(Self.members, fields: ["Content-Type": "text/html"]) }
    let document = try await client(of: server).document(at: try path)
    XCTAssertNotNil(document)
  }

  func testTheIndexOfAStaticHostIsFound() async throws {
    let server = try serve { request in
      request.target == "/group/index.json" ? .ok(#"{"group": {}}"#) : .ok("<title>Listing")
    }
    let document = try await client(of: server).document(at: .index)
    XCTAssertNotNil(document)
  }

  private static let members = #"{"groupname": {"OHMYGIRL": []}}"#

  private var path: DocumentPath {
    get throws { .group(try checked("OHMYGIRL")) }
  }

  private func serve(
    _ handler: @escaping @Sendable (LoopbackServer.Request) -> Reply
  ) throws -> LoopbackServer {
    let server = try LoopbackServer(handler)
    addTeardownBlock { server.stop() }
    return server
  }

  private func serve(first: Reply, then: Reply) throws -> LoopbackServer {
    let isFirst = Flag()
    return try serve { _ in isFirst.lower() ? first : then }
  }

  private func client(of server: LoopbackServer) throws -> EndpointClient {
    EndpointClient(
      try Endpoint(server.base), transport: URLSessionTransport(), retries: Waits().policy)
  }
}

/// A flag that is up until the first call of `lower()`.
private final class Flag: Sendable {
  private let isUp = Mutex(true)

  /// Lowers the flag. Returns whether it was up.
  func lower() -> Bool {
    isUp.withLock { isUp in
      defer { isUp = false }
      return isUp
    }
  }
}
