import KPGGCore
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

  func testTheVersionHasTheDateOfTheFacts() async {
    let version = await output(of: "--version")
    XCTAssertTrue(version.hasSuffix(" (catalog of \(BundledSource.date))\n"), version)
  }
}
