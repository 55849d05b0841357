import Foundation
import TestSupport
import XCTest

@testable import KPGGSystem

final class BoundedFileTests: XCTestCase {
  func testAFileAtTheLimitIsRead() throws {
    let folder = try TemporaryFolder()
    try folder.write("12345678", to: "file")
    XCTAssertEqual(try BoundedFile.read("\(folder.path)/file", limit: 8)?.count, 8)
  }

  func testAFileOverTheLimitIsTooLarge() throws {
    let folder = try TemporaryFolder()
    try folder.write("123456789", to: "file")
    XCTAssertThrowsError(try BoundedFile.read("\(folder.path)/file", limit: 8)) { error in
      XCTAssertEqual(error as? FileError, .tooLarge(limit: 8))
    }
  }

  func testAMissingFileIsNil() throws {
    let folder = try TemporaryFolder()
    XCTAssertNil(try BoundedFile.read("\(folder.path)/file", limit: 8))
    XCTAssertNil(try BoundedFile.read(String(repeating: "x", count: 300), limit: 8))
  }

  func testAPipeIsReadToItsEnd() throws {
    let folder = try TemporaryFolder()
    let path = "\(folder.path)/pipe"
    XCTAssertEqual(mkfifo(path, 0o600), 0)
    let text = String(repeating: "0123456789", count: 20_000)
    let writer = Thread { try? Data(text.utf8).write(to: URL(fileURLWithPath: path)) }
    writer.start()
    XCTAssertEqual(
      try BoundedFile.read(path, as: .fileOrStream, limit: 200_000), Data(text.utf8))
  }

  func testADeviceIsReadUpToTheLimit() throws {
    XCTAssertEqual(try BoundedFile.read("/dev/null", as: .fileOrStream, limit: 8), Data())
    XCTAssertThrowsError(try BoundedFile.read("/dev/zero", as: .fileOrStream, limit: 8)) { error in
      XCTAssertEqual(error as? FileError, .tooLarge(limit: 8))
    }
  }

  func testAFolderIsNeitherAFileNorAStream() throws {
    let folder = try TemporaryFolder()
    for kind in [BoundedFile.Kind.regularFile, .fileOrStream] {
      XCTAssertThrowsError(try BoundedFile.read(folder.path, as: kind, limit: 8)) { error in
        XCTAssertEqual(error as? FileError, .failed(.isAFolder))
      }
    }
  }

  func testOnlyRegularFilesAreRead() throws {
    let folder = try TemporaryFolder()
    XCTAssertEqual(mkfifo("\(folder.path)/pipe", 0o600), 0)
    for path in ["\(folder.path)/pipe", "/dev/zero"] {
      XCTAssertThrowsError(try BoundedFile.read(path, limit: 8), path) { error in
        XCTAssertEqual(error as? FileError, .failed(.notARegularFile), path)
      }
    }
  }
}
