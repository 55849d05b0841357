import KPGGCore
import XCTest

@testable import kpgg

final class ChartWordsTests: CommandTestCase {
  func testEveryTopicHasATitleInBothLanguages() {
    for language in Language.allCases {
      let titles = ChartTopic.allCases.map {
        language.words.title(of: CatalogStatistics.none.chart(of: $0))
      }
      XCTAssertEqual(Set(titles).count, titles.count)
    }
  }

  func testTheTitleOfAgesHasTheDate() {
    let day = CalendarDate(year: 2026, month: 11, day: 21)
    XCTAssertEqual(
      titles(of: CatalogStatistics.none.chart(of: .ages, on: day)),
      ["Ages on 2026-11-21", "만 나이 (2026-11-21 기준)"])
  }

  func testANoteHasTheCountsThatBarsOmit() throws {
    var member = Member(id: try XCTUnwrap(MemberID("A/Yuri")))
    XCTAssertEqual(
      note(of: .mbti, for: [member]), ["1 person, 1 unknown", "1명, 알려지지 않음 1명"])
    member.nationalities = ["Australia", "South Korea"]
    XCTAssertEqual(
      note(of: .nationalities, for: [member]),
      ["1 person, 1 with several values", "1명, 둘 이상 보유 1명"])
    member.diedOn = CalendarDate(year: 2019)
    XCTAssertEqual(
      note(of: .ages, for: [member]), ["0 people, 1 deceased omitted", "0명, 사망 1명 제외"])
  }

  func testANoteHasTheLimit() {
    XCTAssertEqual(
      notes(on: CatalogStatistics.none.chart(of: .blood).limited(to: 3)),
      ["0 people, top 3 of 4", "0명, 4개 중 상위 3개"])
  }

  func testANoteCountsGroupsAsGroups() throws {
    let group = GirlGroup(id: try XCTUnwrap(GroupID("IVE")))
    let catalog = Catalog(sections: [], groups: [group], featuredIDs: [])
    XCTAssertEqual(
      notes(on: CatalogStatistics(catalog, members: []).chart(of: .agencies)),
      ["1 group, 1 unknown", "그룹 1팀, 알려지지 않음 1팀"])
  }

  private func note(of topic: ChartTopic, for members: [Member]) -> [String] {
    let catalog = Catalog(sections: [], groups: [], featuredIDs: [])
    return notes(on: CatalogStatistics(catalog, members: members).chart(of: topic))
  }

  /// The texts in English and Korean.
  private func notes(on chart: StatisticsChart) -> [String] {
    [Language.english, .korean].map { $0.words.note(on: chart) }
  }

  private func titles(of chart: StatisticsChart) -> [String] {
    [Language.english, .korean].map { $0.words.title(of: chart) }
  }
}

extension CatalogStatistics {
  fileprivate static let none = CatalogStatistics(
    Catalog(sections: [], groups: [], featuredIDs: []), members: [])
}
