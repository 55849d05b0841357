import KPGGCore
import KPGGPublishing
import XCTest

@testable import kpgg

final class ListPagesTests: XCTestCase {
  func testPagesOfTheSample() async throws {
    let site = try await Site.sample()
    for language in Language.allCases {
      let pages = site.listPages(in: language)
      for path in [SitePath.groups, .members, .songs, .membersByLetter("y"), .songsOfYear(2015)] {
        let page = try XCTUnwrap(pages.first { $0.path == path }, path.file)
        let name = "list-" + path.file.replacing(".html", with: "").replacing("/", with: "-")
        let golden = Golden(name: "site/\(name)-\(language.rawValue).html")
        if let problem = golden.problem(with: page.documentText) { XCTFail(problem) }
      }
    }
  }

  func testEveryRecordIsOnAListWithoutJavaScript() async throws {
    let site = try await Site.sample()
    let pages = site.listPages(in: .english).map(\.content.text).joined()
    for lineUp in site.lineUps {
      let id = lineUp.id.description.percentEncoded
      XCTAssertTrue(pages.contains("href=\"groups/\(id).html\""), id)
      for member in lineUp.members {
        let address = SitePath.member(member.id).address
        XCTAssertTrue(pages.contains("href=\"../\(address)\""), address)
      }
    }
  }

  func testNamesThatBeginWithoutALatinLetterAndUndatedSongsAreListedLast() throws {
    var member = Member(id: try XCTUnwrap(MemberID("A/x")))
    member.koreanStageName = "하나"
    let lineUp = LineUp(
      group: GirlGroup(id: "A"), checkedMembers: [member], songs: [Song(title: "Undated")])
    let site = Site(
      catalog: Catalog(sections: [], groups: [lineUp.group], featuredIDs: []), lineUps: [lineUp])
    XCTAssertEqual(
      site.listPaths, [.groups, .members, .songs, .membersByLetter(nil), .songsOfYear(nil)])
    let groups = try XCTUnwrap(site.listPages(in: .korean).first { $0.path == .groups })
    XCTAssertTrue(groups.content.text.contains("<h2>날짜 정보 없음</h2>"), groups.content.text)
  }

  func testFactsLeadToTheListsOfTheRecordsThatShareThem() async throws {
    let site = try await Site.sample()
    let lineUp = try XCTUnwrap(site.lineUps.first { $0.group.id == "OHMYGIRL" })
    let group = site.groupPage(of: lineUp, in: .korean).content.text
    let debut = "href=\"../groups.html?debut=2015\"><span class=\"date\">2015-04-21</span></a>"
    XCTAssertTrue(group.contains(debut), group)
    let index = try XCTUnwrap(lineUp.members.firstIndex { $0.stageName == "YooA" })
    let member = site.memberPage(at: index, of: lineUp, in: .english).content.text
    for link in [
      "href=\"../../members.html?born=1995\">1995</a>-<a href=\"../../birthdays/9.html\">09-17</a>",
      "href=\"../../members.html?mbti=INFP\">INFP</a>",
    ] {
      XCTAssertTrue(member.contains(link), "\(link)\n\(member)")
    }
    let statistics = site.statisticsPage(in: .english).content.text
    XCTAssertTrue(statistics.contains("href=\"members.html?mbti=INFP\">INFP</a>"), statistics)
  }

