import KPGGCore
import XCTest

@testable import kpgg

final class ChafaOutputTests: XCTestCase {
  // MARK: Characters

  func testCharactersHaveTheColorsBeforeThem() throws {
    let output =
      "\u{1B}[0m\u{1B}[38;2;1;20;255m▀\u{1B}[48;5;232m▄\u{1B}[39m \n"
      + "\u{1B}[0;7;38;5;9m─\u{1B}[m█"
    var colors = CellColors(foreground: "2;1;20;255")
    var rows = [[CellGrid.Cell(text: "▀", style: .plain, colors: colors)]]
    colors.background = "5;232"
    rows[0].append(CellGrid.Cell(text: "▄", style: .plain, colors: colors))
    colors.foreground = nil
    rows[0].append(CellGrid.Cell(text: " ", style: .plain, colors: colors))
    rows.append([
      CellGrid.Cell(
        text: "─", style: .plain, colors: CellColors(foreground: "5;9", isInverse: true)),
      CellGrid.Cell(text: "█", style: .plain, colors: CellColors()),
    ])
    for end in ["", "\n"] { XCTAssertEqual(try characters(output + end), .cells(rows)) }
  }

  func testTheParametersSelectTheColors() {
    let both = CellColors(foreground: "2;1;20;255", background: "5;232")
    XCTAssertEqual(both.parameters, "38;2;1;20;255;48;5;232")
    XCTAssertEqual(CellColors(background: "5;1", isInverse: true).parameters, "7;48;5;1")
    XCTAssertEqual(CellColors().parameters, "")
  }

  func testCharactersMustFitInTheArea() throws {
    let row = String(repeating: "█", count: 20)
    let full = Array(repeating: row, count: 12).joined(separator: "\n")
    XCTAssertNotNil(try characters(full))
    XCTAssertNil(try characters(full + "\n█"))
    XCTAssertNil(try characters(row + "█"))
    XCTAssertNil(try characters(""))
    XCTAssertNil(try characters("\n"))
  }

  func testOtherTextIsRefused() throws {
    for text in ["a", "\t", "\r", "\u{7}", "\u{7F}", "유", "\u{202E}", "\u{9B}31m", "▀\u{301}"] {
      XCTAssertNil(try characters("▀" + text), text.debugDescription)
    }
    XCTAssertNil(try drawing([0x20, 0xFF], .characters(.full)))
    XCTAssertNil(try drawing([0xE2, 0x96], .characters(.full)))
  }

  func testOtherSequencesAreRefused() throws {
    let sequences = [
      "\u{1B}", "\u{1B}[", "\u{1B}[0", "\u{1B}[2J", "\u{1B}[1;1H", "\u{1B}[?25l", "\u{1B}[>4m",
      "\u{1B}]0;title\u{7}", "\u{1B}]52;c;aGk=\u{7}", "\u{1B}P0q\u{1B}\\", "\u{1B}_Ga=q\u{1B}\\",
      "\u{1B}c", "\u{1B}[5b", "\u{1B}[1m", "\u{1B}[8m", "\u{1B}[38m", "\u{1B}[38;5m",
      "\u{1B}[38;2;1;2m", "\u{1B}[38;5;256m", "\u{1B}[38;7;1m", "\u{1B}[999999999999999999999m",
      "\u{1B}[4:3m",
    ]
    for text in sequences {
      XCTAssertNil(try characters("▀" + text + "▀"), text.debugDescription)
      XCTAssertNil(try characters("▀" + text), text.debugDescription)
    }
  }

  // MARK: Sixels

  func testSixelsAreKeptAsTheyAre() throws {
    let text = "\u{1B}P0;1;0q\"1;1;200;12#0;2;5;1;49#0!200~$-#0?@~\u{1B}\\"
    XCTAssertEqual(try sixels(text), .sequences(text))
    XCTAssertEqual(try sixels(text + "\n"), .sequences(text))
  }

  func testSixelsBelowTheAreaAreRefused() throws {
    // The area has a height of 240 pixels, which is 40 bands.
    let bands = { (count: Int) in
      "\u{1B}Pq" + Array(repeating: "~", count: count).joined(separator: "-") + "\u{1B}\\"
    }
    XCTAssertNotNil(try sixels(bands(40)))
    XCTAssertNil(try sixels(bands(41)))
  }

