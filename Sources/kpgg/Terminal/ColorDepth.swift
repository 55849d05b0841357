/// The colors of a terminal beyond the 16 of its theme.
enum ColorDepth: Hashable, Sendable {
  /// The 256 colors of xterm, of which kpgg uses those that no theme changes.
  case indexed
  /// Eight bits each for red, green, and blue.
  case full

  /// The colors that the environment indicates; `nil` for 16 colors or fewer.
  init?(environment: [String: String]) {
    let term = environment["TERM"] ?? ""
    let isFull =
      ["truecolor", "24bit"].contains(environment["COLORTERM"]) || term.hasSuffix("-direct")
      || Self.fullColorTerms.contains { term == $0 || term.hasPrefix("\($0)-") }
    // Screen inherits these variables from another terminal.
    let isScreen = environment["STY"]?.isEmpty == false
    if isFull, !isScreen {
      self = .full
    } else if term.contains("256color") {
      self = .indexed
    } else {
      return nil
    }
  }

  private static let fullColorTerms = [
    "alacritty", "contour", "foot", "ghostty", "iterm2", "kitty", "rio", "wezterm",
    "xterm-ghostty", "xterm-kitty", "xterm-rio",
  ]
}

/// A color that no theme changes.
enum TerminalColor: Hashable, Sendable {
  /// One of xterm's 256 colors.
  case indexed(UInt8)
  case full(RGBColor)

  /// The color, or the most similar one that a terminal has.
  init(_ color: RGBColor, _ depth: ColorDepth) {
    switch depth {
    case .full: self = .full(color)
    case .indexed: self = .indexed(Self.index(of: color))
    }
  }

  /// The parameters of the SGR sequence (ECMA-48, 8.3.117) that selects the color, after the one
  /// for the foreground (38) or the background (48).
  var parameters: String {
    switch self {
    case .indexed(let index): "5;\(index)"
    case .full(let color): "2;\(color.red);\(color.green);\(color.blue)"
    }
  }

  /// The values of a channel in xterm's cube of 6 by 6 by 6 colors.
  private static let cube = [0, 95, 135, 175, 215, 255]

  /// The index of the most similar color in the cube (16 to 231) and the grays (232 to 255).
  private static func index(of color: RGBColor) -> UInt8 {
    let channels = [Int(color.red), Int(color.green), Int(color.blue)]
    let nearest = channels.map { channel in
      cube.indices.min { abs(cube[$0] - channel) < abs(cube[$1] - channel) } ?? 0
    }
    // The grays are 8, 18, and so on up to 238.
    let gray = max(0, min(23, (channels.reduce(0, +) / 3 - 3) / 10))
    let distance = { (values: [Int]) in
      zip(values, channels).reduce(0) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) }
    }
    let isGray =
      distance(Array(repeating: 8 + 10 * gray, count: 3)) < distance(nearest.map { cube[$0] })
    let index = isGray ? 232 + gray : 16 + nearest[0] * 36 + nearest[1] * 6 + nearest[2]
    return UInt8(truncatingIfNeeded: index)
  }
}

/// The colors of a cell that shows a part of an image.
struct CellColors: Hashable, Sendable {
  let foreground: TerminalColor
  /// `nil` for the terminal's background.
  let background: TerminalColor?

  /// The parameters of the SGR sequence that sets the colors.
  var parameters: String {
    let front = "38;\(foreground.parameters)"
    return background.map { "\(front);48;\($0.parameters)" } ?? front
  }
}
