/// The signals with which a user ends a process: Ctrl-C, `kill`, and a closed terminal.
package enum EndingSignals {
  private static let numbers = [SIGINT, SIGTERM, SIGHUP]
  /// The last signal that a change has held; 0 if there is none.
  nonisolated(unsafe) private static let held: UnsafeMutablePointer<sig_atomic_t> = {
    let number = UnsafeMutablePointer<sig_atomic_t>.allocate(capacity: 1)
    number.initialize(to: 0)
    return number
  }()

  /// Whether the running change has held a signal. It should then undo its work and return.
  package static var areWaiting: Bool { held.pointee != 0 }

  /// Runs a change that must not end in the middle. A signal during the change takes effect after it;
  /// a second one ends the process at once. Signals that the process ignores stay ignored.
  package static func hold<Value, Failure: Error>(
    during change: () throws(Failure) -> Value
  ) throws(Failure) -> Value {
    held.pointee = 0
    let actions = numbers.map { number in
      let action = signal(number, remember)
      if isIgnoring(action) { _ = signal(number, action) }
      return action
    }
    defer {
      for (number, action) in zip(numbers, actions) { _ = signal(number, action) }
      let number = held.pointee
      held.pointee = 0
      if number != 0 { send(number) }
    }
    return try change()
  }

  /// The handler of the signals. All that it uses exists before.
  private static let remember: @convention(c) (Int32) -> Void = { number in
    EndingSignals.held.pointee = number
    _ = signal(number, SIG_DFL)
  }

  /// Raises a signal, even if this thread blocks it, as the threads of dispatch do.
  private static func send(_ number: Int32) {
    var (signals, old) = (sigset_t(), sigset_t())
    sigemptyset(&signals)
    sigaddset(&signals, number)
    _ = pthread_sigmask(SIG_UNBLOCK, &signals, &old)
    raise(number)
    _ = pthread_sigmask(SIG_SETMASK, &old, nil)
  }

  private static func isIgnoring(_ action: (@convention(c) (Int32) -> Void)?) -> Bool {
    unsafeBitCast(action, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }
}
