import KPGGCore

/// Options for the form of the output, which many commands share.
extension OptionReader {
  @discardableResult
  func json() -> Bool {
    flag(
      OutputFormat.json.rawValue, short: "j", "Print one JSON document, formatted like 'jq -S .'",
      "'jq -S .'와 같은 형식의 JSON 문서 하나로 출력")
  }

  /// Reads the options that select a format with rows. Their help has a clause about the columns.
  @discardableResult
  func rowFormats(_ columns: HelpText = HelpText("", "")) -> [OutputFormat] {
    let plain = flag(
      OutputFormat.plain.rawValue,
      "Print tab-separated values without a header; \(columns.english)",
      "머리글 없이 탭으로 구분된 값 출력. \(columns.korean)")
    let csv = flag(
      OutputFormat.csv.rawValue,
      "Print comma-separated values (RFC 4180) with a header row of field names; values that look "
        + "like formulas are not escaped",
      "쉼표로 구분된 값(RFC 4180) 출력. 첫 행은 필드 이름. 수식처럼 보이는 값은 그대로 출력")
    return (plain ? [.plain] : []) + (csv ? [.csv] : [])
  }

  @discardableResult
  func fields() -> String? {
    text(
      "fields", short: "f", placeholder: "LIST", kind: .fields,
      "Comma-separated list of fields to show, in this order except in JSON; a path such as "
        + "hitSong.url selects a value inside a field",
      "표시할 필드를 쉼표로 구분한 목록. JSON이 아니면 이 순서로 표시. hitSong.url 같은 경로로 필드 안의 값 선택")
  }

  @discardableResult
  func language() -> Language? {
    choice(
      "lang", short: "l", placeholder: "LANG", "Language of output and messages",
      "출력과 메시지의 언어")
  }

  @discardableResult
  func color() -> ColorChoice? {
    choice(
      "color", placeholder: "WHEN", "When to use colors",
      "색을 언제 쓸지")
  }

  @discardableResult
  func noPager() -> Bool {
    flag(
      "no-pager", "Do not show long output in a pager",
      "긴 출력에 페이저를 쓰지 않기")
  }

  // The parser accepts these two for every command, listed or not.
  @discardableResult
  func help() -> Bool {
    flag(
      "help", short: "h", "Show help for kpgg or a command",
      "kpgg나 명령의 도움말 보기")
  }

  @discardableResult
  func version() -> Bool {
    flag(
      "version", short: "V", "Show the version",
      "버전 보기")
  }

}

/// Groups of options that many commands list, in the order of their help pages.
extension OptionReader {
  /// Lists the options of commands that show records.
  ///
  /// - Parameters:
  ///   - columns: A clause about the columns of a row.
  ///   - actions: The actions that have rows and fields; `nil` for all.
  func listing(
    rows columns: HelpText = HelpText(
      "the ID comes first unless --fields is given", "--fields가 없으면 ID가 첫 열"),
    fieldsOf actions: [String]? = nil
  ) {
    json()
    let rows = actions.map(limited) ?? self
    rows.rowFormats(columns)
    rows.fields()
    language()
    color()
    reading()
  }

  /// Lists the options of commands that read a catalog.
  func reading() {
    source()
    refresh()
    offline()
    timeoutText()
    quiet()
    noPager()
    help()
  }
}

/// Options of several commands.
extension OptionReader {
  func limit() throws(UsageError) -> Int? {
    try wholeNumber(
      "limit", short: "n", placeholder: "N", "Show at most N results",
      "결과를 N개까지만 표시")
  }

  /// Reads a day, a month, or a year.
  ///
  /// - Throws: A usage error if the value is not a date.
  func date(_ name: String, _ english: String, _ korean: String) throws(UsageError) -> CalendarDate?
  {
    guard let text = text(name, placeholder: "DATE", english, korean) else { return nil }
    guard let date = CalendarDate(TypedDate.normalized(text)) else {
      throw .invalidValue(text, of: "--\(name)", .dayMonthOrYear)
    }
    return date
  }

  func ascii() -> Bool {
    flag(
      "ascii", "Draw lines and symbols in plain ASCII",
      "선과 기호를 ASCII로 그리기")
  }

  /// Reads the option to replace files of other kinds, which the summary names.
  func force(_ english: String, _ korean: String) -> Bool { flag("force", english, korean) }

  /// Reads the number that determines a random choice.
  ///
  /// - Throws: A usage error if the value is not made of decimal digits or is out of range.
  func seed(_ english: String, _ korean: String) throws(UsageError) -> UInt64? {
    guard let text = text("seed", placeholder: "N", english, korean) else { return nil }
    guard text.utf8.allSatisfy(\.isDigit), let seed = UInt64(text) else {
      throw .invalidValue(text, of: "--seed", .wholeNumber(from: 0, to: .max))
    }
    return seed
  }
}
