/// Something that is read, or waits to be.
enum Loading<Value: Hashable & Sendable>: Hashable, Sendable {
  case notAsked
  /// On its way, under the number by which its answer will be known.
  case running(ticket: Int)
  case loaded(Value)
  case failed(BrowserFailure)
  /// Given up by the user.
  case cancelled

  var value: Value? {
    if case .loaded(let value) = self { value } else { nil }
  }

  /// The number of the answer that is waited for.
  var ticket: Int? {
    if case .running(let ticket) = self { ticket } else { nil }
  }

  /// Whether it has to be asked for to be had.
  var isAskable: Bool {
    switch self {
    case .notAsked, .failed, .cancelled: true
    case .running, .loaded: false
    }
  }
}

/// Why something could not be read, in words.
struct BrowserFailure: Error, Hashable, Sendable {
  let message: String
  var hint: String?
}
