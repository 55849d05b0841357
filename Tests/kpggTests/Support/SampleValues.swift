import KPGGCore
import KPGGQuiz
// Makes the shared helpers visible to all tests of the target.
@_exported public import TestSupport

@testable import kpgg

extension BundledCatalog {
  /// The sample in place of the bundled catalog. Its facts are current to 2026-11-20.
  static let sample = BundledCatalog(
    source: SampleCatalog.source, date: CalendarDate("2026-11-20") ?? BundledSource.date,
    roster: { DailyRoster(SampleCatalog.roster) ?? .bundled })
}

extension Site {
  /// The website of the sample.
  static func sample() async throws -> Site {
    Site(
      catalog: try await SampleCatalog.catalog(), lineUps: try await SampleCatalog.lineUps(),
      date: BundledCatalog.sample.date, roster: BundledCatalog.sample.roster())
  }
}
