import KPGGCore
import KPGGQuiz
import XCTest

@testable import kpgg

final class GridDifferenceTests: XCTestCase {
  func testAnUnchangedGridWritesNothing() {
    let grid = grid(["유아", "IVE"])
    XCTAssertEqual(GridDifference(old: grid, new: grid, isColored: true).sequences, "")
  }

  func testOnlyDifferencesAreWritten() {
    let clear = "\u{1B}[0m\u{1B}[2J"
    let updates: [(String, old: [String]?, new: [String], sequences: String)] = [
      ("the first screen is cleared", nil, ["", " IVE"], clear + "\u{1B}[2;2HIVE"),
      ("changed cells", ["OH MY GIRL", "IVE"], ["OH MY GIRT", "IVE"], "\u{1B}[1;10HT"),
      ("a short gap", ["abcdef"], ["xbcxef"], "\u{1B}[1;1Hxbcx"),
      ("a newly blank end is erased", ["OH MY GIRL"], ["OH"], "\u{1B}[1;3H\u{1B}[K"),
      (
        "an uncertain width moves the cursor",
        nil, ["👍🏽ab"], clear + "\u{1B}[1;1H👍🏽\u{1B}[1;3Hab"
      ),
    ]
    for (rule, old, new, sequences) in updates {
      let difference = GridDifference(old: old.map { grid($0) }, new: grid(new), isColored: false)
      XCTAssertEqual(difference.sequences, sequences, rule)
    }
  }

  func testStylesAreSetOnceAndReset() {
    var new = CellGrid(size: CellSize(width: 4, height: 1))
    new.put("IVE", in: CellArea(x: 0, y: 0, width: 4, height: 1), [.bold, .cyan])
    XCTAssertEqual(
      GridDifference(old: nil, new: new, isColored: true).sequences,
      "\u{1B}[0m\u{1B}[2J\u{1B}[1;1H\u{1B}[0;1;36mIVE\u{1B}[0m")
    assertUpdate(nil, new, "\u{1B}[0m\u{1B}[2J\u{1B}[1;1HIVE")
  }

  func testANewSizeClearsTheScreen() {
    let new = grid(["IVE"])
    let old = CellGrid(size: CellSize(width: 3, height: 3))
    XCTAssertTrue(
      GridDifference(old: old, new: new, isColored: false).sequences.contains("\u{1B}[2J"))
  }

  func testALinkIsOpenedAndEndedAroundItsCells() throws {
    let new = try linked([("IVE", 2, "https://ive.example/")])
    assertUpdate(
      nil, new,
      "\u{1B}[0m\u{1B}[2J\u{1B}[1;3H\u{1B}]8;;https://ive.example/\u{1B}\\IVE\u{1B}]8;;\u{1B}\\")
  }

  func testAnotherLinkIsOpenedAtOnce() throws {
    let new = try linked([("IVE", 0, "https://ive.example/"), ("유", 3, "https://u.example/")])
    assertUpdate(
      grid([""]), new,
      "\u{1B}[1;1H\u{1B}]8;;https://ive.example/\u{1B}\\IVE"
        + "\u{1B}]8;;https://u.example/\u{1B}\\유\u{1B}]8;;\u{1B}\\")
  }

  func testTheSameTextWithAnotherLinkIsWrittenAgain() throws {
    let old = try linked([("IVE", 0, "https://ive.example/")])
    let new = try linked([("IVE", 0, "https://i.example/")])
    assertUpdate(old, new, "\u{1B}[1;1H\u{1B}]8;;https://i.example/\u{1B}\\IVE\u{1B}]8;;\u{1B}\\")
    assertUpdate(old, grid(["IVE"]), "\u{1B}[1;1HIVE")
  }

  func testALinkStaysOpenAcrossAShortGap() throws {
    let old = try linked([("abcde", 0, "https://example.com/")])
    let new = try linked([("xbcde", 0, "https://example.com/"), ("y", 3, "https://example.com/")])
    assertUpdate(
      old, new, "\u{1B}[1;1H\u{1B}]8;;https://example.com/\u{1B}\\xbcy\u{1B}]8;;\u{1B}\\")
  }

