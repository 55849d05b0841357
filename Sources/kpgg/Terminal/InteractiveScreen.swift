import KPGGSystem

/// A terminal in full-screen mode: raw input, the alternate screen, and the mouse. It shows frames,
/// and reads keys, clicks, and replies.
///
/// The terminal is restored when the value is destroyed, or when a signal ends the process. Only one
/// value can exist at a time.
struct InteractiveScreen: ~Copyable {
  /// The reason why ``events(until:)`` returns.
  indirect enum Event: Hashable, Sendable {
    case input(TerminalInput)
    case resized
    /// The process continues after a stop. The terminal may have another size.
    case resumed
    /// Another thread called ``wakeUp``.
    case wokenUp
  }

  /// How long an Escape byte waits for the rest of an escape sequence.
  private static let escapeTime = Duration.milliseconds(5)
  /// How long the start of a longer sequence waits for its rest. An Escape byte waits as long if it
  /// can start a reply.
  private static let sequenceTime = Duration.milliseconds(100)

  private let input: FileDescriptor
  private let output: FileDescriptor
  private let isColored: Bool
  private let features: TerminalFeatures
  private let readsInterrupts: Bool
  /// Carries signals and calls of ``wakeUp`` to ``events(until:)``: a signal's number, or 0.
  private let pipe: (reader: FileDescriptor, writer: FileDescriptor)
  private var keys = KeyReader()
  /// When an incomplete sequence in the key reader counts as complete.
  private var keyDeadline = ContinuousClock.now
  /// The drawn frame, without its image; `nil` if the terminal may show something else.
  private var shown: (grid: CellGrid, cursor: CellPoint?, title: String)?
  /// The image on the terminal, which a full redraw must remove.
  private var image: ImagePlacement?
  /// The questions that the terminal has not answered completely.
  private(set) var openQuestions: String?
  private var unread: [Event] = []

  deinit {
    leave()
    TerminalSignals.uninstall()
    try? pipe.reader.close()
    try? pipe.writer.close()
  }
}

