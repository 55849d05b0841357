import KPGGCore
import Synchronization
import XCTest

@testable import kpgg

final class MakeTests: MakeTestCase {
  func testSavingWritesTheDocument() throws {
    let written = Mutex<[String]>([])
    let make = try make(content: { nil }) { text in written.withLock { $0.append(text) } }
    let document = make.state.document
    guard
      case .saved(document, let content)? = make.run(
        .save(document, replacing: nil, isForced: false), in: .english)
    else { return XCTFail("not saved") }
    XCTAssertEqual(written.withLock { $0 }, [document.text])
    XCTAssertEqual(content, Data(document.text.utf8))
  }

  func testAFileThatChangedMeanwhileIsNotWritten() throws {
    let make = try make(content: { Data("new".utf8) }) { _ in XCTFail("written") }
    for known in [nil, Data("old".utf8)] {
      let effect = MakeEffect.save(make.state.document, replacing: known, isForced: false)
      guard case .fileChanged? = make.run(effect, in: .english) else {
        return XCTFail("\(String(describing: known))")
      }
    }
  }

  func testForceReplacesAnyFileAlsoAnUnreadableOne() throws {
    let make = try make(content: { throw CommandError.fileTooLarge("my.quiz", limit: 9) }) { _ in }
    let effect = { MakeEffect.save(make.state.document, replacing: nil, isForced: $0) }
    guard case .saved? = make.run(effect(true), in: .english) else { return XCTFail("forced") }
    guard case .notSaved(let message)? = make.run(effect(false), in: .korean) else {
      return XCTFail("not forced")
    }
    XCTAssertTrue(message.contains("my.quiz"), message)
  }

  func testAFullDiskIsTold() throws {
    let make = try make(content: { nil }) { _ in
      throw CommandError.unwritableFile("my.quiz", reason: "No space left on device")
    }
    let effect = MakeEffect.save(make.state.document, replacing: nil, isForced: false)
    guard case .notSaved(let message)? = make.run(effect, in: .english) else {
      return XCTFail("saved")
    }
    XCTAssertEqual(message, "cannot write 'my.quiz': No space left on device")
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
