import KPGGCore
import KPGGQuiz

/// A topic of charts that an argument can name.
protocol SelectableTopic: RawRepresentable<String>, CaseIterable {
  /// Whether the values have a natural order; otherwise the most frequent come first.
  var isOrdered: Bool { get }
}

extension ChartTopic: SelectableTopic {}
extension QuizChartTopic: SelectableTopic {}

/// What a command that draws charts is asked for.
struct ChartOptions<Topic: SelectableTopic> {
  /// The topic; `nil` for an overview.
  let topic: Topic?
  /// The maximum number of values of a chart.
  let limit: Int
  private let file: NamedFile?

  /// Reads the topic, which can have any letter case, and the options.
  ///
  /// - Parameters:
  ///   - word: The topic as typed.
  ///   - session: The session with the options.
  /// - Throws: A usage error for an unknown topic, and for options that do not fit it.
  init(_ word: String?, in session: Session) throws(UsageError) {
    let topic: Topic? =
      if let word { try .choice(word, .chartTopic, ignoresCase: true) } else { nil }
    self.topic = topic
    limit = try Self.limit(in: session.arguments, for: topic)
    file = try Self.svgFile(in: session, for: topic)
  }

  /// Shows a chart, or writes it to the file of `--svg`.
  func result(
    of chart: ChartOutput, in session: Session
  ) throws -> CommandResult {
    guard let file else { return .show(chart) }
    return .text(
      try file.save(
        session.textWriter.svg(of: chart), as: .chart, force: session.arguments.has("force")))
  }

  private static func limit(
    in arguments: ParsedArguments, for topic: Topic?
  ) throws(UsageError) -> Int {
    let limit = try arguments.wholeNumber("limit", in: 1...Int.max)
    guard limit == nil || topic?.isOrdered == false else {
      throw .limitOfUnsortedChart(topics: Topic.allCases.filter { !$0.isOrdered }.map(\.rawValue))
    }
    return limit ?? .max
  }

  private static func svgFile(
    in session: Session, for topic: Topic?
  ) throws(UsageError) -> NamedFile? {
    guard let name = session.arguments.value("svg") else { return nil }
    if let option = session.formatOption {
      throw .conflictingOptions("--svg", option)
    }
    guard topic != nil else {
      throw .missingTopic(option: "--svg", topics: Topic.allCases.map(\.rawValue))
    }
    // An unset variable of a script may cause an empty name.
    guard !name.isEmpty else { throw .emptyFileName(.output) }
    return NamedFile(name: name)
  }
}

extension [OptionDescription] {
  /// The options of commands that draw charts, except for `--json` and `--force`.
  static func charts(of topic: (some SelectableTopic).Type) -> [OptionDescription] {
    let names = topic.allCases.filter { !$0.isOrdered }.map(\.rawValue)
    return [
      OptionDescription(
        name: "limit", short: "n", value: OptionValue(placeholder: "N"),
        summary: "Show only the N most frequent values of \(QuotedWord.list(names, "or"))"),
      OptionDescription(
        name: "svg", value: OptionValue(placeholder: "FILE", kind: .file),
        summary: "Write the chart to an SVG file; '-' is standard output"),
    ] + rowFormats("each row has a label and a count")
  }
}
