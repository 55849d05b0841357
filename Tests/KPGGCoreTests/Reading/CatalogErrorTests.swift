import Foundation
import XCTest

@testable import KPGGCore

final class CatalogErrorTests: XCTestCase {
  func testTheDescriptionIsALineForLogs() throws {
    XCTAssertEqual(
      try errors().map(\.description),
      [
        "the request was canceled",
        "group 'IVE' not found",
        "group/index.json: not valid UTF-8",
        "cannot read 'a/b': Permission denied",
        "'a/b' not found",
        "'a/b' is not in the cache",
        "https://example.com/group/: the connection was refused",
        "no folder is set for the cache",
        "cannot write '/x': Permission denied",
      ])
  }

  func testTheTextIsAShortSentenceForPeople() throws {
    XCTAssertEqual(
      try errors().map(\.text.english),
      [
        "The request was canceled.", "The group was not found.", "The catalog has an error.",
        "The catalog cannot be read.", "The catalog cannot be read.",
        "This is not available offline.",
        "The server cannot be reached. Check your connection.",
        "The catalog cannot be stored on this device.",
        "The catalog cannot be stored on this device.",
      ])
    XCTAssertEqual(
      try errors().map(\.text.korean),
      [
        "요청이 취소되었습니다.", "그룹을 찾을 수 없습니다.", "카탈로그에 오류가 있습니다.", "카탈로그를 읽을 수 없습니다.",
        "카탈로그를 읽을 수 없습니다.", "오프라인에서는 볼 수 없습니다.",
        "서버에 연결할 수 없습니다. 네트워크 연결을 확인하세요.", "카탈로그를 기기에 저장할 수 없습니다.",
        "카탈로그를 기기에 저장할 수 없습니다.",
      ])
  }

  func testTheTextOfAnEndpointErrorSaysWhatPeopleCanDo() throws {
    let texts: [(EndpointError.Reason, String)] = [
      (.status(503, retryAfter: nil), "The server rejected the request."),
      (.digestMismatch, "The catalog is being updated. Try again in a minute."),
      (.notAPicture, "The picture cannot be shown."),
      (
        .badDocument(DocumentProblem(document: .index, keyPath: .root, kind: .syntax(.html))),
        "The catalog has an error."
      ),
    ]
    for (reason, text) in texts {
      XCTAssertEqual(CatalogError.unreachable(try unreachable(reason)).text.english, text)
    }
  }

  func testAReasonThatIsASentenceAddsNoFullStop() {
    let lost = TransportError.lost(reason: "The network connection was lost.")
    XCTAssertEqual(
      lost.description,
      "The request failed: the connection was lost: The network connection was lost.")
  }

  func testAWebPageIsToldApartFromABrokenCatalog() {
    let kinds: [DocumentProblem.Kind] = [.syntax(.html), .syntax(.notJSON)]
    XCTAssertEqual(
      kinds.map {
        CatalogError.badDocument(DocumentProblem(document: .index, kind: $0)).text.english
      },
      ["There is a web page instead of the catalog.", "The catalog has an error."])
  }

  func testFoundationShowsTheSentence() throws {
    for error in try errors() { XCTAssertEqual(error.localizedDescription, error.text.english) }
    let transport: any Error = TransportError.offline
    XCTAssertEqual(
      transport.localizedDescription, "The request failed: there is no network connection.")
    let address: any Error = EndpointAddressError.query
    XCTAssertEqual(
      address.localizedDescription,
      "The base URL must not contain a query or a fragment.")
    let problem: any Error = DocumentProblem(
      document: .index, keyPath: .root, kind: .syntax(.empty))
    XCTAssertEqual(
      problem.localizedDescription,
      "group/index.json: the document is empty")
  }

  func testACanceledRequestIsACancellation() throws {
    let canceled = try unreachable(.transport(.cancelled))
    XCTAssertEqual(CatalogError(canceled), .cancelled)
    XCTAssertEqual(CatalogError(canceled, document: .index), .cancelled)
  }

  func testOnlyAFailedConnectionIsAConnectionProblem() throws {
    let connectionProblems: [TransportError] = [
      .offline, .noSuchHost, .refused, .idleTimeout, .timeout, .lost(reason: nil),
      .lost(reason: "reset"),
    ]
    for error in connectionProblems {
      XCTAssertTrue(try unreachable(error).isConnectionProblem, "\(error)")
    }
    let others: [TransportError] = [
      .unavailable(reason: "no"), .cancelled, .badAddress, .forbidden(reason: "no"),
      .insecure(reason: "expired"), .tooLarge,
    ]
    for error in others {
      XCTAssertFalse(try unreachable(error).isConnectionProblem, "\(error)")
    }
    let reasons: [EndpointError.Reason] = [
      .status(503, retryAfter: nil), .tooManyRedirects(limit: 5), .redirectToScheme("ftp"),
      .badRedirect,
      .badDocument(DocumentProblem(document: .index, keyPath: .root, kind: .syntax(.empty))),
      .digestMismatch, .notAPicture,
    ]
    for reason in reasons {
      let error = CatalogError.unreachable(try unreachable(reason))
      XCTAssertFalse(error.isConnectionProblem, "\(reason)")
    }
    for error in try errors() where error.description.contains("refused") == false {
      XCTAssertFalse(error.isConnectionProblem, "\(error)")
    }
  }

  private func unreachable(_ error: TransportError) throws -> CatalogError {
    .unreachable(try unreachable(.transport(error)))
  }

  private func errors() throws -> [CatalogError] {
    [
      .cancelled, .groupNotFound("IVE"),
      .badDocument(DocumentProblem(document: .index, keyPath: .root, kind: .syntax(.notUTF8))),
      .unreadable(location: "a/b", reason: "Permission denied"), .documentNotFound(location: "a/b"),
      .notCached(location: "a/b"), .unreachable(try unreachable(.transport(.refused))),
      .noCacheFolder,
      .cannotStore(path: "/x", reason: "Permission denied"),
    ]
  }

  private func unreachable(_ reason: EndpointError.Reason) throws -> EndpointError {
    EndpointError(url: try XCTUnwrap(URL(string: "https://example.com/group/")), reason: reason)
  }
}
