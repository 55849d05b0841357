import KPGGCore
import XCTest

@testable import KPGGPublishing
@testable import kpgg

final class SitePublicationTests: XCTestCase {
  func testABaseAddsASitemapAndPreviews() throws {
    let site = try site(SitePublication(base: Endpoint("https://example.com/kpop")))
    let page = site.groupPage(of: site.lineUps[0], in: .korean).documentText
    let url = "https://example.com/kpop/ko/groups/f%28x%29.html"
    XCTAssertTrue(page.contains("<link rel=\"canonical\" href=\"\(url)\">"), page)
    XCTAssertTrue(page.contains("<meta property=\"og:url\" content=\"\(url)\">"), page)
    let text = try site.text(of: "sitemap.xml")
    XCTAssertTrue(text.contains("<url><loc>\(url)</loc><lastmod>2026-11-21</lastmod></url>"), text)
    XCTAssertEqual(
      text.split(separator: "<url>").count - 1, 2 * (2 + 12 + 10 + site.listPaths.count))
    XCTAssertTrue(
      try site.text(of: "robots.txt").hasSuffix("Sitemap: https://example.com/kpop/sitemap.xml\n"))
    XCTAssertTrue(try site.text(of: ".nojekyll").isEmpty)
  }

  func testTheHomePageIsPublishedAtItsFolder() throws {
    let site = try site(SitePublication(base: Endpoint("https://example.com/kpop")))
    let page = site.homePage(in: .korean).documentText
    XCTAssertTrue(page.contains("rel=\"canonical\" href=\"https://example.com/kpop/ko/\""), page)
    XCTAssertTrue(page.contains("hreflang=\"en\" href=\"https://example.com/kpop/\""), page)
    XCTAssertTrue(
      page.contains("<a class=\"brand\" href=\"index.html\" aria-current=\"page\">"), page)
    XCTAssertTrue(try site.text(of: "sitemap.xml").contains("<loc>https://example.com/kpop/</loc>"))
  }

  /// A server shows the page at any path, so relative links would be wrong.
  func testTheErrorPageHasLinksThatWorkAnywhere() throws {
    let page = try site(SitePublication(base: Endpoint("https://example.com/a%20b")))
      .text(of: "404.html")
    for link in [
      "href=\"/a%20b/site.css\"", "href=\"/a%20b/\"", "href=\"/a%20b/ko/\"",
      "href=\"/a%20b/birthdays.html\"", "action=\"/a%20b/search.html\"", "data-root=\"/a%20b/\"",
      "<meta name=\"robots\" content=\"noindex\">",
    ] {
      XCTAssertTrue(page.contains(link), "\(link)\n\(page)")
    }
    XCTAssertFalse(page.contains("canonical"), page)
    XCTAssertFalse(page.contains("href=\"ko/"), page)
  }

  func testWithoutABaseNothingIsOnlyForServers() throws {
    let site = try site(SitePublication())
    let paths = Set(site.allFiles.map(\.path))
    for path in [
      "404.html", "robots.txt", ".nojekyll", "sitemap.xml", "style.css", "service-worker.js",
    ] {
      XCTAssertFalse(paths.contains(path), path)
    }
    let page = site.groupPage(of: site.lineUps[0], in: .english).documentText
    XCTAssertFalse(page.contains("canonical") || page.contains("ld+json"), page)
  }

  func testTheTitleTheFooterAndTheStyleAreOnEveryPage() throws {
    let site = try site(
      SitePublication(
        title: "A & B", footer: "<b>Me</b>", style: Data("a{}".utf8),
        themeColor: try XCTUnwrap(HexColor("#0AF"))))
    for file in site.allFiles where file.path.hasSuffix(".html") {
      let page = String(decoding: file.data, as: UTF8.self)
      XCTAssertTrue(page.contains("A &amp; B</title>"), file.path)
      XCTAssertTrue(page.contains("\">A &amp; B</a>"), file.path)
      XCTAssertTrue(page.contains("<footer><p>&lt;b&gt;Me&lt;/b&gt;</p></footer>"), file.path)
      XCTAssertTrue(page.contains("content=\"#00aaff\""), file.path)
      XCTAssertTrue(page.contains("/style.css\">") || page.contains("\"style.css\">"), file.path)
    }
    XCTAssertEqual(try site.text(of: "style.css"), "a{}")
  }

  func testSearchEnginesReadWhatAPageIsAbout() throws {
    let site = try site(SitePublication(base: Endpoint("https://example.com/")))
    let group = try data(in: site.groupPage(of: site.lineUps[0], in: .english))
    XCTAssertEqual(group["@type"]?.text, "MusicGroup")
    XCTAssertEqual(group["foundingDate"]?.text, "2009-09")
    XCTAssertEqual(
      group["member"]?.elements.first(where: { _ in true })?["name"]?.text, "</script>")
    let member = try data(in: site.memberPage(at: 0, of: site.lineUps[0], in: .english))
    XCTAssertEqual(member["@type"]?.text, "Person")
    XCTAssertEqual(member["birthDate"]?.text, "1994-10-24")
    XCTAssertEqual(member["memberOf"]?.elements.first(where: { _ in true })?["name"]?.text, "f(x)")
    XCTAssertEqual(member["url"]?.text, site.memberURL)
  }

  func testOnlyASiteWithPicturesSaysThatItLoadsThem() throws {
    for (picture, expected) in [(nil, false), (WebAddress("https://example.com/a.png"), true)] {
      var group = GirlGroup(id: "A")
      group.image = picture
      let site = Site(
        catalog: Catalog(sections: [], groups: [group], featuredIDs: []),
        lineUps: [LineUp(group: group, checkedMembers: [])])
      let page = site.aboutPage(in: .english).content.text
      XCTAssertEqual(page.contains("except for pictures"), expected, page)
      XCTAssertTrue(page.contains("until you press Play"), page)
    }
  }