  func testANewlineAfterTheLastSixelsIsRemoved() throws {
    let bands = Array(repeating: "~", count: 40).joined(separator: "-")
    XCTAssertEqual(
      try sixels("\u{1B}Pq\(bands)-\u{1B}\\"), .sequences("\u{1B}Pq\(bands)\u{1B}\\"))
  }

  func testSixelsRightOfTheAreaAreRefused() throws {
    // The area has a width of 200 pixels.
    let row = String(repeating: "~", count: 200)
    for fitting in [row, "\(row)$\(row)-\(row)", "!199~#0@", "#1!0~!199?", "~!199~"] {
      XCTAssertNotNil(try sixels("\u{1B}Pq\(fitting)\u{1B}\\"), fitting)
    }
    let wide = [
      row + "~", "~-\(row)~", "~$\(row)~", "!201~", "!200~~", "!200?#0~", "!100~!0~!100~",
      "!65535~", "!4294967297~", "!99999999999999999999~",
    ]
    for data in wide { XCTAssertNil(try sixels("\u{1B}Pq\(data)\u{1B}\\"), data) }
  }

  func testARasterLargerThanTheAreaIsRefused() throws {
    XCTAssertNotNil(try sixels("\u{1B}Pq\"1;1;200;240~\u{1B}\\"))
    let rasters = [
      "1;1;201;240", "1;1;200;241", "1;1;65535;65535", "1;1;99999999999999999999;1", "1;9;10;10",
      "2;1;10;10", "1;1", "1;1;10;10;10", "", "1;1;;",
    ]
    for raster in rasters { XCTAssertNil(try sixels("\u{1B}Pq\"\(raster)~\u{1B}\\"), raster) }
  }

  func testMalformedSixelCommandsAreRefused() throws {
    for data in ["!~", "!5", "!5;5~", "!5#0~", "!5!5~", "5~", ";~", "#~", "#0;2~", "#0;2;1;1;1;1~"]
    {
      XCTAssertNil(try sixels("\u{1B}Pq\(data)\u{1B}\\"), data)
    }
  }

  func testOtherOutputThanSixelsIsRefused() throws {
    let outputs = [
      "", "~", "\u{1B}Pq~", "\u{1B}Pq~\u{1B}", "\u{1B}Pq~\u{1B}\\x", "x\u{1B}Pq~\u{1B}\\",
      "\u{1B}Pq~\u{1B}\\\u{1B}Pq~\u{1B}\\", "\u{1B}Pq~\u{18}x\u{1B}\\",
      "\u{1B}Pq~\u{1B}[2J\u{1B}\\",
      "\u{1B}P$q~\u{1B}\\", "\u{1B}P+q544e\u{1B}\\", "\u{1B}Pp~\u{1B}\\", "\u{1B}Pq~\u{9C}",
      "\u{1B}Pq~\n\u{1B}\\", "\u{1B}Pq유\u{1B}\\", "\u{1B}Ptmux;\u{1B}\u{1B}[2J\u{1B}\\",
      "\u{1B}_Ga=T,f=32,s=1,v=1;AAAAAA==\u{1B}\\", "\u{1B}]1337;File=inline=1:aaaa\u{7}",
    ]
    for output in outputs { XCTAssertNil(try sixels(output), output.debugDescription) }
  }

  // MARK: Kitty graphics