  func testALinkDoesNotReachIntoAGap() throws {
    let old = grid(["abc"])
    let new = try linked([("a", 0, "https://example.com/"), ("bc", 1, nil), ("d", 3, nil)])
    assertUpdate(
      old, new, "\u{1B}[1;1H\u{1B}]8;;https://example.com/\u{1B}\\a\u{1B}]8;;\u{1B}\\bcd")
  }

  func testALinkEndsBeforeTheRestOfTheLineIsErased() throws {
    let old = grid(["OH MY GIRL"])
    let new = try linked([("IVE", 0, "https://ive.example/")])
    assertUpdate(
      old, new, "\u{1B}[1;1H\u{1B}]8;;https://ive.example/\u{1B}\\IVE\u{1B}]8;;\u{1B}\\\u{1B}[K")
  }

  func testALinkOfTwoLinesEndsInEachLine() throws {
    var new = CellGrid(size: CellSize(width: 10, height: 2), showsLinks: true)
    let link = TerminalLink("https://example.com/", spansLines: true)
    for y in 0..<2 { new.put("ab", in: CellArea(x: 8, y: y, width: 2, height: 1), link: link) }
    let linked = "\u{1B}]8;id=kpgg;https://example.com/\u{1B}\\ab\u{1B}]8;;\u{1B}\\"
    assertUpdate(grid([""]), new, "\u{1B}[1;9H\(linked)\u{1B}[2;9H\(linked)")
  }

  func testADifferenceTurnsOneGridIntoTheOther() {
    var chance = SeededGenerator(seed: 11)
    let size = CellSize(width: 23, height: 4)
    var old: CellGrid?
    var terminal = SmallTerminal(size: size)
    let links = [nil, TerminalLink("https://a.example/"), TerminalLink("https://b.example/")]
    for round in 0..<500 {
      let blank = CellGrid(size: size, showsLinks: true)
      var new = round % 7 == 0 ? blank : old ?? blank
      for _ in 0..<3 {
        let texts = ["유아", "   ", "OH MY GIRL", "👍🏽", "x", "오마이걸 x", "      "]
        new.put(
          texts.randomElement(using: &chance) ?? "",
          in: CellArea(
            x: Int.random(in: 0..<20, using: &chance), y: Int.random(in: 0..<4, using: &chance),
            width: 12, height: 1),
          [TextStyle.plain, .bold, [.dim, .cyan]].randomElement(using: &chance) ?? .plain,
          link: links.randomElement(using: &chance) ?? nil)
      }
      terminal.receive(GridDifference(old: old, new: new, isColored: true).sequences)
      XCTAssertEqual(terminal.cells, new.allCells, "round \(round)")
      guard terminal.cells == new.allCells else { return }
      old = new
    }
  }

  private func assertUpdate(
    _ old: CellGrid?, _ new: CellGrid, _ expected: String, line: UInt = #line
  ) {
    XCTAssertEqual(
      GridDifference(old: old, new: new, isColored: false).sequences, expected, line: line)
  }

  /// A grid with texts in the first row, from a column on and with a URL.
  private func linked(_ texts: [(text: String, x: Int, address: String?)]) throws -> CellGrid {
    var grid = CellGrid(size: CellSize(width: 10, height: 2), showsLinks: true)
    for (text, x, address) in texts {
      let link = try address.map { try XCTUnwrap(TerminalLink($0)) }
      grid.put(text, in: CellArea(x: x, y: 0, width: 10 - x, height: 1), link: link)
    }
    return grid
  }

  private func grid(_ lines: [String]) -> CellGrid {
    var grid = CellGrid(size: CellSize(width: 10, height: 2))
    for (y, line) in lines.enumerated() {
      grid.put(line, in: CellArea(x: 0, y: y, width: 10, height: 1))
    }
    return grid
  }
}

extension CellGrid {
  fileprivate var allCells: [Cell] { (0..<size.height).flatMap { Array(row($0)) } }
}

/// A minimal terminal emulator. After an emoji its cursor position is unknown, because terminals
/// differ in the width.
private struct SmallTerminal {
  let size: CellSize
  var cells: [CellGrid.Cell]
  private var (x, y): (Int?, Int) = (nil, 0)
  private var style = TextStyle.plain
  private var link: TerminalLink?

  init(size: CellSize) {
    self.size = size
    cells = Array(repeating: .blank, count: size.width * size.height)
  }

