import KPGGCore
import KPGGPublishing
import KPGGQuiz
import XCTest

@testable import kpgg

final class SiteTests: XCTestCase {
  func testPagesOfTheSample() async throws {
    let site = try await Site.sample()
    let lineUp = try XCTUnwrap(site.lineUps.first { $0.group.id == "OHMYGIRL" })
    for language in Language.allCases {
      let pages = [
        ("home", site.homePage(in: language)), ("group", site.groupPage(of: lineUp, in: language)),
        ("member", site.memberPage(at: 1, of: lineUp, in: language)),
        ("birthdays", site.birthdaysPage(in: language)),
        ("birthdays-7", site.birthdaysPage(of: 7, in: language)),
        ("statistics", site.statisticsPage(in: language)),
        ("daily", site.dailyPage(of: .group, in: language)),
        ("daily-member", site.dailyPage(of: .member, in: language)),
        ("favorites", site.favoritesPage(in: language)),
        ("search", site.searchPage(in: language)),
        ("about", site.aboutPage(in: language)),
      ]
      for (name, page) in pages {
        let golden = Golden(name: "site/\(name)-\(language.rawValue).html")
        if let problem = golden.problem(with: page.documentText) { XCTFail(problem) }
      }
    }
  }

  func testEveryPageIsWrittenOnceInBothLanguagesAndTheHomePagesLast() async throws {
    let files = try await paths()
    XCTAssertEqual(Set(files).count, files.count)
    let pages = files.filter { $0.hasSuffix(".html") }
    let english = pages.filter { !$0.hasPrefix("ko/") }
    let lineUps = try await SampleCatalog.lineUps()
    let records = lineUps.count + lineUps.members.count
    let lists = try await Site.sample().listPaths.count
    XCTAssertEqual(english.count, records + lists + 12 + 10)
    XCTAssertEqual(Set(pages), Set(english + english.map { "ko/" + $0 }))
    XCTAssertEqual(files.last, "index.html")
    XCTAssertTrue(files.allSatisfy(SitePath.isSiteFile))
  }

  func testSomeoneInSeveralGroupsHasLinksToTheirOtherPages() async throws {
    let site = try await Site.sample()
    let lineUp = try XCTUnwrap(site.lineUps.first { $0.group.id == "LESSERAFIM" })
    let index = try XCTUnwrap(lineUp.members.firstIndex { $0.stageName == "Sakura" })
    let text = site.memberPage(at: index, of: lineUp, in: .english).documentText
    let link = "href=\"../../members/IZONE/Sakura.html\">IZ*ONE</a> <small>2018–2021</small>"
    XCTAssertTrue(text.contains(link), text)
  }

  func testAPersonInManyGroupsHasLinksToAFewOfThem() throws {
    let site = try Site.ofOnePerson(groups: 1_000)
    for (language, rest) in [(Language.english, "… and 980 more"), (.korean, " 외 980개")] {
      let page = site.memberPage(at: 0, of: site.lineUps[500], in: language).documentText
      let list = page.components(separatedBy: "<ul class=\"columns\">").last ?? ""
      XCTAssertEqual(list.components(separatedBy: "/Hana.html\">").count, 21, page)
      XCTAssertTrue(page.contains("<p>\(rest)</p>"), page)
    }
  }

  /// If they listed all groups of a person, their size would be quadratic in the number of groups.
  func testThePagesOfOnePersonInAllGroupsAreSmall() throws {
    let site = try Site.ofOnePerson(groups: 300)
    var (count, size) = (0, 0)
    site.forEachFile { file in
      count += 1
      size += file.data.count
    }
    XCTAssertGreaterThan(count, 1_200)
    XCTAssertLessThan(size / count, 8_000)
  }

  func testAMemberWhoDiedIsMarkedInTheGroupAndOnEveryPage() throws {
    var member = Member(id: try XCTUnwrap(MemberID("A/Hana")))
    (member.koreanBirthName, member.birthDate) = ("김하나", CalendarDate("1990-01-02"))
    var other = member
    other.id = try XCTUnwrap(MemberID("B/Hana"))
    other.deathDate = CalendarDate("2020-03-04")
    let groups: [GirlGroup] = [GirlGroup(id: "A"), GirlGroup(id: "B")]
    let site = Site(
      catalog: Catalog(sections: [], groups: groups, featuredIDs: []),
      lineUps: [
        LineUp(group: groups[0], checkedMembers: [member]),
        LineUp(group: groups[1], checkedMembers: [other]),
      ])
    let group = site.groupPage(of: site.lineUps[1], in: .english).documentText
    let died = "<span class=\"date\">2020-03-04</span>"
    XCTAssertTrue(group.contains("<small>Died \(died)</small>"), group)
    let page = site.memberPage(at: 0, of: site.lineUps[0], in: .english).documentText
    XCTAssertTrue(page.contains("<dt>Died</dt><dd>\(died)</dd>"), page)
    XCTAssertFalse(site.birthdays.contains { $0.main.deathDate == nil })
  }

  func testSongsAreListedNewestFirstAndThoseWithoutADateLast() throws {
    var (old, new) = (Song(title: "Old"), Song(title: "New"))
    (old.date, new.date) = (CalendarDate("2019"), CalendarDate("2020"))
    let lineUp = LineUp(
      group: GirlGroup(id: "A"), checkedMembers: [], songs: [old, Song(title: "Undated"), new])
    let site = Site(
      catalog: Catalog(sections: [], groups: [lineUp.group], featuredIDs: []), lineUps: [lineUp])
    let text = site.groupPage(of: lineUp, in: .english).documentText
    let places = ["New", "Old", "Undated"].map { text.range(of: "\($0)</li>")?.lowerBound }
    XCTAssertFalse(places.contains(nil), text)
    XCTAssertEqual(places.compactMap(\.self), places.compactMap(\.self).sorted())
  }

