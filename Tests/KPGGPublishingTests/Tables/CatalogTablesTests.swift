import Foundation
import KPGGCore
import XCTest

@testable import KPGGPublishing

final class CatalogTablesTests: XCTestCase {
  func testTablesGiveTheSameCatalogAndTheSameBytes() async throws {
    let tables = try await CatalogTables.sample()
    let tree = try await tables.tree()
    let original = try await SampleCatalog.reader.staticTree()
    XCTAssertEqual(tree, original)
    let again = try await DocumentReader(source: TreeSource(tree)).tables()
    XCTAssertEqual(again, tables)
  }

  func testTheSampleHasEveryTable() async throws {
    let tables = try await CatalogTables.sample()
    XCTAssertEqual(Set(tables.files.keys), Set(CatalogTable.allCases))
  }

  func testTheOrderOfColumnsAndTheFormOfTheFileDoNotMatter() async throws {
    let tables = try await CatalogTables.sample()
    var other = tables
    for (table, data) in tables.files {
      var reader = CSVReader(data)
      var rows: [[String]] = []
      while let row = try reader.next(cellLimit: 99) { rows.append(row.cells) }
      let lines = rows.map { row in
        row.reversed().map { "\"\($0.replacing("\"", with: "\"\""))\"" }.joined(separator: ";")
      }
      other.files[table] = Data("\u{FEFF}\(lines.joined(separator: "\n;\n"))".utf8)
    }
    XCTAssertNotEqual(other, tables)
    let (tree, otherTree) = (try await tables.tree(), try await other.tree())
    XCTAssertEqual(otherTree, tree)
  }

  func testRowsKeepTheOrderOfMembersAndOfFeaturedGroups() async throws {
    let catalog = try await CatalogTables(
      groups: "id,debut,isFeatured\nA,2020,true\nB,2022,\nC,2021,yes\nD,2023,1\n",
      members: "group,stageName\nA,Zoe\nB,Bea\nA,Ann\nA,Mia\n"
    ).catalog()
    XCTAssertEqual(catalog.catalog.featuredIDs, ["A", "C", "D"])
    XCTAssertEqual(catalog.catalog.groups.map(\.id), ["D", "B", "C", "A"])
    XCTAssertEqual(catalog.lineUps.last?.members.map(\.name), ["Zoe", "Ann", "Mia"])
    let tables = CatalogTables(catalog.catalog, groups: catalog.lineUps.map { GroupDocument($0) })
    let ids = tables.text(.groups)?.split(whereSeparator: \.isNewline).map { $0.prefix(1) }
    XCTAssertEqual(ids, ["i", "A", "B", "C", "D"])
    let again = try await tables.catalog()
    XCTAssertEqual(again, catalog)
  }

  func testSongsAreSortedByDate() async throws {
    let catalog = try await CatalogTables(
      groups: "id\nA\n",
      songs: "group,title,date\nA,New,2022\nA,Undated,\nA,Old,2020\nA,Also,2022\n"
    ).catalog()
    XCTAssertEqual(catalog.lineUps[0].songs.map(\.title), ["Old", "New", "Also", "Undated"])
  }

  func testFewColumnsAreEnough() async throws {
    let catalog = try await CatalogTables(
      groups: "name\nTOMORROW X TOGETHER\nH.O.T.\n방탄소년단\n",
      members: "group,koreanStageName\n방탄소년단,알엠\nH.O.T.,강타\nTOMORROWXTOGETHER,수빈\n",
      songs: "group,koreanTitle\n방탄소년단,봄날\n"
    ).catalog()
    XCTAssertEqual(
      catalog.lineUps.map { "\($0.id): \($0.group.name)" },
      ["HOT: H.O.T.", "TOMORROWXTOGETHER: TOMORROW X TOGETHER", "방탄소년단: 방탄소년단"])
    XCTAssertEqual(
      catalog.lineUps.flatMap(\.members).map(\.id.description),
      ["HOT/강타", "TOMORROWXTOGETHER/수빈", "방탄소년단/알엠"])
    XCTAssertEqual(catalog.lineUps[2].songs.map(\.title), ["봄날"])
  }

  func testAKoreanNameAloneIsAlsoTheID() async throws {
    let catalog = try await CatalogTables(groups: "koreanName\n여자 친구\n").catalog()
    XCTAssertEqual(catalog.catalog.groups.map(\.id), ["여자친구"])
    XCTAssertEqual(catalog.catalog.groups[0].koreanName, "여자 친구")
  }

  func testEmptyTablesMakeAnEmptyCatalog() async throws {
    let catalog = try await CatalogTables().catalog()
    XCTAssertEqual(catalog.catalog.groups, [])
    XCTAssertEqual(catalog.catalog.sections, [])
  }

  func testAGroupWithoutASectionGetsOneForItsDebut() async throws {
    let catalog = try await CatalogTables(
      groups:
        "id,section,debut\nA,,2017-01-01\nB,,1992\nC,,\nD,own,2018\nE,own,2020\nF,first,1990\n"
    ).catalog().catalog
    XCTAssertEqual(
      catalog.sections.map { "\($0.key) \($0.koreanTitle) \($0.years?.yearsText() ?? "-")" },
      [
        "first 2020년 데뷔 2020", "own own 2018-2020", "second 2016~2019년 데뷔 2016-2019",
        "debut1992 1992년 데뷔 1992", "other other -",
      ])
    XCTAssertEqual(catalog["A"]?.sectionKey?.rawValue, "second")
  }

  func testSectionsCanHaveTitlesAndYearsOfTheirOwn() async throws {
    let tables = CatalogTables(
      groups: "id,section,debut\nA,own,2018\nB,,2020\n",
      sections: "key,koreanTitle,from,to\nown,신인,,\nfirst,,2019,2021\nempty,,1990,1991\n")
    let catalog = try await tables.catalog()
    XCTAssertEqual(
      catalog.catalog.sections.map { "\($0.koreanTitle) \($0.years?.yearsText() ?? "-")" },
      ["2019~2021년 데뷔 2019-2021", "신인 2018", "1990~1991년 데뷔 1990-1991"])
    let written = CatalogTables(
      catalog.catalog, groups: catalog.lineUps.map { GroupDocument($0) })
    XCTAssertEqual(
      written.text(.sections),
      "key,koreanTitle,from,to\r\nfirst,2019~2021년 데뷔,2019,2021\r\nown,신인,2018,2018\r\n"
        + "empty,1990~1991년 데뷔,1990,1991\r\n")
    let again = try await written.catalog()
    XCTAssertEqual(again, catalog)
  }

  func testMembersWithIDsKeepThem() async throws {
    let catalog = try await CatalogTables(
      groups: "id\nA\n",
      members:
        "id,group,stageName,birth\n,A,Mina,\nA/Yuna-2,A,Yuna,\nA/Yuna,A,Yuna,2000\nA/x,A,Rosé,\n"
    ).catalog()
    XCTAssertEqual(
      catalog.lineUps[0].members.map(\.id.name), ["Mina", "Yuna-2", "Yuna", "x"])
  }

  func testADateOfLeavingMakesAMemberAFormerOne() async throws {
    let catalog = try await CatalogTables(
      groups: "id\nA\n",
      members: "group,stageName,isFormer,left\nA,Ann,,2020-01\nA,Bea,true,\nA,Cho,,\n"
    ).catalog()
    XCTAssertEqual(catalog.catalog.groups[0].hasFormerMembers, true)
    XCTAssertEqual(catalog.lineUps[0].members.filter(\.isFormer).map(\.name), ["Ann", "Bea"])
  }

  func testUnitsNameTheirMembersByIDOrName() async throws {
    let catalog = try await CatalogTables(
      groups: "id\nA\n", members: "group,stageName,koreanStageName\nA,Ann,앤\nA,Bea,베아\nA,Cho,초\n",
      units: "group,name,members,song.koreanTitle\nA,Duo,\"A/Cho, 앤, Bea\",노래\n"
    ).catalog()
    let unit = catalog.lineUps[0].units[0]
    XCTAssertEqual(unit.memberIDs.map(\.name), ["Cho", "Ann", "Bea"])
    XCTAssertEqual(unit.song?.title, "노래")
  }

  func testColumnsThatFollowFromOthersAreSkipped() async throws {
    let catalog = try await CatalogTables(
      groups: "id,memberCount,hasFormerMembers,hitSong.url\nA,9,true,x\n",
      songs: "group,title,url\nA,Song,x\n"
    ).catalog()
    XCTAssertEqual(catalog.catalog.groups[0].hasFormerMembers, false)
  }

  func testATextWithEverySpecialCharacterSurvives() async throws {
    var group = try group("A", name: "a \"b\", c\\d; 'e'", korean: "가,나")
    group.aliases = ["x, y", "\"z\"", "\\", "\\,", "=1+1", "\u{202E}r"]
    let lineUp = LineUp(
      group: group, checkedMembers: [], songs: [Song(title: "\"")],
      about: "1, 2;\t3".cellContent
        .replacing("\t", with: " "))
    let catalog = FullCatalog([lineUp])
    let tables = CatalogTables(catalog.catalog, groups: catalog.lineUps.map { GroupDocument($0) })
    let again = try await tables.catalog()
    XCTAssertEqual(again.lineUps[0].group.aliases, group.aliases)
    XCTAssertEqual(again.lineUps[0].group.name, group.name)
    XCTAssertEqual(again.lineUps[0].about, lineUp.about)
    XCTAssertEqual(again.lineUps[0].songs, lineUp.songs)
  }
}