  mutating func receive(_ text: String) {
    var rest = Substring(text)
    while let character = rest.popFirst() {
      guard character == "\u{1B}" else {
        show(String(character))
        continue
      }
      guard !rest.hasPrefix("]8;;") else {
        link = TerminalLink(String(rest.dropFirst(4).prefix { $0 != "\u{1B}" }))
        rest = rest.drop { $0 != "\\" }.dropFirst()
        continue
      }
      let sequence = rest.dropFirst().prefix { !$0.isLetter }
      rest = rest.dropFirst(1 + sequence.count)
      execute(sequence.split(separator: ";").compactMap { Int($0) }, rest.popFirst() ?? "?")
    }
  }

  private mutating func execute(_ numbers: [Int], _ final: Character) {
    switch final {
    case "H": (y, x) = (numbers[0] - 1, numbers[1] - 1)
    case "J": cells = Array(repeating: .blank, count: cells.count)
    case "K":
      XCTAssertNil(link, "erased cells are linked")
      for column in (x ?? 0)..<size.width { cells[y * size.width + column] = .blank }
    case "m":
      let styles: [Int: TextStyle] = [1: .bold, 2: .dim, 36: .cyan]
      style = numbers.compactMap { styles[$0] }.reduce(.plain) { $0.union($1) }
    default: XCTFail("an unknown sequence that ends in \(final)")
    }
  }

  private mutating func show(_ text: String) {
    guard let column = x else { return XCTFail("'\(text)' is written nobody knows where") }
    let width = CellWidth.of(text)
    cells[y * size.width + column] = CellGrid.Cell(text: text, style: style, link: link)
    if width == 2 {
      cells[y * size.width + column + 1] = CellGrid.Cell(text: "", style: style, link: link)
    }
    x = text.unicodeScalars.count > 1 ? nil : column + width
  }
}

final class CellColorsTests: XCTestCase {
  private let red = CellGrid.Cell(
    text: "▀", style: .plain, colors: CellColors(foreground: "5;196", background: "5;196"))

  func testCellsOutsideTheGridAreLeftOut() {
    for point in [CellPoint(x: -1, y: 0), CellPoint(x: 2, y: 1), CellPoint(x: 9, y: -9)] {
      var grid = CellGrid(size: CellSize(width: 2, height: 2))
      grid.put(red, at: point)
      XCTAssertEqual(grid.lines, ["  ", "  "])
    }
  }

  func testTextOverAnImageReplacesIt() {
    var grid = row(3)
    grid.put("유", in: CellArea(x: 1, y: 0, width: 2, height: 1))
    XCTAssertEqual(grid.row(0).map(\.colors), [red.colors, nil, nil])
    grid.put(red, at: CellPoint(x: 2, y: 0))
    XCTAssertEqual(grid.lines, ["▀ ▀"])
  }

  func testColorsAreSetBeforeTheCellsThatHaveThem() {
    var grid = row(2, in: 3)
    grid.put("x", in: CellArea(x: 2, y: 0, width: 1, height: 1), .bold)
    XCTAssertEqual(
      GridDifference(old: nil, new: grid, isColored: true).sequences,
      "\u{1B}[0m\u{1B}[2J\u{1B}[1;1H\u{1B}[0;38;5;196;48;5;196m▀\u{1B}[1;2H▀\u{1B}[1;3H"
        + "\u{1B}[0;1mx\u{1B}[0m")
  }

  func testAChangedCellIsWrittenAlone() {
    let old = row(8)
    var new = old
    let colors = CellColors(foreground: "2;255;0;0", background: "2;0;0;0")
    new.put(CellGrid.Cell(text: "▀", style: .plain, colors: colors), at: CellPoint(x: 6, y: 0))
    XCTAssertEqual(
      GridDifference(old: old, new: new, isColored: true).sequences,
      "\u{1B}[1;7H\u{1B}[0;38;2;255;0;0;48;2;0;0;0m▀\u{1B}[0m")
  }

  /// A grid of one row that starts with red cells.
  private func row(_ count: Int, in width: Int? = nil) -> CellGrid {
    var grid = CellGrid(size: CellSize(width: width ?? count, height: 1))
    for x in 0..<count { grid.put(red, at: CellPoint(x: x, y: 0)) }
    return grid
  }
}
