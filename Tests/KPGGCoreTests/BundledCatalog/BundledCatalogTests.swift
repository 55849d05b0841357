import Foundation

import XCTest

@testable import KPGGCore
@testable import KPGGPublishing

/// The facts of the bundled documents and their consistency.
final class BundledCatalogTests: XCTestCase {
  func testThereAreElevenSectionsNewestYearsFirst() async throws {
    let keys = [
      "tenth", "ninth", "eighth", "first", "second", "third", "fourth", "fifth", "sixth", "seventh",
      "eleventh",
    ]
    let catalog = try await BundledCatalog.catalog()
    XCTAssertEqual(catalog.sections.map(\.key.description), keys)
  }

  func testTheFeaturedGroupsAreThoseOfTheFirstTier() async throws {
    let catalog = try await BundledCatalog.catalog()
    let tiers = Dictionary(grouping: catalog.groups) { $0.tier }
    XCTAssertEqual(Set(catalog.featuredIDs), Set(try XCTUnwrap(tiers[.first]).map(\.id)))
    XCTAssertEqual(Tier.allCases.map { tiers[$0]?.count }, [50, 75, 84])
  }

  func testEveryGroupIsInOneSectionThatContainsItsDebut() async throws {
    let catalog = try await BundledCatalog.catalog()
    XCTAssertEqual(catalog.sections.map(\.groupIDs.count).reduce(0, +), catalog.groups.count)
    for group in catalog.groups {
      let years = catalog.sections.first { $0.key == group.sectionKey }?.years
      let debut = try XCTUnwrap(group.debutDate, group.exactID)
      XCTAssertEqual(years?.contains(debut.year), true, group.exactID)
    }
  }

  func testEncodingTheIndexReproducesItsBytes() async throws {
    let catalog = try await BundledCatalog.catalog()
    XCTAssertEqual(IndexDocument(catalog).data, BundledSource().document(at: .index))
  }

  func testEncodingEachGroupReproducesItsBytes() async throws {
    for lineUp in try await BundledCatalog.lineUps() {
      let document = GroupDocument(lineUp)
      XCTAssertEqual(document.data, BundledSource().document(at: document.path), "\(document.id)")
    }
  }

  func testEveryGroupsDocumentAgreesWithTheIndex() async throws {
    for group in try await BundledCatalog.catalog().groups {
      let lineUp = try await BundledCatalog.reader.lineUp(exactly: group.id)
      let documented = try XCTUnwrap(lineUp, group.exactID).group
      XCTAssertEqual(documented, group)
    }
  }

  func testTheDocumentsHaveNoProblems() async throws {
    let index = try XCTUnwrap(BundledSource().document(at: .index))
    XCTAssertEqual(try readIndex(index).problems, [])
    for group in try await BundledCatalog.catalog().groups {
      let document = try XCTUnwrap(BundledSource().document(at: .group(group.id)))
      XCTAssertEqual(try readGroup(document, of: group.exactID).problems, [])
    }
  }

  func testAGroupHasFormerMembersIfAMemberLeft() async throws {
    for lineUp in try await BundledCatalog.lineUps() {
      XCTAssertEqual(
        lineUp.group.hasFormerMembers, lineUp.members.contains(where: \.isFormer),
        lineUp.group.exactID)
    }
  }

  func testMemberIDsAreUnique() async throws {
    let ids = try await BundledCatalog.lineUps().flatMap(\.members).map(\.id)
    XCTAssertEqual(Set(ids).count, ids.count)
  }

  func testMemberIDsHaveOnlyASCIILettersAndDigits() async throws {
    for member in try await BundledCatalog.lineUps().flatMap(\.members) {
      let isPlain = member.id.name.utf8.allSatisfy { byte in
        (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
      }
      XCTAssertTrue(isPlain, "\(member.id)")
    }
  }

  func testLineUpsAndSectionsRoundTripThroughJSON() async throws {
    for lineUp in try await BundledCatalog.lineUps() {
      XCTAssertEqual(try roundTripped(lineUp), lineUp)
    }
    let sections = try await BundledCatalog.catalog().sections
    XCTAssertEqual(try roundTripped(sections), sections)
  }

  func testTheCatalogIsValid() async throws {
    let validation = try await CatalogValidator(source: BundledSource()).validate()
    XCTAssertEqual(validation.findings, [])
  }

  func testStageNamesYieldAllMemberIDs() async throws {
    for lineUp in try await BundledCatalog.lineUps() {
      XCTAssertFalse(
        GroupDocument(lineUp).json.canonicalText.contains("memberid"), lineUp.group.exactID)
    }
  }

  func testEveryNationalityHasAKoreanName() async throws {
    for country in Set(try await BundledCatalog.lineUps().members.flatMap(\.nationalities)) {
      XCTAssertNotEqual(Country.koreanNames(of: country), [country])
    }
  }
}
