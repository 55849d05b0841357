import KPGGCore

/// Options for the catalog to read, which most commands share.
extension OptionReader {
  @discardableResult
  func source() -> String? {
    text(
      "source", placeholder: "WHERE", kind: .source,
      "Catalog: 'bundled', a folder, or an endpoint's URL",
      "카탈로그: 'bundled', 폴더, 엔드포인트의 URL")
  }

  @discardableResult
  func refresh() -> Bool {
    flag(
      "refresh", "Check the endpoint for changes to cached documents",
      "캐시에 있는 문서가 바뀌었는지 엔드포인트에서 확인")
  }

  @discardableResult
  func offline() -> Bool {
    flag(
      "offline", "Read only the cache; never connect to the endpoint",
      "캐시만 읽고 엔드포인트에 연결하지 않기")
  }

  @discardableResult
  func timeoutText() -> String? {
    text(
      "timeout", placeholder: "SECONDS",
      "Seconds to wait for data from the endpoint (default: 10)",
      "엔드포인트의 데이터를 기다리는 시간(초) (기본값: 10)")
  }

  @discardableResult
  func quiet() -> Bool {
    flag(
      "quiet", "Do not print progress or a note about an old cache",
      "진행 상황과 오래된 캐시에 대한 알림을 출력하지 않기")
  }
}

/// The options that a session reads, whether or not its command lists them. The parser has rejected
/// the others.
struct SessionOptions {
  var source: String?
  var freshness = EndpointSource.Freshness.cached
  /// The maximum wait for data from an endpoint.
  var timeout = Duration.seconds(10)
  var isQuiet = false
  /// The format for scripts; `nil` for text.
  var format: OutputFormat?
  /// The list of `--fields`, as typed.
  var fields: String?
  var language: Language?
  var color: ColorChoice?
  var usesPager = true

  /// The options of an empty command line.
  init() {}

  /// Reads the options.
  init(_ options: OptionReader) throws(UsageError) {
    source = options.source()
    freshness = try Self.freshness(refreshes: options.refresh(), isOffline: options.offline())
    if let text = options.timeoutText() { timeout = try Self.timeout(text) }
    isQuiet = options.quiet()
    let formats = (options.json() ? [OutputFormat.json] : []) + options.rowFormats()
    guard formats.count <= 1 else {
      throw .conflictingOptions(formats[0].spelling, formats[1].spelling)
    }
    format = formats.first
    fields = options.fields()
    language = options.language()
    color = options.color()
    usesPager = !options.noPager()
  }

  /// The values of the settings that options select.
  var settings: [(setting: Setting, text: String)] {
    let values = [
      (Setting.language, language?.rawValue), (.color, color?.rawValue), (.source, source),
      (.pager, usesPager ? nil : "cat"),
    ]
    return values.compactMap { setting, text in text.map { (setting, $0) } }
  }

  private static func freshness(
    refreshes: Bool, isOffline: Bool
  ) throws(UsageError) -> EndpointSource.Freshness {
    switch (refreshes, isOffline) {
    case (true, true): throw .conflictingOptions("--refresh", "--offline")
    case (true, false): .refreshed
    case (false, true): .offline
    case (false, false): .cached
    }
  }

  private static func timeout(_ text: String) throws(UsageError) -> Duration {
    guard let seconds = Double(decimal: text), seconds > 0, seconds <= 3600 else {
      throw .invalidValue(text, of: "--timeout", .seconds(upTo: 3600))
    }
    return .seconds(seconds)
  }
}

/// The location of the catalog, from the setting `source`.
enum SourceOption: Hashable, Sendable {
  case bundled
  case folder(String)
  case endpoint(Endpoint)

  /// Reads the command's own argument or the option, else the setting.
  ///
  /// - Returns: The source, and the variable or the file that names it.
  /// - Throws: A usage error if the source is invalid, or the argument and the option differ.
  static func named(
    by arguments: ParsedArguments, option: String?, setting: SettingValue
  ) throws(UsageError) -> (source: SourceOption, origin: SettingOrigin?) {
    if let text = try named(by: arguments, option) { return (try SourceOption(text), nil) }
    let variable: String? =
      if case .environment(let name) = setting.origin { name } else { nil }
    return (try SourceOption(setting.text, from: variable), setting.origin)
  }

  private static func named(
    by arguments: ParsedArguments, _ option: String?
  ) throws(UsageError) -> String? {
    guard let position = arguments.command?.arguments.firstIndex(where: { $0.kind == .source }),
      arguments.words.indices.contains(position)
    else { return option }
    let word = arguments.words[position]
    if let option, option != word {
      throw .twoSources(word, option)
    }
    return word
  }

  /// Parses `bundled`, a URL, or a folder's path.
  ///
  /// - Parameters:
  ///   - text: The source as typed.
  ///   - variable: The environment variable with the text, for an error.
  /// - Throws: A usage error if the text is empty or the URL is invalid.
  init(_ text: String, from variable: String? = nil) throws(UsageError) {
    guard !text.isEmpty else { throw .emptyValue(option: "--source", .source) }
    if text == "bundled" {
      self = .bundled
    } else if text.contains("://") {
      do {
        self = .endpoint(try Endpoint(text))
      } catch {
        throw .invalidURL(text, error, .source, variable: variable)
      }
    } else {
      self = .folder(text)
    }
  }
}
