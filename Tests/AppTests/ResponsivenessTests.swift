import Foundation
import KPGGCore
import TestSupport
import XCTest

/// A main actor that must stay responsive while a catalog is read.
@MainActor
final class ResponsivenessTests: XCTestCase {
  func testTheMainActorRunsWhileASourceBlocksItsThread() async throws {
    let source = BlockingSource()
    let reader = CatalogReader(source: source)
    let operations: [@Sendable () async throws -> Void] = [
      { _ = try await reader.catalog() }, { _ = try await reader.group(id: "OHMYGIRL") },
      { _ = try await reader.lineUp(id: "OHMYGIRL") }, { _ = try await reader.fullCatalog() },
      { _ = try await reader.search() },
    ]
    for operation in operations {
      source.block()
      // Runs only once the operation has left the main actor.
      Task { source.release() }
      try await operation()
      XCTAssertTrue(source.wasReleased, "the source blocked the main actor")
    }
  }
}

/// The sample catalog, behind a source that blocks its thread until it is released.
private final class BlockingSource: CatalogSource, @unchecked Sendable {
  private let documents = DirectorySource(SampleCatalog.folder)
  private let condition = NSCondition()
  private var isBlocked = false
  private var timedOut = false

  func block() { condition.withLock { (isBlocked, timedOut) = (true, false) } }

  func release() {
    condition.withLock {
      isBlocked = false
      condition.broadcast()
    }
  }

  var wasReleased: Bool { condition.withLock { !timedOut } }

  func document(at path: DocumentPath) throws(CatalogError) -> Data? {
    condition.withLock {
      let limit = Date(timeIntervalSinceNow: 5)
      while isBlocked, condition.wait(until: limit) {}
      if isBlocked { (isBlocked, timedOut) = (false, true) }
    }
    return try documents.document(at: path)
  }

}
