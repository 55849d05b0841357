import KPGGCore
import KPGGQuiz
import Synchronization
import XCTest

@testable import kpgg

final class QuizEditorTests: QuizEditorTestCase {
  func testSavingWritesTheDocument() throws {
    let written = Mutex<[String]>([])
    let screen = try screen(content: { _ in nil }) { text, _ in
      written.withLock { $0.append(text) }
    }
    let document = screen.state.document
    guard
      case .saved(document, let content)? = try event(
        after: .save(document, replacing: nil, isForced: false), in: screen)
    else { return XCTFail("not saved") }
    XCTAssertEqual(written.withLock { $0 }, [document.text])
    XCTAssertEqual(content, Data(document.text.utf8))
  }

  func testAFileThatChangedMeanwhileIsNotWritten() throws {
    let screen = try screen(content: { _ in Data("new".utf8) }) { _, _ in XCTFail("written") }
    for known in [nil, Data("old".utf8)] {
      let effect = QuizEditorEffect.save(screen.state.document, replacing: known, isForced: false)
      guard case .fileChanged? = try event(after: effect, in: screen) else {
        return XCTFail("\(String(describing: known))")
      }
    }
  }

  func testForceReplacesAnyFileAlsoAnUnreadableOne() throws {
    let screen = try screen(content: { throw CommandError.fileTooLarge($0, limit: 9) }) { _, _ in }
    let effect = { QuizEditorEffect.save(screen.state.document, replacing: nil, isForced: $0) }
    guard case .saved? = try event(after: effect(true), in: screen) else {
      return XCTFail("forced")
    }
    XCTAssertThrowsError(try event(after: effect(false), in: screen))
  }

  func testAPreviewReceivesTheElapsedTime() throws {
    let screen = try screen(content: { _ in nil }) { _, _ in }
    guard case .elapsed(7)? = screen.event(after: 7, in: screen.state) else { return XCTFail() }
  }

  func testAFullDiskIsReported() throws {
    let screen = try screen(content: { _ in nil }) { _, _ in }
    let error = CommandError.unwritableFile("my.quiz", reason: "No space left on device")
    guard case .notSaved(let message) = screen.event(for: error, in: screen.state) else {
      return XCTFail("saved")
    }
    XCTAssertEqual(message, "cannot write 'my.quiz': No space left on device")
  }

  private func event(after effect: QuizEditorEffect, in screen: QuizEditor) throws
    -> QuizEditorEvent?
  {
    try screen.step(for: effect, in: screen.state).event()
  }

  private func screen(
    content: @escaping @Sendable (String) throws -> Data?,
    write: @escaping @Sendable (String, String) throws -> Void
  ) throws -> QuizEditor {
    QuizEditor(
      display: ScreenDisplay(isLinear: true, isColored: false, environment: [:]),
      state: try editor(Self.sample).state,
      content: content, write: write)
  }
}
