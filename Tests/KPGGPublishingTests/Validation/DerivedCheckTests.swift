import Foundation
import XCTest

@testable import KPGGCore
@testable import KPGGPublishing

final class DerivedCheckTests: XCTestCase {
  func testTheDerivedDocumentsFollowFromTheSections() throws {
    XCTAssertEqual(
      try check().paths.map(\.description), ["group/third", "group/2014-2015", "main/memberinfo"])
  }

  func testASectionDocumentMustListTheGroupsOfTheSection() throws {
    XCTAssertEqual(
      try findings(.section(try checked("third")), #"{"classification": [{"groupname": "ITZY"}]}"#),
      [
        "warning: group/third: classification: the index does not list 'ITZY' under this key",
        "warning: group/third: classification: 'OHMYGIRL' is missing, but the index lists it under this key",
      ])
  }

  func testASectionDocumentMustMatchTheIndex() throws {
    let groups = #"{"classification": [{"groupname": "OHMYGIRL", "fandom": "Buddy"}]}"#
    XCTAssertEqual(
      try findings(.section(try checked("third")), groups),
      [
        "warning: group/third: classification: 'OHMYGIRL' has a different 'fandom' in the index"
      ])
  }

  func testAYearsDocumentMustMatchTheGroupDocuments() throws {
    let members = #"{"groupname": {"OHMYGIRL": [{"stagename": "Mimi"}]}}"#
    XCTAssertEqual(
      try findings(.years(2014...2015), members),
      [
        "warning: group/2014-2015: groupname.OHMYGIRL: the members differ from those in 'group/OHMYGIRL'"
      ])
  }

  func testTheMemberInfoDocumentMustListTheCurrentMembers() throws {
    XCTAssertEqual(
      try findings(.memberInfo, #"{"member": [{"stagename": "YooA"}, {"stagename": "JinE"}]}"#),
      ["warning: main/memberinfo: member: the members differ from those in 'group/OHMYGIRL'"])
    XCTAssertEqual(try findings(.memberInfo, #"{"member": [{"stagename": "YooA"}]}"#), [])
  }

  func testTheMemberInfoDocumentNeedsItsGroup() throws {
    let check = DerivedCheck(
      catalog: Catalog(sections: [], groups: [], featuredIDs: []), members: [:])
    XCTAssertEqual(
      findings(.memberInfo, #"{"member": []}"#, check),
      [
        "warning: main/memberinfo: member: the index does not list 'OHMYGIRL' under this key"
      ])
  }

  func testAnUnreadableDocumentIsOneError() throws {
    for path in try check().paths {
      XCTAssertEqual(try findings(path, "{").count, 1)
      XCTAssertTrue(try findings(path, "{")[0].hasPrefix("error: \(path): the JSON is"))
    }
  }

  private func findings(_ path: DocumentPath, _ text: String) throws -> [String] {
    findings(path, text, try check())
  }

  private func findings(_ path: DocumentPath, _ text: String, _ check: DerivedCheck) -> [String] {
    var findings = DocumentFindings(in: path)
    check.check(Data(text.utf8), &findings)
    return findings.sorted.map { "\($0)" }
  }

  /// Uses OH MY GIRL in `third`, with a current and a former member.
  private func check() throws -> DerivedCheck {
    let group = try group("OHMYGIRL")
    let catalog = Catalog(
      sections: [try section("third", "2014-2015", ["OHMYGIRL"])], groups: [group], featuredIDs: [])
    var yooa = try member("OHMYGIRL/YooA")
    yooa.stageName = "YooA"
    var jine = try member("OHMYGIRL/JinE", isFormer: true)
    jine.stageName = "JinE"
    return DerivedCheck(catalog: catalog, members: [group.id: [yooa, jine]])
  }
}
