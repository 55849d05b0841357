import KPGGCore
import KPGGPublishing

extension Site {
  /// The totals of the catalog, and all charts.
  func statisticsPage(in language: Language) -> SitePage {
    let statistics = CatalogStatistics(
      catalog, members: lineUps.members, songs: lineUps.flatMap(\.songs))
    let writer = TextWriter.plain(language)
    var page = newPage(.statistics, in: language)
    page.title = language.words.site.statistics
    page.content = """
      <h1>\(language.words.site.statistics)</h1>
      \(page.list(of: statistics.facts(writer)))
      """
    for topic in ChartTopic.allCases {
      page.content += chart(ChartOutput(statistics.chart(of: topic)).captioned(language), on: page)
    }
    return page
  }

  /// A chart as a table, so that its numbers can be read without the bars.
  private func chart(_ chart: CaptionedChart, on page: SitePage) -> Markup {
    let labels = page.language.words.site
    let highest = max(1, chart.chart.bars.map(\.count).max() ?? 1)
    let rows = chart.chart.bars.map { bar -> Markup in
      """
      <tr><th scope="row">\(page.text(bar.label.text))</th><td>\(bar.count)</td>\
      <td aria-hidden="true"><svg class="bar" viewBox="0 0 100 10" preserveAspectRatio="none">\
      <rect width="\(bar.count * 100 / highest)" height="10"/></svg></td></tr>
      """
    }
    return """
      <section>
      <h2>\(page.text(chart.title))</h2>
      <p>\(page.text(chart.note))</p>
      <table class="chart">
      <thead><tr><th scope="col"><span class="unseen">\(labels.value)</span></th>\
      <th scope="col"><span class="unseen">\(labels.count)</span></th><td></td></tr></thead>
      <tbody>
      \(rows.joined(separator: "\n"))
      </tbody>
      </table>
      </section>

      """
  }
}
