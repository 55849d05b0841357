import KPGGCore
import KPGGQuiz
import Synchronization
import XCTest

@testable import kpgg

final class MakeTests: MakeTestCase {
  func testSavingWritesTheDocument() throws {
    let written = Mutex<[String]>([])
    let make = try make(content: { nil }) { text in written.withLock { $0.append(text) } }
    let document = make.state.document
    guard
      case .saved(document, let content)? = try event(
        after: .save(document, replacing: nil, isForced: false), in: make)
    else { return XCTFail("not saved") }
    XCTAssertEqual(written.withLock { $0 }, [document.text])
    XCTAssertEqual(content, Data(document.text.utf8))
  }

  func testAFileThatChangedMeanwhileIsNotWritten() throws {
    let make = try make(content: { Data("new".utf8) }) { _ in XCTFail("written") }
    for known in [nil, Data("old".utf8)] {
      let effect = MakeEffect.save(make.state.document, replacing: known, isForced: false)
      guard case .fileChanged? = try event(after: effect, in: make) else {
        return XCTFail("\(String(describing: known))")
      }
    }
  }

  func testForceReplacesAnyFileAlsoAnUnreadableOne() throws {
    let make = try make(content: { throw CommandError.fileTooLarge("my.quiz", limit: 9) }) { _ in }
    let effect = { MakeEffect.save(make.state.document, replacing: nil, isForced: $0) }
    guard case .saved? = try event(after: effect(true), in: make) else { return XCTFail("forced") }
    XCTAssertThrowsError(try event(after: effect(false), in: make))
  }

  func testAFullDiskIsTold() throws {
    let make = try make(content: { nil }) { _ in }
    let error = CommandError.unwritableFile("my.quiz", reason: "No space left on device")
    guard case .notSaved(let message) = make.event(for: error, in: make.state) else {
      return XCTFail("saved")
    }
    XCTAssertEqual(message, "cannot write 'my.quiz': No space left on device")
  }

  private func event(after effect: MakeEffect, in make: Make) throws -> MakeEvent? {
    try make.step(for: effect, in: make.state).event()
  }

  private func make(
    content: @escaping @Sendable () throws -> Data?,
    write: @escaping @Sendable (String) throws -> Void
  ) throws -> Make {
    Make(
      isLinear: true, state: try editor(Self.sample).state, isColored: false, environment: [:],
      store: MakeStore(content: content, write: write))
  }
}
