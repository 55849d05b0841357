import Foundation
import KPGGCore
import KPGGSystem
import XCTest

@testable import kpgg

final class RankLogFileTests: XCTestCase {
  private static let ids = ["IVE", "TWICE", "KARA"].compactMap { RecordID($0) }

  func testReadingAndAppendingNothingCreatesNothing() throws {
    try withFile { file, folder in
      XCTAssertEqual(try file.read(), RankLog())
      try file.append([])
      XCTAssertFalse(FileManager.default.fileExists(atPath: folder.path))
    }
  }

  func testAppendedChoicesCanBeReadBack() throws {
    try withFile { file, folder in
      try file.append([Self.items("a")])
      try file.append([.choice(rank: "a", .skipped(Self.ids[0]))])
      XCTAssertEqual(try file.read()["a"]?.choices, [.skipped(Self.ids[0])])
      let attributes = try FileManager.default.attributesOfItem(
        atPath: "\(folder.path)/ranks.jsonl")
      XCTAssertEqual(attributes[.posixPermissions] as? Int, 0o600)
    }
  }

  func testSixteenWritersLoseNothing() throws {
    try withFile { file, _ in
      DispatchQueue.concurrentPerform(iterations: 16) { index in
        do {
          try file.append([Self.items("\(index)")])
          for id in Self.ids { try file.append([.choice(rank: "\(index)", .skipped(id))]) }
        } catch {
          XCTFail("\(error)")
        }
      }
      let log = try file.read()
      XCTAssertEqual(Set(log.ranks.map(\.name)), Set((0..<16).map { "\($0)" }))
      for rank in log.ranks { XCTAssertEqual(rank.choices, Self.ids.map { .skipped($0) }) }
    }
  }

  func testAtMostTheLastLineIsLostIfAWriterDies() throws {
    let lines = [Self.items("a"), .choice(rank: "a", .skipped(Self.ids[0]))].compactMap(\.line)
    let text = String(decoding: lines.joined(), as: UTF8.self)
    for length in lines[0].count..<text.utf8.count {
      let cut = String(decoding: text.utf8.prefix(length), as: UTF8.self)
      try withFile(cut) { file, folder in
        try file.append([.choice(rank: "a", .skipped(Self.ids[1]))])
        let log = try file.read()
        XCTAssertEqual(log["a"]?.choices.last, .skipped(Self.ids[1]))
        XCTAssertLessThanOrEqual(log.damagedLines.count, 1)
        let path = folder.appendingPathComponent("ranks.jsonl")
        XCTAssertTrue(try String(contentsOf: path, encoding: .utf8).hasPrefix(cut))
      }
    }
  }

  func testMutatedFilesNeverCrashAndStayInPlace() throws {
    let lines = [Self.items("a"), .choice(rank: "a", .compared(Self.ids[0], .before, Self.ids[1]))]
    let bytes = Array(lines.compactMap(\.line).joined())
    var random = SystemRandomNumberGenerator()
    for _ in 0..<2000 {
      var bytes = bytes
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        bytes[Int.random(in: bytes.indices, using: &random)] = .random(in: 0...255, using: &random)
      }
      let log = RankLog(decoding: Data(bytes))
      for rank in log.ranks {
        XCTAssertEqual(
          Set(rank.ranking().places.flatMap(\.items)).subtracting(rank.ranking().items), [])
      }
    }
  }

  func testAppendingToAMutatedFileKeepsItsLines() throws {
    let lines = [Self.items("a"), .choice(rank: "a", .compared(Self.ids[0], .before, Self.ids[1]))]
    let valid = Array(lines.compactMap(\.line).joined())
    var random = SystemRandomNumberGenerator()
    for _ in 0..<100 {
      var bytes = valid
      // The texts of the file stay UTF-8.
      bytes[Int.random(in: bytes.indices, using: &random)] = .random(in: 1...127, using: &random)
      let old = String(decoding: bytes, as: UTF8.self)
      try withFile(old) { file, folder in
        let known = try file.read().ranks.map(\.name)
        try file.append([Self.items("b")])
        let text = try String(
          contentsOf: folder.appendingPathComponent("ranks.jsonl"), encoding: .utf8)
        // A final \r and the \n after it would be one Character.
        XCTAssertTrue(text.utf8.starts(with: old.utf8), text)
        let log = try file.read()
        XCTAssertTrue(Set(known + ["b"]).isSubset(of: log.ranks.map(\.name)), text)
      }
    }
  }

  func testAFullFileStaysUnchanged() throws {
    try withFile(String(repeating: "\n", count: RankLog.byteLimit)) { file, folder in
      XCTAssertThrowsError(try file.append([Self.items("a")])) {
        XCTAssertEqual(
          $0 as? UserFileError,
          .tooLarge(path: "\(folder.path)/ranks.jsonl", limit: RankLog.byteLimit))
      }
    }
  }

  private static func items(_ name: String) -> RankRecord {
    .items(ids, of: name, .group, subject: "groups", on: .latest, placeLimit: nil)
  }

  /// Calls the body with a file of this text. Without a text, neither file nor folder exists.
  private func withFile(
    _ text: String? = nil, _ body: (RankLogFile, URL) throws -> Void
  ) throws {
    try withDataFolder("ranks.jsonl", text) {
      try body(RankLogFile(folder: $0.path, lockTimeout: .seconds(30)), $0)
    }
  }
}
