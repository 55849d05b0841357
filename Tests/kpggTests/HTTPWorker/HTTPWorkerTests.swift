import Foundation
import KPGGCore
import KPGGSystem
import LoopbackServer
import XCTest

@testable import kpgg

final class HTTPWorkerTests: XCTestCase {
  // Created lazily: the children of other tests would inherit the pipes and keep them open.
  private lazy var input = Pipe()
  private lazy var output = Pipe()

  func testEveryRequestHasAReplyWithItsNumber() throws {
    let numbers = 1...20
    for number in numbers { try send(number, "/\(number)") }
    XCTAssertTrue(try serve { TransportResponse(status: 200, body: Data($0.url.path.utf8)) })
    let bodies = try replies(numbers.count).map { reply in
      "\(reply.id): " + String(decoding: try reply.result.get().body, as: UTF8.self)
    }
    XCTAssertEqual(Set(bodies), Set(numbers.map { "\($0): /\($0)" }))
  }

  func testAnErrorIsAReply() throws {
    try send(3, "/")
    XCTAssertTrue(try serve { _ throws(TransportError) in throw .insecure(reason: "expired") })
    XCTAssertEqual(
      try replies(1), [WorkerReply(id: 3, result: .failure(.insecure(reason: "expired")))])
  }

  func testRepliesDoNotWaitForOneAnother() throws {
    let (gate, open) = AsyncStream<Void>.makeStream()
    try send(1, "/slow")
    try send(2, "/fast")
    XCTAssertTrue(
      try serve { request in
        if request.url.path == "/slow" { for await _ in gate {} }
        return TransportResponse(status: 200)
      })
    XCTAssertEqual(try replies(1).map(\.id), [2])
    open.finish()
    XCTAssertEqual(try replies(1).map(\.id), [1])
  }

  func testAnIncompleteRequestAtTheEndIsIgnored() throws {
    let bytes = try XCTUnwrap(message(1, "/").encoded)
    try input.fileHandleForWriting.write(contentsOf: bytes.dropLast())
    XCTAssertTrue(try serve { _ in TransportResponse(status: 200) })
  }

  func testAnInvalidRequestEndsTheWorker() throws {
    for head in ["nonsense", "{}"] {
      try input.fileHandleForWriting.write(contentsOf: WorkerMessage(head: Data(head.utf8)).encoded)
    }
    XCTAssertFalse(try serve { _ in TransportResponse(status: 200) })
  }

  func testARequestWithABodyEndsTheWorker() throws {
    var message = try message(1, "/")
    message.body = Data([0])
    try input.fileHandleForWriting.write(contentsOf: message.encoded)
    XCTAssertFalse(try serve { _ in TransportResponse(status: 200) })
  }

  private func message(_ id: Int, _ path: String) throws -> WorkerMessage {
    let request = TransportRequest(
      url: try XCTUnwrap(URL(string: "http://example.com\(path)")), byteLimit: 10,
      idleTime: .seconds(60), wholeTime: .seconds(60))
    return WorkerRequest(id: id, request: request).message
  }

  private func send(_ id: Int, _ path: String) throws {
    try input.fileHandleForWriting.write(contentsOf: message(id, path).encoded)
  }

  /// Makes the requests that were sent.
  private func serve(
    _ respond:
      @escaping @Sendable (TransportRequest) async throws(TransportError) -> TransportResponse
  ) throws -> Bool {
    try input.fileHandleForWriting.close()
    let worker = HTTPWorker(
      transport: ClosureTransport(respond: respond), version: "1.0",
      input: FileDescriptor(input.fileHandleForReading.fileDescriptor),
      output: FileDescriptor(output.fileHandleForWriting.fileDescriptor))
    return worker.run()
  }

  /// Waits for the next replies.
  private func replies(_ count: Int) throws -> [WorkerReply] {
    var parser = WorkerMessageParser()
    var replies: [WorkerReply] = []
    while replies.count < count {
      parser.append(output.fileHandleForReading.availableData)
      while let message = try parser.next(bodyLimit: 10) {
        guard WorkerGreeting(message) == nil else { continue }
        replies.append(try XCTUnwrap(WorkerReply(message)))
      }
    }
    return replies
  }
}

