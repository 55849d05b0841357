import Foundation
import KPGGCore
import XCTest

@testable import KPGGPublishing

/// Every kind of mistake, with its file, row, and column.
final class TableImportTests: XCTestCase {
  func testInvalidValuesHaveARowAndAColumn() async throws {
    let tables = CatalogTables(
      groups:
        "id,debut,status,tier,hitSong.year,logo\nA,x,gone,4,20x,ftp://a\n\nB,2015-02-30,,,,\n",
      members: "mbti,group,stageName,heightCm,isFormer,absences,instagram\n"
        + "INFX,A,Ann,9999,perhaps,2010,a b\n",
      songs: "group,title,kind,youtubeID\nA,Song,b-side,xyz\n",
      units: "group,name,debut\nA,Duo,May 2020\n", sections: "key,from,to\na/b,x,2020\n")
    try await assertMistakes(
      tables,
      [
        "groups.csv:2: debut: 'x' is not a valid date; type 2015-04-20, 2015-04, or 2015",
        "groups.csv:2: status: 'gone' is not a valid group status; "
          + "use one of: active, hiatus, disbanded",
        "groups.csv:2: tier: '4' is not a valid tier, from 1 to 3",
        "groups.csv:2: hitSong.year: '20x' is not a valid year",
        "groups.csv:2: logo: 'ftp://a' is not a valid URL",
        "groups.csv:4: debut: '2015-02-30' is not a valid date; type 2015-04-20, 2015-04, or 2015",
        "members.csv:2: mbti: 'INFX' is not a valid MBTI type",
        "members.csv:2: heightCm: '9999' is not a valid height in centimeters",
        "members.csv:2: isFormer: 'perhaps' is not true or false",
        "members.csv:2: absences: '2010' is not a valid absence; "
          + "type 2010-02/2015-06, or 2010-02/.. without an end",
        "members.csv:2: instagram: 'a b' is not a valid Instagram name",
        "songs.csv:2: kind: 'b-side' is not a valid kind of song; "
          + "use one of: title, prerelease, single, followup",
        "songs.csv:2: youtubeID: 'xyz' is not a valid YouTube video ID",
        "units.csv:2: debut: 'May 2020' is not a valid date; type 2015-04-20, 2015-04, or 2015",
        "sections.csv:2: key: 'a/b' contains '/'",
      ])
  }

  func testDatesOfPeriodsThatContradictEachOtherHaveARowAndAColumn() async throws {
    let rows = "A,Ann,2017,2016,\nA,Bea,2014,2016,\nA,Cat,,,2014/2016\n"
    try await assertMistakes(
      .init(groups: "id,debut\nA,2015\n", members: "group,stageName,joined,left,absences\n" + rows),
      [
        "members.csv:2: left: 'A/Ann' left before joining",
        "members.csv:3: joined: 'A/Bea' joined before the group's debut",
        "members.csv:4: absences: the absence 2014/2016 of 'A/Cat' is outside the membership",
      ])
  }

  func testARowIsTheOneThatASpreadsheetShows() async throws {
    let tables = CatalogTables(
      groups: "id,about\r\nA,\"one\r\ntwo\"\r\n\r\n,\r\n\"B\",\"a\nb\"\r\nC,\r\n",
      members: "group,stageName\nNone,Ann\n")
    try await assertMistakes(
      tables,
      [
        "groups.csv:2: about: contains a line break",
        "groups.csv:5: about: contains a line break",
        "members.csv:2: group: the group 'None' is not in groups.csv",
      ])
  }

  func testColumns() async throws {
    let layouts: [(CatalogTables, [String])] = [
      (
        CatalogTables(groups: "id,nmae\nA,Ann\n"),
        ["groups.csv:1: unknown column 'nmae'; did you mean 'name'?"]
      ),
      (
        CatalogTables(songs: "group,title,composer\n"),
        [
          "songs.csv:1: unknown column 'composer'; "
            + "use one of: group, title, koreanTitle, date, kind, youtubeID"
        ]
      ),
      (
        CatalogTables(groups: "id,name,ID\n"), ["groups.csv:1: the column 'id' occurs twice"]
      ),
      (
        CatalogTables(groups: "debut\n2020\n"),
        ["groups.csv:1: the column 'id' or 'name' or 'koreanName' is missing"]
      ),
      (
        CatalogTables(members: "stageName\nAnn\n"),
        ["members.csv:1: the column 'group' is missing"]
      ),
      (
        CatalogTables(groups: ""),
        ["groups.csv:1: the first row must have the names of the columns"]
      ),
      (
        CatalogTables(groups: " ,\nA,B\n"),
        ["groups.csv:1: the first row must have the names of the columns"]
      ),
      (
        CatalogTables(groups: "id,,\nA,,\nB,,x\nC,,,,,,,,,,,,,,,,,,,,,,,,,,,y\n"),
        [
          "groups.csv:3: column C has a value, but no name in the first row",
          "groups.csv:4: column AB has a value, but no name in the first row",
        ]
      ),
    ]
    for (tables, mistakes) in layouts { try await assertMistakes(tables, mistakes) }
  }

