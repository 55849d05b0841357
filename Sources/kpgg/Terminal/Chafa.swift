import KPGGCore
import KPGGSystem

/// chafa, a program that converts pictures to colored characters, sixels, or kitty graphics.
///
/// An endpoint's picture can be made to attack chafa. So its time and its output are limited, and
/// ``ImageDrawing`` checks its output.
struct Chafa: Hashable, Sendable {
  /// The time limit for a picture.
  static let usualTime = Duration.seconds(5)
  /// The maximum size of the output in bytes, enough for kitty on a display with large pixels.
  private static let outputLimit = 16 << 20
  /// The maximum number of pixels of a picture. Larger ones take more than 200 MB of memory.
  private static let pixelLimit = 50_000_000

  let path: String
  /// The variables that the program needs: no secrets, and nothing about the terminal.
  private let environment: [String]
  var time = usualTime

  /// Finds the program in the folders of `PATH`; `nil` if it is not installed.
  init?(environment: [String: String]) {
    guard let path = ChildProgram.path(of: "chafa", in: environment) else { return nil }
    self.path = path
    self.environment =
      ["HOME", "PATH"].compactMap { name in environment[name].map { "\(name)=\($0)" } }
      + ["TERM=xterm-256color"]
  }

  /// Runs the program until it ends, for at most ``time`` and until the task is canceled.
  ///
  /// - Returns: The unchecked output; `nil` if the program fails or exceeds a limit.
  func output(for picture: Picture, at placement: ImagePlacement) -> [UInt8]? {
    guard let size = picture.size, size.width * size.height <= Self.pixelLimit else { return nil }
    let format =
      switch placement.imageProtocol {
      case .kitty: ["kitty"]
      case .sixel, .iTerm2: ["sixels"]
      case .characters(.full): ["symbols", "--colors", "full"]
      // The 240 colors that no theme changes.
      case .characters(.indexed): ["symbols", "--colors", "240"]
      }
    let cells = "\(placement.area.width)x\(placement.area.height)"
    let program = ChildProgram(
      path: path,
      arguments: ["chafa", "--format"] + format + [
        "--symbols", "block+border+space", "--size", cells, "--animate", "off", "--optimize", "0",
        "--threads", "1", "-",
      ], environment: environment)
    // chafa takes the size of a cell from the terminal on its standard error.
    let terminal = try? PseudoTerminal()
    defer { terminal?.close() }
    terminal?.resize(
      columns: placement.area.width, rows: placement.area.height,
      pixelWidth: placement.pixels.width, pixelHeight: placement.pixels.height)
    return program.output(
      for: [UInt8](picture.data), errors: terminal?.descriptor, limit: Self.outputLimit,
      deadline: .now + time)
  }
}
