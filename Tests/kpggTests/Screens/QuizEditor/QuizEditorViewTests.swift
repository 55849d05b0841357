import KPGGCore
import XCTest

@testable import kpgg

final class QuizEditorViewTests: QuizEditorTestCase {
  func testScreensInAllSizesAndLanguages() throws {
    for (width, height) in [(40, 12), (80, 24), (200, 60)] {
      for language in Language.allCases {
        let size = CellSize(width: width, height: height)
        check(try screens(language, size), golden: "make", size, language)
      }
    }
  }

  /// The screens of an author who uses each page once.
  private func screens(_ language: Language, _ size: CellSize) throws -> [String] {
    var screens: [String] = []
    var editor = try editor(nil, language, size)
    screens.append(editor.screen)
    editor = try self.editor(Self.sample, language, size)
    editor.press(.enter)
    screens.append(editor.screen)
    editor.press(.escape)
    editor.type("a오마이걸")
    screens.append(editor.screen)
    editor.press(.enter, .down, .enter)
    screens.append(editor.screen)
    editor.press(.end, .enter, .escape, .escape)
    screens.append(editor.screen)
    editor.select(2)
    editor.press(.enter, .down)
    editor.type("d")
    screens.append(editor.screen)
    editor.type("p")
    screens.append(editor.screen)
    editor.type("u")
    editor.press(.escape)
    editor.select(3)
    editor.type("p")
    screens.append(editor.screen)
    editor.press(.escape, .enter, .end)
    screens.append(editor.screen)
    editor.type("?")
    screens.append(editor.screen)
    editor.press(.escape)
    editor.type("q")
    screens.append(editor.screen)
    return screens
  }

  func testThePreviewIsWhatThePlayerSees() throws {
    var editor = try editor("title: x\ntime: 20\nQ: { initials OHMYGIRL }\nQ: { lineup IVE }\n")
    editor.select(1)
    editor.type("p")
    let page = editor.state.page.content
    guard case .preview(let quiz) = page else { return XCTFail(editor.screen) }
    XCTAssertEqual(editor.frame.grid, quiz.frame.grid)
    editor.type("1")
    XCTAssertTrue(editor.screen.contains("Answer: OH MY GIRL"), editor.screen)
    editor.press(.enter)
    editor.apply(.elapsed(20_000))
    XCTAssertTrue(editor.screen.contains("Time is up"), editor.screen)
    editor.press(.enter, .enter)
    XCTAssertEqual(editor.state.selectedRow, .question(0))
    XCTAssertEqual(editor.effects, [])
    XCTAssertFalse(editor.state.draft.isChanged)
  }

  func testAClickAnswersInThePreview() throws {
    var editor = try editor("title: x\nQ: { initials OHMYGIRL }\n")
    editor.select(1)
    editor.type("p")
    editor.click("OH MY GIRL")
    XCTAssertTrue(editor.screen.contains("✓ Right"), editor.screen)
    editor.type("L")
    editor.type("q")
    XCTAssertEqual(editor.state.language, .korean)
  }

  func testTheCursorStandsInTheLine() throws {
    var editor = try editor(Self.sample)
    XCTAssertNil(editor.frame.cursor)
    editor.press(.enter)
    XCTAssertEqual(editor.frame.cursor, CellPoint(x: 20, y: 22))
    editor.press(.escape)
    editor.type("a유아")
    XCTAssertEqual(editor.frame.cursor, CellPoint(x: 7, y: 3))
  }

  func testTheHeaderHasTheNameOfTheFileAndAMarkOfChanges() throws {
    for (file, shown) in [
      ("a/b/girls.quiz", "girls.quiz"), (String(repeating: "x", count: 90), ""),
    ] {
      var state = try editor(Self.sample).state
      state.file = file
      var editor = QuizEditorRun(state: state)
      XCTAssertTrue(editor.frame.grid.lines[0].hasSuffix("\(shown) "), file)
      editor.press(.down)
      editor.type("d")
      XCTAssertTrue(editor.frame.grid.lines[0].hasSuffix("\(shown) * "), file)
    }
  }

  func testTextOfOthersIsMadeSafe() throws {
    // A file cannot hold these characters, but the name of the file can.
    var state = try editor(Self.sample).state
    state.file = "\u{1B}[2Jevil\u{202E}"
    var editor = QuizEditorRun(state: state)
    editor.apply(.fileChanged)
    for screen in [editor.screen, editor.frame.title] {
      XCTAssertFalse(screen.unicodeScalars.contains { $0 == "\u{1B}" || $0 == "\u{202E}" })
    }
  }

  func testASCIISymbols() throws {
    var editor = try editor(
      "title: x\nQ: { initials OHMYGIRL }\n", isASCII: true)
    editor.type("aomg")
    editor.press(.enter)
    let text = editor.screen
    XCTAssertTrue(text.unicodeScalars.allSatisfy { $0.isASCII || ("가"..."힣").contains($0) }, text)
  }
}
