import Foundation
import XCTest

@testable import KPGGCore

final class CatalogErrorTests: XCTestCase {
  func testTheMessageIsALineForTheCommandLine() throws {
    XCTAssertEqual(
      try errors().map(\.message),
      [
        "the request was canceled",
        "group 'IVE' not found",
        "group/index.json: not valid UTF-8",
        "cannot read 'a/b': Permission denied",
        "'a/b' not found",
        "'a/b' is not in the cache",
        "https://example.com/group/: the connection was refused",
        "cannot write '/x': Permission denied",
      ])
  }

  func testTheDescriptionIsASentence() throws {
    XCTAssertEqual(
      try errors().map(\.description),
      [
        "The request was canceled.",
        "The group 'IVE' was not found.",
        "The document is invalid: group/index.json: not valid UTF-8.",
        "The file 'a/b' cannot be read: Permission denied.",
        "The document 'a/b' was not found.",
        "There is no copy of 'a/b' in the cache.",
        "The request for https://example.com/group/ failed: the connection was refused.",
        "The file '/x' cannot be written: Permission denied.",
      ])
  }

  func testAReasonThatIsASentenceAddsNoFullStop() {
    let lost = TransportError.lost(reason: "The network connection was lost.")
    XCTAssertEqual(
      lost.description,
      "The request failed: the connection was lost: The network connection was lost.")
  }

  func testFoundationShowsTheSentence() throws {
    for error in try errors() {
      XCTAssertEqual(error.localizedDescription, error.description)
      XCTAssertEqual(error.errorDescription, error.description)
    }
    let transport: any Error = TransportError.offline
    XCTAssertEqual(
      transport.localizedDescription, "The request failed: there is no network connection.")
    let address: any Error = EndpointAddressError.query
    XCTAssertEqual(
      address.localizedDescription,
      "The base URL must not contain a query or a fragment.")
    let problem: any Error = DocumentProblem(document: .index, keyPath: .root, kind: .empty)
    XCTAssertEqual(
      problem.localizedDescription,
      "The document is invalid: group/index.json: the document is empty.")
    let cache: any Error = CatalogError.cannotStore(path: "/x", reason: "Disk full")
    XCTAssertEqual(cache.localizedDescription, "The file '/x' cannot be written: Disk full.")
  }

  func testACanceledRequestIsACancellation() throws {
    let canceled = try unreachable(.transport(.cancelled))
    XCTAssertEqual(CatalogError(canceled), .cancelled)
    XCTAssertEqual(CatalogError(canceled, document: .index), .cancelled)
  }

  private func errors() throws -> [CatalogError] {
    [
      .cancelled, .groupNotFound("IVE"),
      .badDocument(DocumentProblem(document: .index, keyPath: .root, kind: .notUTF8)),
      .unreadable(location: "a/b", reason: "Permission denied"), .absent(location: "a/b"),
      .notCached(location: "a/b"), .unreachable(try unreachable(.transport(.refused))),
      .cannotStore(path: "/x", reason: "Permission denied"),
    ]
  }

  private func unreachable(_ reason: EndpointError.Reason) throws -> EndpointError {
    EndpointError(url: try XCTUnwrap(URL(string: "https://example.com/group/")), reason: reason)
  }
}