  func testFiles() async throws {
    var tables = CatalogTables(groups: "id\nA\n")
    tables.files[.songs] = nil
    tables.files[.members] = Data("group,stageName\nA,".utf8) + [0xBF, 0xC0]
    tables.unreadable[.units] = .unreadable(reason: "Permission denied")
    tables.unreadable[.sections] = .tooLarge(limit: 9)
    try await assertMistakes(
      tables,
      [
        "members.csv:2: stageName: not UTF-8; save the table as CSV in UTF-8",
        "songs.csv: file not found; a table without rows still needs its header row",
        "units.csv: cannot be read: Permission denied",
        "sections.csv: larger than the limit of 9 bytes",
      ])
  }

  func testQuotes() async throws {
    try await assertMistakes(
      CatalogTables(groups: "id,name\nA,Ann\nB,\"Bea\nC,Cho\n"),
      ["groups.csv:3: name: the quote (\") at the start of the cell has no end"])
    try await assertMistakes(
      CatalogTables(groups: "id,name\nA,5\" tall\n"),
      [
        "groups.csv:2: name: a cell with a quote (\") must be in quotes, with the quote written twice"
      ])
  }

  func testAGroupsMistakesDoNotMakeOthers() async throws {
    // After a mistake in quotes, other groups may follow.
    try await assertMistakes(
      CatalogTables(groups: "id,name\nA,\"", members: "group,stageName\nB,Bea\n"),
      ["groups.csv:2: name: the quote (\") at the start of the cell has no end"])
    try await assertMistakes(
      CatalogTables(groups: "id,name\na/b,Ann\n", members: "group,stageName\nAnn,Bea\na/b,Cho\n"),
      ["groups.csv:2: id: 'a/b' contains '/'"])
  }

  func testIDsOfGroups() async throws {
    try await assertMistakes(
      CatalogTables(
        groups: "id,name,section\nA,,\na,,\nA,,\nfirst,,\n,Second,\n,A!,\n2020,,\n.x,,\nown,,Own\n"
          + "ZERO,,own\n,...,\n"),
      [
        "groups.csv:3: id: 'a' differs from 'A' only in letter case",
        "groups.csv:4: id: the group 'A' is already in row 2",
        "groups.csv:5: id: 'first' is reserved for another document",
        "groups.csv:6: id: missing, and 'SECOND' from the name is reserved for another document",
        "groups.csv:7: name: the group 'A' is already in row 2",
        "groups.csv:8: id: '2020' is reserved for another document",
        "groups.csv:9: id: '.x' starts with a dot",
        "groups.csv:10: id: 'own' is reserved for another document",
        "groups.csv:11: id: 'ZERO' is reserved for another document",
        "groups.csv:12: id: missing, and '...' from the name starts with a dot",
      ])
  }

  func testReferencesToGroups() async throws {
    try await assertMistakes(
      CatalogTables(
        groups: "id,name\nTWICE,\nA,Same\nB,Same\n",
        members: "group,stageName\nTWIEC,Ann\n,Bea\nSame,Cho\n", songs: "group,title\ntwice,Song\n"),
      [
        "members.csv:2: group: the group 'TWIEC' is not in groups.csv; did you mean 'TWICE'?",
        "members.csv:3: group: missing",
        "members.csv:4: group: several groups are named 'Same'; use an ID",
        "songs.csv:2: group: the group 'twice' is not in groups.csv; did you mean 'TWICE'?",
      ])
  }

  func testMissingValues() async throws {
    try await assertMistakes(
      CatalogTables(
        groups: "debut,koreanName\n2020,\n2020,가\n",
        members: "birth,group,koreanStageName\n2000,가,\n",
        songs: "group,date,title\n가,2020,\n", units: "group,name,song.date\n가,,\n가,Duo,2020\n",
        sections: "key,from,to\n,2020,2021\na,2020,\nb,,2020\n"),
      [
        "groups.csv:2: koreanName: missing", "members.csv:2: koreanStageName: missing",
        "songs.csv:2: title: missing", "units.csv:2: name: missing",
        "units.csv:3: song.title: missing", "sections.csv:2: key: missing",
        "sections.csv:3: to: missing", "sections.csv:4: from: missing",
      ])
  }

  func testIDsOfMembers() async throws {
    try await assertMistakes(
      CatalogTables(
        groups: "id\nA\nB\n",
        members:
          "id,group,stageName\n,A,Ann\n,A,Ann\nA/Bea,A,Bea\n,A,Bea\nA/Bea,A,Bee\nB/Cho,A,Cho\n"
          + "Dee,A,Dee\nA/D d,A,Dee\n"),
      [
        "members.csv:3: stageName: the group has another member 'Ann' in row 2; give both an ID",
        "members.csv:5: stageName: the group has another member 'Bea' in row 4; give both an ID",
        "members.csv:6: id: the group has another member 'Bea' in row 4; give both an ID",
        "members.csv:7: id: 'B/Cho' must begin with 'A/', or be empty",
        "members.csv:8: id: 'Dee' is not a valid member ID",
        "members.csv:9: id: 'A/D d' is not a valid member ID",
      ])
  }

