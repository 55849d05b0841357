import Synchronization

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The terminal while the program has it for itself: every key at once, a screen apart from the
/// shell's, the mouse.
///
/// The end of this value's life gives all of it back, and so does whatever signal ends the process
/// earlier. There is one at a time.
struct FullScreen: ~Copyable {
  /// What a wait ended with.
  enum Wake: Hashable, Sendable {
    /// Keys were pressed.
    case bytes([UInt8])
    /// The terminal has another size, or shows nothing any more, as after a pause.
    case resized, resumed
    /// Another thread has something to tell.
    case called
    /// Nothing happened for the time given.
    case silence
    /// The terminal is gone.
    case gone
  }

  private let input: Int32
  private let output: Int32
  private let pipe: ChildPipe

  /// Takes the terminal that both descriptors lead to.
  ///
  /// - Throws: The system's reason where it gives no pipe, or no modes of the terminal.
  init(input: Int32 = 0, output: Int32 = 1) throws(ChildProcess.Failure) {
    let pipe = try ChildPipe()
    for end in [pipe.reader, pipe.writer] { _ = fcntl(end, F_SETFL, O_NONBLOCK) }
    TerminalSignals.install(wakingUp: pipe.writer)
    guard Self.enter(input: input, output: output) else {
      let code = errno
      TerminalSignals.uninstall()
      throw ChildProcess.Failure(code)
    }
    (self.input, self.output, self.pipe) = (input, output, pipe)
  }

  deinit {
    leave()
    TerminalSignals.uninstall()
    Platform.close(pipe.reader)
    Platform.close(pipe.writer)
  }

  /// The terminal's size; 80 by 24 where it does not know.
  var size: CellSize { Platform.size(output) ?? CellSize(width: 80, height: 24) }

  /// Ends a wait, from any thread, for as long as the screen is there.
  var caller: @Sendable () -> Void {
    { [writer = pipe.writer] in
      var byte: UInt8 = 0
      // A full pipe ends the wait as well.
      _ = write(writer, &byte, 1)
    }
  }

  /// Writes all of the text before it returns.
  func show(_ text: String) throws(WriteError) {
    try StandardStream(fileDescriptor: output).write(text)
  }

  /// Waits for keys, signals and calls; for so many milliseconds at most, or without end for -1.
  func wait(milliseconds: Int32) -> [Wake] {
    var requests = [
      pollfd(fd: input, events: Int16(POLLIN), revents: 0),
      pollfd(fd: pipe.reader, events: Int16(POLLIN), revents: 0),
    ]
    let count = poll(&requests, 2, milliseconds)
    guard count != 0 else { return [.silence] }
    guard count > 0 else { return [] }
    var wakes: [Wake] = []
    if requests[1].revents != 0 { wakes += signals() }
    if requests[0].revents != 0 {
      let bytes = Platform.read(input, atMost: 4096) ?? []
      wakes.append(bytes.isEmpty ? .gone : .bytes(bytes))
    }
    return wakes
  }

  /// Gives the terminal back while something else runs on it.
  func lending<Value, Failure: Error>(
    _ body: () throws(Failure) -> Value
  ) throws(Failure) -> Value {
    leave()
    TerminalSignals.leaveToForeground()
    defer {
      TerminalSignals.takeBack()
      TerminalSignals.install(wakingUp: pipe.writer)
      // What ran may have left the terminal in any mode; the saved ones are still the shell's.
      _ = Self.enter(input: input, output: output, isSaving: false)
    }
    return try body()
  }

  private func signals() -> [Wake] {
    let bytes = Set(Platform.read(pipe.reader, atMost: 512) ?? [])
    var wakes: [Wake] = bytes.contains(0) ? [.called] : []
    if bytes.contains(UInt8(SIGTSTP)) {
      leave()
      TerminalSignals.stop()
      enter()
      // The signal that let it go on tells nothing more; another thread may have called meanwhile.
      let later = Platform.read(pipe.reader, atMost: 512) ?? []
      if later.contains(0), wakes.isEmpty { wakes.append(.called) }
      wakes.append(.resumed)
    } else if bytes.contains(UInt8(SIGCONT)) {
      enter()
      wakes.append(.resumed)
    } else if bytes.contains(UInt8(SIGWINCH)) {
      wakes.append(.resized)
    }
    return wakes
  }

  private func enter() { _ = Self.enter(input: input, output: output) }

  /// Takes the terminal, or takes it again after someone else changed its modes.
  private static func enter(input: Int32, output: Int32, isSaving: Bool = true) -> Bool {
    let isTaken = TerminalSignals.terminal.load(ordering: .sequentiallyConsistent) >= 0
    if !isTaken {
      guard !isSaving || tcgetattr(input, TerminalSignals.savedModes) == 0 else { return false }
      TerminalSignals.terminal.store(output, ordering: .sequentiallyConsistent)
    }
    var modes = TerminalSignals.savedModes.pointee
    cfmakeraw(&modes)
    // Control-C, Control-Z and the like stay signals, which come through whatever the program does.
    modes.c_lflag |= tcflag_t(ISIG)
    guard tcsetattr(input, TCSADRAIN, &modes) == 0 else { return false }
    try? StandardStream(fileDescriptor: output).write(entering)
    return true
  }

  private func leave() {
    guard TerminalSignals.terminal.exchange(-1, ordering: .sequentiallyConsistent) >= 0 else {
      return
    }
    try? show(Self.leaving)
    _ = tcsetattr(input, TCSADRAIN, TerminalSignals.savedModes)
  }

  /// xterm's private modes: another screen (1049), no cursor (25), no wrapping (7), the mouse's
  /// buttons (1000) in SGR form (1006), and pastes told apart (2004).
  private static let entering =
    "\u{1B}[?1049h\u{1B}[?25l\u{1B}[?7l\u{1B}[?1000h\u{1B}[?1006h\u{1B}[?2004h"

  /// Undoes all of that. ST first, in case a picture is cut off halfway.
  static let leaving =
    "\u{1B}\\\u{1B}[?2004l\u{1B}[?1006l\u{1B}[?1000l\u{1B}[?7h\u{1B}[0m\u{1B}[?25h\u{1B}[?1049l"
}

/// A program that takes the whole terminal until its user quits.
protocol FullScreenProgram: Sendable {
  /// Runs the program on the process's own terminal.
  func run() async throws
}
