import KPGGCore
import KPGGPublishing

extension Site {
  /// A bar for each member over the years of the group, as a table that can be read without the bars.
  /// Empty if all members have the same times.
  func periodBars(of lineUp: LineUp, on page: SitePage) -> Markup {
    let (group, words) = (lineUp.group, page.language.words)
    let periods = lineUp.members.map { $0.knownPeriods(in: group) }
    let areCurrent = lineUp.members.map { $0.status(in: group) == .current }
    let isOpen = zip(periods, areCurrent).contains { $1 && $0.contains { $0.to == nil } }
    guard Set(periods).count > 1, let months = months(of: periods.joined(), isOpen: isOpen) else {
      return ""
    }
    let width = String(months.count - 1)
    let rows = lineUp.members.indices.compactMap { index -> Markup? in
      let member = lineUp.members[index]
      guard let years = words.allYears(of: member, in: group) else { return nil }
      let bars = periods[index].compactMap { period in
        Self.bar(of: period, in: months, isOpen: areCurrent[index])
      }
      return """
        <tr><th scope="row">\(page.link(to: .member(member.id), member.name(in: page.language)))</th>\
        <td>\(page.text(years))</td><td aria-hidden="true"><svg class="bar" \
        viewBox="0 0 \(width) 10" preserveAspectRatio="none">\(bars.joined())</svg></td></tr>
        """
    }
    let labels = words.site
    return page.section(
      labels.periods,
      """
      <table class="chart periods">
      <thead><tr><th scope="col"><span class="unseen">\(labels.members)</span></th>\
      <th scope="col"><span class="unseen">\(labels.periods)</span></th><td></td></tr></thead>
      <tbody>
      \(rows.joined(separator: "\n"))
      </tbody>
      </table>
      """)
  }

  /// The months from the first to the last known date; if a period goes on, up to the date of the
  /// catalog. `nil` without two different months.
  private func months(
    of periods: some Sequence<MembershipPeriod>, isOpen: Bool
  ) -> ClosedRange<Int>? {
    let dates = periods.flatMap { [$0.from, $0.to].compactMap(\.self) }
    let months = dates.map(\.firstMonth) + (isOpen ? [date?.firstMonth].compactMap(\.self) : [])
    guard let first = months.min(), let last = months.max(), first < last else { return nil }
    return first...last
  }

  /// The bar of a period. A period without a known end has none, unless it goes on.
  private static func bar(
    of period: MembershipPeriod, in months: ClosedRange<Int>, isOpen: Bool
  ) -> Markup? {
    let start = period.from?.firstMonth ?? months.lowerBound
    guard let end = period.to?.firstMonth ?? (isOpen ? months.upperBound : nil) else { return nil }
    // A period that begins in the last month is visible, too.
    let x = String(min(start - months.lowerBound, months.count - 2))
    let bar: Markup = "<rect x=\"\(x)\" width=\"\(String(max(1, end - start)))\" height=\"10\"/>"
    return bar
  }
}

extension CalendarDate {
  /// The number of months since the year 0. A year without a month counts as its January.
  fileprivate var firstMonth: Int { year * 12 + (month ?? 1) - 1 }
}
