import XCTest

@testable import KPGGCore

/// Values of a member that count as unknown, with the problem recorded.
final class MemberWireToleranceTests: XCTestCase {
  func testAnUnreadableMBTITypeIsTolerated() throws {
    let member = try tolerated(
      "member-mbti-unreadable",
      ["group/OHMYGIRL: groupname.OHMYGIRL[0].mbti: 'CUTE' is no MBTI type"])
    XCTAssertNil(member.mbti)
  }

  func testAnUnreadableBloodTypeIsTolerated() throws {
    let member = try tolerated(
      "member-blood-type-unreadable",
      ["group/OHMYGIRL: groupname.OHMYGIRL[0].bloodtype: 'C' is no blood type"])
    XCTAssertNil(member.bloodType)
  }

  func testAnUnreadableImageIsTolerated() throws {
    let member = try tolerated(
      "member-image-unreadable",
      [
        "group/OHMYGIRL: groupname.OHMYGIRL[0].mainimage: 'javascript:alert(1)' is no web address"
      ])
    XCTAssertNil(member.image)
  }

  func testAnUnreadableHeightIsTolerated() throws {
    let member = try tolerated(
      "member-height-unreadable",
      ["tall", "0", "300", "-158"].enumerated().map { index, text in
        "group/OHMYGIRL: groupname.OHMYGIRL[\(index)].height: '\(text)' is no height in centimetres"
      })
    XCTAssertNil(member.heightCm)
  }

  func testWhatIsToleratedIsAddedToTheProblemsGiven() throws {
    let earlier = DocumentProblem(document: .index, keyPath: .root, kind: .empty)
    var problems = [earlier]
    _ = try GroupDocument(
      decoding: try good("member-mbti-unreadable"), of: try checked("OHMYGIRL"),
      problems: &problems)
    XCTAssertEqual(problems.count, 2)
    XCTAssertEqual(problems.first, earlier)
  }

  private func tolerated(
    _ fixture: String, _ problems: [String], file: StaticString = #filePath, line: UInt = #line
  ) throws -> Member {
    let reading = try readGroup(try good(fixture))
    XCTAssertEqual(reading.problems.map { "\($0)" }, problems, file: file, line: line)
    return try XCTUnwrap(reading.document.members.first, file: file, line: line)
  }
}
