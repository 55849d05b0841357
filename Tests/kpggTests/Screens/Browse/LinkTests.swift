import KPGGCore
import XCTest

@testable import kpgg

/// The linked texts of screens at three sizes.
final class LinkTests: BrowserTestCase {
  private let secretGarden = "https://www.youtube.com/watch?v=QIN5_tJRiyY"

  func testTheHitSongIsLinkedToItsVideo() throws {
    for size in Self.sizes {
      let links = links(in: try linkedBrowser(size, from: "omg"))
      let song = try XCTUnwrap(links.first { $0.text.hasPrefix("♪ Secret Garden") }, "\(size)")
      XCTAssertEqual(song.address, secretGarden)
    }
  }

  func testSongsAreLinkedToTheirVideos() throws {
    for size in Self.sizes {
      var run = try linkedBrowser(size, from: "omg")
      for key in keysToLastSong { run.press(key) }
      let links = links(in: run)
      XCTAssertTrue(
        links.contains { $0 == ("♪ Cupid", "https://www.youtube.com/watch?v=fCrCUv6rQ7I") },
        "\(size): \(links)")
      XCTAssertFalse(
        links.contains { $0.text.hasSuffix("Oh My") }, "a song without a video is linked")
    }
  }

  func testAHighScreenLinksTheAccountsOfAGroup() throws {
    let links = links(in: try linkedBrowser((140, 40), from: "omg"))
    for address in [
      "https://www.youtube.com/channel/UC-qYkzKFdekoEniRu_FS3zg",
      "https://www.instagram.com/WM_OHMYGIRL/", "https://x.com/WM_OHMYGIRL",
    ] {
      XCTAssertTrue(links.contains { $0 == (address, address) }, "\(links)")
    }
  }

  func testAPreviewOfAGroupHasNoAccounts() throws {
    let run = try browser(
      CellSize(width: 140, height: 40), terminal: TerminalFeatures(showsLinks: true))
    XCTAssertTrue(run.lines.joined().contains("Sumin"))
    XCTAssertFalse(links(in: run).contains { $0.address.contains("/channel/") })
  }

  func testAccountsTakeNoRoomFromTheMembersOf24Rows() throws {
    for id in library.catalog.groups.map(\.id.description) {
      let screen = try linkedBrowser((80, 24), from: id).lines.joined(separator: "\n")
      let members = library.lineUps.first { $0.group.id.description == id }?.members ?? []
      guard screen.contains("instagram.com") else { continue }
      for member in members { XCTAssertTrue(screen.contains(member.name(in: .english)), screen) }
    }
  }

  func testAProfileLinksTheInstagramAccount() throws {
    let address = "https://www.instagram.com/yoo__sha/"
    for size in Self.sizes.dropFirst() {
      let run = try linkedBrowser(size, from: "omg", member: "OHMYGIRL/YooA")
      XCTAssertTrue(links(in: run).contains { $0 == (address, address) }, "\(size)")
    }
  }

  func testALinkOfTwoLinesIsOneLink() throws {
    var run = try linkedBrowser((40, 12), from: "omg", member: "OHMYGIRL/YooA")
    for _ in 0..<9 { run.press(.down) }
    let cells = (0..<12).flatMap { run.frame.grid.row($0) }
    let linked = cells.filter { $0.link != nil }
    XCTAssertEqual(linked.map(\.text).joined(), "https://www.instagram.com/yoo__sha/")
    XCTAssertEqual(Set(linked.compactMap(\.link?.spansLines)), [true])
    XCTAssertEqual(links(in: run).count, 2)
  }

  func testOtherTerminalsGetNoLinks() throws {
    var run = try browser(CellSize(width: 140, height: 40), from: "omg")
    XCTAssertEqual(links(in: run).count, 0)
    run.press(.enter)
    XCTAssertEqual(links(in: run).count, 0)
  }

  private static let sizes = [(40, 12), (80, 24), (140, 40)]

  private func linkedBrowser(
    _ size: (Int, Int), from start: String, member: String? = nil
  ) throws -> BrowserRun {
    try browser(
      CellSize(width: size.0, height: size.1), from: start,
      member: member.map { try Known.member($0) }, terminal: TerminalFeatures(showsLinks: true))
  }

  /// The linked parts of rows, from the top.
  private func links(in run: BrowserRun) -> [(text: String, address: String)] {
    let grid = run.frame.grid
    var links: [(text: String, address: String)] = []
    for y in 0..<grid.size.height {
      var last: TerminalLink?
      for cell in grid.row(y) {
        if let link = cell.link {
          if link != last { links.append(("", link.address)) }
          links[links.count - 1].text += cell.text
        }
        last = cell.link
      }
    }
    return links
  }
}
