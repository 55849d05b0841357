import KPGGCore
import TestSupport
import XCTest

@testable import kpgg

final class NamedFileTests: XCTestCase {
  private let favorites = #"{"favorites": [], "schemaVersion": 1}"#
  private let oldFavorites = #"{"favorites": [], "schemaVersion": 0}"#
  private let snapshot = #"{"groups": [], "schemaVersion": 2, "sections": []}"#

  func testAFileOfTheSameKindIsReplaced() throws {
    for old in ["", favorites, oldFavorites] {
      let folder = try TemporaryFolder()
      try folder.write(old, to: "file")
      try save("new", as: .favorites, in: folder)
      XCTAssertEqual(try folder.text(of: "file"), "new", old)
    }
  }

  func testAFileOfAnotherKindIsReplacedOnlyByForce() throws {
    let kinds: [(String, CommandError.FileKind)] = [
      (snapshot, .favorites), (favorites, .snapshot), (oldFavorites, .snapshot),
      ("notes", .favorites), (#"{"schemaVersion": 1}"#, .favorites), (favorites, .chart),
      (snapshot, .quiz),
    ]
    for (old, kind) in kinds {
      let folder = try TemporaryFolder()
      try folder.write(old, to: "file")
      XCTAssertThrowsError(try save("new", as: kind, in: folder)) { error in
        XCTAssertEqual(error as? CommandError, .foreignFile("\(folder.path)/file", kind))
      }
      XCTAssertEqual(try folder.text(of: "file"), old)
      try save("new", as: kind, in: folder, force: true)
      XCTAssertEqual(try folder.text(of: "file"), "new")
    }
  }

  private func save(
    _ text: String, as kind: CommandError.FileKind, in folder: TemporaryFolder, force: Bool = false
  ) throws {
    _ = try NamedFile(name: "\(folder.path)/file").save(text, as: kind, force: force)
  }
}
