import Foundation
import KPGGCore
import KPGGPublishing
import TestSupport
import XCTest

/// The models of the app that the wire format was made for. They decode everything that
/// `kpgg export` writes.
final class OriginalAppTests: XCTestCase {
  func testEveryExportedDocumentDecodes() async throws {
    let app = try await OriginalApp.export.value
    let sections = try app.decode(OriginalIndex.self, from: "group/index.json").group.keys
    var counts: [String: Int] = [:]
    for path in app.documents.keys {
      let kind = Self.kind(of: path, sections: sections)
      counts[kind, default: 0] += 1
      do {
        switch kind {
        case "index": _ = try app.decode(OriginalIndex.self, from: path)
        case "section": _ = try app.decode(OriginalSection.self, from: path)
        case "group", "years": _ = try app.decode(OriginalGroups.self, from: path)
        default: _ = try app.decode(OriginalMemberInfo.self, from: path)
        }
      } catch {
        XCTFail("\(path): \(error)")
      }
    }
    XCTAssertEqual(
      counts, ["index": 1, "group": 20, "section": 11, "years": 11, "main/memberinfo": 1])
  }

  func testTheIndexHasTheGroupsOfEachSection() async throws {
    let app = try await OriginalApp.export.value
    let index = try app.decode(OriginalIndex.self, from: "group/index.json")
    XCTAssertEqual(index.group["zero"]?.first?.groupname, "STAYC")
    XCTAssertEqual(index.group["sixth"]?.count, 4)
    let ohMyGirl = try XCTUnwrap(index.group["third"]?.first { $0.groupname == "OHMYGIRL" })
    XCTAssertEqual(
      ohMyGirl,
      OriginalGroup(
        groupname: "OHMYGIRL", grouplogo: "", groupimage: "", hitsong: "QIN5_tJRiyY",
        haspreviousmember: true))
  }

  func testASectionHasTheGroupsOfTheIndex() async throws {
    let app = try await OriginalApp.export.value
    let index = try app.decode(OriginalIndex.self, from: "group/index.json")
    for (key, groups) in index.group where key != "zero" {
      let section = try app.decode(OriginalSection.self, from: "group/\(key)")
      XCTAssertEqual(section.classification, groups, key)
    }
  }

  func testAGroupHasItsMembers() async throws {
    let app = try await OriginalApp.export.value
    let group = try app.decode(OriginalGroups.self, from: "group/OHMYGIRL")
    XCTAssertEqual(Array(group.groupname.keys), ["OHMYGIRL"])
    let members = group.groupname["OHMYGIRL"] ?? []
    XCTAssertEqual(
      members.map(\.activityname), ["효정", "미미", "유아", "승희", "유빈", "아린", "진이", "지호"])
    XCTAssertEqual(members.map(\.ispreviousmember).filter { $0 }.count, 2)
    XCTAssertEqual(
      members.first,
      OriginalMember(
        activityname: "효정", name: "최효정", birth: "1994.07.28", mbti: "ESFJ", bloodtype: "AB",
        mainimage: "", ispreviousmember: false))
    XCTAssertEqual(members.last?.mbti, "알려지지 않음.")
  }

  func testTheYearsOfASectionHaveItsMembers() async throws {
    let app = try await OriginalApp.export.value
    let years = try app.decode(OriginalGroups.self, from: "group/2016-2019")
    XCTAssertEqual(years.groupname.count, 3)
    let group = try app.decode(OriginalGroups.self, from: "group/IZONE")
    XCTAssertEqual(years.groupname["IZONE"], group.groupname["IZONE"])
  }

  func testTheOldestDocumentHasTheCurrentMembersOfOHMYGIRL() async throws {
    let app = try await OriginalApp.export.value
    let document = try app.decode(OriginalMemberInfo.self, from: "main/memberinfo")
    XCTAssertEqual(
      document.member.map(\.activityname), ["효정", "미미", "유아", "승희", "유빈", "아린"])
    let text = String(decoding: try XCTUnwrap(app.documents["main/memberinfo"]), as: UTF8.self)
    XCTAssertFalse(text.contains("ispreviousmember"))
  }

  private static func kind(of path: String, sections: some Collection<String>) -> String {
    let name = path.split(separator: "/").last.map(String.init) ?? ""
    if path == "main/memberinfo" { return path }
    if name == "index.json" { return "index" }
    if sections.contains(name) { return "section" }
    return name.range(of: "^[0-9]{4}(-[0-9]{4})?$", options: .regularExpression) == nil
      ? "group" : "years"
  }
}

/// Reads exported documents with `JSONDecoder`, as the app did.
private struct OriginalApp {
  /// The app with the sample, exported as `kpgg export` does.
  static let export = Task { try await Self() }

  /// The documents by path.
  let documents: [String: Data]

  init() async throws {
    let folder = try TemporaryFolder()
    let tree = try await SampleCatalog.reader.staticTree()
    let written = try TreeExport(tree, into: folder.path).run().written
    var documents: [String: Data] = [:]
    for path in try FileManager.default.subpathsOfDirectory(atPath: folder.path) {
      let url = URL(fileURLWithPath: "\(folder.path)/\(path)")
      let isFolder = try url.resourceValues(forKeys: [.isDirectoryKey]).isDirectory ?? false
      if !isFolder, !path.hasPrefix(".") { documents[path] = try Data(contentsOf: url) }
    }
    XCTAssertEqual(Set(documents.keys), Set(written))
    self.documents = documents
  }

  func decode<Document: Decodable>(_ type: Document.Type, from path: String) throws -> Document {
    try JSONDecoder().decode(type, from: try XCTUnwrap(documents[path], path))
  }
}

// The app's models. All keys are required.

private struct OriginalGroup: Decodable, Equatable {
  let groupname: String
  let grouplogo: String
  let groupimage: String
  let hitsong: String
  let haspreviousmember: Bool
}

private struct OriginalMember: Decodable, Equatable {
  let activityname: String
  let name: String
  let birth: String
  let mbti: String
  let bloodtype: String
  let mainimage: String
  let ispreviousmember: Bool
}

/// A member in the oldest format, which has no `ispreviousmember`.
private struct OldestMember: Decodable {
  let activityname: String
  let name: String
  let birth: String
  let mbti: String
  let bloodtype: String
  let mainimage: String
}

/// `group/`.
private struct OriginalIndex: Decodable {
  let group: [String: [OriginalGroup]]
}

/// `group/first`.
private struct OriginalSection: Decodable {
  let classification: [OriginalGroup]
}

/// `group/OHMYGIRL` and `group/2016-2019`.
private struct OriginalGroups: Decodable {
  let groupname: [String: [OriginalMember]]
}

/// `main/memberinfo`.
private struct OriginalMemberInfo: Decodable {
  let member: [OldestMember]
}
