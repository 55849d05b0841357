import KPGGCore
import XCTest

@testable import kpgg

final class WindowTitleTests: BrowserTestCase {
  func testTheTitleIsThePathOfOpenScreens() throws {
    for size in [(40, 12), (80, 24), (140, 40)] {
      var run = try browser(CellSize(width: size.0, height: size.1))
      XCTAssertEqual(run.frame.title, "kpgg")
      run.press(.enter)
      XCTAssertEqual(run.frame.title, "kpgg › STAYC")
      run.press(.enter)
      XCTAssertEqual(run.frame.title, "kpgg › STAYC › Sumin")
      run.press(.character("?"))
      XCTAssertEqual(run.frame.title, "kpgg › STAYC › Sumin › help")
      run.press(.escape, .escape, .escape)
      XCTAssertEqual(run.frame.title, "kpgg")
    }
  }

  func testTheTitleIsInTheLanguageOfTheScreen() throws {
    var run = try browser(CellSize(width: 80, height: 24), .korean, from: "omg")
    XCTAssertEqual(run.frame.title, "kpgg › 오마이걸")
    run.press(.character("L"))
    XCTAssertEqual(run.frame.title, "kpgg › OH MY GIRL")
  }

  func testASCIITitlesHaveASCIISeparators() throws {
    XCTAssertEqual(try browser(isASCII: true, from: "omg").frame.title, "kpgg > OH MY GIRL")
  }

  func testALongTitleLosesItsStart() throws {
    var run = try browser()
    for _ in 0..<20 {
      run.press(.character("/"))
      run.type("stayc")
      run.press(.enter)
    }
    let title = run.frame.title
    XCTAssertLessThanOrEqual(CellWidth.of(title), 100)
    XCTAssertTrue(title.hasPrefix("kpgg › STAYC › search › "), title)
    XCTAssertTrue(title.hasSuffix(" › search › STAYC"), title)
    XCTAssertGreaterThan(CellWidth.of(title), 80)
  }

  func testAHostileNameIsMadeSafe() throws {
    var group = GirlGroup(id: try Known.group("HOSTILE"))
    group.name = "\u{1B}]2;x\u{7}"
    let catalog = Catalog(sections: [], groups: [group], featuredIDs: [])
    var run = try browser(isLocal: false, from: "hostile")
    run.apply(.loaded(requestID: 1, .catalog(catalog)))
    XCTAssertEqual(run.frame.title, "kpgg › \u{FFFD}]2;x\u{FFFD}")
  }
}
