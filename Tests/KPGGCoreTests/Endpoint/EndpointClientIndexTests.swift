import KPGGQuiz
import XCTest

@testable import KPGGCore

/// Requests for the index: by its folder, or by its file on a static host.
final class EndpointClientIndexTests: EndpointTestCase {
  func testTheIndexIsRequestedByItsFolder() async throws {
    let transport = ScriptedTransport([folder: [.ok(index)]])
    _ = try await reply(transport)
    XCTAssertEqual(transport.urls, [folder])
  }

  func testARejectedFolderRequestFallsBackToTheFile() async throws {
    for refusal in [403, 404, 405, 410] {
      let transport = ScriptedTransport([folder: [.status(refusal)], file: [.ok(index)]])
      let document = try await reply(transport)
      XCTAssertEqual(document?.url.absoluteString, file)
    }
  }

  func testAFolderListingFallsBackToTheFile() async throws {
    for listing in ["<!DOCTYPE HTML>", "", "index.json\nOHMYGIRL\n"] {
      let transport = ScriptedTransport([folder: [.ok(listing)], file: [.ok(index)]])
      _ = try await reply(transport)
      XCTAssertEqual(transport.urls, [folder, file])
    }
  }

  func testOtherErrorsDoNotFallBackToTheFile() async {
    for failure in [ScriptedTransport.Outcome.status(500), .ok(#"{"groupname": {}}"#)] {
      let transport = ScriptedTransport([folder: [failure], file: [.ok(index)]])
      await thrownError(as: EndpointError.self, try await self.reply(transport))
      XCTAssertEqual(transport.urls, [folder])
    }
  }

  func testIfTheFileIsMissingTooTheFirstErrorIsReported() async {
    let transport = ScriptedTransport([folder: [.ok("<html>")], file: [.status(404)]])
    let error = await thrownError(as: EndpointError.self, try await self.reply(transport))
    XCTAssertEqual(error?.url.absoluteString, folder)
  }

  func testAMissingIndexIsAnError() async {
    let transport = ScriptedTransport([:])
    let error = await thrownError(as: EndpointError.self, try await self.reply(transport))
    XCTAssertEqual(error?.reason, .status(404, retryAfter: nil))
  }

  func testValidatorsOfTheFileAreSentOnlyWithTheFileRequest() async throws {
    let transport = ScriptedTransport([folder: [.status(404)], file: [.status(304)]])
    let known = try known(at: file)
    let reply = try await client(transport).document(at: .index, since: known)
    XCTAssertEqual(reply, known)
    XCTAssertEqual(transport.requests.map { $0.fields["If-None-Match"] }, [nil, "\"1\""])
  }

  private let folder = "http://example.com/group/"
  private let file = "http://example.com/group/index.json"
  private let index = #"{"group": {"first": []}}"#

  private func reply(_ transport: ScriptedTransport) async throws -> ReceivedDocument? {
    try await client(transport).document(at: .index)
  }
}
