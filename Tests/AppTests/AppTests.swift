import Foundation
import KPGGCore
import TestSupport
import XCTest

/// A sample app that uses only the public API. It reads the folder with the sample catalog.
@MainActor
final class AppTests: XCTestCase {
  func testTheHomeScreenShowsSectionsAndTheFeaturedGroup() async throws {
    let model = HomeModel(.sample)
    await model.load()
    XCTAssertNil(model.alert)
    XCTAssertNotNil(model.featured)
    XCTAssertEqual(model.rows.first?.section.displayTitle.english, "Debuted 2025–2026")
    XCTAssertEqual(model.rows.map(\.groups.count).reduce(0, +), 20)
  }

  func testAGroupShowsItsMembersItsSongAndItsStatus() async throws {
    let model = GroupModel(.sample)
    await model.open("OHMYGIRL")
    XCTAssertEqual(model.lineUp?["유아"]?.name, "YooA")
    XCTAssertEqual(
      model.video, URL(string: "https://www.youtube.com/watch?v=QIN5_tJRiyY"))
    XCTAssertEqual(model.status, "활동 중")
  }

  func testAnUnknownGroupIsAnAlert() async throws {
    let model = GroupModel(.sample)
    await model.open("NOSUCHGROUP")
    XCTAssertEqual(model.alert, "The group was not found.")
  }

  func testAProfileHasTheSixLabelsInBothLanguages() async throws {
    let group = try await CatalogReader.sample.group(id: "OHMYGIRL")
    let yooA = try await CatalogReader.sample.lineUp(of: group)["YooA"]
    let profile = ProfileModel(member: try XCTUnwrap(yooA), group: group)
    XCTAssertEqual(
      profile.lines(in: .korean),
      ["활동명: 유아", "본명: 유시아", "생년월일: 1995-09-17", "MBTI: INFP", "혈액형: A", "상태: 멤버"])
    XCTAssertEqual(
      profile.lines(in: .english),
      [
        "Stage name: YooA", "Birth name: Yoo Shiah", "Born: 1995-09-17", "MBTI: INFP",
        "Blood type: A", "Status: member",
      ])
  }

  func testASearchFindsNamesAsTheyAreTyped() async throws {
    let model = CatalogModel()
    await model.open(.sample)
    model.type("ㅇㅁㅇㄱ")
    XCTAssertEqual(model.hits.first?.id, "OHMYGIRL")
    model.type("yoo")
    XCTAssertTrue(model.hits.contains { $0.member?.name == "YooA" })
  }

  func testAMembersPageListsHerEntriesInAllGroups() async throws {
    let catalog = try await CatalogReader.sample.fullCatalog()
    let entries = catalog.lineUps.flatMap(\.members)
    let wonyoung = try XCTUnwrap(entries.first { $0.id.description == "IZONE/Wonyoung" })
    XCTAssertEqual(catalog.entries(of: wonyoung).map(\.groupID), ["IVE", "IZONE"])
    let stranger = Member(id: try XCTUnwrap(MemberID("IVE/Nobody")))
    XCTAssertEqual(catalog.entries(of: stranger), [stranger])
  }

  func testAFilterSelectsMembersByBirthYearsAndType() async throws {
    let model = CatalogModel()
    await model.open(.sample)
    var filter = MemberFilter()
    filter.births = try [XCTUnwrap(ClosedRange(years: 1995...1995))]
    filter.mbtiTypes = [.infp]
    let found = model.members(filter)
    XCTAssertTrue(found.contains { $0.id.description == "OHMYGIRL/YooA" })
    XCTAssertTrue(found.allSatisfy { $0.birthDate?.year == 1995 && $0.mbti == .infp })
  }

  func testALoneYearAsABoundMeansTheWholeYear() async throws {
    let groups = try await CatalogReader.sample.catalog().groups
    let year = try XCTUnwrap(CalendarDate(year: 2015))
    var filter = GroupFilter()
    filter.debuts = [year...year]
    let inYear = groups.filter(filter.matches).map(\.id)
    XCTAssertEqual(inYear, groups.filter { $0.debutDate?.year == 2015 }.map(\.id))
    XCTAssertFalse(inYear.isEmpty)
    filter.debuts = [ClosedRange(year...)]
    XCTAssertEqual(
      groups.count { ($0.debutDate?.year ?? 0) >= 2015 }, groups.count(where: filter.matches))
  }

