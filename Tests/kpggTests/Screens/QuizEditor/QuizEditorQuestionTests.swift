import KPGGCore
import KPGGQuiz
import XCTest

@testable import kpgg

final class QuizEditorQuestionTests: QuizEditorTestCase {
  func testAWrittenQuestion() throws {
    var editor = try editor()
    editor.type("o")
    editor.enter("Which group?")
    editor.enter("IVE")
    XCTAssertEqual(editor.state.selectedRow, .new(.answer))
    editor.press(.enter)
    for text in ["아이브", ""] { editor.enter(text) }
    editor.press(.down, .enter)
    for text in ["TWICE", "KARA", ""] { editor.enter(text) }
    editor.type("a")
    for text in ["Six members", ""] { editor.enter(text) }
    XCTAssertEqual(
      editor.text,
      """
      title: my
      level: easy

      Q: Which group?
      A: IVE
      A: 아이브
      - TWICE
      - KARA
      ? Six members

      """)
    XCTAssertEqual(editor.state.draft.problemCount, 0)
  }

  func testTheOnlyAnswerIsNotRemoved() throws {
    var editor = try editor(Self.sample)
    editor.select(3)
    editor.press(.enter, .down)
    editor.type("dd")
    XCTAssertEqual(editor.state.notice, "the question has no answer")
    XCTAssertTrue(editor.text.contains("A: 카라"), editor.text)
    XCTAssertFalse(editor.text.contains("A: KARA"), editor.text)
  }

  func testAnswersMove() throws {
    var editor = try editor(Self.sample)
    editor.select(3)
    editor.press(.enter, .down)
    editor.type(">>")
    XCTAssertTrue(editor.text.contains("A: 카라\nA: KARA\n- SECRET"), editor.text)
  }

  func testAQuestionWithBracesIsRefused() throws {
    var editor = try editor()
    editor.type("o")
    editor.enter("What is { song IVE }?")
    XCTAssertNotNil(editor.state.notice)
    XCTAssertEqual(editor.state.edit?.target, .newPrompt)
    editor.enter("{ song IVE }")
    XCTAssertEqual(editor.state.edit?.target, .newPrompt)
    XCTAssertEqual(editor.questions, [])
  }

  func testAnEmptyQuestionIsCanceled() throws {
    var editor = try editor()
    editor.type("o")
    editor.enter(" ")
    XCTAssertNil(editor.state.edit)
    XCTAssertFalse(editor.state.draft.isChanged)
  }

  func testCluesAreReplacedRemovedMovedAndAdded() throws {
    var editor = try editor(Self.sample)
    editor.select(2)
    editor.press(.enter)
    let count = try XCTUnwrap(editor.state.draft.entries[1].question).clues.count
    XCTAssertGreaterThan(count, 3)
    editor.press(.down)
    editor.type(">")
    XCTAssertTrue(editor.text.contains("Mimi }\n? { 2 }\n? { 1 }\n? { 3 }"), editor.text)
    editor.type("<")
    XCTAssertFalse(editor.text.contains("? { "), editor.text)
    editor.press(.end, .up, .enter)
    editor.enter("Her own words")
    XCTAssertTrue(editor.text.contains("? { \(count - 1) }\n? Her own words\n"), editor.text)
    editor.type("d")
    XCTAssertFalse(editor.text.contains("Her own words"), editor.text)
    // The usual clue is offered again.
    editor.press(.enter)
    XCTAssertFalse(editor.text.contains("? { "), editor.text)
    editor.type("aLikes mint")
    editor.press(.enter, .escape)
    XCTAssertTrue(editor.text.contains("? { \(count) }\n? Likes mint\n"), editor.text)
  }

  func testAClueThatProvesTheAnswerIsMissedAtOnce() throws {
    var editor = try editor(Self.sample)
    editor.select(2)
    editor.press(.enter, .down)
    editor.type("d")
    XCTAssertEqual(editor.state.draft.problemCount, 1)
    XCTAssertTrue(
      editor.screen.contains("! without the usual clue { 1 }, several answers are right"),
      editor.screen)
    editor.type("u")
    XCTAssertEqual(editor.state.draft.problemCount, 0)
  }

  func testWordsOfTheAuthorAndTheUsualOnes() throws {
    var editor = try editor(Self.sample)
    editor.select(1)
    editor.press(.enter, .enter)
    XCTAssertTrue(
      editor.state.edit?.field.text.hasPrefix("Which group has these initials") == true)
    editor.press(.enter)
    XCTAssertFalse(editor.state.draft.isChanged)
    editor.press(.enter)
    editor.enter("누구의 초성?")
    XCTAssertEqual(editor.questions[0], "누구의 초성? { initials OHMYGIRL }")
    editor.press(.enter)
    editor.enter("")
    XCTAssertEqual(editor.questions[0], "{ initials OHMYGIRL }")
    for words in ["Whose?", "초성이 다음과 같은 그룹은? ㅇㅁㅇㄱ"] {
      editor.press(.enter)
      editor.enter(words)
    }
    XCTAssertEqual(editor.questions[0], "{ initials OHMYGIRL }")
  }

  func testATextThatTellsTheAnswerIsAProblem() throws {
    var editor = try editor(Self.sample)
    editor.select(1)
    editor.type("e")
    editor.press(.enter)
    editor.enter("Is it OH MY GIRL?")
    XCTAssertTrue(editor.screen.contains("! the text contains the answer"), editor.screen)
  }

  func testTheSameQuestionTwiceNamesTheOther() throws {
    var editor = try editor("title: x\nQ: { lineup IVE }\nQ: { lineup IVE }\n")
    editor.select(2)
    XCTAssertTrue(editor.screen.contains("! the same as question 1"), editor.screen)
  }

  func testEscapeKeepsTheOldText() throws {
    var editor = try editor(Self.sample)
    editor.press(.enter)
    editor.type("xyz")
    editor.press(.escape)
    XCTAssertFalse(editor.state.draft.isChanged)
  }

  func testUndoClosesAQuestionThatIsGone() throws {
    var editor = try editor()
    editor.type("o")
    editor.enter("Which?")
    editor.enter("IVE")
    XCTAssertEqual(editor.state.openQuestion, 0)
    editor.type("u")
    XCTAssertNil(editor.state.openQuestion)
    XCTAssertEqual(editor.questions, [])
  }
}
