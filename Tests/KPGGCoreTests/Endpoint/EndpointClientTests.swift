import Foundation
import KPGGQuiz
import XCTest

@testable import KPGGCore

final class EndpointClientTests: EndpointTestCase {
  func testADocumentHasItsValidators() async throws {
    let change = "Sun, 06 Nov 1994 08:49:37 GMT"
    let fields = [
      "ETag": "\"1\"", "Last-Modified": change, "Date": "Sun, 06 Nov 1994 08:49:38 GMT",
    ]
    let transport = ScriptedTransport([group: [.ok(members, fields)]])
    let document = try await reply(transport)
    XCTAssertEqual(document?.data, Data(members.utf8))
    XCTAssertEqual(document?.validators, Validators(entityTag: "\"1\"", lastModified: change))
    XCTAssertEqual(document?.url.absoluteString, group)
  }

  func testAKnownDocumentIsRequestedConditionally() async throws {
    let transport = ScriptedTransport([group: [.status(304)]])
    let known = try known(at: group)
    let reply = try await reply(transport, since: known)
    XCTAssertEqual(reply, known)
    XCTAssertEqual(transport.requests.first?.fields["If-None-Match"], "\"1\"")
    XCTAssertEqual(transport.requests.first?.fields["If-Modified-Since"], "yesterday")
  }

  func testValidatorsOfAnotherURLAreNotSent() async throws {
    let transport = ScriptedTransport([group: [.ok(members)]])
    _ = try await reply(transport, since: try known(at: "http://example.com/group/IVE"))
    XCTAssertNil(transport.requests.first?.fields["If-None-Match"])
  }

  func testNotModifiedWithoutACopyIsAnError() async {
    await assertReason(
      .status(304, retryAfter: nil), ScriptedTransport([group: [.status(304)]]))
  }

  func testAPartOfADocumentIsRejected() async {
    await assertReason(
      .status(206, retryAfter: nil), ScriptedTransport([group: [.status(206)]]))
  }

  func testAMissingGroupIsNil() async throws {
    for status in [404, 410] {
      let reply = try await reply(ScriptedTransport([group: [.status(status)]]))
      XCTAssertNil(reply)
    }
  }

  func testAnInvalidReplyIsAnError() async {
    await assertKind(.syntax(.html), "<!doctype html>")
    await assertKind(.syntax(.empty), "")
    await assertKind(.syntax(.truncated), #"{"groupname": {"OHMYGIRL": ["#)
    await assertKind(.wrongDocument(expectedKey: "groupname"), #"{"group": {}}"#)
    await assertKind(
      .wrongGroup(found: "IVE"), #"{"groupname": {"IVE": []}}"#, at: "groupname")
  }

  func testAnyJSONIsAcceptedForValidation() async throws {
    let path = DocumentPath.group(try checked("OHMYGIRL"))
    let bad = ScriptedTransport([group: [.ok(#"{"groupname": {"IVE": 1}}"#)]])
    let data = try await source(bad).unchecked.document(at: path)
    XCTAssertNotNil(data)
    let page = ScriptedTransport([group: [.ok("<html>")]])
    await thrownError(
      as: CatalogError.self, try await self.source(page).unchecked.document(at: path))
  }

  func testAnErrorStatusIsNotRetried() async {
    for status in [400, 401, 403, 500, 501] {
      let transport = ScriptedTransport([group: [.status(status), .ok(members)]])
      await assertReason(.status(status, retryAfter: nil), transport)
    }
  }

  func testATemporaryErrorIsRetried() async throws {
    for temporaryError in [
      ScriptedTransport.Outcome.status(429), .status(502), .status(503), .status(504),
      .failure(.refused), .failure(.lost(reason: "reset")),
    ] {
      let transport = ScriptedTransport([group: [temporaryError, temporaryError, .ok(members)]])
      let document = try await reply(transport)
      XCTAssertNotNil(document)
      XCTAssertEqual(transport.requests.count, 3)
    }
  }

  func testARequestIsTriedThreeTimes() async {
    let transport = ScriptedTransport([group: [.status(503)]])
    await assertReason(.status(503, retryAfter: nil), transport)
    XCTAssertEqual(transport.requests.count, 3)
  }

  func testAPermanentErrorIsNotRetried() async {
    for error in [
      TransportError.offline, .forbidden(reason: "insecure"), .noSuchHost, .idleTimeout, .timeout,
      .tooLarge, .cancelled,
      .insecure(reason: "expired"),
    ] {
      let transport = ScriptedTransport([group: [.failure(error)]])
      await assertReason(.transport(error), transport)
      XCTAssertEqual(transport.requests.count, 1)
    }
  }

  func testRetryAfterSetsTheWait() async throws {
    let waits = Waits()
    let transport = ScriptedTransport([
      group: [.status(429, ["Retry-After": "7"]), .status(503), .ok(members)]
    ])
    _ = try await reply(transport, waits: waits)
    XCTAssertEqual(waits.all, [.seconds(7), .seconds(1)])
  }

  func testARetryAfterOverTheLimitIsAnError() async {
    let waits = Waits()
    let transport = ScriptedTransport([group: [.status(429, ["Retry-After": "3600"])]])
    await assertReason(.status(429, retryAfter: .seconds(3600)), transport, waits: waits)
    XCTAssertEqual(waits.all, [])
  }

  func testACanceledWaitStopsRetrying() async throws {
    let transport = ScriptedTransport([group: [.status(503)]])
    let client = EndpointClient(
      try Endpoint("http://example.com/"), transport: transport,
      retries: .init(sleep: { _ in throw CancellationError() }, random: { 1 }))
    let error = await thrownError(
      as: EndpointError.self, try await client.document(at: .group(checked("OHMYGIRL"))))
    XCTAssertEqual(error?.reason, .transport(.cancelled))
    XCTAssertEqual(transport.requests.count, 1)
  }

  func testARequestHasLimits() async throws {
    let transport = ScriptedTransport([group: [.ok(members)]])
    _ = try await reply(transport)
    let request = try XCTUnwrap(transport.requests.first)
    XCTAssertEqual(request.byteLimit, 8 << 20)
    XCTAssertEqual(request.idleTime, .seconds(10))
    XCTAssertGreaterThan(request.wholeTime, .seconds(20))
    XCTAssertLessThanOrEqual(request.wholeTime, .seconds(30))
  }
}
