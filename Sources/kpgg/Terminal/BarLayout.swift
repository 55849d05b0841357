/// How the cells of a line are shared among label, count and bar, the same for all charts that
/// stand under one another.
struct BarLayout: Hashable, Sendable {
  /// In a pipe, where no bar has a terminal to be fitted to.
  static let pipedBarWidth = 40
  /// A label is cut before a bar becomes shorter than that.
  static let readableBarWidth = 10
  /// Bars go before a label becomes shorter than that.
  static let readableLabelWidth = 8

  let gap = "  "
  /// The cells of a line; `nil` where there is no limit.
  let width: Int?
  let labelWidth: Int
  let countWidth: Int
  let barWidth: Int

  /// Fits the charts to a width; without one (a pipe), nothing is cut and bars have a fixed length.
  init(_ charts: [BarChart], width: Int?) {
    let bars = charts.flatMap(\.bars)
    let natural = bars.map(\.label.width).max() ?? 0
    self.width = width
    countWidth = bars.map { String($0.count).utf8.count }.max() ?? 0
    guard let width else {
      (labelWidth, barWidth) = (natural, Self.pipedBarWidth)
      return
    }
    let room = width - countWidth - 2 * gap.utf8.count
    let label = min(natural, room - Self.readableBarWidth)
    if label >= min(natural, Self.readableLabelWidth) {
      (labelWidth, barWidth) = (label, room - label)
    } else {
      (labelWidth, barWidth) = (max(0, min(natural, room + gap.utf8.count)), 0)
    }
  }
}
