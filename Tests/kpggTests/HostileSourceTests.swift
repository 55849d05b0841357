import Foundation
import XCTest

@testable import kpgg

/// Runs the built program with `--source DIR` and invalid or hostile documents. The program must
/// not crash, hang, or exhaust the memory, and must write exactly one error line.
final class HostileSourceTests: XCTestCase {
  private static let index = TemporaryCatalog.index
  private static let group = "group/OHMYGIRL"

  func testATruncatedDocumentIsInvalid() throws {
    for (document, position) in [
      (Self.index, "line 76, column 6"), (Self.group, "line 66, column 22"),
    ] {
      try assertFails("\(document): the JSON is incomplete (\(position))") { catalog in
        try catalog.write(String(try catalog.text(of: document).prefix(2000)), to: document)
      }
    }
  }

  func testAValueOfTheWrongTypeIsInvalid() throws {
    try assertFails(
      "group/OHMYGIRL: groupname.OHMYGIRL[0].birth: must be a string (line 7, column 18)"
    ) {
      try $0.replace("\"1994.07.28\"", with: "19940728", in: Self.group)
    }
    try assertFails(
      "group/OHMYGIRL: groupname.OHMYGIRL[0].positions: must be an array (line 20, column 22)"
    ) {
      try $0.replace("\"positions\": [", with: "\"positions\": 1, \"x\": [", in: Self.group)
    }
    try assertFails("group/index.json: group: must be an object (line 1, column 11)") {
      try $0.write("{\"group\": []}", to: Self.index)
    }
  }

  func testAnImpossibleDateIsInvalid() throws {
    try assertFails(
      "group/OHMYGIRL: groupname.OHMYGIRL[0].birth: '1994.02.31' is not a valid date (line 7, column 18)"
    ) {
      try $0.replace("1994.07.28", with: "1994.02.31", in: Self.group)
    }
  }

  func testADocumentOfAnotherGroupIsInvalid() throws {
    try assertFails(
      "group/OHMYGIRL: groupname: belongs to another group: 'TWICE' (line 3, column 16)"
    ) {
      try $0.write(try $0.text(of: "group/TWICE"), to: Self.group)
    }
  }

  func testAGroupIDThatIsAPathIsInvalid() throws {
    let location = "group/index.json: group.third[1].groupname:"
    for (name, problem) in [
      ("../x", "starts with a dot"), ("x/../../y", "contains '/'"), ("", "is empty"),
      ("index.json", "is reserved for another document"),
      ("first", "is reserved for another document"),
      ("\u{301}v", "starts with the combining character U+0301"),
      ("\u{200D}v", "starts with the combining character U+200D"),
    ] {
      try assertFails("\(location) '\(name)' \(problem) (line 466, column 22)") {
        try $0.replace("\"OHMYGIRL\"", with: "\"\(name)\"", in: Self.index)
      }
    }
  }

  func testEscapeSequencesInValuesAreInvalid() throws {
    try assertFails(
      "group/OHMYGIRL: groupname.OHMYGIRL[0].activityname: contains the control character U+001B (line 6, column 25)"
    ) {
      try $0.replace("\"효정\"", with: "\"\\u001b[31m효정\"", in: Self.group)
    }
    try assertFails(
      "group/index.json: group.third[1].agency: contains the control character U+009B (line 456, column 19)"
    ) {
      try $0.replace("WM Entertainment", with: "\u{9B}31mWM", in: Self.index)
    }
  }

  func testEscapeSequencesInKeysAreInvalid() throws {
    try assertFails(
      "group/OHMYGIRL: groupname: belongs to another group: 'a\u{FFFD}]0;b\u{FFFD}' (line 1, column 15)"
    ) {
      try $0.write("{\"groupname\": {\"a\\u001b]0;b\\u0007\": []}}", to: Self.group)
    }
    try assertFails(
      "group/index.json: group.\u{FFFD}[2J: '\u{FFFD}[2J' contains the control character U+001B (line 1, column 25)"
    ) {
      try $0.write("{\"group\": {\"\\u001b[2J\": []}}", to: Self.index)
    }
  }

