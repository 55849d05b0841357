import Foundation
import XCTest

@testable import KPGGCore

/// What every fixture of `wire/good` has in common.
final class WireDocumentTests: XCTestCase {
  func testWhatWasReadAndWrittenAndReadAgainIsTheSame() throws {
    for name in try Fixture.names(in: "wire/good") {
      let document = try read(try good(name), named: name).document
      let again = try read(document.data, named: name).document
      XCTAssertEqual(AnyHashable(again), AnyHashable(document), name)
      XCTAssertEqual(again.data, document.data, name)
    }
  }

  func testEveryDocumentIsWrittenCanonically() throws {
    for name in try Fixture.names(in: "wire/good") {
      let data = try read(try good(name), named: name).document.data
      let value = try JSONDecoder().decode(ParsedJSON.self, from: data).value
      XCTAssertEqual(String(decoding: data, as: UTF8.self), value.canonicalText, name)
    }
  }

  func testADocumentWithEveryKeyIsWrittenAsJQPrintsIt() throws {
    for name in ["group-complete", "index-complete", "section-complete"] {
      let data = try read(try good(name), named: name).document.data
      XCTAssertEqual(
        String(decoding: data, as: UTF8.self), String(decoding: try good(name), as: UTF8.self))
    }
  }

  func testWhatWasWrittenNeedsNoTolerance() throws {
    for name in try Fixture.names(in: "wire/good") {
      let data = try read(try good(name), named: name).document.data
      XCTAssertEqual(try read(data, named: name).problems, [], name)
    }
  }

  func testAnEncoderWritesTheSameJSON() throws {
    let document = try readGroup(try good("group-complete")).document
    XCTAssertEqual(try readGroup(try JSONEncoder().encode(document)).document, document)
  }

  func testEveryBrokenFixtureIsRefusedInOneLine() throws {
    for name in try Fixture.names(in: "wire/broken") {
      XCTAssertThrowsError(try read(try broken(name), named: name), name) { error in
        XCTAssertTrue(error is DocumentProblem, "\(name): \(error)")
        XCTAssertFalse("\(error)".contains("\n"), "\(name): \(error)")
      }
    }
  }
}
