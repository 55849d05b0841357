import KPGGSystem

/// A value that is computed when it is first needed.
package final class Lazy<Value: Sendable>: Sendable {
  private let compute: @Sendable () -> Value
  private let known = Mutex<Value?>(nil)

  /// Stores a function that runs at most once.
  package init(_ compute: @escaping @Sendable () -> Value) { self.compute = compute }

  /// The value, computed by the first caller.
  package var value: Value {
    known.withLock { known in
      if let known { return known }
      let value = compute()
      known = value
      return value
    }
  }
}
