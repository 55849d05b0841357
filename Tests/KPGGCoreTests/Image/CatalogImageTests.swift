import Foundation
import XCTest

@testable import KPGGCore

final class CatalogImageTests: XCTestCase {
  func testAnImageHasTheCatalogAndItsLineUps() async throws {
    let (catalog, lineUps) = (try await SampleCatalog.catalog(), try await SampleCatalog.lineUps())
    withImage(ImageWriter.image(catalog, lineUps)) { image in
      XCTAssertEqual(image.catalog, catalog)
      XCTAssertTrue(image.fullCatalog() == FullCatalog(catalog, lineUps: lineUps))
      XCTAssertEqual(image.memberCounts.values.reduce(0, +), lineUps.members.count)
      for lineUp in lineUps {
        XCTAssertEqual(image.lineUp(of: lineUp.id), lineUp, lineUp.group.exactID)
      }
    }
  }

  func testPartsThatAreNotReadAreEmpty() async throws {
    let (catalog, lineUps) = (try await SampleCatalog.catalog(), try await SampleCatalog.lineUps())
    withImage(ImageWriter.image(catalog, lineUps)) { image in
      let members = image.fullCatalog(with: .members)
      XCTAssertTrue(members.catalog == catalog)
      XCTAssertEqual(members.lineUps.members, lineUps.members)
      XCTAssertTrue(members.lineUps.allSatisfy { $0.songs.isEmpty && $0.units.isEmpty })
      let others = image.fullCatalog(with: [.songs, .about]).lineUps
      XCTAssertEqual(others.map(\.songs), lineUps.map(\.songs))
      XCTAssertEqual(others.map(\.koreanAbout), lineUps.map(\.koreanAbout))
      XCTAssertTrue(others.members.isEmpty)
    }
  }

  func testNamesAreReadWithoutOtherFacts() async throws {
    let (catalog, lineUps) = (try await SampleCatalog.catalog(), try await SampleCatalog.lineUps())
    withImage(ImageWriter.image(catalog, lineUps)) { image in
      let (names, whole) = (image.fullCatalog(with: .names, of: catalog).lineUps, lineUps)
      XCTAssertEqual(names.members.map(\.id), whole.members.map(\.id))
      XCTAssertEqual(names.members.map(\.mainNames), whole.members.map(\.mainNames))
      XCTAssertEqual(names.members.map(\.otherNames), whole.members.map(\.otherNames))
      XCTAssertEqual(names.members.map(\.identity), whole.members.map(\.identity))
      XCTAssertEqual(names.members.map(\.isFormer), whole.members.map(\.isFormer))
      XCTAssertTrue(names.members.allSatisfy { $0.mbti == nil && $0.positions.isEmpty })
    }
  }

  func testEntriesAreFoundByBirthDate() async throws {
    let (catalog, lineUps) = (try await SampleCatalog.catalog(), try await SampleCatalog.lineUps())
    withImage(ImageWriter.image(catalog, lineUps)) { image in
      let all = lineUps.members.filter { $0.birthDate != nil }
      XCTAssertEqual(image.entries { _ in true }, all)
      let inSummer = all.filter { (6...8).contains($0.birthDate?.month ?? 0) }
      XCTAssertFalse(inSummer.isEmpty)
      XCTAssertEqual(image.entries { (6...8).contains($0.month ?? 0) }, inSummer)
    }
  }

