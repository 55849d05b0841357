import Foundation
import KPGGCore
import KPGGQuiz
import TestSupport
import XCTest

@testable import kpgg

/// The line-ups of the bundled catalog on a day.
final class BundledLineUpsTests: CommandTestCase {
  override class var bundled: BundledCatalog { .embedded }

  /// Each day was checked by hand against the sources of the facts.
  func testTheLineUpOfADay() async throws {
    for (group, day, names) in [
      ("aoa", "2013-01-01", "Hyejeong Seolhyun Chanmi ChoA Jimin Yuna Youkyung Mina"),
      // Sunmi was absent, and Hyerim had joined. HyunA had left.
      ("wondergirls", "2012-06-01", "Yubin Yeeun Hyerim Sunye Sohee"),
      ("2ne1", "2020-01-01", "Park+Bom Dara CL"),
      // Minzy came back.
      ("2ne1", "2024-10-04", "Park+Bom Dara CL Minzy"),
      // Areum had joined in this month, and Hwayoung left at its end.
      ("tara", "2012-07-15", "Qri Eunjung Hyomin Jiyeon Boram Soyeon Hwayoung Areum"),
      ("ninemuses", "2016-01-01", "Kyungri Hyemi Sojin Keumjo Hyuna Euaerin Sungah Minha"),
      ("afterschool", "2010-01-15", "Raina Nana Kahi Jungah Jooyeon UEE Bekah"),
      ("finkl", "2000-01-01", "Lee+Hyori Ock+Joohyun Lee+Jin Sung+Yuri"),
      ("browneyedgirls", "2010-01-01", "JeA Miryo Narsha Gain"),
      ("dia", "2016-01-15", "Eunice Yebin Seunghee Jenny Eunjin"),
      ("kara", "2014-10-01", "Gyuri Seungyeon Hara Youngji"),
      // Hara had died. Nicole and Jiyoung came back on this day.
      ("kara", "2022-11-29", "Gyuri Seungyeon Nicole Jiyoung Youngji"),
      // The day after the group's end.
      ("izone", "2021-04-30", ""),
    ] {
      let output = await output(of: "group \(group) --on \(day) --json")
      let lineUp = try JSONDecoder().decode(LineUp.self, from: Data(output.utf8))
      let expected = names.split(separator: " ").map {
        String($0.replacing("+", with: " "))
      }
      XCTAssertEqual(
        Set(lineUp.members.compactMap(\.stageName)), Set(expected), "\(group) \(day)")
    }
  }

  func testTheLineUpsOfRandomDaysFollowFromTheDocuments() async throws {
    let lineUps = try await CatalogReader.bundled.fullCatalog().lineUps
    let documents = try lineUps.map { try WrittenPeriods($0.id) }
    var random = SeededGenerator(seed: 28)
    // The memberships that begin late, end early, or pause are not all the same.
    var (memberCount, strangerCount) = (0, 0)
    for _ in 0..<1_000 {
      let year = 1997 + random.index(below: 30)
      let day = try XCTUnwrap(
        CalendarDate(
          year: year, month: 1 + random.index(below: 12), day: 1 + random.index(below: 28)))
      for index in random.shuffled(lineUps.indices).prefix(20) {
        let names = lineUps[index].members(on: day).map { $0.stageName ?? $0.koreanStageName }
        XCTAssertEqual(
          names, documents[index].names(on: day.description.replacing("-", with: ".")),
          "\(lineUps[index].id) \(day)")
        memberCount += names.count
        strangerCount += names.isEmpty ? 0 : lineUps[index].members.count - names.count
      }
    }
    XCTAssertGreaterThan(memberCount, 10_000)
    XCTAssertGreaterThan(strangerCount, 1_000)
  }
}

/// The dates in a group's document, as they are written: `2015`, `2015.03`, or `2015.03.21`.
private struct WrittenPeriods {
  private let info: [String: Any]
  private let members: [[String: Any]]

  init(_ id: GroupID) throws {
    let path = "Sources/KPGGCatalogData/documents/group/\(id)"
    let data = try Data(contentsOf: SourceTree.root.appendingPathComponent(path))
    let document = try XCTUnwrap(JSONSerialization.jsonObject(with: data) as? [String: Any])
    let lists = try XCTUnwrap(document["groupname"] as? [String: [[String: Any]]])
    info = try XCTUnwrap(document["info"] as? [String: Any])
    members = try XCTUnwrap(lists[id.description])
  }

  /// The current, then the former members who were in the group on a day: `2012.06.01`.
  func names(on day: String) -> [String?] {
    [false, true].flatMap { isFormer in
      members.filter { $0["ispreviousmember"] as? Bool == isFormer && isMember($0, on: day) }
        .map { $0["stagename"] as? String ?? $0["activityname"] as? String }
    }
  }

  private func isMember(_ member: [String: Any], on day: String) -> Bool {
    guard isBetween(day, info["debut"], nil), isBetween(day, member["joined"], member["left"]),
      isBetween(day, nil, member["died"])
    else { return false }
    let absences = member["absences"] as? [[String: String]] ?? []
    let gaps = absences.map { ($0["from"], $0["to"]) }
    let end = info["disbanded"] as? String
    return (gaps + [(end, info["returned"] as? String)]).allSatisfy { from, to in
      from == nil || isBetween(day, nil, from) || to != nil && isBetween(day, to, nil)
    }
  }

  /// Whether a day is not before the first day of a date, and not after the last day of another.
  /// Texts of dates have the order of the dates.
  private func isBetween(_ day: String, _ first: Any?, _ last: Any?) -> Bool {
    let first = first as? String ?? ""
    let last = last as? String ?? "9999"
    return first + ".01.01".suffix(max(0, 10 - first.count)) <= day
      && day <= last + ".12.31".suffix(max(0, 10 - last.count))
  }
}
