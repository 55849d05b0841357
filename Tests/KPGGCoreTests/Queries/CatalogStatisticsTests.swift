import KPGGQuiz
import XCTest

@testable import KPGGCore

final class CatalogStatisticsTests: XCTestCase {
  func testAPersonInSeveralGroupsCountsOnce() async throws {
    let statistics = try await SampleCatalog.statistics()
    XCTAssertEqual(statistics.memberCount - statistics.people.count, 4)
  }

  func testSongsAreCountedByYear() throws {
    let songs = ["2020-04", "2020", "2022-03-28", nil].map { text in
      var song = Song(title: "Nonstop")
      song.date = text.flatMap { CalendarDate($0) }
      return song
    }
    let statistics = CatalogStatistics(
      Catalog(sections: [], groups: [], featuredIDs: []), members: [], songs: songs)
    let distribution = statistics.distribution(of: .songs)
    XCTAssertEqual(
      distribution.counts.map { "\($0.label) \($0.count)" }, ["2020 2", "2021 0", "2022 1"])
    XCTAssertEqual([distribution.totalCount, distribution.unknownCount], [4, 1])
  }

  func testTheTotalOfAGroupChartIsTheGroupCount() async throws {
    let statistics = try await SampleCatalog.statistics()
    let count = try await SampleCatalog.catalog().groups.count
    for topic in ChartTopic.allCases where topic.subject == .groups {
      XCTAssertEqual(statistics.distribution(of: topic).totalCount, count, "\(topic)")
    }
  }

  func testAGroupCountsForEachOfItsAgencies() {
    let groups = ["One / Two", "Two", "Two /  / Two", nil].map { agency in
      var group = GirlGroup(id: "A")
      group.agency = agency
      return group
    }
    let statistics = CatalogStatistics(
      Catalog(sections: [], groups: [], featuredIDs: []), groups: groups, members: [])
    let distribution = statistics.distribution(of: .agencies)
    XCTAssertEqual(distribution.counts.map { "\($0.label) \($0.count)" }, ["Two 3", "One 1"])
    XCTAssertEqual(distribution.several, 1)
    XCTAssertEqual([distribution.totalCount, distribution.unknownCount], [4, 1])
  }

  func testValuesFromTheEntriesOfAPersonAreCombined() throws {
    var first = try sakura("HKT48/Sakura")
    var second = try sakura("IZONE/Sakura")
    first.mbti = .intp
    second.height = 163
    let statistics = try statistics(of: [first, second])
    for topic in [ChartTopic.mbti, .heights] {
      let distribution = statistics.distribution(of: topic)
      XCTAssertEqual([distribution.totalCount, distribution.unknownCount], [1, 0], "\(topic)")
    }
  }

  func testTheMainEntryWinsIfEntriesDisagree() throws {
    var first = try sakura("HKT48/Sakura")
    var second = try sakura("IZONE/Sakura")
    (first.bloodType, second.bloodType) = (.a, .b)
    first.isFormer = true
    XCTAssertEqual(labels(.blood, try statistics(of: [first, second]), having: 1), ["B"])
  }

  func testAFractionalHeightIsRoundedDownToItsBand() throws {
    var member = try member("IVE/Liz")
    member.height = Height(centimeters: 164.9)
    XCTAssertEqual(labels(.heights, try statistics(of: [member]), having: 1), ["160-164"])
  }

  func testTypesWithoutMembersAreShown() throws {
    let statistics = try statistics(of: [])
    XCTAssertEqual(labels(.mbti, statistics, having: 0).count, 16)
    XCTAssertEqual(labels(.blood, statistics, having: 0), ["A", "AB", "B", "O"])
    XCTAssertEqual(labels(.ages, statistics, having: 0), [])
  }

  func testAMemberWhoHasDiedHasNoAge() throws {
    var member = try born("1994-03-29")
    member.deathDate = try checked("2019-10-14")
    let ages = try statistics(of: [member]).distribution(of: .ages, on: today)
    XCTAssertEqual(ages.counts, [])
    XCTAssertEqual(ages.totalCount, 0)
    XCTAssertEqual(ages.leftOut, 1)
  }

  func testAgeDependsOnTheDay() throws {
    let statistics = try statistics(of: [try born("2004-11-21")])
    XCTAssertEqual(ages(statistics, on: "2026-11-20"), ["21"])
    XCTAssertEqual(ages(statistics, on: "2026-11-21"), ["22"])
  }

  func testPeopleNotYetBornAreNotCounted() throws {
    let statistics = try statistics(of: [try born("2004-11-21"), try born("2005")])
    XCTAssertEqual(
      statistics.distribution(of: .ages, on: try checked("2004-11-20")).totalCount, 0)
    XCTAssertEqual(
      statistics.distribution(of: .ages, on: try checked("2004-11-21")).totalCount, 1)
  }

  func testPeopleNotYetBornAreNotCountedAsDeceased() throws {
    var member = try born("1994-03-29")
    member.deathDate = try checked("2019-10-14")
    let statistics = try statistics(of: [member])
    let ages = statistics.distribution(of: .ages, on: try checked("1990-01-01"))
    XCTAssertEqual([ages.totalCount, ages.leftOut], [0, 0])
  }

  func testABirthYearAloneCountsButHasNoAge() throws {
    let statistics = try statistics(of: [try born("2004")])
    XCTAssertEqual(labels(.ages, statistics, having: 1), ["2004"])
    let ages = statistics.distribution(of: .ages, on: today)
    XCTAssertEqual(ages.unknownCount, 1)
    XCTAssertEqual(ages.counts, [])
  }

  private let today = CalendarDate(year: 2026, month: 11, day: 21)

  private func born(_ birth: String) throws -> Member {
    var member = try member("IVE/Born\(birth.filter { $0 != "-" })")
    member.birthDate = try checked(birth)
    return member
  }

  private func sakura(_ id: String) throws -> Member {
    var member = try member(id)
    member.koreanBirthName = "미야와키 사쿠라"
    member.birthDate = try checked("1998-03-19")
    return member
  }

  private func statistics(of members: [Member]) throws -> CatalogStatistics {
    let groups = try Set(members.map(\.groupID.description)).map { try group($0) }
    return CatalogStatistics(
      Catalog(sections: [], groups: groups, featuredIDs: []), members: members)
  }

  private func labels(
    _ topic: ChartTopic, _ statistics: CatalogStatistics, having count: Int
  ) -> [String] {
    statistics.distribution(of: topic).counts.filter { $0.count == count }.map(\.label)
  }

  private func ages(_ statistics: CatalogStatistics, on day: String) -> [String] {
    statistics.distribution(of: .ages, on: CalendarDate(day)).counts.map(\.label)
  }
}

extension SampleCatalog {
  static func statistics() async throws -> CatalogStatistics {
    CatalogStatistics(
      try await catalog(), members: try await lineUps().flatMap(\.members))
  }
}
