/// A reply of the terminal to a question about itself.
enum TerminalReport: Hashable, Sendable {
  /// The terminal's attributes. This is the last reply.
  case attributes(showsSixels: Bool)
  /// The size of a cell in pixels.
  case cellSize(PixelSize)
  /// The terminal has kitty's graphics protocol.
  case kittyGraphics
}

extension TerminalReport {
  /// Questions about images, for ``TerminalReport``: kitty's graphics protocol, the size of a cell
  /// (XTWINOPS), and the primary device attributes (ECMA-48, 8.3.24).
  ///
  /// Terminals reply in order, and every terminal replies to the last question. Multiplexers get no
  /// question in kitty's protocol, which tmux would show as a title.
  static func questions(isMultiplexed: Bool) -> String {
    let kitty = "\u{1B}_Gi=31,s=1,v=1,a=q,t=d,f=24;AAAA\u{1B}\\"
    return (isMultiplexed ? "" : kitty) + "\u{1B}[16t\u{1B}[c"
  }

  /// The primary device attributes, without the question mark.
  init?(attributes: [Int]) {
    guard !attributes.isEmpty else { return nil }
    // The first number is the class of the terminal.
    self = .attributes(showsSixels: attributes.dropFirst().contains(4))
  }

  /// A report of XTWINOPS: 6, the height, and the width of a cell.
  init?(windowReport numbers: [Int]) {
    guard numbers.count == 3, numbers[0] == 6,
      let size = PixelSize(cellWidth: numbers[2], height: numbers[1])
    else { return nil }
    self = .cellSize(size)
  }

  /// An application program command without its delimiters: kitty's reply.
  init?(applicationCommand text: some Collection<UInt8>) {
    guard text.elementsEqual("Gi=31;OK".utf8) else { return nil }
    self = .kittyGraphics
  }
}

extension PixelSize {
  /// Sizes of a cell beyond these are mistakes.
  private static let cellWidths = 2...100
  private static let cellHeights = 4...200

  /// The size of a cell; `nil` if it is not plausible.
  init?(cellWidth width: Int, height: Int) {
    guard Self.cellWidths.contains(width), Self.cellHeights.contains(height) else { return nil }
    self.init(width: width, height: height)
  }
}
