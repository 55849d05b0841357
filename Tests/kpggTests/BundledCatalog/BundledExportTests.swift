import Foundation
import XCTest

@testable import kpgg

/// The export of the bundled catalog with a website, and the article about it.
final class BundledExportTests: CommandTestCase {
  override class var bundled: BundledCatalog { .embedded }

  func testTheArticleNamesOnlyFilesOfAnExport() async throws {
    let folder = try temporaryFolder().url
    let snapshot = try temporaryFolder().url.appendingPathComponent("snapshot.json").path
    _ = await output(of: ["snapshot", "save", snapshot])
    _ = await output(
      of: [
        "export", folder.path, "--base-url", "https://example.com/", "--since", snapshot,
      ])
    let article = SourceTree.root
      .appendingPathComponent("Sources/kpgg/Manual/Articles/PublishingACatalog.md")
    let text = try String(contentsOf: article, encoding: .utf8)
    let names = text.matches(
      of: /`(group\/[^`\/ ]+|\.[a-z-]+|[^` \/]+\.(?:html|txt|xml|ics))`/
    ).map { String($0.output.1) }
    XCTAssertTrue(names.contains("group/OHMYGIRL"), "\(names)")
    XCTAssertTrue(names.contains("sitemap.xml"), "\(names)")
    for name in names {
      let path = folder.appendingPathComponent(name).path
      XCTAssertTrue(FileManager.default.fileExists(atPath: path), name)
    }
  }
}
