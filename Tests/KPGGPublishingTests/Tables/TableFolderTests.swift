import Foundation
import KPGGSystem
import XCTest

@testable import KPGGPublishing

final class TableFolderTests: XCTestCase {
  private let tables = CatalogTables(groups: "id\nA\n", units: "group,name\n")

  func testTablesAreWrittenIntoANewFolderAndReadBack() throws {
    let folder = try TemporaryFolder()
    let path = "\(folder.path)/a/b/"
    let summary = try TableFolder(path).save(tables, groupCount: 1, force: false)
    XCTAssertEqual(summary.written, ["groups.csv", "members.csv", "songs.csv", "units.csv"])
    XCTAssertEqual(try TableFolder(path).read(), tables)
    XCTAssertEqual(Folder.names(in: path), summary.written)
  }

  func testUnchangedTablesAreNotTouched() throws {
    let folder = try TemporaryFolder()
    try folder.write("mine", to: "notes.txt")
    _ = try TableFolder(folder.path).save(tables, groupCount: 1, force: false)
    let summary = try TableFolder(folder.path).save(tables, groupCount: 1, force: false)
    XCTAssertEqual(summary.written, [])
    XCTAssertEqual(summary.unchanged.count, 4)
    XCTAssertEqual(try folder.text(of: "notes.txt"), "mine")
  }

  func testEditedTablesAreOnlyReplacedByForce() throws {
    let folder = try TemporaryFolder()
    _ = try TableFolder(folder.path).save(tables, groupCount: 1, force: false)
    let other = CatalogTables(groups: "id\nB\n")
    XCTAssertThrowsError(try TableFolder(folder.path).save(other, groupCount: 1, force: false)) {
      XCTAssertEqual($0 as? ExportError, .otherTable("\(folder.path)/groups.csv"))
    }
    XCTAssertEqual(try TableFolder(folder.path).read(), tables)
    let summary = try TableFolder(folder.path).save(other, groupCount: 1, force: true)
    XCTAssertEqual(summary.written, ["groups.csv"])
    XCTAssertEqual(summary.unchanged, ["members.csv", "songs.csv"])
    XCTAssertEqual(summary.removed, ["units.csv"])
    XCTAssertEqual(try TableFolder(folder.path).read(), other)
  }

  func testWhatAKilledExportLeftIsRemoved() throws {
    let folder = try TemporaryFolder()
    _ = try TableFolder(folder.path).save(tables, groupCount: 1, force: false)
    try folder.write("half", to: ".kpgg-groups.csv-123456789abcd")
    try folder.write("mine", to: ".kpgg-notes.csv-123456789abcd")
    _ = try TableFolder(folder.path).save(tables, groupCount: 1, force: false)
    XCTAssertEqual(
      Set(Folder.names(in: folder.path)),
      [".kpgg-notes.csv-123456789abcd", "groups.csv", "members.csv", "songs.csv", "units.csv"])
  }

  func testALinkOrAPipeInPlaceOfATableIsReplaced() throws {
    let (folder, outside) = (try TemporaryFolder(), try TemporaryFolder())
    try outside.write("mine", to: "file")
    let groups = "\(folder.path)/groups.csv"
    try FileManager.default.createSymbolicLink(
      atPath: groups, withDestinationPath: "\(outside.path)/file")
    XCTAssertEqual(mkfifo("\(folder.path)/songs.csv", 0o600), 0)
    _ = try TableFolder(folder.path).save(tables, groupCount: 1, force: true)
    XCTAssertEqual(try TableFolder(folder.path).read(), tables)
    XCTAssertEqual(try outside.text(of: "file"), "mine")
    XCTAssertThrowsError(try FileManager.default.destinationOfSymbolicLink(atPath: groups))
  }

  func testAFolderThatIsMissingOrAFileIsAnError() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "file")
    let path = "\(folder.path)/file"
    XCTAssertThrowsError(try TableFolder(path).read()) {
      XCTAssertEqual($0 as? ExportError, .notAFolder(path))
    }
    let missing = "\(folder.path)/missing"
    XCTAssertThrowsError(try TableFolder(missing).read()) {
      XCTAssertEqual($0 as? ExportError, .folderNotFound(missing))
    }
    XCTAssertThrowsError(try TableFolder(path).save(tables, groupCount: 1, force: true)) {
      XCTAssertEqual($0 as? ExportError, .notAFolder(path))
    }
  }

  func testTablesThatCannotBeReadAreMistakes() throws {
    let folder = try TemporaryFolder()
    try folder.makeFolder("groups.csv")
    let file = try folder.open("members.csv")
    try file.truncate(atOffset: UInt64(TableLimits.bytes) + 1)
    try file.close()
    let tables = try TableFolder(folder.path).read()
    XCTAssertEqual(
      tables.unreadable,
      [
        .groups: .unreadable(reason: "Is a directory"),
        .members: .tooLarge(limit: TableLimits.bytes),
      ])
    XCTAssertEqual(tables.files, [:])
    XCTAssertThrowsError(try TableFolder(folder.path).save(tables, groupCount: 0, force: false))
  }
}
