import KPGGCore
import XCTest

@testable import KPGGPublishing

final class TableColumnTests: XCTestCase {
  /// A new key of a record fails this test until the record's table has a column for it.
  func testEveryKeyOfARecordHasAColumn() {
    assertColumns(
      of: GroupRow.self,
      have: GirlGroup.keys.map(\.name) + ["about", "koreanAbout", "memberCount"])
    assertColumns(of: MemberRow.self, have: Member.keys.map(\.name))
    assertColumns(of: SongRow.self, have: Song.keys.map(\.name) + ["group"])
    assertColumns(of: UnitRow.self, have: GroupUnit.keys.map(\.name) + ["group"])
    assertColumns(
      of: SectionRow.self, have: DebutSection.keys.map(\.name) + ["memberCount"])
  }

  func testEveryPathOfAnObjectHasAColumn() {
    assertPaths(of: GroupRow.self, in: "hitSong", HitSong.keys.map(\.name))
    assertPaths(of: GroupRow.self, in: "links", GroupLinks.keys.map(\.name))
    assertPaths(of: UnitRow.self, in: "song", Song.keys.map(\.name))
  }

  /// The keys of a line-up that are neither columns of groups nor tables.
  func testEveryKeyOfALineUpIsAColumnOrATable() {
    guard case .object(let keys) = LineUp.sample.json else { return XCTFail("not an object") }
    let known = columns(of: GroupRow.self).map(Self.start) + CatalogTable.allCases.map(\.rawValue)
    XCTAssertEqual(Set(keys.keys).subtracting(known), [])
  }

  private func assertColumns<Record: TableRecord>(
    of record: Record.Type, have keys: [String], line: UInt = #line
  ) {
    let starts = Set(columns(of: record).map(Self.start))
    XCTAssertEqual(starts.sorted(), Set(keys).sorted(), line: line)
  }

  private func assertPaths<Record: TableRecord>(
    of record: Record.Type, in key: String, _ names: [String], line: UInt = #line
  ) {
    let paths = columns(of: record).filter { $0.hasPrefix("\(key).") }
    XCTAssertEqual(paths.sorted(), names.map { "\(key).\($0)" }.sorted(), line: line)
  }

  private func columns<Record: TableRecord>(of _: Record.Type) -> [String] {
    Record.columns.map(\.name) + Record.derivedColumns
  }

  private static func start(of path: String) -> String { String(path.prefix { $0 != "." }) }
}
