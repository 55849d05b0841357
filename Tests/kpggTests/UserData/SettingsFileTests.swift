import Foundation
import KPGGCore
import XCTest

@testable import kpgg

final class SettingsFileTests: XCTestCase {
  func testReadingCreatesNothing() throws {
    try withFile { file, folder in
      XCTAssertNil(try file.read()[.language])
      XCTAssertFalse(FileManager.default.fileExists(atPath: folder.path))
    }
  }

  func testUnknownKeysAndInvalidValuesAreKept() throws {
    let text = #"{"lang": "fr", "color": 5, "z": {"a": [1.5, null, true, "\u00e9"]}, "x": 1e9}"#
    try withFile(text) { file, folder in
      try file.update { $0[.view] = "list" }
      let path = folder.appendingPathComponent("config.json")
      XCTAssertEqual(
        try JSONSerialization.jsonObject(with: Data(contentsOf: path)) as? NSDictionary,
        [
          "lang": "fr", "color": 5, "z": ["a": [1.5, NSNull(), true, "é"]], "x": 1e9,
          "view": "list",
        ] as NSDictionary)
    }
  }

  func testADamagedFileIsAnErrorAndStaysUnchanged() throws {
    for text in ["", "{", "[]", #""lang""#, #"{"a": 1, "a": 2}"#, #"{"a": 1e999}"#, "\u{0}"] {
      try withFile(text) { file, folder in
        for body in [{ _ = try file.read() }, { try file.update { $0[.view] = "list" } }] {
          XCTAssertThrowsError(try body(), text) { error in
            guard case UserFileError.corrupt = error else { return XCTFail("\(error)") }
          }
        }
        XCTAssertEqual(try Self.text(in: folder), text)
      }
    }
  }

  func testMutatedFilesLoseNothing() throws {
    let valid = Array(#"{"color":"auto","lang":"ko","mine":[1,{"a":null}],"pager":""}"#.utf8)
    var (random, changed) = (SystemRandomNumberGenerator(), 0)
    for _ in 0..<2000 {
      var bytes = valid
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let index = Int.random(in: bytes.indices, using: &random)
        bytes[index] = Bool.random() ? .random(in: 0...255) : valid.randomElement() ?? 0
      }
      let data = Data(bytes)
      guard let old = try? SettingsDocument(decoding: data) else {
        XCTAssertThrowsError(try SettingsDocument(decoding: data)) {
          XCTAssertFalse("\($0)".isEmpty)
        }
        continue
      }
      var new = old
      new[.level] = "hard"
      let again = try SettingsDocument(decoding: Data(new.json.canonicalText.utf8))
      XCTAssertEqual(again, new)
      for key in old.json.keys where key != Setting.level.rawValue {
        XCTAssertEqual(again.json[key], old.json[key], key)
      }
      changed += 1
    }
    XCTAssertGreaterThan(changed, 0)
  }

  func testMutatedFilesStayInPlaceOrKeepTheirKeys() throws {
    let valid = Array(#"{"lang":"ko","mine":1}"#.utf8)
    for index in valid.indices {
      var bytes = valid
      bytes[index] = UInt8(ascii: "x")
      let text = String(decoding: bytes, as: UTF8.self)
      try withFile(text) { file, folder in
        let old = try? file.read()
        _ = try? file.update { $0[.level] = "hard" }
        guard let old else { return XCTAssertEqual(try Self.text(in: folder), text) }
        let new = try file.read()
        for key in old.json.keys { XCTAssertEqual(new.json[key], old.json[key]) }
      }
    }
  }

  func testWritersAtOnceLoseNothing() throws {
    try withFile { file, _ in
      DispatchQueue.concurrentPerform(iterations: 16) { index in
        do {
          let setting = Setting.allCases[index % Setting.allCases.count]
          try file.update { $0[setting] = setting.defaultValue }
        } catch {
          XCTFail("\(error)")
        }
      }
      let document = try file.read()
      for setting in Setting.allCases { XCTAssertEqual(document[setting], setting.defaultValue) }
    }
  }

  func testAHomeThatIsNoFolderHasNoSettings() {
    let stored = StoredSettings(environment: ["HOME": "/dev/null"])
    XCTAssertNil(stored.fileError)
    XCTAssertNotNil(stored.file)
    XCTAssertNil(StoredSettings(environment: [:]).file)
  }

  private static func text(in folder: URL) throws -> String {
    String(
      decoding: try Data(contentsOf: folder.appendingPathComponent("config.json")), as: UTF8.self)
  }

  private func withFile(_ text: String? = nil, _ body: (SettingsFile, URL) throws -> Void) throws {
    try withDataFolder("config.json", text) {
      try body(SettingsFile(folder: $0.path, lockTimeout: .seconds(30)), $0)
    }
  }
}
