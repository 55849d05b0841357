import Foundation
import KPGGCore

/// The transport of the article "Your own transport".
struct CurlTransport: HTTPTransport {
  func response(to request: TransportRequest) async throws -> TransportResponse {
    let (curl, input, errors, output) = (Process(), Pipe(), Pipe(), Pipe())
    (curl.standardInput, curl.standardError, curl.standardOutput) = (input, errors, output)
    curl.executableURL = URL(fileURLWithPath: "/usr/bin/curl")
    curl.arguments = ["-qsgN", "-H@-", "-D/dev/stderr", request.url.absoluteString]
    input.fileHandleForWriting.write(Data(request.fields.map { "\($0): \($1)\n" }.joined().utf8))
    try input.fileHandleForWriting.close()
    try curl.run()
    let (body, chunks) = AsyncThrowingStream<Data, any Error>.makeStream()
    chunks.onTermination = { _ in if curl.isRunning { kill(curl.processIdentifier, SIGKILL) } }
    DispatchQueue.global().async {
      let (errors, output) = (errors.fileHandleForReading, output.fileHandleForReading)
      let parts = sequence(first: output.availableData) { _ in output.availableData }
      chunks.yield(errors.availableData)
      for part in parts.lazy.prefix(while: { !$0.isEmpty }) { chunks.yield(part) }
      curl.waitUntilExit()
      chunks.finish(throwing: curl.terminationStatus == 0 ? nil : TransportError.lost(reason: nil))
    }
    let head = String(decoding: try await body.first { _ in true } ?? Data(), as: UTF8.self)
    let fields = head.matches(of: /([^:\s]+): (.*)/).map { ("\($0.1)", "\($0.2)") }
    let status = head.firstMatch(of: /\s(\d{3})/).flatMap { Int($0.1) } ?? 0
    return TransportResponse(status: status, fields: Dictionary(fields) { $1 }, body: body)
  }
}
