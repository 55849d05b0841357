import Foundation
import KPGGCore
import TestSupport
import XCTest

@testable import kpgg

/// The numbers of the bundled catalog. All other tests of the program use the sample.
///
/// `KPGG_RECORD_FIXTURES=1` records them again.
final class BundledFactsTests: CommandTestCase {
  override class var bundled: BundledCatalog { .embedded }

  func testTheNumbersOfGroupsMembersAndSongs() async {
    await assertRun("stats", .shows("bundled/stats.txt"))
  }

  func testTheNumberOfGroupsInEachSection() async {
    await assertRun(
      "sections --fields key,from,to,groupCount,memberCount --plain", .shows("bundled/sections.tsv")
    )
  }

  func testTheReadmeHasTheNumbersOfTheCatalog() async throws {
    let lineUps = try await CatalogReader.bundled.fullCatalog().lineUps
    let readme = try String(
      contentsOf: SourceTree.root.appendingPathComponent("README.md"), encoding: .utf8)
    let words = readme.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    let years = lineUps.compactMap(\.group.debutDate?.year)
    for sentence in [
      "\(lineUps.count) groups that debuted from \(years.min() ?? 0) to \(years.max() ?? 0)",
      "\(grouped(lineUps.flatMap(\.members).count)) members",
      "\(grouped(lineUps.flatMap(\.songs).count)) songs",
      "\(lineUps.flatMap(\.units).count) units",
    ] {
      XCTAssertTrue(words.contains(sentence), sentence)
    }
  }

  /// The number with commas between thousands.
  private func grouped(_ number: Int) -> String {
    number < 1000
      ? "\(number)" : "\(number / 1000)," + String("00\(number % 1000)".suffix(3))
  }

  func testTheVersionHasTheDateOfTheFacts() async {
    let version = await output(of: "--version")
    XCTAssertTrue(version.hasSuffix(" (catalog of \(BundledSource.date))\n"), version)
  }
}
