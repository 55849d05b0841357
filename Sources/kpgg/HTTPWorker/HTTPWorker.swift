import KPGGCore
import KPGGSystem

/// The worker's side of the pipes: makes the requests from its input concurrently, and writes each
/// reply to its output as soon as it arrives.
///
/// The worker ends with its input, so it never outlives kpgg.
final class HTTPWorker: Sendable {
  /// The hidden command-line argument that starts kpgg as a worker.
  static let argument = "__http-worker"

  private let transport: any HTTPTransport
  private let input: FileDescriptor
  /// Where whole messages are written, one at a time.
  private let output: Mutex<FileDescriptor>
  private let version: String

  init(
    transport: any HTTPTransport, version: String, input: FileDescriptor, output: FileDescriptor
  ) {
    (self.transport, self.version, self.input) = (transport, version, input)
    self.output = Mutex(output)
  }

  /// Sends a greeting, then makes requests until the input ends.
  ///
  /// - Returns: `false` if the input holds anything but requests.
  func run() -> Bool {
    write(WorkerGreeting(version: version).message)
    var parser = WorkerMessageParser()
    while let bytes = try? input.read(atMost: 1 << 16), !bytes.isEmpty {
      parser.append(bytes)
      do {
        while let message = try parser.next(bodyLimit: 0) {
          guard let request = WorkerRequest(message) else { return false }
          Task.detached { [self] in await reply(to: request) }
        }
      } catch {
        return false
      }
    }
    return true
  }

  private func reply(to request: WorkerRequest) async {
    let result: Result<ReceivedResponse, TransportError>
    do {
      result = .success(try await transport.receivedResponse(to: request.request))
    } catch {
      result = .failure(error)
    }
    write(WorkerReply(id: request.id, result: result).message)
  }

  private func write(_ message: WorkerMessage) {
    // A closed pipe needs no error: standard input ends then too.
    output.withLock { try? $0.write(message.encoded) }
  }
}

extension ChildProgram {
  /// The HTTP worker: the program in `KPGG_HTTP_WORKER`, or this build's default.
  static func httpWorker(environment: [String: String]) -> Self {
    let chosen = environment["KPGG_HTTP_WORKER"].flatMap { $0.isEmpty ? nil : $0 }
    // The requests that need the token carry it.
    var variables = environment
    // A server can crash the worker, and a backtrace of that takes time.
    variables["SWIFT_BACKTRACE"] = "enable=no"
    // URLSession on Linux creates folders for a cache and for cookies, which it never uses.
    variables["XDG_CACHE_HOME"] = "/dev/null"
    variables["XDG_DATA_HOME"] = "/dev/null"
    return Self(
      path: chosen ?? httpWorkerPath, arguments: ["kpgg", HTTPWorker.argument],
      variables: variables)
  }

  #if URLSession || canImport(Darwin)
    private static var httpWorkerPath: String { CurrentProcess.executablePath }
  #else
    /// The path of the full build, which sends requests for this one.
    private static var httpWorkerPath: String {
      (CurrentProcess.installationFolder ?? "") + "/libexec/kpgg/kpgg-http"
    }
  #endif
}
