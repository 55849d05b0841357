import KPGGCore
import KPGGSystem

/// A message between kpgg and its HTTP worker: a head in JSON and a body of bytes.
///
/// The encoding is the length of each in four big-endian bytes, then the head, then the body.
struct WorkerMessage: Hashable, Sendable {
  var head: Data
  var body = Data()

  /// The bytes on the pipe.
  var encoded: Data {
    var bytes = Data()
    for length in [head.count, body.count] {
      bytes.append(
        contentsOf: (0..<4).reversed().map { UInt8(truncatingIfNeeded: length >> ($0 * 8)) })
    }
    return bytes + head + body
  }
}

/// Splits a stream of bytes into messages.
///
/// A length beyond the limits is rejected before any of its bytes are stored.
struct WorkerMessageParser: Sendable {
  /// The bytes do not start a message within the limits.
  struct InvalidMessageError: Error, Hashable, Sendable {}

  /// The maximum length of a head. URLs and header fields take far less.
  static let headLimit = 1 << 20

  private var buffer = Data()

  mutating func append(_ bytes: some Sequence<UInt8>) { buffer.append(contentsOf: bytes) }

  /// Removes the next message; `nil` if it is not complete yet.
  mutating func next(bodyLimit: Int) throws(InvalidMessageError) -> WorkerMessage? {
    guard buffer.count >= 8 else { return nil }
    let (headLength, bodyLength) = (length(at: 0), length(at: 4))
    guard headLength <= Self.headLimit, bodyLength <= bodyLimit else {
      throw InvalidMessageError()
    }
    guard buffer.count >= 8 + headLength + bodyLength else { return nil }
    let head = buffer.dropFirst(8).prefix(headLength)
    let body = buffer.dropFirst(8 + headLength).prefix(bodyLength)
    // Copies: a slice would keep the whole buffer in memory.
    let message = WorkerMessage(head: Data(head), body: Data(body))
    buffer = Data(buffer.dropFirst(8 + headLength + bodyLength))
    return message
  }

  private func length(at offset: Int) -> Int {
    buffer.dropFirst(offset).prefix(4).reduce(0) { $0 << 8 | Int($1) }
  }
}

/// An HTTP request for the worker.
struct WorkerRequest: Hashable, Sendable, Codable {
  /// The number that the reply repeats.
  let id: Int
  let request: TransportRequest

  var message: WorkerMessage? {
    (try? JSONEncoder().encode(self)).map { WorkerMessage(head: $0) }
  }

  init(id: Int, request: TransportRequest) {
    self.id = id
    self.request = request
  }

  /// `nil` if the message is not a request.
  init?(_ message: WorkerMessage) {
    let request = StrictJSON.decode(
      Self.self, from: message.head, byteLimit: WorkerMessageParser.headLimit)
    guard let request else { return nil }
    self = request
  }
}

/// The worker's reply to a request.
struct WorkerReply: Hashable, Sendable {
  /// The number of the request.
  let id: Int
  let result: Result<TransportResponse, TransportError>

  private struct Head: Codable {
    var id: Int
    var status: Int?
    var fields: [String: String]?
    var error: TransportError?
  }

  var message: WorkerMessage? {
    var head = Head(id: id)
    var body = Data()
    switch result {
    case .success(let response):
      (head.status, head.fields, body) = (response.status, response.fields, response.body)
    case .failure(let error): head.error = error
    }
    return (try? JSONEncoder().encode(head)).map { WorkerMessage(head: $0, body: body) }
  }

  init(id: Int, result: Result<TransportResponse, TransportError>) {
    self.id = id
    self.result = result
  }

  /// `nil` if the message is not a reply.
  init?(_ message: WorkerMessage) {
    let head = StrictJSON.decode(
      Head.self, from: message.head, byteLimit: WorkerMessageParser.headLimit)
    guard let head else { return nil }
    id = head.id
    switch (head.error, head.status) {
    case (let error?, nil): result = .failure(error)
    case (nil, let status?):
      result = .success(
        TransportResponse(status: status, fields: head.fields ?? [:], body: message.body))
    default: return nil
    }
  }
}