  func testAgenciesHaveTheOrderAndTheLinksOfTheLanguage() throws {
    let agencies = [
      ("Zeta", "가온"), ("Alpha", "하나"), ("Alpha / Zeta", "하나 / 가온"), ("Alpha  / Zeta", nil),
      ("Alone", "가나"),
    ]
    let lineUps = agencies.enumerated().map { number, agency in
      var group = GirlGroup(id: GroupID("G\(number)") ?? "G")
      (group.agency, group.koreanAgency) = agency
      return LineUp(group: group, checkedMembers: [])
    }
    let site = Site(
      catalog: Catalog(sections: [], groups: lineUps.map(\.group), featuredIDs: []),
      lineUps: lineUps)
    for (language, menu, link) in [
      (Language.english, ["Alpha (3)", "Zeta (3)", "Alone (1)"], "=Zeta\">Zeta</a>"),
      (.korean, ["가온 (3)", "하나 (3)", "가나 (1)"], "=Zeta\">가온</a>"),
    ] {
      let list = try XCTUnwrap(site.listPages(in: language).first { $0.path == .groups })
      let options = list.content.text.split(separator: "<option value=\"")
        .filter { $0.hasPrefix("Zeta") || $0.hasPrefix("Al") }
        .compactMap { $0.split(separator: ">").dropFirst().first?.prefix { $0 != "<" } }
      XCTAssertEqual(options.map(String.init), menu)
      let page = site.groupPage(of: lineUps[2], in: language).content.text
      XCTAssertTrue(page.contains(link), page)
      // Links would change the spaces of the text.
      let unusual = site.groupPage(of: lineUps[3], in: language).content.text
      XCTAssertTrue(unusual.contains("<dd>Alpha  / Zeta</dd>"), unusual)
    }
  }

  func testABarOfZeroIsNoLinkToAnEmptyList() throws {
    var (old, new) = (Song(title: "Old"), Song(title: "New"))
    (old.date, new.date) = (CalendarDate("2018"), CalendarDate("2020"))
    let lineUp = LineUp(group: GirlGroup(id: "A"), checkedMembers: [], songs: [old, new])
    let site = Site(
      catalog: Catalog(sections: [], groups: [lineUp.group], featuredIDs: []), lineUps: [lineUp])
    let page = site.statisticsPage(in: .english).content.text
    XCTAssertTrue(page.contains("<a href=\"songs.html?released=2020\">2020</a>"), page)
    XCTAssertTrue(page.contains("<th scope=\"row\">2019</th><td>0</td>"), page)
  }

  func testTheListOfGroupsStartsWithTheirNumber() async throws {
    let site = try await Site.sample()
    let count = site.lineUps.count
    for (language, text) in [
      (Language.english, "\(count) of \(count) groups"), (.korean, "\(count)팀 중 \(count)팀"),
    ] {
      let page = try XCTUnwrap(site.listPages(in: language).first { $0.path == .groups })
      XCTAssertTrue(page.content.text.contains("<p role=\"status\">\(text)</p>"), page.content.text)
    }
  }

  func testAMenuCountsEachRecordOnceForEachValue() throws {
    let column = ListColumn<[String]>(
      name: "debut", order: .newestYear, label: \.year, values: { $0 })
    let options = column.options(
      of: [["2015-04-21", "2015-05"], ["2015"], ["2020-01-02"], []], in: Language.english.words)
    XCTAssertEqual(options.map(\.value), ["2020", "2015"])
    XCTAssertEqual(options.map(\.count), [1, 2])
  }

  func testMembersOfAGroupThatEndedAreNeitherCurrentNorFormer() throws {
    var group = GirlGroup(id: "A")
    group.status = .disbanded
    let catalog = Catalog(sections: [], groups: [group], featuredIDs: [])
    var member = Member(id: try XCTUnwrap(MemberID("A/x")))
    let column = ListColumn<Member>.membership(in: catalog)
    XCTAssertEqual(column.values(member), [])
    member.isFormer = true
    XCTAssertEqual(column.values(member), ["former"])
  }

  func testTheValuesOfTheListsCannotEndTheScript() throws {
    var group = GirlGroup(id: "A")
    group.agency = "</script>\u{2028}"
    let lineUp = LineUp(group: group, checkedMembers: [])
    let site = Site(
      catalog: Catalog(sections: [], groups: [group], featuredIDs: []), lineUps: [lineUp])
    let script = String(decoding: site.listScript([.group(group.id): 0]).data, as: UTF8.self)
    XCTAssertTrue(script.contains(#"["\u003c/script>\u2028"]"#), script)
  }
}

extension Site {
  fileprivate func listPages(in language: Language) -> [SitePage] {
    var pages: [SitePage] = []
    forEachListPage(in: language) { pages.append($0) }
    return pages
  }
}
