import KPGGCore
import KPGGPublishing
import XCTest

@testable import kpgg

final class RecordPagesTests: XCTestCase {
  func testPeopleWithTheSameBirthdayAreListedBestKnownFirst() throws {
    let site = try site(births: [
      ("A", "1990-07-28", .third), ("B", "1991-07-28", .second), ("C", "1992-07-28", .first),
      ("D", "1993-07-29", .first),
    ])
    let page = site.memberPage(at: 0, of: site.lineUps[0], in: .english).content.text
    let list = page.components(separatedBy: "<h2>Same birthday</h2>").last ?? ""
    let positions = ["C", "B", "A", "D"].map { list.range(of: "/\($0)/Hana.html")?.lowerBound }
    XCTAssertNotNil(positions[0])
    XCTAssertLessThan(try XCTUnwrap(positions[0]), try XCTUnwrap(positions[1]))
    XCTAssertEqual(positions[2...], [nil, nil], list)
    let other = site.memberPage(at: 0, of: site.lineUps[3], in: .english).content.text
    XCTAssertFalse(other.contains("Same birthday"), other)
  }

  func testAMemberHasLinksToTheirUnitsAndGroupMates() throws {
    let group = GirlGroup(id: "A")
    var members = try ["Hana", "Dul", "Set"].map {
      Member(id: try XCTUnwrap(MemberID(groupID: group.id, name: $0)))
    }
    (members[2].isFormer, members[2].departureDate) = (true, CalendarDate("2020"))
    var unit = GroupUnit(name: "A & B")
    (unit.memberIDs, unit.debutDate) = ([members[0].id], CalendarDate("2019-05"))
    let lineUp = LineUp(group: group, checkedMembers: members, units: [unit])
    let site = Site(
      catalog: Catalog(sections: [], groups: [group], featuredIDs: []), lineUps: [lineUp])
    let page = site.memberPage(at: 0, of: lineUp, in: .english).content.text
    let link = "<a href=\"../../groups/A.html#units\">A &amp; B</a> (2019)"
    XCTAssertTrue(page.contains(link), page)
    XCTAssertTrue(page.contains("<h2>Group mates</h2>"), page)
    XCTAssertTrue(page.contains("Set.html\">Set</a> <small>until 2020</small></li>"), page)
    XCTAssertTrue(
      site.groupPage(of: lineUp, in: .english).content.text.contains("<section id=\"units\">"))
  }

  func testAGroupWhoseMembersCameOrLeftHasABarForEach() throws {
    var group = GirlGroup(id: "A")
    group.debutDate = CalendarDate("2015-01")
    group.disbandmentDate = CalendarDate("2020-01")
    var members = try ["Hana", "Dul"].map {
      Member(id: try XCTUnwrap(MemberID(groupID: group.id, name: $0)))
    }
    let page = { (members: [Member]) in
      let lineUp = LineUp(group: group, checkedMembers: members)
      let catalog = Catalog(sections: [], groups: [group], featuredIDs: [])
      return Site(catalog: catalog, lineUps: [lineUp]).groupPage(of: lineUp, in: .english)
        .content.text
    }
    XCTAssertFalse(page(members).contains("Years in the group"))
    (members[1].isFormer, members[1].departureDate) = (true, CalendarDate("2017-07"))
    let text = page(members)
    XCTAssertTrue(text.contains("<td>2015–2017</td>"), text)
    XCTAssertTrue(text.contains("viewBox=\"0 0 60 10\""), text)
    XCTAssertTrue(text.contains("<rect x=\"0\" width=\"30\" height=\"10\"/>"), text)
  }

  func testOnlyABirthDateWithADayHasAPlaceForTheAge() throws {
    let site = try site(births: [("A", "1990-07-28", .first), ("B", "1990-07", .first)])
    let pages = site.lineUps.map { site.memberPage(at: 0, of: $0, in: .korean).content.text }
    let place = "<small id=\"age\" data-born=\"1990-07-28\" data-age=\" 만 {age}세\"></small>"
    XCTAssertTrue(pages[0].contains(place), pages[0])
    XCTAssertFalse(pages[1].contains("data-born"), pages[1])
  }