  func testTheServiceWorkerKeepsFilesThatExist() throws {
    let site = try site(SitePublication(base: Endpoint("https://example.com/"), style: Data()))
    let script = try site.text(of: "service-worker.js")
    let list = try XCTUnwrap(script.split(separator: "\n").first)
    let json = list.dropFirst("const FILES=".count).dropLast()
    let files = try XCTUnwrap(JSONElement(parsing: Data(json.utf8), byteLimit: 1 << 20)?.texts)
    XCTAssertTrue(
      files.contains("") && files.contains("ko/") && files.contains("style.css"), script)
    let paths = Set(site.allFiles.map(\.path))
    for file in files {
      let path = file.isEmpty || file.hasSuffix("/") ? file + "index.html" : file
      XCTAssertTrue(paths.contains(path), path)
    }
    let page = site.homePage(in: .korean).documentText
    XCTAssertTrue(page.contains(" data-worker>"), page)
  }

  func testAPhoneCanShowTheSiteOnItsHomeScreen() throws {
    var publication = SitePublication(base: try Endpoint("https://example.com/"), title: "A & B")
    publication.themeColor = HexColor("#0af")
    let site = try site(publication)
    let manifest = try XCTUnwrap(
      JSONElement(
        parsing: Data(try site.text(of: "manifest.webmanifest").utf8), byteLimit: 1 << 20))
    XCTAssertEqual(manifest["name"]?.text, "A & B")
    XCTAssertEqual(manifest["theme_color"]?.text, "#00aaff")
    let pictures = site.allFiles.filter { $0.path.hasSuffix(".png") }
    XCTAssertEqual(pictures.map(\.path).sorted(), ["icon-192.png", "icon-512.png", "preview.png"])
    for picture in pictures {
      XCTAssertTrue(picture.data.starts(with: [0x89, 0x50, 0x4E, 0x47]), picture.path)
    }
    let page = site.groupPage(of: site.lineUps[0], in: .korean).documentText
    XCTAssertTrue(page.contains("href=\"../../manifest.webmanifest\""), page)
    XCTAssertTrue(page.contains("content=\"https://example.com/preview.png\""), page)
    XCTAssertTrue(page.contains("manifest-src 'self'; "), page)
  }

  func testAFeedHasAnEntryForEachChangedRecord() throws {
    let base = try Endpoint("https://example.com/kpop/")
    let date = try XCTUnwrap(CalendarDate("2026-11-21"))
    let feed = SiteFeed(
      base: base, title: "A & B", date: date,
      changes: [
        .init(
          kind: .member, id: "f(x)/Krystal",
          event: .changed(
            field: "mbti", from: .null, to: .string("INFP"))),
        .init(
          kind: .member, id: "f(x)/Krystal",
          event: .changed(
            field: "height", from: .integer(165), to: .integer(166))),
        .init(kind: .group, id: "<b>", event: .removed),
      ])
    let text = String(decoding: feed.file.data, as: UTF8.self)
    XCTAssertEqual(text.components(separatedBy: "<entry>").count, 3, text)
    let address = "https://example.com/kpop/members/f%28x%29/Krystal.html"
    XCTAssertTrue(text.contains("<link href=\"\(address)\"/>"), text)
    XCTAssertTrue(text.contains("~ f(x)/Krystal mbti: unknown → INFP\n~ f(x)/Krystal"), text)
    XCTAssertTrue(text.contains("<title>&lt;b&gt;</title>"), text)
    XCTAssertTrue(text.contains("<updated>2026-11-21T00:00:00Z</updated>"), text)
    let site = try site(SitePublication(base: base, feed: feed))
    XCTAssertTrue(try site.text(of: "changes.xml").contains("A &amp; B"))
    let page = site.homePage(in: .english).documentText
    XCTAssertTrue(page.contains("href=\"changes.xml\""), page)
  }

  func testColors() {
    for (text, expected) in [
      ("#a3246b", "#a3246b"), ("A3246B", "#a3246b"), ("#0af", "#00aaff"), ("", nil), ("#", nil),
      ("##0af", nil), ("#0a", nil), ("red", nil), ("#00000g", nil), ("가나다", nil),
    ] {
      XCTAssertEqual(HexColor(text)?.description, expected, text)
    }
  }

  /// The object in the only data element of a page.
  private func data(in page: SitePage) throws -> JSONElement {
    let parts = page.documentText.components(separatedBy: "<script type=\"application/ld+json\">")
    XCTAssertEqual(parts.count, 2)
    let text = try XCTUnwrap(parts.last?.components(separatedBy: "</script>").first)
    return try XCTUnwrap(JSONElement(parsing: Data(text.utf8), byteLimit: 1 << 20), text)
  }

  /// A site of one group with one member, whose name tries to end an element.
  private func site(_ publication: SitePublication) throws -> Site {
    var group = GirlGroup(id: "f(x)")
    group.debutDate = CalendarDate("2009-09")
    var member = Member(id: try XCTUnwrap(MemberID("f(x)/Krystal")))
    (member.stageName, member.birthDate) = ("</script>", CalendarDate("1994-10-24"))
    return Site(
      catalog: Catalog(sections: [], groups: [group], featuredIDs: []),
      lineUps: [LineUp(group: group, checkedMembers: [member])],
      date: CalendarDate("2026-11-21"), publication: publication)
  }
}

extension Site {
  fileprivate var memberURL: String { "https://example.com/members/f%28x%29/Krystal.html" }

  fileprivate func text(of path: String) throws -> String {
    let file = try XCTUnwrap(allFiles.first { $0.path == path }, path)
    return String(decoding: file.data, as: UTF8.self)
  }
}
