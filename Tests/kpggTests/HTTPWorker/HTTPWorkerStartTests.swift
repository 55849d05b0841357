import Foundation
import KPGGCore
import KPGGSystem
import XCTest

@testable import kpgg

/// Programs that cannot be used as a worker.
final class HTTPWorkerStartTests: HTTPWorkerTestCase {
  func testAMissingProgramIsUnavailable() async {
    await assertUnavailable(
      transport(program("/nowhere/kpgg", [])),
      "'/nowhere/kpgg' cannot be started: No such file or directory")
  }

  func testADamagedProgramIsUnavailable() async throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let file = folder.url.appendingPathComponent("kpgg-http")
    try Data("\u{7F}ELF, cut off".utf8).write(to: file)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path)
    await assertUnavailable(
      transport(program(file.path, [])),
      "'\(file.path)' cannot be started: Exec format error")
  }

  func testAProgramWithoutAGreetingIsUnavailable() async {
    for script in [
      "exit 0", "exit 1", "kill -9 $$", "echo nonsense", "cat",
      #"printf '\0\0\0\25\0\0\0\0{"id":1,"status":200}'; exec sleep 60"#,
    ] {
      await assertUnavailable(worker(script), "'/bin/sh' is not an HTTP worker of kpgg")
    }
  }

  func testAnotherVersionIsUnavailable() async throws {
    await assertUnavailable(
      worker(try greeting("0.0.9") + "exec sleep 60"),
      "'/bin/sh' is another build of kpgg, 0.0.9 instead of \(ProgramDescription.version)")
  }

  func testAProgramWithoutItsLibrariesIsUnavailable() async {
    await assertUnavailable(
      worker("exit 127"), "'/bin/sh' cannot load its libraries; it needs libcurl")
  }

  func testAProgramThatNeverRespondsIsEndedAndReplaced() async throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let started = folder.url.appendingPathComponent("started").path
    // The second request does not fit into the pipe.
    let transport = worker("echo $$ >> '\(started)'; exec sleep 60")
    for fields in [[:], ["Authorization": String(repeating: "a", count: 200_000)]] {
      await assertUnavailable(
        transport, "'/bin/sh' did not respond", fields: fields, whole: .zero)
    }
    let workers = try String(contentsOfFile: started, encoding: .utf8).split(separator: "\n")
    XCTAssertEqual(workers.count, 2)
    for worker in workers { XCTAssertNotEqual(kill(try XCTUnwrap(pid_t(worker)), 0), 0) }
  }

  func testAVersionThatIsTooLongToShowIsNoGreeting() async throws {
    await assertUnavailable(
      worker(try greeting(String(repeating: "9", count: 65)) + "exec sleep 60"),
      "'/bin/sh' is not an HTTP worker of kpgg")
  }

  private func assertUnavailable(
    _ transport: HTTPWorkerTransport, _ reason: String, fields: [String: String] = [:],
    whole: Duration = .seconds(20), file: StaticString = #filePath, line: UInt = #line
  ) async {
    do {
      _ = try await body(
        of: "http://127.0.0.1:1/", through: transport, fields: fields, whole: whole)
      XCTFail("no error", file: file, line: line)
    } catch {
      XCTAssertEqual(
        error as? TransportError, .unavailable(reason: reason), file: file, line: line)
    }
  }
}