  func testAGroupAndAMemberHaveAPathFromTheList() throws {
    let site = try site(births: [("A", "1990", .first)])
    let group = site.groupPage(of: site.lineUps[0], in: .english).documentText
    XCTAssertTrue(group.contains("<li><a href=\"../groups.html\">Groups</a></li></ol>"), group)
    let member = site.memberPage(at: 0, of: site.lineUps[0], in: .english).documentText
    XCTAssertTrue(
      member.contains(
        "<a href=\"../../groups.html\">Groups</a></li><li><a href=\"../../groups/A.html\">A</a>"),
      member)
  }

  func testOnlyPagesWithVideosAllowPlayers() throws {
    var song = Song(title: "Song")
    for (video, isAllowed) in [(nil, false), (VideoID("dQw4w9WgXcQ"), true)] {
      song.youtubeID = video
      let lineUp = LineUp(group: GirlGroup(id: "A"), checkedMembers: [], songs: [song])
      let site = Site(
        catalog: Catalog(sections: [], groups: [lineUp.group], featuredIDs: []), lineUps: [lineUp])
      let page = site.groupPage(of: lineUp, in: .english).documentText
      XCTAssertEqual(page.contains("frame-src https://www.youtube-nocookie.com; "), isAllowed, page)
      XCTAssertFalse(page.contains("<iframe"), page)
    }
  }

  func testInitialsHaveNoPunctuation() {
    for (name, initials) in [
      ("f(x)", "fx"), ("(G)I-DLE", "GI"), ("OH MY GIRL", "OM"), ("오마이걸", "오마"), ("♡", "♡"),
      ("Girl's Day", "GD"), ("& Team", "Te"),
    ] {
      XCTAssertEqual(SitePage.initials(of: name), initials)
    }
  }

  func testTheHomePageHasTheFirstSentenceAboutTheGroupOfTheDay() throws {
    let group = GirlGroup(id: "A")
    let lineUp = LineUp(group: group, checkedMembers: [], about: "One & 1.5. Two.")
    let site = Site(
      catalog: Catalog(sections: [], groups: [group], featuredIDs: [group.id]), lineUps: [lineUp])
    let page = site.homePage(in: .korean).content.text
    XCTAssertTrue(page.contains("<p lang=\"en\">One &amp; 1.5.</p>"), page)
    XCTAssertTrue(page.contains("<a href=\"#section-1\">기타 그룹</a>"), page)
    XCTAssertTrue(page.contains("<section id=\"section-1\">"), page)
  }

  func testTheHomePageHasTheBestKnownGroupsOfAPeriodAndALinkToAll() throws {
    let groups = try (1...14).map { number -> GirlGroup in
      var group = GirlGroup(id: try XCTUnwrap(GroupID("G\(number)")))
      group.tier = number > 2 ? .second : .third
      return group
    }
    let key = try XCTUnwrap(SectionKey("first"))
    let section = DebutSection(key: key, years: 2020...2021, groupIDs: groups.map(\.id))
    let lineUps = groups.map { LineUp(group: $0, checkedMembers: []) }
    let site = Site(
      catalog: Catalog(sections: [section], groups: groups, featuredIDs: []), lineUps: lineUps)
    let page = site.homePage(in: .english).content.text
    XCTAssertTrue(page.contains("<a href=\"groups.html?debut=2020..2021\">All 14 groups</a>"), page)
    XCTAssertFalse(page.contains("groups/G2.html"), page)
    XCTAssertTrue(page.contains("groups/G3.html"), page)
  }

  /// A site of groups with one member, called Hana, who are different people.
  private func site(births: [(group: String, birth: String, tier: Tier)]) throws -> Site {
    let lineUps = try births.map { id, birth, tier in
      var group = GirlGroup(id: try XCTUnwrap(GroupID(id)))
      group.tier = tier
      var member = Member(id: try XCTUnwrap(MemberID(groupID: group.id, name: "Hana")))
      (member.koreanBirthName, member.birthDate) = ("하나", CalendarDate(birth))
      return LineUp(group: group, checkedMembers: [member])
    }
    return Site(
      catalog: Catalog(sections: [], groups: lineUps.map(\.group), featuredIDs: []),
      lineUps: lineUps)
  }
}
