import KPGGCore
import KPGGQuiz

/// A topic of charts that an argument can name.
protocol SelectableTopic: RawRepresentable<String>, CaseIterable {
  /// Whether the values have a natural order; otherwise the most frequent come first.
  var isOrdered: Bool { get }
}

extension ChartTopic: SelectableTopic {}
extension QuizChartTopic: SelectableTopic {}

/// The options of commands that draw charts.
struct ChartOptions<Topic: SelectableTopic> {
  private let limit: Int?
  private let svg: String?

  /// Reads the options.
  ///
  /// - Parameters:
  ///   - options: The command line.
  ///   - action: The only action of the command that draws charts; `nil` for a command without
  ///     actions.
  /// - Throws: A usage error if the limit is not a number.
  init(_ options: OptionReader, of action: String? = nil) throws(UsageError) {
    let english = { (summary: String) in
      action.map { "With '\($0)': \(summary.prefix(1).lowercased())\(summary.dropFirst())" }
        ?? summary
    }
    let korean = { (particle: String, summary: String) in
      action.map { "'\($0)'\(particle) \(summary)" } ?? summary
    }
    let charts = action.map { options.limited(to: [$0]) } ?? options
    let names = Topic.allCases.filter { !$0.isOrdered }.map(\.rawValue)
    limit = try charts.wholeNumber(
      "limit", short: "n", placeholder: "N", in: 1...Int.max,
      english("Show only the N most frequent values of \(QuotedWord.list(names, "or"))"),
      korean("의", "\(Language.korean.words.quoted(names)) 차트에서 가장 많이 나온 값 N개만 표시"))
    svg = charts.text(
      "svg", placeholder: "FILE", kind: .file,
      english("Write the chart to an SVG file; '-' is standard output"),
      korean("에서", "차트를 SVG 파일에 저장. '-'은 표준 출력"))
  }

  /// The topic that a word names, in any letter case; `nil` for an overview.
  ///
  /// - Throws: A usage error for an unknown topic, and for options that do not fit it.
  func topic(_ word: String?, in session: Session) throws(UsageError) -> Topic? {
    let topic: Topic? =
      if let word { try .choice(word, .chartTopic, ignoresCase: true) } else { nil }
    guard limit == nil || topic?.isOrdered == false else {
      throw .limitOfUnsortedChart(topics: Topic.allCases.filter { !$0.isOrdered }.map(\.rawValue))
    }
    guard let svg else { return topic }
    if let option = session.formatOption {
      throw .conflictingOptions("--svg", option)
    }
    guard topic != nil else {
      throw .missingTopic(option: "--svg", topics: Topic.allCases.map(\.rawValue))
    }
    // An unset variable of a script may cause an empty name.
    guard !svg.isEmpty else { throw .emptyFileName(.output) }
    return topic
  }

  /// The maximum number of values of a chart.
  var maximumCount: Int { limit ?? .max }

  /// Shows a chart, or writes it to the file of `--svg`. A file of another kind is replaced only if
  /// `force` is `true`.
  func result(of chart: ChartOutput, in session: Session, force: Bool) throws -> CommandResult {
    guard let svg else { return .show(chart) }
    return try NamedFile(name: svg).resultOfSaving(
      session.textWriter.svg(of: chart), as: .chart, force: force)
  }
}
