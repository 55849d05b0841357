import KPGGPublishing
import KPGGSystem

/// A terminal in full-screen mode that shows frames and reads keys, clicks, and replies.
///
/// The terminal is restored when the value is destroyed.
struct InteractiveScreen: ~Copyable {
  /// The reason why ``events(until:)`` returns.
  enum Event: Hashable, Sendable {
    case input(TerminalInput)
    /// The terminal has another size.
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

  private let screen: FullScreen
  private let isColored: Bool
  private let features: TerminalFeatures
  private var keys = KeyReader()
  /// When an incomplete sequence in the key reader counts as complete.
  private var keyDeadline = ContinuousClock.now
  /// What the terminal shows; `nil` if it may show something else.
  private var shown: Shown?
  /// The image on the terminal, which a full redraw must remove.
  private var image: ImagePlacement?
  /// The questions that the terminal has not answered completely.
  private(set) var openQuestions: String?
  /// The events that were put back.
  private var unread: [Event] = []

  /// A drawn frame, without its image.
  private struct Shown {
    var grid: CellGrid
    var cursor: CellPoint?
    var title: String
  }

  /// Enters full-screen mode on the terminal of the two descriptors.
  init(
    input: FileDescriptor, output: FileDescriptor, isColored: Bool, features: TerminalFeatures
  ) throws(CommandError) {
    do {
      screen = try FullScreen(input: input, output: output, features: features)
    } catch {
      throw .terminalUnusable(reason: error.reason)
    }
    (self.isColored, self.features) = (isColored, features)
  }

  /// The size of the terminal.
  var size: CellSize { screen.size }

  /// The size of a cell, if the terminal knows its size in pixels.
  var cell: PixelSize? { screen.cell }

  /// Ends a wait from any thread. Call it only while the value exists.
  var wakeUp: @Sendable () -> Void { screen.wakeUp }

  /// Waits for events until a deadline; without one, until there is an event.
  ///
  /// - Returns: The events in their order. There can be none.
  /// - Throws: `CommandError.terminalLost`, or an error from asking questions again.
  mutating func events(until deadline: ContinuousClock.Instant? = nil) throws -> [Event] {
    guard unread.isEmpty else {
      defer { unread = [] }
      return unread
    }
    var events: [Event] = []
    for event in screen.wait(milliseconds: timeout(until: deadline)) {
      switch event {
      case .input(let bytes):
        let inputs = keys.read(bytes)
        if inputs.contains(where: { if case .report(.attributes) = $0 { true } else { false } }) {
          openQuestions = nil
          TerminalSignals.endQuestions()
        }
        events += inputs.map { .input($0) }
        let isProbablyKey = keys.isProbablyEscape && !TerminalSignals.awaitsReplies
        keyDeadline = .now + (isProbablyKey ? Self.escapeTime : Self.sequenceTime)
      case .timeout:
        if keyDeadline <= .now { events += keys.flush().map { .input($0) } }
      case .wokenUp: events.append(.wokenUp)
      case .resumed:
        shown = nil
        if let openQuestions { try ask(openQuestions) }
        events.append(.resumed)
      case .resized: events.append(.resized)
      case .disconnected: throw CommandError.terminalLost
      }
    }
    return events
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
    try screen.show(questions)
  }

  /// Writes a sequence that changes no cells.
  func send(_ sequence: String) throws(SystemError) { try screen.show(sequence) }

  /// Restores the terminal while another program uses it. The next frame is drawn as a whole.
  mutating func withTerminalRestored<Value>(_ body: () -> Value) -> Value {
    // The other program may have drawn on the terminal.
    shown = nil
    defer {
      // Replies that arrived meanwhile are discarded. A terminal that fails also fails to draw.
      if let openQuestions, !TerminalSignals.awaitsReplies { try? ask(openQuestions) }
    }
    return screen.withTerminalRestored(body)
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
    shown = Shown(grid: frame.grid, cursor: frame.cursor, title: frame.title)
    image = frame.image?.placement
    guard !text.isEmpty else { return }
    // A synchronized update (mode 2026) in a single write avoids flicker.
    try screen.show("\u{1B}[?2026h\(text)\u{1B}[?2026l")
  }

  /// Removes the image from the terminal.
  mutating func removeImage() throws(SystemError) {
    try screen.show(imageRemoval(before: nil) ?? "")
    (image, shown) = (nil, nil)
  }

  /// The sequence that removes the image before another one is shown; empty if a redraw removes it,
  /// and `nil` if it stays.
  private func imageRemoval(before new: ImagePlacement?) -> String? {
    guard let image, image != new else { return nil }
    return image.imageProtocol == .kitty ? "\u{1B}_Ga=d,d=A,q=2\u{1B}\\" : ""
  }
}
