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
    guard case .document(let document) = try await client.reply(for: try path) else {
      return XCTFail("no document")
    }
    let second = try await client.reply(for: try path, since: document)
    XCTAssertEqual(second, .notModified)
  }

  func testATemporaryErrorIsRetried() async throws {
    for failure in [
      Reply.response(503), .response(429), .response(429, fields: ["Retry-After": "1"]),
      .body(ofLength: 10, .send(Data("half".utf8))), .raw("", .reset),
    ] {
      let server = try serve(first: failure, then: .ok(Self.members))
      let reply = try await client(of: server).reply(for: try path)
      guard case .document = reply else { return XCTFail("\(reply)") }
      XCTAssertEqual(server.requests.count, 2)
    }
  }

  func testAServerErrorFailsImmediately() async throws {
    let server = try serve(first: .response(500), then: .ok(Self.members))
    await assertReason(.status(500, retryAfter: nil), server)
    XCTAssertEqual(server.requests.count, 1)
  }

  func testTooManyRequestsReportsTheRetryDelay() async throws {
    let server = try serve { _ in .response(429, fields: ["Retry-After": "120"]) }
    await assertReason(.status(429, retryAfter: .seconds(120)), server)
  }

  func testARedirectIsFollowed() async throws {
    let server = try serve { request in
      request.target == "/elsewhere" ? .ok(Self.members) : .redirect("/elsewhere")
    }
    let reply = try await client(of: server).reply(for: try path)
    guard case .document = reply else { return XCTFail("\(reply)") }
  }

  func testARedirectLoopEnds() async throws {
    let server = try serve { .redirect($0.target) }
    await assertReason(.tooManyRedirects(limit: 5), server)
  }

  func testARedirectToAFileIsNotFollowed() async throws {
    let server = try serve { _ in .redirect("file:///etc/passwd") }
    await assertReason(.redirectToScheme("file"), server)
  }

  func testAWebPageIsRejected() async throws {
    let server = try serve { _ in .ok("<html>", fields: ["Content-Type": "text/html"]) }
    await assertProblem(.html, server)
  }

  func testAReplyForAnotherGroupIsRejected() async throws {
    let server = try serve { _ in .ok(#"{"groupname": {"IVE": []}}"#) }
    await assertProblem(.wrongGroup(found: "IVE"), server)
  }

  func testTheContentTypeIsIgnored() async throws {
    let server = try serve { _ in .ok(Self.members, fields: ["Content-Type": "text/html"]) }
    let reply = try await client(of: server).reply(for: try path)
    guard case .document = reply else { return XCTFail("\(reply)") }
  }

  func testTheIndexOfAStaticHostIsFound() async throws {
    let server = try serve { request in
      request.target == "/group/index.json" ? .ok(#"{"group": {}}"#) : .ok("<title>Listing")
    }
    let reply = try await client(of: server).reply(for: .index)
    guard case .document = reply else { return XCTFail("\(reply)") }
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
      try Endpoint(server.base), transport: URLSessionTransport(), clock: Waits().clock)
  }

  private func assertReason(
    _ reason: EndpointError.Reason, _ server: LoopbackServer, file: StaticString = #filePath,
    line: UInt = #line
  ) async {
    let error = await XCTAssertThrowsEndpointError(
      try await self.client(of: server).reply(for: try self.path), file: file, line: line)
    XCTAssertEqual(error?.reason, reason, file: file, line: line)
  }

  private func assertProblem(
    _ kind: DocumentProblem.Kind, _ server: LoopbackServer, file: StaticString = #filePath,
    line: UInt = #line
  ) async {
    let error = await XCTAssertThrowsEndpointError(
      try await self.client(of: server).reply(for: try self.path), file: file, line: line)
    guard case .badDocument(let problem) = error?.reason else {
      return XCTFail("\(String(describing: error))", file: file, line: line)
    }
    XCTAssertEqual(problem.kind, kind, file: file, line: line)
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
