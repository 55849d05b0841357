import KPGGCore
import KPGGQuiz

/// The catalog that comes with the program. Tests substitute a sample.
struct BundledCatalog: Sendable {
  let source: any CatalogSource
  /// The day to which the facts are current.
  let date: CalendarDate
  /// Returns the order of the daily puzzles. Only commands that need it parse its text.
  let roster: @Sendable () -> DailyRoster

  /// The catalog that is embedded in the library.
  static let embedded = BundledCatalog(
    source: BundledSource(), date: BundledSource.date, roster: { .bundled })
}