  func testTheBirthdaysOfAWeekAreInOrder() async throws {
    let model = CatalogModel()
    await model.open(.sample)
    let birthdays = model.birthdays(from: try XCTUnwrap(CalendarDate("2026-07-27")))
    XCTAssertEqual(birthdays.map(\.date), birthdays.map(\.date).sorted())
    XCTAssertTrue(birthdays.contains { $0.member.name == "Hyojung" && $0.age == 32 })
    XCTAssertTrue(model.calendar.starts(with: Data("BEGIN:VCALENDAR\r\n".utf8)))
  }

  func testAGroupListsItsMembersByHeight() async throws {
    let model = GroupModel(.sample)
    await model.open("OHMYGIRL")
    let heights = model.tallestFirst.compactMap { $0.height?.centimeters }
    XCTAssertEqual(heights, heights.sorted(by: >))
    XCTAssertEqual(model.tallestFirst.count, model.lineUp?.members.count)
  }

  func testAFilterAnOrderAndACalendarWorkTogether() async throws {
    let catalog = try await CatalogReader.sample.fullCatalog()
    var filter = MemberFilter()
    let limits = [170, 190].compactMap { Height(centimeters: $0) }
    filter.heights = [limits[0]...limits[1]]
    let tall = catalog.lineUps.flatMap(\.members).filter(filter.matches)
      .ordered(by: \.height, isReversed: true)
    XCTAssertGreaterThan(tall.count, 1)
    let heights = tall.compactMap(\.height)
    XCTAssertEqual(heights, heights.sorted(by: >))
    let document = catalog.birthdayCalendar(of: tall, in: .korean)
    XCTAssertTrue(document.contains("\r\nNAME:K-pop 생일\r\n"))
    XCTAssertTrue(document.contains("BEGIN:VEVENT"))
    let groups = catalog.catalog.groups.ordered(by: \.name)
    XCTAssertEqual(groups.first?.name, "2NE1")
  }

  func testASongFilterCanBeStored() async throws {
    var filter = SongFilter()
    (filter.kinds, filter.releases) = ([.title], [ClosedRange(.today...)])
    let data = try JSONEncoder().encode(filter)
    XCTAssertEqual(try JSONDecoder().decode(SongFilter.self, from: data), filter)
  }

  func testListsShowHitsBirthdaysLineUpsAndCounts() async throws {
    func ids<Row: Identifiable>(_ rows: [Row]) -> [Row.ID] { rows.map(\.id) }
    let catalog = FullCatalog([try await CatalogReader.sample.lineUp(id: "OHMYGIRL")])
    XCTAssertEqual(ids(catalog.lineUps), ["OHMYGIRL"])
    XCTAssertEqual(
      ids(CatalogSearch(catalog).hits(for: "오마이걸")),
      ["OHMYGIRL", .unit(group: "OHMYGIRL", name: "OH MY GIRL BANHANA")])
    XCTAssertEqual(ids(catalog.distribution(of: .blood).counts).first, "A")
    let birthdays = catalog.birthdays(from: .today, days: 365)
    XCTAssertEqual(Set(ids(birthdays)).count, 8)
  }

  func testACalendarDateConvertsFromAndToFoundationsDate() throws {
    let date = try XCTUnwrap(CalendarDate("1995-09-17"))
    XCTAssertEqual(CalendarDate(try XCTUnwrap(date.date)), date)
    XCTAssertEqual(CalendarDate(Date()), .today)
    XCTAssertNil(CalendarDate("1995")?.date)
  }

  func testPreviewsHaveSampleData() async throws {
    let reader = CatalogReader(source: MemorySource(FullCatalog([.sample])))
    let lineUp = try await reader.lineUp(id: "OHMYGIRL")
    XCTAssertEqual(lineUp.members, LineUp.sample.members)
    let catalog = try await reader.catalog()
    XCTAssertEqual(catalog.sections.map(\.years), [2015...2015])
  }
}

extension CatalogReader {
  /// A reader of the sample catalog.
  static var sample: CatalogReader { CatalogReader(source: DirectorySource(SampleCatalog.folder)) }
}
