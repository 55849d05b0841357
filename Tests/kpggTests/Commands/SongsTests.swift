import Foundation
import XCTest

@testable import kpgg

final class SongsTests: CommandTestCase {
  func testAMistypedTitleInsteadOfAGroupIsSuggested() async {
    await assertFails(
      "songs dolpihn", .notFound, "group, section, or song 'dolpihn' not found",
      hint: "did you mean 'kpgg song Dolphin'?")
    await assertFails(
      "노래 xyzzyx", .notFound, "group, section, or song 'xyzzyx' not found",
      hint: "for a list, use 'kpgg groups', 'kpgg sections', or 'kpgg songs'")
  }

  func testAGroupsSongsAreATableOrRowsOrAnArray() async {
    await assertShown([
      ("songs stayc", .none, "songs-stayc.txt"),
      ("songs stayc", .terminal(40), "songs-stayc-40.txt"),
      ("songs stayc", .terminal(80), "songs-stayc-80.txt"),
      ("songs stayc --lang ko", .terminal(40), "songs-stayc-40-ko.txt"),
      ("songs stayc --lang ko", .terminal(80), "songs-stayc-80-ko.txt"),
      ("songs stayc --plain --limit 3", .none, "songs-stayc.tsv"),
      ("songs stayc --csv --fields title,date,url --limit 3", .none, "songs-stayc.csv"),
      ("songs stayc --json --limit 2", .none, "songs-stayc.json"),
    ])
  }

  func testAKoreanTableHasATitleForEachSong() async {
    await assertRun(
      "songs stayc --lang ko --fields title,koreanTitle --released 2021",
      .prints("영문 제목   제목\nSTEREOTYPE  색안경\nASAP        에이셉\n"))
  }

  func testANarrowTableOfSeveralGroupsNamesThem() async {
    let table = await output(of: "songs --released 2015", on: .terminal(40))
    let header = table.prefix { $0 != "\n" }
    XCTAssertEqual(header.split(separator: " ").joined(separator: " "), "Released Title Group")
  }

  func testATitleInHangulIsShownOnce() async throws {
    let catalog = try temporaryCatalog(ofGroup: "IVE")
    try catalog.write(
      #"{"groupname": {"IVE": []}, "songs": [{"title": "청춘서약", "koreantitle": "청춘서약"}]}"#,
      to: "group/IVE")
    for language in ["en", "ko"] {
      let table = await output(of: "songs ive --source \(catalog.path) --lang \(language)")
      let count = table.split(separator: "청춘서약", omittingEmptySubsequences: false).count - 1
      XCTAssertEqual(count, language == "ko" ? 1 : 2, table)
    }
  }

  func testAllSongsAreListedWithoutAName() async throws {
    let dates = await output(of: "songs --fields date --plain")
      .split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    let songs = try await SampleCatalog.songs()
    XCTAssertEqual(dates.count, songs.count)
    XCTAssertEqual(Array(dates), dates.sorted(by: >))
  }

  func testAYearMeansTheSongsReleasedInThatYear() async {
    for year in 2009...2026 {
      await assertRun(
        "songs \(year) --json", .prints(await output(of: "songs --released \(year) --json")))
    }
    await assertRun(
      "songs 2021 --agency high --fields title --plain", .prints("STEREOTYPE\nASAP\n"))
  }

  func testASectionHasTheSongsOfItsGroups() async {
    let groups = await output(of: "songs first --fields group --plain").split(separator: "\n")
    XCTAssertEqual(Set(groups), ["STAYC", "SECRETNUMBER"])
  }

  func testSongsAreFilteredByReleaseDate() async {
    await assertRun(
      "songs stayc --released 2021 --fields title --plain", .prints("STEREOTYPE\nASAP\n"))
    let all = await output(of: "songs --released ..2026 --plain")
    let old = await output(of: "songs --released ..2015-06-14 --plain")
    let new = await output(of: "songs --released 2015-06-15.. --plain")
    let lines = { (text: String) in text.split(separator: "\n").sorted() }
    // The songs of 2015 and of June 2015 without a day are in neither half.
    let between = Set(lines(all)).subtracting(lines(old) + lines(new))
    XCTAssertTrue(between.allSatisfy { $0.contains("\t2015\t") || $0.contains("\t2015-06\t") })
  }

  func testSongsAreFilteredByKindAndByGroup() async {
    let kinds = await output(of: "songs --kind followup,선공개곡 --fields kind --plain")
    XCTAssertEqual(Set(kinds.split(separator: "\n")), ["followup", "prerelease"])
    let groups = await output(of: "songs --agency source --debut 2015 --fields group --plain")
    XCTAssertEqual(Set(groups.split(separator: "\n")), ["GFRIEND"])
    await assertRun("songs stayc --status disbanded --plain", .prints(""))
  }

  func testYearsMeanTheSongsReleasedInThemAndTheKeyOfASectionItsGroups() async {
    for (first, last) in [(2017, 2018), (2016, 2019)] {
      let released = await output(of: "songs --released \(first)..\(last) --plain")
      for years in ["\(first)-\(last)", "\(first)..\(last)"] {
        await assertRun("songs \(years) --plain", .prints(released))
      }
    }
    await assertRun(
      "songs second --plain", .prints(await output(of: "songs --section 2016-2019 --plain")))
  }

  func testAChosenColumnOfKoreanTitlesHasEachTitle() async {
    let table = await output(of: "songs ive --lang ko --fields 제목")
    XCTAssertFalse(
      table.split(separator: "\n", omittingEmptySubsequences: false).dropLast(3).contains(""), table
    )
  }

  func testSongsAreFilteredByTitle() async {
    for (title, found) in [
      ("me", "ME+YOU\nSET ME FREE\nCRY FOR ME\nI CAN'T STOP ME\n"), ("cheer", "CHEER UP\n"),
      ("치어", "CHEER UP\n"), ("ㅊㅇㅇ", "CHEER UP\n"), ("chear up", "CHEER UP\n"),
      ("more and more", "MORE & MORE\n"), ("알콜프리", "Alcohol-Free\n"), ("twice", ""), ("***", ""),
    ] {
      await assertRun(
        ["songs", "twice", "--title", title, "--fields", "title", "--plain"], .prints(found))
    }
    await assertRun(
      "songs --title love --released 2013 --fields title --plain",
      .prints("Do You Love Me\nFalling In Love\n"))
    for title in ["", " "] {
      await assertFails(
        ["songs", "--title", title], .usage, "--title must not contain an empty value",
        hint: "give a value, or omit --title")
    }
  }

  func testSongsAreSortedByAnyField() async {
    let titles = await output(of: "songs stayc --sort title --fields title --plain --limit 3")
    XCTAssertEqual(titles, "ASAP\nBEAUTIFUL MONSTER\nBEBE\n")
    let dates = await output(of: "songs --reverse --fields date --plain").split(separator: "\n")
    XCTAssertEqual(dates.map { $0.prefix(4) }, dates.map { $0.prefix(4) }.sorted())
  }
}