  func testAKittyImageGetsKpggsOwnKeys() throws {
    let expected = "\u{1B}_Ga=T,f=32,s=2,v=1,q=2,C=1,c=20,m=0;AAAAAAAAAAA=\u{1B}\\"
    let outputs = [
      "\u{1B}_Ga=T,f=32,s=2,v=1,c=90,r=90,m=0;AAAAAAAAAAA=\u{1B}\\",
      "\u{1B}_Ga=T,s=2,v=1;AAAAAAAAAAA=\u{1B}\\\n",
      // Each piece has its own padding.
      "\u{1B}_Ga=T,f=32,s=2,v=1,m=1\u{1B}\\\u{1B}_Gm=1;AAAAAA==\u{1B}\\"
        + "\u{1B}_Gm=1,q=2;AAAAAA==\u{1B}\\\u{1B}_Gm=0\u{1B}\\\n",
    ]
    for output in outputs { XCTAssertEqual(try kitty(output), .sequences(expected), output) }
    XCTAssertEqual(
      try kitty("\u{1B}_Ga=T,f=24,s=1,v=1,t=d;AAAA\u{1B}\\"),
      .sequences("\u{1B}_Ga=T,f=24,s=1,v=1,q=2,C=1,c=20,m=0;AAAA\u{1B}\\"))
  }

  func testOtherOutputThanAKittyImageIsRefused() throws {
    let outputs = [
      "", "▀", "\u{1B}_G", "\u{1B}_G\u{1B}\\", "\u{1B}_Ga=T,f=32,s=1,v=1;AAAAAA==",
      // Other actions, and other ways to get the data.
      "\u{1B}_Ga=d,f=32,s=1,v=1;AAAAAA==\u{1B}\\", "\u{1B}_Ga=T,f=32,s=1,v=1,t=f;AAAAAA==\u{1B}\\",
      "\u{1B}_Gf=32,s=1,v=1;AAAAAA==\u{1B}\\", "\u{1B}_Ga=T,f=100,s=1,v=1;AAAAAA==\u{1B}\\",
      "\u{1B}_Ga=T,f=32,s=1,v=1,i=3;AAAAAA==\u{1B}\\",
      "\u{1B}_Ga=T,f=32,s=1,v=1,o=z;AAAAAA==\u{1B}\\",
      "\u{1B}_Ga=T,a=T,f=32,s=1,v=1;AAAAAA==\u{1B}\\",
      "\u{1B}_Ga=T,f=32,s=1,v=1,m;AAAAAA==\u{1B}\\",
      // The wrong number of bytes.
      "\u{1B}_Ga=T,f=32,s=1,v=2;AAAAAA==\u{1B}\\", "\u{1B}_Ga=T,f=32,s=1;AAAAAA==\u{1B}\\",
      "\u{1B}_Ga=T,f=32,s=0,v=0;\u{1B}\\", "\u{1B}_Ga=T,f=32,s=99999,v=99999;AAAA\u{1B}\\",
      "\u{1B}_Ga=T,f=32,s=9999999999999999999,v=1;AAAA\u{1B}\\",
      "\u{1B}_Ga=T,f=32,s=-1,v=-1;AAAA\u{1B}\\",
      // Incomplete, or with something after it.
      "\u{1B}_Ga=T,f=32,s=1,v=1,m=1;AAAAAA==\u{1B}\\",
      "\u{1B}_Ga=T,f=32,s=1,v=1;AAAAAA==\u{1B}\\\u{1B}[2J",
      "\u{1B}_Ga=T,f=32,s=1,v=1,m=1;AAAA\u{1B}\\\u{1B}_Ga=d,m=0;AA==\u{1B}\\",
      "\u{1B}_Ga=T,f=32,s=1,v=1;AA\u{7}AAA==\u{1B}\\", "\u{1B}_Ga=T,f=32,s=1,v=1;AA;AAA==\u{1B}\\",
    ]
    for output in outputs { XCTAssertNil(try kitty(output), output.debugDescription) }
  }

  func testITerm2NeedsNoConverter() throws {
    XCTAssertNil(try drawing(Array("▀".utf8), .iTerm2))
  }

  private func characters(_ text: String) throws -> ImageDrawing? {
    try drawing(Array(text.utf8), .characters(.full))
  }

  private func sixels(_ text: String) throws -> ImageDrawing? {
    try drawing(Array(text.utf8), .sixel)
  }

  private func kitty(_ text: String) throws -> ImageDrawing? {
    try drawing(Array(text.utf8), .kitty)
  }

  private func drawing(_ bytes: [UInt8], _ imageProtocol: ImageProtocol) throws -> ImageDrawing? {
    ImageDrawing(chafaOutput: bytes, at: try .sample(imageProtocol))
  }
}
