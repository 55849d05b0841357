import Foundation
import XCTest

@testable import KPGGCore

final class DirectorySourceTests: XCTestCase {
  func testADocumentHasTheBytesOfItsFile() throws {
    let folder = try TemporaryFolder()
    try folder.write("{}\n", to: "group/index.json")
    XCTAssertEqual(try read(folder, .index), "{}\n")
  }

  func testAnEmptyFileIsAnEmptyDocument() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "group/index.json")
    XCTAssertEqual(try read(folder, .index), "")
  }

  func testASlashAfterTheFolderDoesNotMatter() throws {
    let source = DirectorySource(path: "tree/")
    XCTAssertEqual(source.location(of: .index), "tree/group/index.json")
    XCTAssertEqual(DirectorySource(path: "tree").location(of: .index), "tree/group/index.json")
  }

  func testAFileNameIsTheID() throws {
    let folder = try TemporaryFolder()
    try folder.write("fx", to: "group/f(x)")
    try folder.write("old", to: "group/f%28x%29")
    XCTAssertEqual(try read(folder, .group(try checked("f(x)"))), "fx")
  }

  func testAnEncodedFileNameIsFoundToo() throws {
    let folder = try TemporaryFolder()
    try folder.write("fx", to: "group/f%28x%29")
    try folder.write("hangul", to: "group/%EA%B0%80")
    XCTAssertEqual(try read(folder, .group(try checked("f(x)"))), "fx")
    XCTAssertEqual(try read(folder, .group(try checked("가"))), "hangul")
  }

  func testALinkToAFileIsFollowed() throws {
    let folder = try TemporaryFolder()
    try folder.write("linked", to: "elsewhere")
    try folder.makeFolder("group")
    try FileManager.default.createSymbolicLink(
      atPath: "\(folder.path)/group/index.json", withDestinationPath: "../elsewhere")
    XCTAssertEqual(try read(folder, .index), "linked")
  }

  func testAMissingDocumentIsNil() throws {
    let folder = try TemporaryFolder()
    try folder.makeFolder("group")
    XCTAssertNil(try read(folder, .index))
  }

  func testAMissingFolderHasNoDocuments() throws {
    let folder = try TemporaryFolder()
    let source = DirectorySource(path: "\(folder.path)/nowhere")
    XCTAssertNil(try source.document(at: .index))
  }

  func testABrokenLinkIsNil() throws {
    let folder = try TemporaryFolder()
    try folder.makeFolder("group")
    try FileManager.default.createSymbolicLink(
      atPath: "\(folder.path)/group/index.json", withDestinationPath: "nowhere")
    XCTAssertNil(try read(folder, .index))
  }

  func testADocumentWithATooLongFileNameIsNil() throws {
    let folder = try TemporaryFolder()
    try folder.makeFolder("group")
    let id = String(repeating: "가", count: 64)
    XCTAssertNil(try read(folder, .group(try checked(id))))
  }

  private func read(_ folder: TemporaryFolder, _ path: DocumentPath) throws -> String? {
    try DirectorySource(path: folder.path).document(at: path).map {
      String(decoding: $0, as: UTF8.self)
    }
  }
}