  func testEveryValueIsKept() throws {
    let group = try decoded(
      GirlGroup.self,
      """
      {"agency": "a", "aliases": ["b", "c"], "debut": "2020-01-02", "disbanded": "2021-03",
      "fandom": "d", "hasFormerMembers": true, "hitSong": {"koreanTitle": "e", "title": "f",
      "year": 2019, "youtubeID": "HzOjwL7IP_o"}, "id": "A", "image": "https://g.kr/",
      "isFeatured": true, "koreanAgency": "m", "koreanFandom": "n", "koreanName": "h", "links": {"instagram": "i", "x": "j",
      "youtubeChannelID": "UCepFAcPmJZz46lJN5gdv1Cg"}, "logo": "https://k.kr/", "name": "l",
      "returned": "2022", "section": "first", "status": "hiatus", "tier": 2}
      """)
    let member = try decoded(
      Member.self,
      """
      {"absences": [{"from": "2010", "to": "2011-02"}, {"from": "2012-03-04", "to": null}],
      "aliases": ["a", "b"], "birth": "1994", "birthName": "c", "birthplace": "d", "bloodType": "AB",
      "died": "2020-02-29", "group": "A", "heightCm": 163.3, "id": "A/e", "image": "https://f.kr/",
      "instagram": "g", "isFormer": true, "joined": "2009-01-02", "koreanBirthName": "h", "koreanBirthplace": "o",
      "koreanStageName": "i", "left": "2013-04", "mbti": "ENTJ", "nationalities": ["j", "k"], "positions": ["l", "m"], "stageName": "n"}
      """)
    let song = try decoded(
      Song.self,
      """
      {"date": "2020-05", "kind": "followup", "koreanTitle": "a", "title": "b",
      "youtubeID": "HzOjwL7IP_o"}
      """)
    let unit = try decoded(
      GroupUnit.self,
      """
      {"debut": "2021-06", "koreanName": "a", "members": ["A/e"], "name": "b",
      "song": {"date": null, "kind": null, "koreanTitle": null, "title": "c", "youtubeID": null}}
      """)
    assertNothingIsMissing(in: group)
    assertNothingIsMissing(in: member)
    assertNothingIsMissing(in: song)
    assertNothingIsMissing(in: unit)
    let lineUp = LineUp(
      group: group, checkedMembers: [member], songs: [song], units: [unit], about: "d",
      koreanAbout: "e")
    withImage(ImageWriter.image(FullCatalog([lineUp]).catalog, [lineUp])) { image in
      XCTAssertEqual(image.lineUp(of: "A"), lineUp)
    }
  }

  func testALineUpIsFoundOnlyByItsExactID() async throws {
    let (catalog, lineUps) = (try await SampleCatalog.catalog(), try await SampleCatalog.lineUps())
    let unknown: [GroupID] = ["ohmygirl", "OHMYGIR", "OHMYGIRLS", "0", "힣"]
    withImage(ImageWriter.image(catalog, lineUps)) { image in
      for id in unknown { XCTAssertNil(image.lineUp(of: id), id.description) }
    }
  }

  func testEveryDateAndHeightIsKept() throws {
    var members: [Member] = []
    for number in 0..<2990 {
      var member = Member(id: try checked("A/\(number)"))
      member.height = Height(centimeters: Double(number) / 10)
      member.birthDate = CalendarDate(year: number, month: number % 12 + 1)
      member.deathDate = CalendarDate(dayNumber: number)
      members.append(member)
    }
    let lineUp = LineUp(group: GirlGroup(id: "A"), checkedMembers: members)
    withImage(ImageWriter.image(FullCatalog([lineUp]).catalog, [lineUp])) { image in
      XCTAssertEqual(image.lineUp(of: "A"), lineUp)
    }
  }

  func testAnEmptyCatalogHasAnImage() {
    withImage(ImageWriter.image(FullCatalog([]).catalog, [])) { image in
      XCTAssertEqual(image.catalog, FullCatalog([]).catalog)
      XCTAssertNil(image.lineUp(of: "IVE"))
    }
  }

  func testADamagedImageGivesOtherValues() async throws {
    let sound = ImageWriter.image(
      try await SampleCatalog.catalog(), Array(try await SampleCatalog.lineUps().prefix(3)))
    for step in 0..<2_000 {
      var image = sound
      for change in step * 8..<step * 8 + 8 {
        image[change * 7919 % image.count] = UInt8(truncatingIfNeeded: change * 31)
      }
      withImage(image.prefix(image.count / (step % 3 + 1))) { image in
        for group in image.fullCatalog().catalog.groups { _ = image.lineUp(of: group.id) }
      }
    }
  }

  /// Checks that a record has a value for each key of its type.
  private func assertNothingIsMissing<Record: KeyedRecord>(in record: Record) {
    for key in Record.keys {
      XCTAssertFalse([.null, .array([]), .boolean(false)].contains(key.value(record)), key.name)
    }
  }

  private func withImage(_ data: Data, _ body: (CatalogImage) -> Void) {
    data.withUnsafeBytes { body(CatalogImage($0)) }
  }
}
