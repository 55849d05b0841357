import KPGGPublishing
import KPGGSystem

/// A terminal in full-screen mode: raw input, the alternate screen, and the mouse.
///
/// The terminal is restored when the value is destroyed, or when a signal ends the process. Only one
/// value can exist at a time.
struct FullScreen: ~Copyable {
  /// The reason why ``wait(milliseconds:)`` returns.
  enum Event: Hashable, Sendable {
    /// Bytes from the keyboard or the mouse.
    case input([UInt8])
    /// The terminal has a new size.
    case resized
    /// The process continues after a stop, and the screen must be drawn again.
    case resumed
    /// Another thread called ``wakeUp``.
    case wokenUp
    /// The maximum time has passed.
    case timeout
    /// The terminal is closed.
    case disconnected
  }

  private let input: FileDescriptor
  private let output: FileDescriptor
  private let features: TerminalFeatures
  /// Carries signals and calls of ``wakeUp`` to ``wait(milliseconds:)``: a signal's number, or 0.
  private let pipe: (reader: FileDescriptor, writer: FileDescriptor)

  /// Enters full-screen mode on the terminal of the two descriptors.
  ///
  /// - Throws: An error if the input is not a terminal, or no pipe is available.
  init(
    input: FileDescriptor, output: FileDescriptor, features: TerminalFeatures = TerminalFeatures()
  ) throws(SystemError) {
    let pipe = try FileDescriptor.pipe()
    for end in [pipe.reader, pipe.writer] { _ = fcntl(end.rawValue, F_SETFL, O_NONBLOCK) }
    TerminalSignals.install(
      notifying: pipe.writer, leavingWith: Self.leaveSequence(for: features))
    guard Self.enter(input: input, output: output, features: features) else {
      let error = SystemError()
      TerminalSignals.uninstall()
      throw error
    }
    (self.input, self.output, self.features, self.pipe) = (input, output, features, pipe)
  }

  deinit {
    leave()
    TerminalSignals.uninstall()
    try? pipe.reader.close()
    try? pipe.writer.close()
  }

  /// The size of the terminal; 80 by 24 if the terminal does not know it.
  var size: CellSize { output.terminalSize ?? CellSize(width: 80, height: 24) }

  /// The size of a cell, if the terminal knows its size in pixels.
  var cell: PixelSize? { output.terminalCell }

  /// Ends a wait from any thread. Call it only while the value exists.
  var wakeUp: @Sendable () -> Void {
    { [writer = pipe.writer] in
      var byte: UInt8 = 0
      // A full pipe also ends the wait.
      _ = write(writer.rawValue, &byte, 1)
    }
  }

  /// Writes the whole text.
  func show(_ text: String) throws(SystemError) { try output.write(text) }

  /// Waits for input, signals, and ``wakeUp`` up to a maximum time; -1 for no limit.
  func wait(milliseconds: Int32) -> [Event] {
    var requests = [
      pollfd(fd: input.rawValue, events: Int16(POLLIN), revents: 0),
      pollfd(fd: pipe.reader.rawValue, events: Int16(POLLIN), revents: 0),
    ]
    let count = poll(&requests, 2, milliseconds)
    guard count != 0 else { return [.timeout] }
    guard count > 0 else { return [] }
    var events: [Event] = []
    if requests[1].revents != 0 { events += pipeEvents() }
    if requests[0].revents != 0 {
      let bytes = Self.available(input, atMost: 4096)
      events.append(bytes.isEmpty ? .disconnected : .input(bytes))
    }
    return events
  }

  /// Restores the terminal while another program uses it.
  func withTerminalRestored<Value, Failure: Error>(
    _ body: () throws(Failure) -> Value
  ) throws(Failure) -> Value {
    leave()
    TerminalSignals.ignoreInterrupts()
    defer {
      TerminalSignals.restoreInterrupts()
      TerminalSignals.install(
        notifying: pipe.writer, leavingWith: Self.leaveSequence(for: features))
      // The program can leave the terminal in any mode. The saved modes are those before kpgg.
      _ = Self.enter(input: input, output: output, features: features, savesModes: false)
    }
    return try body()
  }

  private func pipeEvents() -> [Event] {
    let bytes = Set(Self.available(pipe.reader, atMost: 512))
    var events: [Event] = bytes.contains(0) ? [.wokenUp] : []
    if bytes.contains(UInt8(SIGTSTP)) {
      leave()
      TerminalSignals.stop()
      enter()
      // Discards SIGCONT, which needs no event of its own, and keeps a call of `wakeUp`.
      let later = Self.available(pipe.reader, atMost: 512)
      if later.contains(0), events.isEmpty { events.append(.wokenUp) }
      events.append(.resumed)
    } else if bytes.contains(UInt8(SIGCONT)) {
      enter()
      events.append(.resumed)
    } else if bytes.contains(UInt8(SIGWINCH)) {
      events.append(.resized)
    }
    return events
  }

  /// The bytes that are available now; empty at the end and after an error.
  private static func available(_ descriptor: FileDescriptor, atMost count: Int) -> [UInt8] {
    (try? descriptor.read(atMost: count, waits: false)) ?? []
  }

  private func enter() { _ = Self.enter(input: input, output: output, features: features) }

  /// Sets the modes of the terminal, also after another process changed them.
  private static func enter(
    input: FileDescriptor, output: FileDescriptor, features: TerminalFeatures,
    savesModes: Bool = true
  ) -> Bool {
    let isActive = TerminalSignals.terminal.value >= 0
    if !isActive {
      guard !savesModes || tcgetattr(input.rawValue, TerminalSignals.savedModes) == 0 else {
        return false
      }
      TerminalSignals.screen.value = output.rawValue
      TerminalSignals.terminal.value = input.rawValue
    }
    var modes = TerminalSignals.savedModes.pointee
    cfmakeraw(&modes)
    // Ctrl-C and Ctrl-Z stay signals, which work even if kpgg does not read its input.
    modes.c_lflag |= tcflag_t(ISIG)
    guard tcsetattr(input.rawValue, TCSADRAIN, &modes) == 0 else { return false }
    // After a stop that kpgg did not see, the saved title is still on the terminal's stack.
    let savesTitle = features.showsTitle && !isActive
    try? output.write(enterSequence + (savesTitle ? TerminalCommand.titleSaving : ""))
    return true
  }

  private func leave() {
    TerminalSignals.leaveScreen { try? show(Self.leaveSequence(for: features)) }
    TerminalSignals.restoreModes(TCSADRAIN)
  }

  /// Sets xterm's private modes: the alternate screen (1049), a hidden cursor (25), no line
  /// wrapping (7), mouse reports (1000) in SGR form (1006), and bracketed paste (2004).
  private static let enterSequence =
    "\u{1B}[?1049h\u{1B}[?25l\u{1B}[?7l\u{1B}[?1000h\u{1B}[?1006h\u{1B}[?2004h"

  /// Ends a link and restores the title, then resets these modes. ST first, in case an image or a
  /// command is incomplete. The alternate screen is cleared: tmux 3.3a keeps its rows on the main
  /// screen if the terminal has grown meanwhile.
  private static func leaveSequence(for features: TerminalFeatures) -> String {
    "\u{1B}\\" + (features.showsLinks ? TerminalCommand.link(nil) : "")
      + (features.showsTitle ? TerminalCommand.titleRestoration : "")
      + "\u{1B}[?2004l\u{1B}[?1006l\u{1B}[?1000l\u{1B}[?7h\u{1B}[0m\u{1B}[2J\u{1B}[?25h"
      + "\u{1B}[?1049l"
  }
}
