import Foundation
import XCTest

@testable import KPGGCore

final class EndpointSourcePicturesTests: EndpointTestCase {
  private let address = "http://pictures.example/omg.png"

  func testAPictureIsRequestedOnceAndCached() async throws {
    let folder = try TemporaryFolder()
    let transport = ScriptedTransport([address: [.png]])
    let pictures = try pictures(transport, folder)
    let first = try await pictures.picture(at: try webAddress())
    let second = try await pictures.picture(at: try webAddress())
    XCTAssertEqual(first, second)
    XCTAssertEqual(transport.urls, [address])
  }

  func testARequestHasThePictureLimitsAndNoToken() async throws {
    let transport = ScriptedTransport([address: [.png]])
    let token = try BearerToken("secret")
    let pictures = EndpointSource(
      client: try client(transport, token: token), cache: nil, freshness: .cached)
    _ = try await pictures.picture(at: try webAddress())
    let request = try XCTUnwrap(transport.requests.first)
    XCTAssertEqual(request.byteLimit, Picture.byteLimit)
    XCTAssertNil(request.fields["Authorization"])
    XCTAssertEqual(request.fields["Accept"]?.hasPrefix("image/png"), true)
  }

  func testAnInvalidPictureIsAnErrorAndNotCached() async throws {
    let folder = try TemporaryFolder()
    let transport = ScriptedTransport([address: [.ok("<html>"), .status(404), .png]])
    let pictures = try pictures(transport, folder)
    for reason in [EndpointError.Reason.notAPicture, .status(404, retryAfter: nil)] {
      let error = await thrownError(
        as: CatalogError.self, try await pictures.picture(at: try self.webAddress()))
      guard case .unreachable(let error) = error else {
        return XCTFail("\(String(describing: error))")
      }
      XCTAssertEqual(error.reason, reason)
    }
    _ = try await pictures.picture(at: try webAddress())
    XCTAssertEqual(transport.requests.count, 3)
  }

  func testOfflineOnlyTheCacheIsRead() async throws {
    let folder = try TemporaryFolder()
    let transport = ScriptedTransport([address: [.png]])
    let offline = try pictures(transport, folder, .offline)
    let error = await thrownError(
      as: CatalogError.self, try await offline.picture(at: try self.webAddress()))
    XCTAssertEqual(error, .notCached(location: address))
    XCTAssertEqual(transport.requests, [])
    let online = try await pictures(transport, folder).picture(at: try webAddress())
    let kept = try await offline.picture(at: try webAddress())
    XCTAssertEqual(kept, online)
  }

  func testADamagedCachedPictureIsRequestedAgain() async throws {
    let folder = try TemporaryFolder()
    let transport = ScriptedTransport([address: [.png]])
    let pictures = try pictures(transport, folder)
    _ = try await pictures.picture(at: try webAddress())
    let names = try XCTUnwrap(FileManager.default.subpaths(atPath: folder.path))
    let file = try XCTUnwrap(names.first { $0.contains("/pictures/") })
    try folder.write("damaged", to: file)
    _ = try await pictures.picture(at: try webAddress())
    XCTAssertEqual(transport.requests.count, 2)
  }

  func testAnAddressCannotEscapeTheCacheFolder() async throws {
    let folder = try TemporaryFolder()
    let hostile = "http://pictures.example/../../../../x/..%2F..%2Fy"
    let transport = ScriptedTransport([hostile: [.png]])
    _ = try await pictures(transport, folder)
      .picture(at: try XCTUnwrap(WebAddress(hostile)))
    let names = try XCTUnwrap(FileManager.default.subpaths(atPath: folder.path))
    XCTAssertEqual(names.filter { $0.contains("..") || $0.hasSuffix("y") }, [])
  }

  private func pictures(
    _ transport: ScriptedTransport, _ folder: TemporaryFolder,
    _ freshness: EndpointSource.Freshness = .cached
  ) throws -> EndpointSource {
    EndpointSource(
      client: try client(transport),
      cache: EndpointCache(folder: folder.path, of: try Endpoint("http://example.com/")),
      freshness: freshness)
  }

  private func webAddress() throws -> WebAddress { try XCTUnwrap(WebAddress(address)) }
}

extension Result<TransportResponse, TransportError> {
  fileprivate static let png = Self.success(
    TransportResponse(status: 200, body: .png(width: 10, height: 10)))
}
