import XCTest

@testable import KPGGCore

final class PersonTests: XCTestCase {
  func testTheMainEntryIsInTheNewestCurrentGroupElseInTheNewest() throws {
    for (ids, former, main) in [
      (["OLD", "NEW"], ["NEW"], "OLD"), (["OLD", "NEW"], ["OLD", "NEW"], "NEW"),
      (["OLD", "NEW"], [], "NEW"), (["OLD", "OVER"], [], "OLD"),
      (["OLD", "RESTING"], [], "RESTING"),
    ] {
      XCTAssertEqual(try person(in: ids, former: former).main.groupID.rawValue, main, "\(ids)")
    }
  }

  func testOtherEntriesAreSortedNewestFirst() throws {
    XCTAssertEqual(
      try person(in: ["OLD", "OVER", "NEW"], former: ["NEW"]).others.map(\.groupID),
      ["OVER", "NEW"])
    XCTAssertEqual(try person(in: ["OVER"]).others, [])
  }

  func testTheOrderOfTheEntriesDoesNotMatter() throws {
    XCTAssertEqual(
      try person(in: ["OLD", "NEW", "OVER"]), try person(in: ["OVER", "OLD", "NEW"]))
  }

  func testOtherPeopleAreNotIncluded() throws {
    let person = try person(in: ["OLD", "NEW"], others: ["RESTING/Mina"])
    XCTAssertEqual(person.others.map(\.groupID), ["OLD"])
  }

  func testAnEntryMissingFromTheListIsItsOwnMainEntry() throws {
    let catalog = Catalog(sections: [], groups: [], featuredIDs: [])
    let member = try member("OLD/Yuri")
    XCTAssertEqual(catalog.person(of: member, among: [Member]()), Person(main: member))
  }

  func testEachPersonIsListedOnceInOrderOfFirstEntry() async throws {
    let lineUps = try await SampleCatalog.lineUps()
    let members = lineUps.flatMap(\.members)
    let catalog = try await SampleCatalog.catalog()
    let people = catalog.people(of: members)
    XCTAssertEqual(catalog.people(of: lineUps), people)
    XCTAssertEqual(people.flatMap(\.entries).count, members.count)
    var seen: Set<Person.Identity> = []
    let identities = members.map(\.identity).filter { seen.insert($0).inserted }
    XCTAssertEqual(people.map(\.main.identity), identities)
    for member in members {
      let person = catalog.person(of: member, among: members)
      XCTAssertEqual(catalog.person(of: member, among: lineUps), person)
      XCTAssertEqual(people.byEntry[member.id], person.others.isEmpty ? nil : person)
    }
  }

  func testFirstKnownReturnsTheFirstNonNilValue() throws {
    let person = try person(in: ["OLD", "NEW"])
    XCTAssertEqual(person.firstKnown { $0.groupID }, "NEW")
    XCTAssertEqual(person.firstKnown { $0.groupID == "OLD" ? "known" : nil }, "known")
    XCTAssertNil(person.firstKnown(\.mbti))
  }

  func testTheSameKoreanNameAndCompleteBirthDateMeanTheSamePerson() throws {
    let yujin = try entry("A/Yujin", "최유진", "1996-08-12").identity
    for (name, birth, isSame) in [
      ("최유진", "1996-08-12", true), (UnicodeForm.decomposed("최유진"), "1996-08-12", true),
      ("최유진", "1996-08-13", false), ("안유진", "1996-08-12", false),
    ] {
      XCTAssertEqual(
        try entry("B/Yujin", name, birth).identity == yujin, isSame, "\(name) \(birth)")
    }
  }

  func testEntriesWithTooLittleDataAreDifferentPeople() throws {
    for (name, birth) in [("최유진", nil), ("최유진", "1996"), (nil, "1996-08-12")] {
      XCTAssertNotEqual(
        try entry("A/Yujin", name, birth).identity, try entry("B/Yujin", name, birth).identity)
    }
  }

  func testTheFirst20EntriesAreListed() throws {
    for (count, unlisted) in [(0, 0), (19, 0), (20, 1), (5_000, 4_981)] {
      let others = try (0..<count).map { try member("G\($0)/Yuri") }
      let person = Person(main: try member("NEW/Yuri"), others: others)
      XCTAssertEqual(person.unlistedCount, unlisted)
      XCTAssertEqual(person.listedEntries, Array(person.entries.prefix(20)))
    }
  }

  /// Uses a catalog with the groups OVER (disbanded), NEW, RESTING (on hiatus), and OLD, sorted
  /// newest debut first.
  private func person(
    in groups: [String], former: [String] = [], others: [String] = []
  ) throws -> Person {
    let catalog = Catalog(
      sections: [],
      groups: [
        try group("OLD", debut: "2010-01-01", status: .active),
        try group("RESTING", debut: "2011-01-01", status: .hiatus),
        try group("NEW", debut: "2020-01-01", status: .active),
        try group("OVER", debut: "2021-01-01", status: .disbanded),
      ],
      featuredIDs: [])
    let entries = try groups.map { group in
      var entry = try entry(group + "/Yuri", "유리", "1990-01-01")
      entry.isFormer = former.contains(group)
      return entry
    }
    let members = try entries + others.map { try member($0) }
    return catalog.person(of: entries[0], among: members)
  }

  private func entry(_ id: String, _ name: String?, _ birth: String?) throws -> Member {
    var member = try member(id)
    member.koreanBirthName = name
    member.birthDate = try birth.map { try checked($0) }
    return member
  }
}