extension InteractiveScreen {
  /// Enters full-screen mode on the terminal of the two descriptors. If it reads interrupts, Ctrl-C is a
  /// key, rather than a signal.
  ///
  /// - Throws: An error if the input is not a terminal, or no pipe is available.
  init(
    input: FileDescriptor, output: FileDescriptor, isColored: Bool, features: TerminalFeatures,
    readsInterrupts: Bool = false
  ) throws(CommandError) {
    let pipe: (reader: FileDescriptor, writer: FileDescriptor)
    do throws(SystemError) {
      pipe = try FileDescriptor.pipe()
      for end in [pipe.reader, pipe.writer] { _ = fcntl(end.rawValue, F_SETFL, O_NONBLOCK) }
      TerminalSignals.install(
        notifying: pipe.writer, leavingWith: Self.leaveSequence(for: features))
      guard
        Self.enter(
          input: input, output: output, features: features, readsInterrupts: readsInterrupts)
      else {
        let error = SystemError()
        TerminalSignals.uninstall()
        throw error
      }
    } catch {
      throw .terminalUnusable(reason: error.reason)
    }
    self.init(
      input: input, output: output, isColored: isColored, features: features,
      readsInterrupts: readsInterrupts, pipe: pipe)
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

  /// Waits for events until a deadline; without one, until there is an event.
  ///
  /// - Returns: The events in their order. There can be none.
  /// - Throws: `CommandError.terminalLost`, or an error from asking questions again.
  mutating func events(until deadline: ContinuousClock.Instant? = nil) throws -> [Event] {
    guard unread.isEmpty else {
      defer { unread = [] }
      return unread
    }
    var requests = [
      pollfd(fd: input.rawValue, events: Int16(POLLIN), revents: 0),
      pollfd(fd: pipe.reader.rawValue, events: Int16(POLLIN), revents: 0),
    ]
    let count = poll(&requests, 2, timeout(until: deadline))
    guard count != 0 else { return keyDeadline <= .now ? keys.flush().map { .input($0) } : [] }
    guard count > 0 else { return [] }
    let events = requests[1].revents == 0 ? [] : try pipeEvents()
    return requests[0].revents == 0 ? events : events + (try inputEvents())
  }

  private mutating func inputEvents() throws -> [Event] {
    let bytes = Self.available(input, atMost: 4096)
    if bytes.isEmpty { throw CommandError.terminalLost }
    let inputs = keys.read(bytes)
    if inputs.contains(where: { if case .report(.attributes) = $0 { true } else { false } }) {
      openQuestions = nil
      TerminalSignals.endQuestions()
    }
    let isProbablyKey = keys.isProbablyEscape && !TerminalSignals.awaitsReplies
    keyDeadline = .now + (isProbablyKey ? Self.escapeTime : Self.sequenceTime)
    return inputs.map { .input($0) }
  }

  private mutating func pipeEvents() throws -> [Event] {
    let bytes = Set(Self.available(pipe.reader, atMost: 512))
    var events: [Event] = bytes.contains(0) ? [.wokenUp] : []
    if bytes.contains(UInt8(SIGTSTP)) {
      leave()
      TerminalSignals.stop()
      enter()
      // Discards SIGCONT, which needs no event of its own, and keeps a call of `wakeUp`.
      let later = Self.available(pipe.reader, atMost: 512)
      if later.contains(0), events.isEmpty { events.append(.wokenUp) }
    } else if bytes.contains(UInt8(SIGCONT)) {
      enter()
    } else {
      return bytes.contains(UInt8(SIGWINCH)) ? events + [.resized] : events
    }
    shown = nil
    if let openQuestions { try ask(openQuestions) }
    return events + [.resumed]
  }

  /// The bytes that are available now; empty at the end and after an error.
  private static func available(_ descriptor: FileDescriptor, atMost count: Int) -> [UInt8] {
    (try? descriptor.read(atMost: count, waits: false)) ?? []
  }

  /// Returns unhandled events to the queue of ``events(until:)``.
  mutating func putBack(_ events: some Sequence<Event>) { unread += events }

  /// How long to wait, in milliseconds; -1 without limit.
  private func timeout(until deadline: ContinuousClock.Instant?) -> Int32 {
    let deadlines = [deadline, keys.isWaiting ? keyDeadline : nil].compactMap(\.self)
    guard let next = deadlines.min() else { return -1 }
    let rest = (next - .now) / .milliseconds(1)
    return Int32(min(max(0, rest.rounded(.up)), 60_000))
  }

  /// Asks the terminal. The replies arrive as input.
  ///
  /// Replies that arrive while the terminal is restored are discarded. Otherwise, the shell would
  /// read them.
  mutating func ask(_ questions: String) throws(SystemError) {
    openQuestions = questions
    TerminalSignals.startQuestions()
    try send(questions)
  }

  /// Writes a sequence that changes no cells.
  func send(_ sequence: String) throws(SystemError) { try output.write(sequence) }

  /// Restores the terminal while another program uses it. The next frame is drawn as a whole.
  mutating func withTerminalRestored<Value>(_ body: () -> Value) -> Value {
    // The other program may draw on the terminal.
    shown = nil
    leave()
    TerminalSignals.uninstall()
    let value = CurrentProcess.withInterruptsIgnored(body)
    TerminalSignals.install(
      notifying: pipe.writer, leavingWith: Self.leaveSequence(for: features))
    // The program can leave the terminal in any mode. The saved modes are those before kpgg.
    _ = Self.enter(
      input: input, output: output, features: features, readsInterrupts: readsInterrupts,
      savesModes: false)
    // Replies that arrived meanwhile are discarded. A terminal that fails also fails to draw.
    if let openQuestions, !TerminalSignals.awaitsReplies { try? ask(openQuestions) }
    return value
  }

  /// Draws what differs from the last frame.
  mutating func draw(_ frame: ScreenFrame<some Hashable & Sendable>) throws(SystemError) {
    let removal = imageRemoval(before: frame.image?.placement)
    // Some terminals remove an image only when the whole screen is redrawn.
    let old = removal == nil ? shown : nil
    let isCleared = old?.grid.size != frame.grid.size
    var text = GridDifference(old: old?.grid, new: frame.grid, isColored: isColored).sequences
    if let new = frame.image, isCleared || new.placement != image {
      let area = new.placement.area
      text += "\u{1B}[\(area.y + 1);\(area.x + 1)H" + new.sequences
    }
    if let point = frame.cursor, !text.isEmpty || point != shown?.cursor {
      text += "\u{1B}[\(point.y + 1);\(point.x + 1)H\u{1B}[?25h"
    } else if frame.cursor == nil, shown?.cursor != nil {
      text = "\u{1B}[?25l" + text
    }
    if features.showsTitle, frame.title != old?.title {
      text += TerminalCommand.title(frame.title)
    }
    text = (removal ?? "") + text
    shown = (frame.grid, frame.cursor, frame.title)
    image = frame.image?.placement
    guard !text.isEmpty else { return }
    // A synchronized update (mode 2026) in a single write avoids flicker.
    try send("\u{1B}[?2026h\(text)\u{1B}[?2026l")
  }

  mutating func removeImage() throws(SystemError) {
    try send(imageRemoval(before: nil) ?? "")
    (image, shown) = (nil, nil)
  }

  /// The sequence that removes the old image before a new one is shown; empty if redrawing removes
  /// it, `nil` if the image stays.
  private func imageRemoval(before new: ImagePlacement?) -> String? {
    guard let image, image != new else { return nil }
    return image.imageProtocol == .kitty ? "\u{1B}_Ga=d,d=A,q=2\u{1B}\\" : ""
  }

  private func enter() {
    _ = Self.enter(
      input: input, output: output, features: features, readsInterrupts: readsInterrupts)
  }

  /// Sets the modes of the terminal, also after another process changed them.
  private static func enter(
    input: FileDescriptor, output: FileDescriptor, features: TerminalFeatures,
    readsInterrupts: Bool, savesModes: Bool = true
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
    if readsInterrupts {
      let noKey = UInt8(truncatingIfNeeded: fpathconf(input.rawValue, Int32(_PC_VDISABLE)))
      withUnsafeMutableBytes(of: &modes.c_cc) { $0[Int(VINTR)] = noKey }
    }
    guard tcsetattr(input.rawValue, TCSADRAIN, &modes) == 0 else { return false }
    // After a stop that kpgg did not see, the saved title is still on the terminal's stack.
    let savesTitle = features.showsTitle && !isActive
    try? output.write(enterSequence + (savesTitle ? TerminalCommand.titleSaving : ""))
    return true
  }

  private func leave() {
    TerminalSignals.leaveScreen { try? send(Self.leaveSequence(for: features)) }
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
