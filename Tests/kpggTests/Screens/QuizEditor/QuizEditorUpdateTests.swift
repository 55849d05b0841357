import Foundation
import KPGGCore
import KPGGQuiz
import XCTest

@testable import kpgg

final class QuizEditorUpdateTests: QuizEditorTestCase {
  func testAQuizFromTheCatalog() throws {
    var editor = try editor()
    editor.press(.enter)
    editor.enter("My groups")
    editor.type("aomg")
    editor.press(.enter, .enter, .down, .enter)
    XCTAssertEqual(editor.state.notice, "Added as question 2")
    XCTAssertEqual(editor.questions, ["{ lineup OHMYGIRL }", "{ initials OHMYGIRL }"])
    editor.press(.escape, .escape)
    XCTAssertEqual(editor.state.selectedRow, .question(1))
    editor.type("s")
    XCTAssertEqual(
      editor.effects, [.save(editor.state.document, replacing: nil, isForced: false)])
    XCTAssertTrue(editor.text.hasPrefix("title: My groups\nlevel: easy\n"), editor.text)
  }

  func testTheHeaderIsEditedRowByRow() throws {
    var editor = try editor(Self.sample)
    editor.press(.down, .enter)
    editor.enter("  Bo\u{202E}b ")
    editor.press(.down, .enter, .enter, .down, .enter)
    editor.enter("20")
    XCTAssertTrue(
      editor.text.hasPrefix("# a comment\ntitle: 2세대 걸그룹\nby: Bob\nlevel: hard\ntime: 20\n"),
      editor.text)
    editor.type("d")
    editor.press(.up, .enter, .up)
    editor.type("d")
    XCTAssertTrue(
      editor.text.hasPrefix("# a comment\ntitle: 2세대 걸그룹\nlevel: easy\n\n"), editor.text)
  }

  func testATextThatAFileCannotHoldStaysInTheLine() throws {
    var editor = try editor(Self.sample)
    for (row, text) in [(0, ""), (3, "4"), (3, "601"), (3, "soon")] {
      editor.press(.home)
      for _ in 0..<row { editor.press(.down) }
      editor.press(.enter)
      editor.enter(text)
      XCTAssertNotNil(editor.state.notice, text)
      XCTAssertEqual(editor.state.edit?.field.text, text)
      editor.press(.escape)
    }
    XCTAssertFalse(editor.state.draft.isChanged)
  }

  func testQuestionsMoveAndAreRemovedAndComeBack() throws {
    var editor = try editor(Self.sample)
    let before = editor.text
    editor.select(1)
    editor.type(">J")
    XCTAssertEqual(editor.state.selectedRow, .question(2))
    XCTAssertEqual(
      editor.questions,
      ["{ profile OHMYGIRL/Mimi }", "Which group debuted first?", "{ initials OHMYGIRL }"])
    XCTAssertTrue(editor.text.contains("# about her\nQ: { profile"), editor.text)
    editor.type(">")
    editor.type("<K")
    XCTAssertEqual(editor.text, before)
    editor.type("d")
    XCTAssertEqual(editor.questions.count, 2)
    editor.type("u")
    XCTAssertEqual(editor.text, before)
  }

  func testUndoTakesBackEveryChange() throws {
    var editor = try editor(Self.sample)
    let before = editor.text
    editor.press(.down, .down, .enter)
    editor.select(2)
    editor.type("ddd")
    editor.type("uuuuu")
    XCTAssertEqual(editor.text, before)
    XCTAssertEqual(editor.state.notice, "Nothing to undo")
    XCTAssertFalse(editor.state.draft.isChanged)
  }

  func testAQuestionIsNotAddedTwice() throws {
    var editor = try editor(Self.sample)
    editor.type("aomg")
    editor.press(.enter, .down, .enter)
    XCTAssertEqual(editor.state.notice, "This is already question 1")
    XCTAssertEqual(editor.questions.count, 3)
  }

  func testASongThatMatchesIsOfferedFirst() throws {
    var editor = try editor()
    editor.type("a살짝 설렜어")
    editor.press(.enter, .enter)
    XCTAssertTrue(editor.questions[0].hasPrefix("{ song OHMYGIRL Nonstop"), editor.text)
  }

  func testDecomposedInputFindsAndWritesComposedTexts() throws {
    var editor = try editor()
    let decomposed = "오마이걸".decomposedStringWithCanonicalMapping
    editor.type("a")
    for scalar in decomposed.unicodeScalars { editor.press(.character(Character(scalar))) }
    guard case .search(_, let hits) = editor.state.page.content else {
      return XCTFail(editor.screen)
    }
    XCTAssertEqual(hits.first?.id, "OHMYGIRL")
    editor.press(.escape, .enter)
    editor.press(.control("u"))
    editor.apply(.paste(decomposed))
    editor.press(.enter)
    XCTAssertTrue(
      editor.text.utf8.elementsEqual("title: 오마이걸\nlevel: easy\n".utf8), editor.text)
  }

  func testLettersOfTheKoreanLayoutAreCommands() throws {
    var editor = try editor(Self.sample)
    editor.type("ㅁ")
    guard case .search = editor.state.page.content else { return XCTFail(editor.screen) }
    editor.press(.escape)
    editor.type("ㄴ")
    XCTAssertEqual(editor.effects.count, 1)
  }

  func testAClickSelectsARowAndASecondClickOpensIt() throws {
    var editor = try editor(Self.sample)
    editor.click("Which group debuted")
    XCTAssertEqual(editor.state.selectedRow, .question(2))
    editor.click("Which group debuted")
    XCTAssertEqual(editor.state.openQuestion, 2)
    editor.click("Esc back")
    XCTAssertNil(editor.state.openQuestion)
  }

  func testAMemberIsAskedForByHerProfile() throws {
    var editor = try editor()
    editor.type("aomg mimi")
    editor.press(.enter, .enter)
    XCTAssertEqual(editor.questions, ["{ profile OHMYGIRL/Mimi }"])
  }

  func testTheLevelsThatHaveQuestionsAreNamed() throws {
    var editor = try editor()
    editor.type("ayooa")
    editor.press(.enter)
    XCTAssertEqual(
      editor.state.notice,
      "No easy questions are available here; change the level to hard")
  }

  func testWhatTheCatalogDoesNotProveIsMarkedAndDoesNotPlay() throws {
    var editor = try editor("title: x\nQ: { profile OHMYGIRL/Nobody }\nQ: { lineup IVE }\n")
    XCTAssertEqual(editor.state.draft.problemCount, 1)
    XCTAssertTrue(editor.screen.contains("1. ! "), editor.screen)
    editor.select(1)
    XCTAssertTrue(editor.screen.contains("member 'OHMYGIRL/Nobody' not found"), editor.screen)
    editor.type("p")
    XCTAssertEqual(editor.state.notice, "This question cannot be played yet")
  }

  func testAChangeOfTheLevelProvesAllQuestionsAgain() throws {
    var editor = try editor(Self.sample)
    XCTAssertEqual(editor.state.draft.entries[0].question?.choices.count, 4)
    editor.press(.down, .down, .enter, .enter)
    XCTAssertEqual(editor.state.draft.entries[0].question?.choices.count, 0)
    XCTAssertEqual(editor.state.draft.entries[2].question?.choices.count, 3)
  }
}
