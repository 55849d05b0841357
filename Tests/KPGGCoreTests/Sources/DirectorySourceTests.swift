import Foundation
import XCTest

@testable import KPGGCore

final class DirectorySourceTests: XCTestCase {
  func testADocumentsBytesAreTheFiles() throws {
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

  func testAFilesNameIsTheIdsPercentEncoding() throws {
    let folder = try TemporaryFolder()
    try folder.write("fx", to: "group/f%28x%29")
    try folder.write("hangul", to: "group/%EA%B0%80")
    XCTAssertEqual(try read(folder, .group(try checked("f(x)"))), "fx")
    XCTAssertEqual(try read(folder, .group(try checked("가"))), "hangul")
  }

  func testAnEncodedIdDoesNotLeadOutOfTheFolder() throws {
    let folder = try TemporaryFolder()
    try folder.write("secret", to: "secret")
    try folder.makeFolder("tree/group")
    let source = DirectorySource(path: "\(folder.path)/tree")
    XCTAssertNil(try source.document(at: .group(try checked("%2E%2E%2F%2E%2E%2Fsecret"))))
  }

  func testALinkToAFileIsFollowed() throws {
    let folder = try TemporaryFolder()
    try folder.write("linked", to: "elsewhere")
    try folder.makeFolder("group")
    try FileManager.default.createSymbolicLink(
      atPath: "\(folder.path)/group/index.json", withDestinationPath: "../elsewhere")
    XCTAssertEqual(try read(folder, .index), "linked")
  }

  func testAMissingDocumentIsNotThere() throws {
    let folder = try TemporaryFolder()
    try folder.makeFolder("group")
    XCTAssertNil(try read(folder, .index))
  }

  func testInAMissingFolderNothingIsThere() throws {
    let folder = try TemporaryFolder()
    let source = DirectorySource(path: "\(folder.path)/nowhere")
    XCTAssertNil(try source.document(at: .index))
  }

  func testALinkToNothingIsNotThere() throws {
    let folder = try TemporaryFolder()
    try folder.makeFolder("group")
    try FileManager.default.createSymbolicLink(
      atPath: "\(folder.path)/group/index.json", withDestinationPath: "nowhere")
    XCTAssertNil(try read(folder, .index))
  }

  func testADocumentWhoseFileNameWouldBeTooLongIsNotThere() throws {
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
