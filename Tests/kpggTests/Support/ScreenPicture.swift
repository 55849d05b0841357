import XCTest

@testable import kpgg

/// A picture of a terminal window as an SVG document. Several screens are shown in turn.
///
/// Every character has the position of its cell, so columns align in any font. Boxes and bars are
/// shapes. The same screens always give the same bytes.
struct ScreenPicture {
  /// A screen of the program, and the title of its window.
  struct Screen {
    let grid: CellGrid
    var cursor: CellPoint?
    var title = ""
  }

  /// A description of the picture for screen readers.
  let title: String
  /// The screens in order, at least one. All have the size of the first.
  let screens: [Screen]
  let theme: PictureTheme

  static let cellWidth = 8
  static let rowHeight = 18
  private static let padding = 16
  private static let barHeight = 32

  /// The document.
  var text: String {
    let motion = PictureMotion(scenes: screens.map(elements))
    let document: Markup = """
      <svg xmlns="http://www.w3.org/2000/svg" role="img" xml:lang="en" \
      width="\(width)" height="\(height)" viewBox="0 0 \(width) \(height)">
      <title>\(title)</title>
      <style>
      \(theme.rules)\(motion.rules)</style>
      \(window)<g transform="translate(\(Self.padding) \(Self.barHeight + Self.padding))">
      \(motion.elements)</g>
      </svg>

      """
    return document.text
  }

  private var width: Int { screens[0].grid.size.width * Self.cellWidth + 2 * Self.padding }

  private var height: Int {
    Self.barHeight + screens[0].grid.size.height * Self.rowHeight + 2 * Self.padding
  }

  /// A bar with three buttons above the background of the cells, with round corners.
  private var window: Markup {
    """
    <rect class="bar" width="\(width)" height="\(height)" rx="10"/>
    <path class="screen" d="M0 \(Self.barHeight)H\(width)V\(height - 10)\
    a10 10 0 0 1-10 10H10a10 10 0 0 1-10-10z"/>
    <path class="edge" d="M0 \(Self.barHeight).5H\(width)"/>
    <rect class="edge" x=".5" y=".5" width="\(width - 1)" height="\(height - 1)" rx="9.5"/>
    <g class="buttons">
    <circle cx="20" cy="16" r="5"/><circle cx="38" cy="16" r="5"/><circle cx="56" cy="16" r="5"/>
    </g>

    """
  }

  /// The window's title, the cursor, the boxes, and the rows of a screen. The origin is the top
  /// left corner of the first cell.
  private func elements(of screen: Screen) -> [Markup] {
    var elements: [Markup] = []
    if !screen.title.isEmpty {
      let center = width / 2 - Self.padding
      elements.append(
        "<text class=\"dim title\" x=\"\(center)\" y=\"-27\">\(screen.title)</text>\n")
    }
    if let cursor = screen.cursor {
      let (x, y) = (cursor.x * Self.cellWidth, cursor.y * Self.rowHeight)
      elements.append(
        "<rect x=\"\(x)\" y=\"\(y)\" width=\"2\" height=\"\(Self.rowHeight)\"/>\n")
    }
    var grid = screen.grid
    elements += grid.removeBoxes().map(\.element)
    for y in 0..<grid.size.height {
      let row = PictureRow(grid.row(y))
      guard !row.isBlank else { continue }
      let baseline = y * Self.rowHeight + PictureRow.ascent
      elements.append("<g transform=\"translate(0 \(baseline))\">\n\(row.elements)</g>\n")
    }
    return elements
  }
}

extension ScreenPicture.Screen {
  init(_ frame: ScreenFrame<some Hashable & Sendable>) {
    self.init(grid: frame.grid, cursor: frame.cursor, title: frame.title)
  }
}

extension XCTestCase {
  /// Compares pictures of screens, one for each theme, with `Fixtures/pictures/screens/`.
  func check(
    _ screens: [ScreenPicture.Screen], picture name: String, showing title: String,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    for theme in PictureTheme.all {
      let picture = ScreenPicture(title: title, screens: screens, theme: theme)
      let golden = Golden(folder: "pictures/screens", name: "\(name)-\(theme.name).svg")
      if let problem = golden.problem(with: picture.text) {
        XCTFail(problem, file: file, line: line)
      }
    }
  }
}
