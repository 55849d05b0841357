import Foundation
import KPGGCore
import KPGGPublishing
import KPGGQuiz
import KPGGSystem
import LoopbackServer
import XCTest

@testable import kpgg

/// Workers of every kind, most of them misbehaving.
final class HTTPWorkerTransportTests: HTTPWorkerTestCase {
  func testOneWorkerMakesAllRequests() async throws {
    let server = try serve { .ok($0.target) }
    let transport = try transport()
    try await withThrowingTaskGroup(of: (Int, String).self) { tasks in
      for number in 0..<50 {
        tasks.addTask {
          (number, try await body(of: "\(server.base)\(number)", through: transport))
        }
      }
      for try await (number, body) in tasks { XCTAssertEqual(body, "/\(number)") }
    }
    XCTAssertEqual(try workers().count, 1)
  }

  func testACrashedWorkerIsALostConnectionAndIsReplaced() async throws {
    let server = try serve { $0.target == "/fatal" ? fatalReply : .ok("fine") }
    let transport = try transport()
    for _ in 0..<3 {
      await assertLost("\(server.base)fatal", transport)
      let body = try await body(of: server.base, through: transport)
      XCTAssertEqual(body, "fine")
    }
  }

  func testOnlyTheFatalRequestOfManyFails() async throws {
    let server = try serve { $0.target == "/group/IVE" ? fatalReply : .ok(#"{"groupname": {}}"#) }
    let client = EndpointClient(
      try Endpoint(server.base), transport: try transport(),
      retries: .init(sleep: { _ in }, random: { 1 }))
    let ids = ["IVE"] + (0..<99).map { "GROUP\($0)" }
    let lost = await withTaskGroup(of: String?.self) { tasks in
      for id in ids {
        tasks.addTask {
          do {
            _ = try await client.document(at: .group(try XCTUnwrap(GroupID(id))))
            return "\(id) succeeded"
          } catch let error as EndpointError {
            // The other replies are for another group, which is a different error.
            if case .transport(.lost) = error.reason { return id }
            return nil
          } catch {
            return "\(error)"
          }
        }
      }
      return await tasks.reduce(into: []) { $0 += $1.map { [$0] } ?? [] }
    }
    XCTAssertEqual(lost, ["IVE"])
  }

  func testAnInvalidReplyOrALaterExitIsALostConnection() async throws {
    for script in [
      "exit 0", "kill -9 $$", "echo nonsense", "cat",
      "head -c 9 >/dev/null; printf '\\0\\0\\0\\1\\0'",
      "head -c 9 >/dev/null; printf '\\377\\377\\377\\377\\0\\0\\0\\0'; exec sleep 60",
      "head -c 9 >/dev/null; printf '\\0\\0\\0\\2\\0\\0\\0\\0{}'",
    ] {
      await assertLost("http://127.0.0.1:1/", worker(try greeting() + script))
    }
  }

  func testAHangingRequestIsEndedAtTheTimeLimit() async throws {
    let server = try serve { _ in .raw("", .hold) }
    let transport = try transport()
    do {
      _ = try await body(of: server.base, through: transport, whole: .zero)
      XCTFail("no error")
    } catch {
      XCTAssertEqual(error as? TransportError, .timeout)
    }
  }

  func testACanceledTaskEndsAtOnce() async throws {
    let (asked, isAsked) = AsyncStream<Void>.makeStream()
    let server = try serve { _ in
      isAsked.yield()
      return .raw("", .hold)
    }
    let transport = try transport()
    let task = Task { try await body(of: server.base, through: transport) }
    for await _ in asked { break }
    task.cancel()
    let result = await task.result
    XCTAssertThrowsError(try result.get()) { error in
      XCTAssertEqual(error as? TransportError, .cancelled)
    }
  }

  func testAWorkerWithAnAbandonedRequestIsReplaced() async throws {
    let server = try serve { $0.target == "/silent" ? .raw("", .hold) : .ok("fine") }
    let transport = try transport()
    _ = try await body(of: server.base, through: transport)
    let first = try workers()
    do {
      _ = try await body(of: "\(server.base)silent", through: transport, idle: .zero)
      XCTFail("no error")
    } catch {
      XCTAssertEqual(error as? TransportError, .idleTimeout)
    }
    _ = try await body(of: server.base, through: transport)
    XCTAssertFalse(try workers().subtracting(first).isEmpty)
  }

  func testAWorkerThatReadsNothingIsReplaced() async throws {
    let script =
      try greeting() + """
        head -c 9 >/dev/null
        exec <&-
        printf '\\0\\0\\0\\25\\0\\0\\0\\0{"id":1,"status":200}'
        exec sleep 1000
        """
    let transport = worker(script)
    let url = "http://127.0.0.1:1/"
    _ = try await body(of: url, through: transport)
    await assertLost(url, transport)
    _ = try await body(of: url, through: transport)
  }

  func testABodyBeyondItsLimitIsALostConnection() async throws {
    for (size, isWithin) in [(1 << 20, true), ((1 << 20) + 1, false)] {
      let lengths = String(format: "\\0\\0\\0\\25\\0\\%o\\0\\%o", size >> 16, size & 0xFF)
      let script =
        try greeting() + """
          head -c 9 >/dev/null
          printf '\(lengths){"id":1,"status":200}'
          head -c \(size) /dev/zero
          exec sleep 1000
          """
      let transport = worker(script)
      guard isWithin else {
        await assertLost("http://127.0.0.1:1/", transport)
        continue
      }
      let body = try? await body(of: "http://127.0.0.1:1/", through: transport)
      XCTAssertEqual(body?.utf8.count, size)
    }
  }

  func testNoDescriptorsOrProcessesAreLeaked() async throws {
    let server = try serve { _ in fatalReply }
    let transport = try transport()
    await assertLost(server.base, transport)
    let before = try descriptors()
    for _ in 0..<50 { await assertLost(server.base, transport) }
    XCTAssertLessThanOrEqual(try descriptors(), before + 3)
    XCTAssertEqual(try workers().filter(\.isZombie), [])
  }

  private func serve(
    _ respond: @escaping @Sendable (LoopbackServer.Request) -> Reply
  ) throws -> LoopbackServer {
    let server = try LoopbackServer(respond)
    addTeardownBlock { server.stop() }
    return server
  }

  private func transport() throws -> HTTPWorkerTransport {
    let path = try Executable.fullBuild().url.path
    return transport(program(path, [HTTPWorker.argument]))
  }

  private func assertLost(
    _ url: String, _ transport: HTTPWorkerTransport, file: StaticString = #filePath,
    line: UInt = #line
  ) async {
    do {
      let body = try await body(of: url, through: transport)
      XCTFail("no error but \(body)", file: file, line: line)
    } catch TransportError.lost {
      return
    } catch {
      XCTFail("\(error)", file: file, line: line)
    }
  }

  private func descriptors() throws -> Int {
    try FileManager.default.contentsOfDirectory(atPath: "/dev/fd").count
  }

  /// The HTTP workers of this process.
  private func workers() throws -> Set<Worker> {
    let parent = "\(ProcessInfo.processInfo.processIdentifier)"
    let lines = try Executable().shell("ps -A -o ppid=,pid=,stat=,args=").output
      .split(separator: "\n")
    return Set(
      lines.compactMap { line in
        let words = line.split(separator: " ")
        guard words.count > 3, words[0] == parent, line.contains("kpgg") else { return nil }
        return Worker(processID: String(words[1]), isZombie: words[2].hasPrefix("Z"))
      })
  }
}

private struct Worker: Hashable {
  let processID: String
  let isZombie: Bool
}

/// A connection that closes after the status line, which crashes URLSession on Linux.
private let fatalReply = Reply.raw("HTTP/1.1 200 OK\r\n")
