import XCTest

@testable import KPGGCore

final class EndpointClientRedirectTests: EndpointTestCase {
  func testARedirectIsFollowed() async throws {
    for location in [
      "http://example.com/elsewhere", "HTTP://example.com/elsewhere", "/elsewhere", "../elsewhere",
      "//example.com/elsewhere",
    ] {
      let transport = ScriptedTransport([
        group: [.redirect(location)], "http://example.com/elsewhere": [.ok(members)],
      ])
      _ = try await reply(transport)
      XCTAssertEqual(transport.urls, [group, "http://example.com/elsewhere"])
    }
  }

  func testAtMostFiveRedirectsAreFollowed() async throws {
    let (chain, longerChain) = (try chain(of: 5), try chain(of: 6))
    _ = try await reply(chain)
    await assertReason(.tooManyRedirects(limit: 5), longerChain)
    XCTAssertEqual(longerChain.requests.count, 6)
  }

  func testARedirectLoopEnds() async {
    await assertReason(
      .tooManyRedirects(limit: 5), ScriptedTransport([group: [.redirect(group)]]))
  }

  func testARedirectToAnotherSchemeIsNotFollowed() async {
    for (location, scheme) in [
      ("file:///etc/passwd", "file"), ("ftp://example.com/", "ftp"), ("data:,x", "data"),
    ] {
      let transport = ScriptedTransport([group: [.redirect(location)]])
      await assertReason(.redirectToScheme(scheme), transport)
    }
  }

  func testARedirectFromHTTPSBackToHTTPIsNotFollowed() async {
    let transport = ScriptedTransport([
      group: [.redirect("https://example.com/a")],
      "https://example.com/a": [.redirect("http://example.com/b")],
      "http://example.com/b": [.ok(members)],
    ])
    await assertReason(.redirectToScheme("http"), transport)
  }

  func testAnInvalidRedirectIsAnError() async {
    for location in ["", "http://", "http://user:secret@example.com/", "http://example.com:99999/"]
    {
      let transport = ScriptedTransport([group: [.redirect(location)]])
      await assertReason(.badRedirect, transport)
    }
    await assertReason(.badRedirect, ScriptedTransport([group: [.status(302)]]))
  }

  func testTheTokenIsSentOnlyToTheEndpoint() async throws {
    let token = try BearerToken("secret")
    let transport = ScriptedTransport([
      group: [.redirect("/elsewhere")],
      "http://example.com/elsewhere": [.redirect("http://example.net/")],
      "http://example.net/": [.ok(members)],
    ])
    _ = try await reply(transport, token: token)
    XCTAssertEqual(
      transport.requests.map { $0.fields["Authorization"] },
      ["Bearer secret", "Bearer secret", nil])
  }

  func testAllRedirectsShareOneTimeLimit() async throws {
    let transport = try chain(of: 3)
    _ = try await reply(transport)
    let times = transport.requests.map(\.wholeTime)
    XCTAssertEqual(times, times.sorted(by: >))
    XCTAssertEqual(Set(times).count, 4)
  }

  /// A transport that returns the document after a number of redirects.
  private func chain(of count: Int) throws -> ScriptedTransport {
    let urls = [group] + (1...count).map { "http://example.com/\($0)" }
    var script = Dictionary(
      uniqueKeysWithValues: zip(urls, urls.dropFirst()).map { url, next in
        (url, [ScriptedTransport.Outcome.redirect(next)])
      })
    script[try XCTUnwrap(urls.last)] = [.ok(members)]
    return ScriptedTransport(script)
  }
}
