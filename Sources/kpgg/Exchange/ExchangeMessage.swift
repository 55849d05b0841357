import KPGGCore

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// What the program asks its child for.
struct ExchangeCall: Hashable, Sendable, Codable {
  /// A number by which the answer is known.
  let id: Int
  let request: HTTPRequest

  /// The message on the pipe.
  var frame: Frame? { (try? JSONEncoder().encode(self)).map { Frame(head: $0) } }

  init(id: Int, request: HTTPRequest) {
    self.id = id
    self.request = request
  }

  /// Reads a message; `nil` where it is none.
  init?(_ frame: Frame) {
    guard let call = try? JSONDecoder().decode(Self.self, from: frame.head) else { return nil }
    self = call
  }
}

/// What the child answers.
struct ExchangeAnswer: Hashable, Sendable {
  /// The number of the call.
  let id: Int
  let outcome: Result<HTTPResponse, TransportError>

  private struct Head: Codable {
    var id: Int
    var status: Int?
    var fields: [String: String]?
    var error: TransportError?
  }

  /// The message on the pipe.
  var frame: Frame? {
    var head = Head(id: id)
    var body = Data()
    switch outcome {
    case .success(let response):
      (head.status, head.fields, body) = (response.status, response.fields, response.body)
    case .failure(let error): head.error = error
    }
    return (try? JSONEncoder().encode(head)).map { Frame(head: $0, body: body) }
  }

  init(id: Int, outcome: Result<HTTPResponse, TransportError>) {
    self.id = id
    self.outcome = outcome
  }

  /// Reads a message; `nil` where it is none.
  init?(_ frame: Frame) {
    guard let head = try? JSONDecoder().decode(Head.self, from: frame.head) else { return nil }
    id = head.id
    switch (head.error, head.status) {
    case (let error?, nil): outcome = .failure(error)
    case (nil, let status?):
      outcome = .success(
        HTTPResponse(status: status, fields: head.fields ?? [:], body: frame.body))
    default: return nil
    }
  }
}
