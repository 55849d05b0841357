import Foundation
import KPGGCore
import LoopbackServer
import TestSupport
import XCTest

/// An app with a transport of its own. The library ends its requests at the limits.
final class CurlTransportTests: XCTestCase {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("kpgg-app-\(UUID().uuidString)")

  override func setUpWithError() throws {
    guard FileManager.default.isExecutableFile(atPath: "/usr/bin/curl") else {
      throw XCTSkip("curl is not installed")
    }
  }

  override func tearDown() async throws { try? FileManager.default.removeItem(at: folder) }

  func testACatalogIsReadAndThenConfirmed() async throws {
    let index = try XCTUnwrap(try DirectorySource(SampleCatalog.folder).document(at: .index))
    let (source, server) = try source { request in
      request.fields["if-none-match"] == "\"1\""
        ? .response(304) : .response(200, fields: ["ETag": "\"1\""], body: index)
    }
    let reader = CatalogReader(source: source)
    for _ in 0..<2 {
      let groups = try await reader.catalog().groups
      XCTAssertEqual(groups.count, 20)
      reader.reload()
    }
    XCTAssertEqual(server.requests.map { $0.fields["if-none-match"] }, [nil, "\"1\""])
  }

  func testABatchJobKeepsACopyOfAnEndpoint() async throws {
    let documents = DirectorySource(SampleCatalog.folder)
    let server = try LoopbackServer { request in
      let name = request.target.split(separator: "/").last?.removingPercentEncoding ?? ""
      let path = name == "group" ? DocumentPath.index : GroupID(name).map(DocumentPath.group)
      let body = path.flatMap { try? documents.document(at: $0) }
      return body.map { .response(200, body: $0) } ?? .response(404)
    }
    addTeardownBlock { server.stop() }
    let url = try XCTUnwrap(URL(string: server.base))
    let missing = try await listMissingTypes(of: url, in: folder)
    XCTAssertTrue(missing.contains("OHMYGIRL/JinE"), "\(missing)")
    XCTAssertFalse(missing.contains("OHMYGIRL/YooA"))
    server.stop()
    let offline = try EndpointSource(
      url, transport: CurlTransport(), cacheFolder: folder, freshness: .offline)
    let lineUps = try await CatalogReader(source: offline).fullCatalog().lineUps
    XCTAssertEqual(lineUps.count, 20)
  }

  func testASilentServerEndsAtTheIdleTime() async throws {
    await assertError(.idleTimeout, .raw("", .hold), timeout: .milliseconds(20))
  }

  func testADrippingServerEndsAtTheWholeTime() async throws {
    await assertError(
      .timeout, .body(ofLength: 1 << 20, .drip(Data(count: 1 << 20), milliseconds: 1)),
      timeout: .seconds(1))
  }

  func testABodyOverTheLimitIsTooLarge() async throws {
    let (source, server) = try source { _ in
      .raw("HTTP/1.1 200 OK\r\n\r\n", .repeatForever(Data(repeating: 0x20, count: 1 << 16)))
    }
    let address = try XCTUnwrap(WebAddress("\(server.base)ive.png"))
    await assertError(.tooLarge) { try await source.picture(at: address) }
  }

  func testAPictureThatIsCutOffIsLost() async throws {
    let (source, server) = try source { _ in .body(ofLength: 10, .send(Data(count: 5))) }
    let address = try XCTUnwrap(WebAddress("\(server.base)ive.png"))
    await assertError(.lost(reason: nil)) { try await source.picture(at: address) }
  }

  func testRepliesThatCrashURLSessionOnLinuxDoNotEndTheProcess() async throws {
    let length = "Content-Length: 9223372036854775807"
    for (reply, isComplete) in [
      (.raw("HTTP/1.1 200 OK\r\n"), true),
      (.raw("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n0\r\nA: b\r\n\r\n"), true),
      (.raw("HTTP/1.1 200 OK\r\n\(length)\r\n\r\n"), false),
    ] as [(Reply, Bool)] {
      let (source, server) = try source { _ in reply }
      let address = try XCTUnwrap(WebAddress("\(server.base)ive.png"))
      do {
        _ = try await source.picture(at: address)
        XCTFail("read a picture from \(reply)")
      } catch {
        let reason = EndpointError.Reason?.some(
          isComplete ? .notAPicture : .transport(.lost(reason: nil)))
        XCTAssertEqual(error.reason, reason)
      }
    }
  }

  func testTheArticleShowsThisTransport() throws {
    let code = try String(contentsOf: file("Tests/AppTests/CurlTransport.swift"), encoding: .utf8)
      .replacing("/// The transport of the article \"Your own transport\".\n", with: "")
    let article = try String(
      contentsOf: file("Sources/KPGGCore/KPGGCore.docc/YourOwnTransport.md"), encoding: .utf8)
    XCTAssertTrue(article.contains("```swift\n\(code)```\n"))
  }

  private func file(_ path: String) -> URL {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent(path)
  }

  private func source(
    timeout: Duration = .seconds(60),
    _ respond: @escaping @Sendable (LoopbackServer.Request) -> Reply
  ) throws -> (EndpointSource, LoopbackServer) {
    let server = try LoopbackServer(respond)
    addTeardownBlock { server.stop() }
    let url = try XCTUnwrap(URL(string: server.base))
    let source = try EndpointSource(
      url, transport: CurlTransport(), timeout: timeout, cacheFolder: folder)
    return (source, server)
  }

  private func assertError(
    _ expected: TransportError, _ reply: Reply, timeout: Duration, line: UInt = #line
  ) async {
    await assertError(expected, line: line) {
      let (source, _) = try self.source(timeout: timeout) { _ in reply }
      return try await CatalogReader(source: source).catalog()
    }
  }

  private func assertError<Value>(
    _ expected: TransportError, line: UInt = #line, _ body: () async throws -> Value
  ) async {
    do {
      let value = try await body()
      XCTFail("no error but \(value)", line: line)
    } catch {
      XCTAssertEqual((error as? CatalogError)?.reason, .transport(expected), line: line)
    }
  }
}

extension CatalogError {
  /// What went wrong at the endpoint; `nil` for other errors.
  fileprivate var reason: EndpointError.Reason? {
    if case .unreachable(let error) = self { error.reason } else { nil }
  }
}