  func testUnitsAndSections() async throws {
    try await assertMistakes(
      CatalogTables(
        groups: "id,section\nA,own\nB,Own\n", members: "group,stageName\nA,Ann\n",
        units: "group,name,members\nA,Duo,\"Ann, Bea\"\n",
        sections: "key,from,to\nx,2020,2019\nx,,\nX,,\n"),
      [
        "groups.csv:3: section: 'Own' differs from 'own' only in letter case",
        "units.csv:2: members: 'Bea' is not a member of 'A'",
        "sections.csv:2: to: '2020' to '2019' is not a valid range of years",
        "sections.csv:3: key: the section 'x' is already in row 2",
        "sections.csv:4: key: 'X' differs from 'x' only in letter case",
      ])
  }

  func testFindingsOfTheValidatorHaveARow() async throws {
    try await assertMistakes(
      CatalogTables(
        groups: "id,hitSong.title\nA,\nB,Other\n",
        members: "group,stageName,koreanBirthName,birth\nA,Ann,앤,2000-01-01\nA,Anne,앤,2000-01-01\n",
        songs: "group,title,date,youtubeID\nA,New,2022,abcdefghijk\nA,Old,2020,abcdefghijk\n"
          + "B,Song,,\n"),
      [
        "groups.csv:3: hitSong.title: the hit song 'Other' is not listed",
        "members.csv:3: 'A/Anne' is the same person as 'A/Ann'",
        "songs.csv:2: 'New' has the same titles or video as 'Old'",
      ])
  }

  func testFindingsInAGroupWithMistakesAreLeftOut() async throws {
    try await assertMistakes(
      CatalogTables(
        groups: "id,hitSong.title,debut\nA,Other,x\nB,Other,\n",
        songs: "group,title\nA,Song\nB,Song\n"),
      [
        "groups.csv:2: debut: 'x' is not a valid date; type 2015-04-20, 2015-04, or 2015",
        "groups.csv:3: hitSong.title: the hit song 'Other' is not listed",
      ])
  }

  func testLimits() async throws {
    let members = (1...502).map { "A,Member \($0)\n" }.joined()
    try await assertMistakes(
      CatalogTables(groups: "id\nA\n", members: "group,stageName\n" + members),
      [
        "members.csv:502: group: more than the limit of 500 values",
        "members.csv:503: group: more than the limit of 500 values",
      ])
    let long = String(repeating: "a", count: 1025)
    try await assertMistakes(
      CatalogTables(groups: "id,agency,about\nA,\(long),\(long)\n\(long),,\n"),
      [
        "groups.csv:2: agency: longer than the limit of 1024 characters",
        "groups.csv:3: id: '\(long.prefix(64))…' is longer than 64 characters",
      ])
    let header = (1...1001).map { "c\($0)" }.joined(separator: ",")
    try await assertMistakes(
      CatalogTables(groups: header), ["groups.csv:1: more than the limit of 1000 columns"])
    let row = String(repeating: ",", count: 2000)
    try await assertMistakes(
      CatalogTables(groups: "id\nA\(row)x\n"),
      ["groups.csv:2: more than the limit of 1000 columns"])
  }

  func testADocumentThatIsTooLargeIsAMistake() async throws {
    let aliases = (0..<100).map { "\($0)" + String(repeating: "🎤", count: 1000) }
      .joined(separator: ",")
    let members = (1...22).map { "A,Member \($0),\"\(aliases)\"\n" }.joined()
    try await assertMistakes(
      CatalogTables(groups: "id\nB\nA\n", members: "group,stageName,aliases\n" + members),
      ["groups.csv:3: larger than the limit of 8388608 bytes"])
  }

  func testTheListOfMistakesIsLimited() async throws {
    let rows = (1...1200).map { "G\($0),x\n" }.joined()
    let mistakes = try await CatalogTables(groups: "id,debut\n" + rows, songs: "x").mistakes()
    XCTAssertEqual(mistakes.count, 1001)
    XCTAssertEqual(mistakes.first?.prefix(20), "groups.csv:2: debut:")
    XCTAssertEqual(
      mistakes.last, "groups.csv: more than 1000 problems; only the first 1000 are listed")
  }

  private func assertMistakes(
    _ tables: CatalogTables, _ expected: [String], line: UInt = #line
  ) async throws {
    let mistakes = try await tables.mistakes()
    for (mistake, expected) in zip(mistakes, expected) {
      XCTAssertEqual(mistake, expected, line: line)
    }
    XCTAssertEqual(mistakes.count, expected.count, "\(mistakes)", line: line)
  }
}
