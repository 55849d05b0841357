import Foundation
import Synchronization
import XCTest

@testable import KPGGCore

/// A test case for the client: an endpoint with one group, and assertions on its reply.
class EndpointTestCase: XCTestCase {
  let group = "http://example.com/group/OHMYGIRL"
  let members = #"{"groupname": {"OHMYGIRL": []}}"#

  /// Requests the document of OH MY GIRL.
  func reply(
    _ transport: ScriptedTransport, since known: ReceivedDocument? = nil, waits: Waits = Waits(),
    token: BearerToken = .none
  ) async throws -> ReceivedDocument? {
    try await client(transport, waits, token: token)
      .document(at: .group(checked("OHMYGIRL")), since: known)
  }

  func client(
    _ transport: ScriptedTransport, _ waits: Waits = Waits(), token: BearerToken = .none
  ) throws -> EndpointClient {
    EndpointClient(
      try Endpoint("http://example.com/"), transport: transport, token: token,
      retries: waits.policy)
  }

  private lazy var cacheFolder = Result { try TemporaryFolder() }

  /// The cache of the endpoint.
  func cache() throws -> EndpointCache {
    EndpointCache(folder: try cacheFolder.get().path, of: try Endpoint("http://example.com/"))
  }

  /// A source of the endpoint with its cache, on a day.
  func source(
    _ transport: ScriptedTransport, _ freshness: EndpointSource.Freshness = .cached,
    on date: String = "2026-11-21"
  ) throws -> EndpointSource {
    let day: CalendarDate = try checked(date)
    return EndpointSource(
      client: try client(transport), cache: try cache(), freshness: freshness, today: { day })
  }

  /// An earlier reply with both validators.
  func known(at url: String) throws -> ReceivedDocument {
    ReceivedDocument(
      data: Data(members.utf8),
      validators: Validators(entityTag: "\"1\"", lastModified: "yesterday"),
      url: try XCTUnwrap(URL(string: url)))
  }

  func assertReason(
    _ reason: EndpointError.Reason, _ transport: ScriptedTransport, waits: Waits = Waits(),
    file: StaticString = #filePath, line: UInt = #line
  ) async {
    let error = await thrownError(
      as: EndpointError.self, try await reply(transport, waits: waits), file: file, line: line)
    XCTAssertEqual(error?.reason, reason, file: file, line: line)
  }

  func assertKind(
    _ kind: DocumentProblem.Kind, _ body: String, at key: String? = nil,
    file: StaticString = #filePath, line: UInt = #line
  ) async {
    let transport = ScriptedTransport([group: [.ok(body)]])
    let error = await thrownError(
      as: EndpointError.self, try await reply(transport), file: file, line: line)
    guard case .badDocument(let problem) = error?.reason else {
      return XCTFail("\(String(describing: error))", file: file, line: line)
    }
    XCTAssertEqual(problem.kind, kind, file: file, line: line)
    XCTAssertEqual(problem.keyPath.description, key ?? "", file: file, line: line)
  }
}

/// The client's delays. Each ends immediately.
final class Waits: Sendable {
  private let durations = Mutex<[Duration]>([])

  var all: [Duration] { durations.withLock { $0 } }

  var policy: RetryPolicy {
    .init(sleep: { [self] wait in durations.withLock { $0.append(wait) } }, random: { 1 })
  }
}
