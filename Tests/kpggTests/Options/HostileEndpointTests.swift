import Foundation
import KPGGPublishing
import KPGGQuiz
import LoopbackServer
import XCTest

@testable import kpgg

/// Runs the built program against a hostile server. Every run must end in time, and an error must
/// leave the cache empty.
final class HostileEndpointTests: XCTestCase {
  func testAnIncompleteOrImpossibleResponseIsALostConnection() throws {
    for reply: Reply in [
      .raw("HTTP/1.1 200 OK\r\n"),
      // Trailers of a chunked body.
      .raw(
        "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\nTrailer: X\r\n\r\n"
          + "2\r\n{}\r\n0\r\nX: y\r\n\r\n"),
      .raw("HTTP/1.1 200 OK\r\nContent-Length: 9223372036854775807\r\n\r\n{}", .hold),
      .raw("HTTP/1.1 200", .reset), .body(ofLength: 100, .send(Data("{}".utf8))),
    ] {
      try assertFailure(reply, status: 69, "the connection was lost")
    }
  }

  func testARequestForCredentialsIsAnError() throws {
    try assertFailure(
      .response(401, fields: ["WWW-Authenticate": "Basic realm=\"x\""]), status: 69,
      "the server responded with 401 (unauthorized)")
  }

  func testASlowBodyTimesOut() throws {
    try assertFailure(
      .body(ofLength: 1000, .drip(Data(repeating: 0x20, count: 1000), milliseconds: 100)),
      status: 69, "the response was not complete in time")
  }

  func testSlowHeadersTimeOut() throws {
    try assertFailure(.raw("HTTP/1.1 200 OK\r\n", .hold), status: 69, "no data arrived in time")
  }

  func testAnEndlessBodyIsTooLarge() throws {
    try assertFailure(
      .raw("HTTP/1.1 200 OK\r\n\r\n", .repeatForever(Data(repeating: 0x20, count: 1 << 16))),
      status: 65, "larger than the limit of 8388608 bytes")
  }

  func testAGzipBombIsTooLarge() throws {
    let bomb = try gzip(count: 1 << 28)
    XCTAssertLessThan(bomb.count, 1 << 20)
    try assertFailure(
      .response(200, fields: ["Content-Encoding": "gzip"], body: bomb), status: 65,
      "larger than the limit of 8388608 bytes")
  }

  func testATruncatedGzipBodyIsAnError() throws {
    let whole = try gzip(count: 1 << 16)
    let result = try run(
      .response(200, fields: ["Content-Encoding": "gzip"], body: whole.prefix(40)))
    XCTAssertTrue([65, 69].contains(result.status), result.errors)
  }

  func testARedirectLoopIsAnError() throws {
    try assertFailure(
      .redirect("/group/"), status: 69, "more than 5 redirects in a row")
  }

  func testARedirectToAFileIsNotFollowed() throws {
    try assertFailure(
      .redirect("file:///etc/passwd"), status: 69,
      "the redirect to the scheme 'file' is not allowed")
  }

  func testAWebPageIsAnError() throws {
    try assertFailure(
      .ok("<!DOCTYPE html>"), status: 65, "the document is a web page, not JSON")
  }

  func testAnErrorStatusIsReported() throws {
    try assertFailure(
      .response(500), status: 69, "the server responded with 500 (internal server error)")
    try assertFailure(
      .response(429, fields: ["Retry-After": "3600"]), status: 69,
      "the server responded with 429 (too many requests); retry after 3600 s")
  }

  func testUnsafeGroupIDsAreErrors() throws {
    for name in ["../x", "a/b", ".hidden", "x\\u001b[2J"] {
      let result = try run(.ok(#"{"group": {"first": [{"groupname": "\#(name)"}]}}"#))
      XCTAssertEqual(result.status, 65, name)
      XCTAssertFalse(result.errors.contains("\u{1B}"), name)
    }
  }

  func testTheProxyFromTheEnvironmentIsUsed() throws {
    let proxy = try LoopbackServer { _ in .ok(#"{"group": {}}"#) }
    defer { proxy.stop() }
    let result = try run(
      source: "http://catalog.example/", in: ["http_proxy": "http://127.0.0.1:\(proxy.port)"])
    XCTAssertEqual(result.status, 0, result.errors)
    XCTAssertEqual(proxy.requests.map(\.target), ["http://catalog.example/group/"])
  }

  func testTheTokenIsSentAndNeverShown() throws {
    let server = try LoopbackServer { _ in .response(403) }
    defer { server.stop() }
    let result = try run(source: server.base, in: ["KPGG_TOKEN": "geheim"])
    XCTAssertEqual(
      Set(server.requests.map { $0.fields["authorization"] }), ["Bearer geheim"])
    XCTAssertEqual(result.status, 69)
    XCTAssertFalse((result.output + result.errors).contains("geheim"))
  }

  private func assertFailure(
    _ reply: Reply, status: Int32, _ words: String, file: StaticString = #filePath,
    line: UInt = #line
  ) throws {
    let result = try run(reply)
    XCTAssertEqual(result.status, status, result.errors, file: file, line: line)
    XCTAssertTrue(result.errors.contains(words), result.errors, file: file, line: line)
    XCTAssertEqual(result.output, "", file: file, line: line)
  }

  private func run(_ reply: Reply) throws -> Executable.Result {
    let server = try LoopbackServer { _ in reply }
    defer { server.stop() }
    return try run(source: server.base, in: [:])
  }

  /// Reads the index, and asserts that a failure leaves the cache empty.
  private func run(source: String, in variables: [String: String]) throws -> Executable.Result {
    let cache = try temporaryFolder()
    let result = try Executable().run(
      ["sections", "--timeout", "0.5", "--source", source],
      in: ["XDG_CACHE_HOME": cache.url.path].merging(variables) { $1 })
    if result.status != 0 {
      XCTAssertEqual(try FileManager.default.contentsOfDirectory(atPath: cache.url.path), [])
    }
    return result
  }

  /// The given number of spaces, compressed with gzip.
  private func gzip(count: Int) throws -> Data {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", "head -c \(count) /dev/zero | tr '\\0' ' ' | gzip"]
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    return output.fileHandleForReading.readDataToEndOfFile()
  }
}
