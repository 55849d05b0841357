import KPGGCore
import XCTest

@testable import kpgg

final class QuizEditorSavingTests: QuizEditorTestCase {
  func testAQuizWithoutQuestionsIsNotSaved() throws {
    var editor = try editor()
    editor.type("s")
    XCTAssertEqual(editor.effects, [])
    XCTAssertEqual(editor.state.notice, "Add a question first")
  }

  func testASavedQuizIsLeftAtOnce() throws {
    var editor = try editor(Self.sample)
    editor.type("q")
    XCTAssertEqual(editor.removeEffects(), [.quit])
    editor.select(1)
    editor.type("ds")
    let content = Data(editor.text.utf8)
    editor.apply(.saved(editor.state.document, content))
    XCTAssertEqual(editor.state.notice, "Saved 2 questions to 'my.quiz'")
    XCTAssertEqual(editor.state.knownContent, content)
    editor.type("q")
    XCTAssertEqual(editor.removeEffects().last, .quit)
  }

  func testEscapeOnTheFirstPageAsksLikeQ() throws {
    var editor = try changedEditor()
    editor.press(.escape)
    XCTAssertEqual(editor.state.decision, .savesChanges)
    XCTAssertTrue(editor.screen.contains("Save the changes?"), editor.screen)
  }

  func testCtrlCAsksBeforeItDiscardsChanges() throws {
    // Also in a search, and in a preview.
    for keys in ["", "a", "p"] {
      var editor = try changedEditor(keys)
      editor.press(.control("c"))
      XCTAssertEqual(editor.state.decision, .savesChanges, keys)
      XCTAssertEqual(editor.removeEffects(), [], keys)
      editor.press(.control("c"))
      XCTAssertEqual(editor.state.decision, .savesChanges, keys)
      XCTAssertEqual(editor.removeEffects(), [], keys)
    }
    var editor = try editor(Self.sample)
    editor.type("e")
    XCTAssertNotNil(editor.state.edit)
    editor.press(.control("c"))
    XCTAssertNil(editor.state.edit)
    XCTAssertEqual(editor.removeEffects(), [])
    editor.press(.control("c"))
    XCTAssertEqual(editor.removeEffects(), [.quit])
  }

  func testNoDiscardsAndEscapeGoesOn() throws {
    var editor = try changedEditor("q")
    editor.press(.escape)
    XCTAssertNil(editor.state.decision)
    XCTAssertEqual(editor.effects, [])
    editor.type("qxㅜ")
    XCTAssertEqual(editor.effects, [.quit])
  }

  func testYesSavesAndThenQuits() throws {
    var editor = try changedEditor("qy")
    XCTAssertEqual(editor.removeEffects().count, 1)
    editor.apply(.saved(editor.state.document, Data()))
    XCTAssertEqual(editor.effects, [.quit])
  }

  func testTheKeyThatSavesAnswersOnlyTheFirstDecision() throws {
    var editor = try changedEditor("qs")
    XCTAssertEqual(editor.removeEffects().count, 1)
    editor.apply(.fileChanged)
    editor.type("s")
    XCTAssertEqual(editor.state.decision, .replacesFile)
    XCTAssertEqual(editor.effects, [])
    editor.type("y")
    XCTAssertEqual(editor.removeEffects().count, 1)
    editor.apply(.saved(editor.state.document, Data()))
    XCTAssertEqual(editor.effects, [.quit])
  }

  func testAnErrorKeepsTheEditorOpen() throws {
    var editor = try changedEditor("qy")
    _ = editor.removeEffects()
    editor.apply(.notSaved("cannot write 'my.quiz': No space left on device"))
    XCTAssertTrue(editor.screen.contains("No space left on device"), editor.screen)
    XCTAssertTrue(editor.state.draft.isChanged)
    editor.type("s")
    editor.apply(.saved(editor.state.document, Data()))
    XCTAssertFalse(editor.effects.contains(.quit))
  }

  func testAChangedFileIsReplacedOnlyOnRequest() throws {
    var editor = try editor(Self.sample)
    editor.type("s")
    _ = editor.removeEffects()
    editor.apply(.fileChanged)
    XCTAssertTrue(editor.screen.contains("Another program changed 'my.quiz'"), editor.screen)
    editor.type("n")
    XCTAssertEqual(editor.effects, [])
    editor.apply(.fileChanged)
    editor.type("y")
    guard case .save(_, _, isForced: true)? = editor.effects.last else {
      return XCTFail("\(editor.effects)")
    }
  }

  func testSaveAsAsksBeforeItReplacesAnotherFileAndKeepsTheOldOneAfterANo() throws {
    var editor = try editor(Self.sample)
    let (file, content) = (editor.state.file, editor.state.knownContent)
    editor.type("S")
    editor.press(.control("u"))
    editor.type("other.quiz")
    editor.press(.enter)
    XCTAssertEqual(
      editor.removeEffects(), [.save(editor.state.document, replacing: nil, isForced: false)])
    XCTAssertEqual(editor.state.file, "other.quiz")
    editor.apply(.fileChanged)
    XCTAssertTrue(editor.screen.contains("'other.quiz' already exists. Replace it?"), editor.screen)
    editor.type("n")
    XCTAssertEqual(editor.state.file, file)
    XCTAssertEqual(editor.state.knownContent, content)
    editor.type("S")
    editor.press(.control("u"), .enter)
    XCTAssertEqual(editor.state.notice, "Type the name of a file")
    XCTAssertEqual(editor.effects, [])
  }

  func testQuittingWhileTheFileIsWrittenNeedsNoDecision() throws {
    var editor = try changedEditor("sq")
    XCTAssertEqual(editor.state.decision, .savesChanges)
    editor.apply(.saved(editor.state.document, Data()))
    XCTAssertNil(editor.state.decision)
    XCTAssertEqual(editor.effects.last, .quit)
  }

  func testASavedQuizWithAProblemSaysSo() throws {
    var editor = try editor("title: x\nQ: { lineup NOBODY }\nQ: { lineup IVE }\n")
    editor.apply(.saved(editor.state.document, Data()))
    XCTAssertEqual(
      editor.state.notice, "Saved 2 questions to 'my.quiz'; 1 cannot be played yet")
  }

  func testUndoAfterSavingIsAChange() throws {
    var editor = try changedEditor()
    editor.apply(.saved(editor.state.document, Data()))
    XCTAssertFalse(editor.state.draft.isChanged)
    editor.type("u")
    XCTAssertTrue(editor.state.draft.isChanged)
  }

  /// An editor after the first question was removed, and more keys were pressed.
  private func changedEditor(_ keys: String = "") throws -> QuizEditorRun {
    var editor = try editor(Self.sample)
    editor.select(1)
    editor.type("d" + keys)
    return editor
  }
}
