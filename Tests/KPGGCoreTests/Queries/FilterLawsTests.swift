import KPGGQuiz
import XCTest

@testable import KPGGCore

/// Laws that every filter follows, checked on the sample.
final class FilterLawsTests: XCTestCase {
  private typealias Condition<Filter> = (field: String, set: (inout Filter) -> Void)

  func testConditionsOnDifferentFieldsOnlyRemoveGroups() async throws {
    let groups = try await SampleCatalog.catalog().groups
    try assertConditionsOnlyNarrow(groups, GroupFilter(), try groupConditions()) { $0.matches($1) }
  }

  func testConditionsOnDifferentFieldsOnlyRemoveMembers() async throws {
    let members = try await SampleCatalog.lineUps().flatMap(\.members)
    try assertConditionsOnlyNarrow(members, MemberFilter(), try memberConditions()) {
      $0.matches($1)
    }
  }

  func testConditionsOnDifferentFieldsOnlyRemoveSongs() async throws {
    let songs = try await SampleCatalog.songs()
    try assertConditionsOnlyNarrow(songs, SongFilter(), try songConditions()) { $0.matches($1) }
  }

  func testMoreValuesInAConditionOnlyAddMembers() async throws {
    let members = try await SampleCatalog.lineUps().flatMap(\.members)
    var filter = MemberFilter()
    var seen: Set<MemberID> = []
    for mbti in MBTI.allCases {
      filter.mbtiTypes.insert(mbti)
      let ids = Set(members.filter(filter.matches).map(\.id))
      XCTAssertTrue(ids.isStrictSuperset(of: seen), "\(mbti)")
      seen = ids
    }
    XCTAssertEqual(seen.count, members.filter { $0.mbti != nil }.count)
  }

  /// Checks every condition alone, and every pair of conditions on different fields.
  private func assertConditionsOnlyNarrow<Record: Hashable, Filter>(
    _ records: [Record], _ emptyFilter: Filter, _ conditions: [Condition<Filter>],
    matches: @escaping (Filter, Record) -> Bool
  ) throws {
    let passing = { (set: [(inout Filter) -> Void]) in
      var filter = emptyFilter
      for set in set { set(&filter) }
      return Set(records.filter { matches(filter, $0) })
    }
    for one in conditions {
      let alone = passing([one.set])
      XCTAssertFalse(alone.isEmpty, one.field)
      XCTAssertLessThan(alone.count, records.count, one.field)
      for other in conditions where other.field != one.field {
        XCTAssertEqual(
          passing([one.set, other.set]), alone.intersection(passing([other.set])),
          "\(one.field), \(other.field)")
      }
    }
  }

  private func groupConditions() throws -> [Condition<GroupFilter>] {
    let sections: Set<SectionKey> = [try checked("first"), try checked("third")]
    let debuts = [try days(2009, 2009), try days(2015, 2016)]
    return [
      ("section", { $0.sectionKeys = sections }),
      ("debut", { $0.debuts = debuts }),
      ("debut", { $0.debuts = Array(debuts.prefix(1)) }),
      ("status", { $0.statuses = [.active] }),
      ("status", { $0.statuses = [.hiatus, .disbanded] }),
      ("tier", { $0.tiers = [.first] }),
      ("tier", { $0.tiers = [.second, .third] }),
      ("agency", { $0.agencies = ["SM Entertainment", "WM Entertainment"] }),
    ]
  }

  private func memberConditions() throws -> [Condition<MemberFilter>] {
    let births = [try days(1994, 1996)]
    let heights: [ClosedRange<Height>] = [165...299]
    let leader: Position = try checked("Leader")
    return [
      ("mbti", { $0.mbtiTypes = [.infp, .enfp] }),
      ("mbti", { $0.mbtiTypes = [.istj] }),
      ("blood", { $0.bloodTypes = [.o] }),
      ("born", { $0.births = births }),
      ("height", { $0.heights = heights }),
      ("nationality", { $0.nationalities = ["Japan", "China"] }),
      ("position", { $0.positions = [leader] }),
      ("current", { $0.isCurrent = true }),
      ("current", { $0.isCurrent = false }),
    ]
  }

  private func songConditions() throws -> [Condition<SongFilter>] {
    let releases = [try days(2015, 2016), try days(2020, 2021)]
    return [
      ("released", { $0.releases = releases }),
      ("released", { $0.releases = Array(releases.prefix(1)) }),
      ("kind", { $0.kinds = [.title] }),
      ("kind", { $0.kinds = [.prerelease, .single] }),
    ]
  }

  private func days(_ from: Int, _ to: Int) throws -> ClosedRange<CalendarDate> {
    try XCTUnwrap(ClosedRange(years: from...to))
  }
}
