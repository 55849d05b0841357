import KPGGSystem

/// The signal handlers of full-screen mode.
///
/// Signals that end the process, crashes included, first kill ``OwnedChildren`` and restore the
/// terminal. Other signals write their number to a pipe. The handlers use only static properties
/// that exist before, and only functions that are async-signal-safe in POSIX.
enum TerminalSignals {
  /// The terminal whose modes must be restored, for input; -1 if there is none.
  static let terminal = SignalSafeNumber(-1)
  /// The terminal that must leave the alternate screen, for output; -1 if there is none.
  static let screen = SignalSafeNumber(-1)
  /// 1 while ``leaveScreen(_:)`` writes, else 0.
  private static let isLeaving = SignalSafeNumber(0)
  /// When kpgg sent the questions that have no reply yet, in seconds of the monotonic clock; 0 if
  /// none.
  private static let questionTime = SignalSafeNumber(0)
  /// The modes of the terminal before full-screen mode.
  nonisolated(unsafe) static let savedModes = UnsafeMutablePointer<termios>.allocate(capacity: 1)
  /// Room for the bytes that restore the terminal.
  nonisolated(unsafe) private static let leaveSequence: UnsafeMutableBufferPointer<UInt8> = {
    let bytes = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: 256)
    bytes.initialize(repeating: 0)
    return bytes
  }()
  /// The length of ``leaveSequence`` in use.
  private static let leaveLength = SignalSafeNumber(0)

  /// The pipe for the numbers of signals.
  private static let notificationPipe = SignalSafeNumber(-1)
  /// The previous action of each signal, by its number.
  nonisolated(unsafe) private static let previousActions =
    UnsafeMutablePointer<sigaction>.allocate(capacity: 65)

  private static let fatalSignals: [Int32] = [
    SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGABRT, SIGSEGV, SIGBUS, SIGILL, SIGFPE, SIGTRAP, SIGSYS,
  ]
  private static let notifyingSignals: [Int32] = [SIGWINCH, SIGTSTP, SIGCONT]

  /// Installs the handlers. Ignored signals stay ignored, as under `nohup`.
  ///
  /// - Parameters:
  ///   - pipe: The pipe for the numbers of signals.
  ///   - sequence: The text that restores the terminal, at most 256 bytes.
  static func install(notifying pipe: FileDescriptor, leavingWith sequence: String) {
    notificationPipe.value = pipe.rawValue
    // Every property of a handler is initialized here, because a handler must not allocate.
    (terminal.value, screen.value, isLeaving.value, questionTime.value) = (-1, -1, 0, 0)
    OwnedChildren.prepare()
    let bytes = sequence.utf8.prefix(leaveSequence.count)
    _ = leaveSequence.update(fromContentsOf: bytes)
    leaveLength.value = numericCast(bytes.count)
    for signal in fatalSignals + notifyingSignals {
      sigaction(signal, nil, previousActions + Int(signal))
    }
    for signal in fatalSignals { set(signal, restoreAndEnd, blockingOthers: true) }
    for signal in notifyingSignals { set(signal, notify, blockingOthers: false) }
  }

  /// Restores the previous action of every signal.
  static func uninstall() {
    for signal in fatalSignals + notifyingSignals {
      sigaction(signal, previousActions + Int(signal), nil)
    }
  }

  /// Stops the process, as Ctrl-Z does without a handler, and returns when it continues.
  static func stop() {
    sigaction(SIGTSTP, previousActions + Int(SIGTSTP), nil)
    kill(getpid(), SIGTSTP)
    set(SIGTSTP, notify, blockingOthers: false)
  }

  static func startQuestions() { questionTime.value = max(1, seconds) }

  static func endQuestions() { questionTime.value = 0 }

  /// Whether replies to questions can still arrive. A terminal that has not replied for two seconds
  /// probably never will.
  static var awaitsReplies: Bool {
    let time = questionTime.value
    return time > 0 && seconds - time <= 2
  }

  /// Leaves the alternate screen, if that is not done yet.
  ///
  /// Only one of this function and the handlers writes the sequence, because a second one would
  /// restore the title twice. A signal in this thread waits until the sequence is written.
  ///
  /// - Parameter write: Writes the sequence.
  static func leaveScreen(_ write: () -> Void) {
    var (all, previous) = (sigset_t(), sigset_t())
    sigfillset(&all)
    pthread_sigmask(SIG_SETMASK, &all, &previous)
    if screen.value >= 0 {
      isLeaving.value = 1
      write()
      screen.value = -1
      isLeaving.value = 0
    }
    pthread_sigmask(SIG_SETMASK, &previous, nil)
  }

  /// Restores the terminal's modes, without the replies to recent questions.
  ///
  /// The terminal counts as restored only at the end. Until then, a signal also restores it.
  static func restoreModes(_ action: Int32) {
    let terminal = terminal.value
    guard terminal >= 0 else { return }
    discardReplies(from: terminal)
    _ = tcsetattr(terminal, action, savedModes)
    TerminalSignals.terminal.value = -1
  }

  /// Discards the replies to recent questions, which end with the letter `c`. Takes at most 300 ms,
  /// even if someone types.
  private static func discardReplies(from input: Int32) {
    defer { endQuestions() }
    guard awaitsReplies else { return }
    let deadline = milliseconds + 300
    var byte: UInt8 = 0
    while byte != UInt8(ascii: "c") {
      var request = pollfd(fd: input, events: Int16(POLLIN), revents: 0)
      let count = poll(&request, 1, Int32(truncatingIfNeeded: max(0, deadline - milliseconds)))
      if count < 0, errno == EINTR { continue }
      guard count > 0, milliseconds < deadline, read(input, &byte, 1) == 1 else { return }
    }
  }

  private static var seconds: sig_atomic_t { sig_atomic_t(truncatingIfNeeded: milliseconds / 1000) }

  /// The time of the monotonic clock.
  private static var milliseconds: Int64 {
    var now = timespec()
    return clock_gettime(CLOCK_MONOTONIC, &now) == 0
      ? Int64(now.tv_sec) * 1000 + Int64(now.tv_nsec) / 1_000_000 : 0
  }

  private static func set(
    _ signal: Int32, _ handler: @escaping @convention(c) (Int32) -> Void, blockingOthers: Bool
  ) {
    guard !isIgnored(previousActions[Int(signal)]) else { return }
    var action = sigaction()
    #if canImport(Darwin)
      action.__sigaction_u.__sa_handler = handler
    #elseif canImport(Musl)
      action.__sa_handler.sa_handler = handler
    #else
      action.__sigaction_handler.sa_handler = handler
    #endif
    action.sa_flags = SA_RESTART
    if blockingOthers { sigfillset(&action.sa_mask) }
    sigaction(signal, &action, nil)
  }

  /// Compares with `SIG_IGN`, which is the address 1 on every system.
  private static func isIgnored(_ action: sigaction) -> Bool {
    #if canImport(Darwin)
      let handler = action.__sigaction_u.__sa_handler
    #elseif canImport(Musl)
      let handler = action.__sa_handler.sa_handler
    #else
      let handler = action.__sigaction_handler.sa_handler
    #endif
    return unsafeBitCast(handler, to: Int.self) == 1
  }

  private static let restoreAndEnd: @convention(c) (Int32) -> Void = { signal in
    OwnedChildren.killAll()
    // Waits up to 100 ms for another thread.
    for _ in 0..<10 where isLeaving.value != 0 { poll(nil, 0, 10) }
    let screen = TerminalSignals.screen.value
    if screen >= 0 {
      // A handler cannot report an error.
      _ = write(screen, leaveSequence.baseAddress, Int(leaveLength.value))
      TerminalSignals.screen.value = -1
    }
    restoreModes(TCSANOW)
    switch signal {
    case SIGINT, SIGTERM, SIGHUP, SIGQUIT:
      // SIG_DFL is all zeros on every system.
      var action = sigaction()
      sigaction(signal, &action, nil)
    // The previous handler of a crash may print a backtrace.
    default: sigaction(signal, previousActions + Int(signal), nil)
    }
    // The signal is blocked here and arrives when the handler returns.
    raise(signal)
  }

  private static let notify: @convention(c) (Int32) -> Void = { signal in
    let code = errno
    var byte = UInt8(truncatingIfNeeded: signal)
    // A full pipe also ends the wait.
    _ = write(notificationPipe.value, &byte, 1)
    errno = code
  }
}

/// A number that a signal handler may access: `sig_atomic_t` is never half written (ISO C).
///
/// The Atomic of Synchronization needs macOS 15. Without it, two threads that crash at the same time
/// may both restore the terminal, which is harmless.
struct SignalSafeNumber: Sendable {
  nonisolated(unsafe) private let pointer = UnsafeMutablePointer<sig_atomic_t>.allocate(capacity: 1)

  init(_ value: sig_atomic_t) { pointer.initialize(to: value) }

  var value: sig_atomic_t {
    get { pointer.pointee }
    nonmutating set { pointer.pointee = newValue }
  }
}