final class HTTPWorkerProgramTests: XCTestCase {
  func testTheTokenIsNotInItsArgumentsOrEnvironment() {
    let program = ChildProgram.httpWorker(
      environment: ["KPGG_TOKEN": "geheim", "https_proxy": "http://proxy.example"])
    XCTAssertFalse("\(program)".contains("geheim"))
    XCTAssertTrue(program.environment.contains("https_proxy=http://proxy.example"))
  }

  func testURLSessionCannotMakeFoldersForTheUser() {
    let program = ChildProgram.httpWorker(environment: ["XDG_DATA_HOME": "/home/me/data"])
    for variable in ["XDG_CACHE_HOME", "XDG_DATA_HOME"] {
      XCTAssertTrue(program.environment.contains("\(variable)=/dev/null"), variable)
    }
  }

  func testItIsAHiddenCommand() throws {
    let executable = try Executable()
    XCTAssertFalse(try executable.run("help").output.contains("http-worker"))
    XCTAssertEqual(
      try executable.run("__http-worker --json").errors,
      "kpgg: error: unknown command '__http-worker'\n"
        + "kpgg: hint: 'kpgg help' lists all commands and topics\n")
  }

  func testAnInvalidRequestIsAUsageError() throws {
    XCTAssertEqual(
      try Executable.fullBuild().shell(
        "echo 'a line of text' | \"$KPGG\" __http-worker >/dev/null"),
      Executable.Result(
        output: "", errors: "kpgg: error: '__http-worker' is for internal use\n",
        status: 64))
  }

  func testItGreetsAndEndsWithItsInput() throws {
    let greeting = WorkerGreeting(version: ProgramDescription.version).message.encoded
    XCTAssertEqual(
      try Executable.fullBuild().shell("\"$KPGG\" __http-worker </dev/null"),
      Executable.Result(output: String(decoding: greeting, as: UTF8.self), errors: "", status: 0))
  }

  func testTheEnvironmentCanNameAnotherProgram() {
    let path = { (value: String) in
      ChildProgram.httpWorker(environment: ["KPGG_HTTP_WORKER": value]).path
    }
    XCTAssertEqual(path("/opt/kpgg/kpgg-http"), "/opt/kpgg/kpgg-http")
    XCTAssertEqual(path(""), ChildProgram.httpWorker(environment: [:]).path)
  }

  func testAnUnusableProgramIsOneLineAndAHint() throws {
    XCTAssertEqual(
      try Executable().run(
        "sections --source http://127.0.0.1:1/", in: ["KPGG_HTTP_WORKER": "/nowhere/kpgg-http"]),
      Executable.Result(
        output: "",
        errors: """
          kpgg: error: http://127.0.0.1:1/group/: cannot send requests: '/nowhere/kpgg-http' cannot \
          be started: No such file or directory (from KPGG_HTTP_WORKER)
          kpgg: hint: install kpgg and kpgg-http of the same version, or set KPGG_HTTP_WORKER to \
          kpgg-http's path

          """, status: 69))
  }

  func testItDoesNotOutliveAProgramThatIsKilled() throws {
    let server = try LoopbackServer { _ in .raw("", .hold) }
    defer { server.stop() }
    let result = try Executable().shell(
      """
      "$KPGG" sections --timeout 60 --source \(server.base) &
      parent=$!
      until [ -n "$child" ]; do
        child=$(ps -A -o pid=,ppid= | awk -v parent=$parent '$2 == parent { print $1 }')
      done
      kill -9 $parent
      while ps -A -o pid=,stat= | awk -v child=$child '$1 == child && $2 !~ /^Z/' | grep -q .
      do :; done
      echo gone
      """)
    XCTAssertEqual(result.output, "gone\n")
  }

  func testClosedStandardStreamsAreNotConfusedWithThePipes() throws {
    let server = try LoopbackServer { _ in .ok(#"{"group": {}}"#) }
    defer { server.stop() }
    let result = try Executable().shell(
      "XDG_CACHE_HOME=$PWD \"$KPGG\" sections --json --source \(server.base) <&- >&-")
    XCTAssertEqual(
      result,
      Executable.Result(
        output: "", errors: "kpgg: error: cannot write the output: Bad file descriptor\n",
        status: 74))
  }
}

private struct ClosureTransport: HTTPTransport {
  let respond: @Sendable (TransportRequest) async throws(TransportError) -> TransportResponse

  func response(to request: TransportRequest) async throws(TransportError) -> TransportResponse {
    try await respond(request)
  }
}
