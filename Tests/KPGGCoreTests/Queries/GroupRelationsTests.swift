import TestSupport
import XCTest

@testable import KPGGCore

final class GroupRelationsTests: XCTestCase {
  func testEachRelationAddsToTheScore() throws {
    let relations = try relations(
      of: "A 2018-10-29 One / Two: Ann, Bea, Cat",
      among: [
        "MEMBERS 2022 Three: Bea, Ann", "MEMBER 2018-01 Two: Cat", "AGENCY 2014 One:",
        "YEAR 2018:", "NEAR 2021 Two:", "NOTHING 2019 Three: Dee",
      ])
    XCTAssertEqual(
      relations.strongestFirst.map { "\($0.group.id) \($0.score)" },
      ["MEMBERS 20", "MEMBER 16", "NEAR 4", "AGENCY 4", "YEAR 2"])
    let strongest = relations.strongestFirst
    XCTAssertEqual(strongest[0].members.map(\.name), ["Ann", "Bea"])
    XCTAssertEqual(strongest[1].agencies, [BilingualText("Two")])
    XCTAssertEqual(strongest.map(\.year), [nil, 2018, nil, nil, 2018])
  }

  func testTheFiveBestKnownGroupsOfAKindAreTheNearest() throws {
    let relations = try relations(
      of: "A 2018-06-10:",
      among: [
        "UNKNOWN 2018-06-10:", "NEAR 2018-06-11: *2", "B 2018-07-01: *2", "FAR 2018-01: *1",
        "NEXT 2018-06-12: *2", "AB 2018-07-01: *2", "LAST 2018-12: *2",
      ])
    XCTAssertEqual(
      relations.bestKnown.map(\.related).map { $0.map(\.group.id.description) },
      [["FAR", "NEAR", "NEXT", "AB", "B"]])
  }

  func testAnAgencyHasTheKoreanNameOfEitherGroup() throws {
    var (first, second) = (try lineUp("A 2018 One:").group, try lineUp("B 2010 One / Two:").group)
    // One Korean name for two agencies can be the name of either.
    second.koreanAgency = "원"
    let known = { (first: GirlGroup, second: GirlGroup) in
      self.relations(
        of: LineUp(group: first, checkedMembers: []),
        among: [LineUp(group: second, checkedMembers: [])]
      ).all.first?.agencies
    }
    XCTAssertEqual(known(first, second), [BilingualText("One")])
    let name = BilingualText(english: "One", korean: "원")
    second.koreanAgency = "원 / 투"
    XCTAssertEqual(known(first, second), [name])
    (first.koreanAgency, second.koreanAgency) = ("원", nil)
    XCTAssertEqual(known(first, second), [name])
    XCTAssertEqual(known(second, first), [name])
  }

  func testUnknownValuesRelateNothing() throws {
    let relations = try relations(of: "A: Ann", among: ["B: Bea", "C 2018:"])
    XCTAssertTrue(relations.all.isEmpty)
    XCTAssertTrue(relations.bestKnown.isEmpty)
  }

  func testPeopleWithTheSameNameOrBirthDateAloneAreNotShared() throws {
    for (birth, other) in [
      ("1999-12-31", "B: Ann"), ("2000-01", "B: Ann"), ("2000-01-10", "B: Bea"),
    ] {
      let first = try lineUp("A: Ann", born: "2000-01-10")
      let second = try lineUp(other, born: birth)
      XCTAssertTrue(relations(of: first, among: [second]).all.isEmpty, "\(birth) \(other)")
    }
  }

  /// Otherwise, the relations of all groups would need quadratic time.
  func testOnlyTheBestKnownOfManyGroupsAreKept() throws {
    let others = try (0..<150).map { try lineUp("G\($0) 2018 One / Two: Ann *\($0 < 30 ? 3 : 2)") }
    let first = try lineUp("A 2018 One / Two: Ann *1")
    let catalog = FullCatalog([first] + others).catalog
    let members = ([first] + others).members
    let all = GroupRelationFinder(catalog, entries: members, shown: 10)
    XCTAssertEqual(all.relations(of: first).all.count, 150)
    XCTAssertEqual(
      GroupRelationFinder(catalog, entries: members, shown: 11).relations(of: first).all.count, 99)
    let few = GroupRelationFinder(catalog, lineUps: [first] + others).relations(of: first)
    XCTAssertEqual(few.all.count, 99)
    XCTAssertEqual(few.all.count { !$0.members.isEmpty }, 19)
    XCTAssertTrue(few.all.allSatisfy { $0.group.tier == .second })
    XCTAssertEqual(
      few.bestKnown.map { $0.related.map(\.group.id) },
      all.relations(of: first).bestKnown.map { $0.related.map(\.group.id) })
  }

  func testTheFirstTenAgenciesOfAGroupCount() throws {
    let names = (0..<11).map { "A\($0)" }.joined(separator: " / ")
    let related = try relations(of: "A 2018 \(names):", among: ["B 2010 A9:", "C 2010 A10:"])
    XCTAssertEqual(related.all.map(\.group.id), ["B"])
  }

  private func relations(of group: String, among others: [String]) throws -> GroupRelations {
    relations(of: try lineUp(group), among: try others.map { try lineUp($0) })
  }

  private func relations(of lineUp: LineUp, among others: [LineUp]) -> GroupRelations {
    let all = [lineUp] + others
    return GroupRelationFinder(FullCatalog(all).catalog, lineUps: all).relations(of: lineUp)
  }

  /// Creates a line-up from a text: `ID DEBUT AGENCY: MEMBER, MEMBER *TIER`. All parts but the ID and
  /// the colon can be missing. Each name has its own birth date.
  private func lineUp(_ text: String, born birth: String? = nil) throws -> LineUp {
    let sides = text.split(separator: ":", omittingEmptySubsequences: false)
    let words = sides[0].split(separator: " ", maxSplits: 2).map(String.init)
    let rest = sides[1].split(separator: "*", omittingEmptySubsequences: false)
    var group = try group(words[0], debut: words.count > 1 ? words[1] : nil)
    group.agency = words.count > 2 ? words[2] : nil
    group.tier = rest.count > 1 ? Int(rest[1]).flatMap { Tier(rawValue: $0) } : nil
    let names = rest[0].split(whereSeparator: { " ,".contains($0) }).map(String.init)
    let members = try names.map { name in
      var member = Member(id: try checked("\(words[0])/\(name)"))
      member.stageName = name
      member.koreanBirthName = name
      let day = 10 + name.utf8.reduce(0) { $0 + Int($1) } % 19
      member.birthDate = try checked(birth ?? "2000-01-\(day)")
      return member
    }
    return LineUp(group: group, checkedMembers: members)
  }
}
