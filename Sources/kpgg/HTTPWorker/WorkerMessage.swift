import KPGGCore
import KPGGSystem

/// A message between kpgg and its HTTP worker: a head in JSON and a body of bytes.
///
/// The encoding is the length of each in four big-endian bytes, then the head, then the body.
struct WorkerMessage: Hashable, Sendable {
  var head: Data
  var body = Data()

  var encoded: Data {
    var bytes = Data()
    for length in [head.count, body.count] {
      bytes.append(
        contentsOf: (0..<4).reversed().map { UInt8(truncatingIfNeeded: length >> ($0 * 8)) })
    }
    return bytes + head + body
  }

  /// The object of the head; `nil` if it is not JSON.
  var headElement: JSONElement? {
    JSONElement(parsing: head, byteLimit: WorkerMessageParser.headLimit)
  }
}

extension WorkerMessage {
  init(_ head: JSONMembers, body: Data = Data()) {
    self.init(head: Data(JSONValue.object(head).canonicalText.utf8), body: body)
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

/// The worker's first message. Builds with different greetings do not understand each other.
struct WorkerGreeting: Hashable, Sendable {
  /// The number of the messages' format. It increases with every change.
  private let format: Int
  let version: String

  var message: WorkerMessage {
    WorkerMessage(["format": .integer(format), "version": .string(version)])
  }

  /// Creates the greeting of this build's format.
  init(version: String) { (format, self.version) = (1, version) }

  /// `nil` if the message is not a greeting. The version is shown, so its length is limited.
  init?(_ message: WorkerMessage) {
    let head = message.headElement
    guard let format = head?["format"]?.integer, let version = head?["version"]?.text,
      version.utf8.count <= 64
    else { return nil }
    (self.format, self.version) = (format, version)
  }
}

struct WorkerRequest: Equatable, Sendable {
  /// The number that the reply repeats.
  let id: Int
  let request: TransportRequest

  var message: WorkerMessage {
    WorkerMessage([
      "byteLimit": .integer(request.byteLimit),
      "fields": JSONValue(fields: request.fields),
      "id": .integer(id),
      "idleSeconds": .number(request.idleTime / .seconds(1)),
      "url": .string(request.url.absoluteString),
      "wholeSeconds": .number(request.wholeTime / .seconds(1)),
    ])
  }
}

extension WorkerRequest {
  /// `nil` if the message is not a request.
  init?(_ message: WorkerMessage) {
    guard let head = message.headElement, let id = head["id"]?.integer,
      let url = head["url"]?.text.flatMap({ URL(string: $0) }), let fields = head.fields,
      let byteLimit = head["byteLimit"]?.integer,
      let idleSeconds = head["idleSeconds"]?.number, abs(idleSeconds) < 1e9,
      let wholeSeconds = head["wholeSeconds"]?.number, abs(wholeSeconds) < 1e9
    else { return nil }
    self.init(
      id: id,
      request: TransportRequest(
        url: url, fields: fields, byteLimit: byteLimit, idleTime: .seconds(idleSeconds),
        wholeTime: .seconds(wholeSeconds)))
  }
}

/// The worker's reply to a request.
struct WorkerReply: Equatable, Sendable {
  let id: Int
  let result: Result<ReceivedResponse, TransportError>

  var message: WorkerMessage {
    switch result {
    case .success(let response):
      WorkerMessage(
        [
          "fields": JSONValue(fields: response.fields), "id": .integer(id),
          "status": .integer(response.status),
        ], body: response.body)
    case .failure(let error):
      WorkerMessage([
        "error": .string(error.name), "id": .integer(id), "reason": JSONValue(error.reason),
      ])
    }
  }
}

extension WorkerReply {
  /// `nil` if the message is not a reply.
  init?(_ message: WorkerMessage) {
    guard let head = message.headElement, let id = head["id"]?.integer else { return nil }
    switch (head["error"]?.text, head["status"]?.integer) {
    case (let name?, nil):
      guard let error = TransportError(name: name, reason: head["reason"]?.text) else {
        return nil
      }
      self.init(id: id, result: .failure(error))
    case (nil, let status?):
      guard let fields = head.fields else { return nil }
      let response = ReceivedResponse(status: status, fields: fields, body: message.body)
      self.init(id: id, result: .success(response))
    default: return nil
    }
  }
}

extension JSONValue {
  fileprivate init(fields: [String: String]) {
    self = .object(JSONMembers(fields.lazy.map { (key: $0.key, value: .string($0.value)) }))
  }
}

extension JSONElement {
  /// The header fields in a head; `nil` if they are not all texts.
  fileprivate var fields: [String: String]? {
    let members = self["fields"]?.members ?? []
    let texts = members.compactMap { name, value in value.text.map { (name, $0) } }
    guard texts.count == members.count else { return nil }
    return Dictionary(texts, uniquingKeysWith: { first, _ in first })
  }
}

extension TransportError {
  /// The errors with a reason, by the names of their cases.
  private static func errors(reason: String?) -> KeyValuePairs<String, TransportError> {
    [
      "unavailable": .unavailable(reason: reason ?? ""), "cancelled": .cancelled,
      "badAddress": .badAddress, "offline": .offline, "forbidden": .forbidden(reason: reason ?? ""),
      "noSuchHost": .noSuchHost, "refused": .refused, "insecure": .insecure(reason: reason ?? ""),
      "idleTimeout": .idleTimeout, "timeout": .timeout, "tooLarge": .tooLarge,
      "lost": .lost(reason: reason),
    ]
  }

  fileprivate var name: String {
    Self.errors(reason: reason).first { $0.value == self }?.key ?? ""
  }

  fileprivate var reason: String? {
    switch self {
    case .unavailable(let reason), .forbidden(let reason), .insecure(let reason): reason
    case .lost(let reason): reason
    default: nil
    }
  }

  /// Creates an error from its name and reason; `nil` for an unknown name.
  fileprivate init?(name: String, reason: String?) {
    let error = Self.errors(reason: reason).first { $0.key == name }
    guard let error else { return nil }
    self = error.value
  }
}
