import Foundation
import XCTest

@testable import KPGGCore

final class DocumentPathTests: XCTestCase {
  func testEachDocumentHasAPath() throws {
    XCTAssertEqual(DocumentPath.index.description, "group/index.json")
    XCTAssertEqual(DocumentPath.group(try checked("OHMYGIRL")).description, "group/OHMYGIRL")
    XCTAssertEqual(DocumentPath.section(try checked("first")).description, "group/first")
    XCTAssertEqual(DocumentPath.years(try range("2016-2019")).description, "group/2016-2019")
    XCTAssertEqual(DocumentPath.memberInfo.description, "main/memberinfo")
  }

  func testAFileHasTheNameOfTheGroup() throws {
    for id in ["OHMYGIRL", "2NE1", "a-b_c.d~e", "f(x)", "a b", "여자친구"] {
      XCTAssertEqual(DocumentPath.group(try checked(id)).description, "group/\(id)")
    }
  }

  func testARequestIsPercentEncoded() throws {
    XCTAssertEqual(try requestPath("a-b_c.d~e"), "group/a-b_c.d~e")
    XCTAssertEqual(try requestPath("f(x)"), "group/f%28x%29")
    XCTAssertEqual(try requestPath("IZ*ONE"), "group/IZ%2AONE")
    XCTAssertEqual(try requestPath("a b"), "group/a%20b")
    XCTAssertEqual(try requestPath("가"), "group/%EA%B0%80")
  }

  private func requestPath(_ id: String) throws -> String {
    DocumentPath.group(try checked(id)).requestPath
  }
}

/// The common properties of all fixtures in `wire/good`.
final class WireDocumentTests: XCTestCase {
  func testEveryDocumentRoundTrips() throws {
    for name in try Fixture.names(in: "wire/good") {
      let document = try read(try good(name), named: name).document
      let again = try read(document.data, named: name).document
      XCTAssertTrue(isEqual(again, document), name)
      XCTAssertEqual(again.data, document.data, name)
    }
  }

  private func isEqual<Document: WireDocument>(
    _ document: Document, _ other: any WireDocument
  ) -> Bool {
    document == other as? Document
  }

  func testEveryDocumentIsWrittenCanonically() throws {
    for name in try Fixture.names(in: "wire/good") {
      let data = try read(try good(name), named: name).document.data
      let value = try JSONDecoder().decode(ParsedJSON.self, from: data).value
      XCTAssertEqual(String(decoding: data, as: UTF8.self), value.canonicalText, name)
    }
  }

  func testACompleteDocumentIsWrittenAsJQPrintsIt() throws {
    for name in ["group-complete", "index-complete", "section-complete"] {
      let data = try read(try good(name), named: name).document.data
      XCTAssertEqual(
        String(decoding: data, as: UTF8.self), String(decoding: try good(name), as: UTF8.self))
    }
  }

  func testWrittenDocumentsHaveNoProblems() throws {
    for name in try Fixture.names(in: "wire/good") {
      let data = try read(try good(name), named: name).document.data
      XCTAssertEqual(try read(data, named: name).problems, [], name)
    }
  }

  func testAnEncoderWritesTheSameJSON() throws {
    let document = try readGroup(try good("group-complete")).document
    XCTAssertEqual(try readGroup(try JSONEncoder().encode(document.json)).document, document)
  }

  /// `wire/broken.txt` has the message for each document in `wire/broken`.
  func testEveryBrokenDocumentIsRejectedWithItsMessage() throws {
    let messages = try Fixture.names(in: "wire/broken").map { name in
      do {
        return "\(name): accepted: \(try read(try broken(name), named: name).document)"
      } catch {
        return line(name, error as? DocumentProblem)
      }
    }
    assertLines(messages, "broken.txt")
  }

  /// `wire/tolerated.txt` has all problems of the documents in `wire/good`.
  func testTheProblemsOfUnreadableValuesAreTolerated() throws {
    let messages = try Fixture.names(in: "wire/good").flatMap { name in
      try read(try good(name), named: name).problems.map { line(name, $0) }
    }
    assertLines(messages, "tolerated.txt")
  }

  /// The name of a fixture and its problem. Control characters are written as `\u{1B}`.
  private func line(_ name: String, _ problem: DocumentProblem?) -> String {
    "\(name): \(problem?.description ?? "another error")".unicodeScalars
      .map { $0.properties.generalCategory == .control ? $0.escaped(asASCII: true) : String($0) }
      .joined()
  }

  private func assertLines(_ lines: [String], _ name: String, line: UInt = #line) {
    let text = lines.joined(separator: "\n") + "\n"
    XCTAssertNil(Golden(folder: "wire", name: name).problem(with: text), line: line)
  }
}
