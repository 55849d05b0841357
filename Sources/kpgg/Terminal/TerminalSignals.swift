import Synchronization

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// What signals do while the program has the terminal for itself.
///
/// A signal that ends the process, whether sent or caused by a crash, first gives the terminal
/// back; all others become a byte in a pipe, for whoever waits for keys. The handlers touch nothing
/// but what stands here, and call nothing but what POSIX lets a handler call.
enum TerminalSignals {
  /// The terminal's descriptor while it has to be given back; -1 otherwise.
  static let terminal = Atomic<Int32>(-1)
  /// The modes to give back.
  nonisolated(unsafe) static let savedModes = UnsafeMutablePointer<termios>.allocate(capacity: 1)
  /// What to write to give the screen back.
  nonisolated(unsafe) static let farewell: UnsafeMutableBufferPointer<UInt8> = {
    let bytes = UnsafeMutableBufferPointer<UInt8>.allocate(
      capacity: FullScreen.leaving.utf8.count)
    _ = bytes.initialize(from: FullScreen.leaving.utf8)
    return bytes
  }()

  /// The end of the pipe that the handlers write to.
  private static let wakeUp = Atomic<Int32>(-1)
  /// What each signal did before, by its number.
  nonisolated(unsafe) private static let former =
    UnsafeMutablePointer<sigaction>.allocate(capacity: 65)

  /// What the system does where a program says nothing.
  nonisolated(unsafe) private static let usual: UnsafeMutablePointer<sigaction> = {
    let action = UnsafeMutablePointer<sigaction>.allocate(capacity: 1)
    // All zero is SIG_DFL, on every system.
    action.initialize(to: sigaction())
    return action
  }()

  private static let ending: [Int32] = [
    SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGABRT, SIGSEGV, SIGBUS, SIGILL, SIGFPE, SIGTRAP, SIGSYS,
  ]
  private static let telling: [Int32] = [SIGWINCH, SIGTSTP, SIGCONT]

  /// Sets all handlers; what was ignored stays ignored, as behind `nohup`.
  static func install(wakingUp descriptor: Int32) {
    wakeUp.store(descriptor, ordering: .sequentiallyConsistent)
    // Made now, as a handler must not allocate.
    _ = (savedModes, farewell, usual)
    for signal in ending + telling { sigaction(signal, nil, former + Int(signal)) }
    for signal in ending { set(signal, endProcess, blockingOthers: true) }
    for signal in telling { set(signal, tell, blockingOthers: false) }
  }

  /// Lets every signal do what it did before.
  static func uninstall() {
    for signal in ending + telling { sigaction(signal, former + Int(signal), nil) }
  }

  /// Stops the process as the terminal's key for that does elsewhere; returns when it goes on.
  static func stop() {
    sigaction(SIGTSTP, former + Int(SIGTSTP), nil)
    kill(getpid(), SIGTSTP)
    set(SIGTSTP, tell, blockingOthers: false)
  }

  /// Lets the keys that end a process end only the one in the foreground, until the next
  /// ``install(wakingUp:)``.
  static func leaveToForeground() {
    uninstall()
    for key in [SIGINT, SIGQUIT] { _ = signal(key, SIG_IGN) }
  }

  /// Undoes ``leaveToForeground()``.
  static func takeBack() {
    for key in [SIGINT, SIGQUIT] { sigaction(key, former + Int(key), nil) }
  }

  private static func set(
    _ signal: Int32, _ handler: @escaping @convention(c) (Int32) -> Void, blockingOthers: Bool
  ) {
    guard !isIgnored(former[Int(signal)]) else { return }
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

  /// `SIG_IGN` is the address 1 on every system.
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

  private static let endProcess: @convention(c) (Int32) -> Void = { signal in
    let terminal = TerminalSignals.terminal.exchange(-1, ordering: .sequentiallyConsistent)
    if terminal >= 0 {
      // A handler can do nothing about a terminal that is gone.
      _ = write(terminal, farewell.baseAddress, farewell.count)
      _ = tcsetattr(terminal, TCSANOW, savedModes)
    }
    switch signal {
    // A crash may have been somebody's to report; that the user ends the process is no crash.
    case SIGINT, SIGTERM, SIGHUP, SIGQUIT: sigaction(signal, usual, nil)
    default: sigaction(signal, former + Int(signal), nil)
    }
    // It is blocked here, and so comes again as soon as this returns.
    raise(signal)
  }

  private static let tell: @convention(c) (Int32) -> Void = { signal in
    let code = errno
    var byte = UInt8(truncatingIfNeeded: signal)
    // A full pipe wakes whoever waits as well.
    _ = write(wakeUp.load(ordering: .sequentiallyConsistent), &byte, 1)
    errno = code
  }
}