  func testDeepNestingDoesNotExhaustTheStack() throws {
    let brackets = String(repeating: "[", count: 200_000)
    let objects = String(repeating: "{\"a\":", count: 200_000)
    for document in [Self.index, Self.group] {
      for text in [brackets, objects, "{\"group\": \(brackets)"] {
        let problem = try errorOutput { try $0.write(text, to: document) }
        XCTAssertTrue(problem.hasPrefix("kpgg: error: \(document): "), problem)
      }
    }
  }

  func testAWebPageIsInvalid() throws {
    try assertFails("group/index.json: the document is a web page, not JSON") {
      try $0.write("<!DOCTYPE html><title>404</title>", to: Self.index)
    }
  }

  func testBytesThatAreNotJSONAreInvalid() throws {
    try assertFails("group/index.json: the document is empty") {
      try $0.write("", to: Self.index)
    }
    try assertFails("group/index.json: not valid UTF-8 (line 1, column 2)") {
      try Data([0x7B, 0xFF, 0xFE, 0x7D]).write(to: $0.url(of: Self.index))
    }
    try assertFails("group/index.json: not JSON (line 1, column 1)") {
      try $0.write("\u{1B}c404", to: Self.index)
    }
  }

  func testAHugeFileIsNotReadIntoMemory() throws {
    for document in [Self.index, Self.group] {
      try assertFails("\(document): larger than the limit of 8388608 bytes") { catalog in
        let file = try FileHandle(forWritingTo: catalog.url(of: document))
        try file.truncate(atOffset: 2 << 30)
        try file.close()
      }
    }
  }

  func testOnlyRegularFilesAreRead() throws {
    for document in [Self.index, Self.group] {
      for (make, reason) in [
        ("mkfifo", "Not a regular file"), ("mkdir", "Is a directory"),
        ("ln -s /dev/zero", "Not a regular file"),
      ] {
        let errors = try errorOutput(status: 66) { catalog in
          try catalog.delete(document)
          let path = catalog.url(of: document).path
          XCTAssertEqual(try Executable().shell("\(make) '\(path)'").status, 0)
        }
        XCTAssertTrue(errors.hasSuffix("/\(document)': \(reason)\n"), errors)
      }
    }
  }

  private func assertFails(
    _ message: String, testLine: UInt = #line, _ corrupt: (TemporaryCatalog) throws -> Void
  ) throws {
    let errors = try errorOutput(testLine: testLine, corrupt)
    XCTAssertEqual(errors, "kpgg: error: \(message)\n", line: testLine)
  }

  /// The program's error for an invalid catalog. All commands that read it must write the same.
  private func errorOutput(
    status: Int32 = 65, testLine: UInt = #line, _ corrupt: (TemporaryCatalog) throws -> Void
  ) throws -> String {
    let catalog = try temporaryCatalog()
    try corrupt(catalog)
    var errors: Set<String> = []
    for command in ["group omg --color never", "members --json", "profile YooA", "profiles"] {
      // Limits the address space to 512 MiB if the shell supports it.
      let result = try Executable().shell(
        "ulimit -v 524288 2>/dev/null; \"$KPGG\" \(command) --source \"$DOCUMENTS\"",
        in: ["DOCUMENTS": catalog.path])
      XCTAssertEqual(result.status, status, "\(command): \(result.errors)", line: testLine)
      XCTAssertEqual(result.output, "", command, line: testLine)
      let controls = result.errors.unicodeScalars.filter {
        $0.properties.generalCategory == .control && $0 != "\n"
      }
      XCTAssertTrue(controls.isEmpty, result.errors.debugDescription, line: testLine)
      errors.insert(result.errors)
    }
    XCTAssertEqual(errors.count, 1, "\(errors)", line: testLine)
    return errors.first ?? ""
  }
}