  func testHostileNamesAreShownAsText() throws {
    let name = "<script>alert(1)</script>\" onload=\"x\u{202E}"
    var group = GirlGroup(id: "a&b'c")
    (group.name, group.agency, group.fandom) = (name, "javascript:alert(1)", name)
    var member = Member(id: try XCTUnwrap(MemberID(groupID: group.id, name: "...")))
    (member.stageName, member.birthplace) = (name, name)
    let lineUp = LineUp(
      group: group, checkedMembers: [member], songs: [Song(title: name)], about: name)
    let site = Site(
      catalog: Catalog(sections: [], groups: [group], featuredIDs: [group.id]), lineUps: [lineUp])
    for file in site.allFiles where file.path.hasSuffix(".html") {
      let text = String(decoding: file.data, as: UTF8.self)
      XCTAssertFalse(text.contains("<script>"), file.path)
      XCTAssertFalse(text.contains("\" onload"), file.path)
      XCTAssertFalse(text.contains("href=\"javascript"), file.path)
      XCTAssertFalse(text.contains("\u{202E}"), file.path)
    }
    XCTAssertTrue(site.allFiles.map(\.path).contains { $0.hasPrefix("members/a&b'c/~") })
  }

  func testATextIsAParagraphAndTheDescriptionOfThePage() throws {
    let lineUps = [
      LineUp(group: GirlGroup(id: "A"), checkedMembers: [], about: "One & two"),
      LineUp(group: GirlGroup(id: "B"), checkedMembers: [], koreanAbout: "하나"),
    ]
    let catalog = Catalog(sections: [], groups: lineUps.map(\.group), featuredIDs: [])
    let site = Site(catalog: catalog, lineUps: lineUps)
    for (lineUp, language, paragraph, text) in [
      (lineUps[0], Language.english, "<p class=\"about\">", "One &amp; two"),
      (lineUps[0], .korean, "<p class=\"about\" lang=\"en\">", "One &amp; two"),
      (lineUps[1], .korean, "<p class=\"about\">", "하나"),
      (lineUps[1], .english, "<p class=\"about\"><span lang=\"ko\">", "하나"),
    ] {
      let page = site.groupPage(of: lineUp, in: language).documentText
      XCTAssertTrue(page.contains(paragraph + text), page)
      let name = lineUp.group.name
      XCTAssertTrue(page.contains("name=\"description\" content=\"\(name). \(text)\""), page)
    }
  }

  func testAKoreanParticleStaysOnTheLineOfTheQuotationMark() {
    for (text, expected) in [
      ("‘Me’를 〈가〉에", "‘Me’\u{2060}를 〈가〉\u{2060}에"), ("(여자)아이들", "(여자)아이들"),
      ("“가” 나’", "“가” 나’"), ("‘A’B", "‘A’B"),
    ] {
      XCTAssertEqual(Language.korean.markup(text).text, expected)
    }
    XCTAssertFalse(Language.english.markup("‘가’나").text.contains("\u{2060}"))
  }

  func testADescriptionForSearchEnginesHasNoWordJoiners() {
    let about = "‘가’를"
    let lineUp = LineUp(group: GirlGroup(id: "A"), checkedMembers: [], koreanAbout: about)
    let site = Site(
      catalog: Catalog(sections: [], groups: [lineUp.group], featuredIDs: []), lineUps: [lineUp])
    let page = site.groupPage(of: lineUp, in: .korean).documentText
    XCTAssertTrue(page.contains("name=\"description\" content=\"A. \(about)\""), page)
    XCTAssertTrue(page.contains("<p class=\"about\">‘가’\u{2060}를</p>"), page)
  }

  func testThePolicyAllowsOnlyTheHostsOfPictures() throws {
    var group = GirlGroup(id: "IVE")
    group.image = WebAddress("https://example.com:8080/ive.jpg?a=1")
    let site = Site(
      catalog: Catalog(sections: [], groups: [group], featuredIDs: []),
      lineUps: [LineUp(group: group, checkedMembers: [])])
    let text = site.groupPage(of: site.lineUps[0], in: .english).documentText
    XCTAssertTrue(text.contains("img-src 'self' https://example.com:8080; "), text)
    XCTAssertTrue(text.contains("<img src=\"https://example.com:8080/ive.jpg?a=1\" alt=\"\""), text)
  }

  private func paths() async throws -> [String] {
    try await Site.sample().allFiles.map(\.path)
  }
}

extension Site {
  var allFiles: [SiteFile] {
    var files: [SiteFile] = []
    forEachFile { files.append($0) }
    return files
  }
}

extension Site {
  /// A site of groups with the same debut, the same agency, and the same member.
  fileprivate static func ofOnePerson(groups count: Int) throws -> Site {
    let lineUps = try (0..<count).map { number in
      var group = GirlGroup(id: try checked("G\(number)"))
      (group.debutDate, group.agency) = (CalendarDate("2015-03-04"), "Agency")
      var member = Member(id: MemberID(groupID: group.id, checkedName: "Hana"))
      (member.koreanBirthName, member.birthDate) = ("김하나", CalendarDate("1990-01-02"))
      return LineUp(group: group, checkedMembers: [member])
    }
    return Site(
      catalog: Catalog(sections: [], groups: lineUps.map(\.group), featuredIDs: []),
      lineUps: lineUps)
  }
}

extension SitePage {
  var documentText: String { String(decoding: siteFile.data, as: UTF8.self) }
}
