import KPGGCore

/// The format of a value, for messages and hints.
enum ValueFormat: Hashable, Sendable {
  /// A whole date.
  case date
  /// A whole date, a month, or a year.
  case dayMonthOrYear
  /// A whole date, or a day of the given year.
  case dateOrDay(year: Int)
  /// Dates, months, years, or ranges of them. The examples are the ends of a range.
  case dates(from: String, to: String)
  /// Heights in centimeters, or ranges of them.
  case heights
  /// A month of any year.
  case month
  /// Tiers, or ranges of them.
  case tiers
  /// A whole number. Without an upper bound, every number from the lower one is valid.
  case wholeNumber(from: UInt64, to: UInt64?)
  /// A number of seconds, fractions allowed.
  case seconds(upTo: Int)
  /// A catalog: `bundled`, a folder, or a URL.
  case source
  /// Any text.
  case text
  /// A color as in CSS.
  case color
  /// The URL of a picture.
  case picture
  /// The URL of a website.
  case siteURL
  /// A command line of another program.
  case command
  /// A language, one of these codes.
  case language([String])
  /// A tag of a favorite.
  case tag
  /// A note on a favorite.
  case note

  /// The format as a noun.
  func description(in words: Words) -> String {
    switch self {
    case .date, .dayMonthOrYear, .dateOrDay: words.text("a date", "올바른 날짜")
    case .dates: words.text("a date or a range of dates", "날짜나 날짜 범위")
    case .heights: words.text("a height or a range of heights", "키나 키 범위")
    case .month: words.text("a month", "1월부터 12월까지의 달")
    case .tiers: words.text("a tier or a range of tiers", "인지도나 인지도 범위")
    case .wholeNumber(let from, let to?):
      words.text("a whole number from \(from) to \(to)", "\(from)부터 \(to)까지의 정수")
    case .wholeNumber(let from, nil):
      words.text("a whole number of at least \(from)", "\(from) 이상의 정수")
    case .seconds(let limit):
      words.text("more than 0 and at most \(limit) seconds", "0보다 크고 \(limit) 이하인 시간(초)")
    case .source: words.text("a catalog", "카탈로그")
    case .text: words.text("a text", "글")
    case .color: words.text("a color", "색")
    case .picture: words.text("the URL of a picture", "이미지 URL")
    case .siteURL: words.text("the URL of a site", "사이트 URL")
    case .command: words.text("a command", "명령")
    case .language: words.text("a supported language", "지원하는 언어")
    case .tag:
      words.text(
        "one word of at most \(FavoriteTag.limit) characters", "\(FavoriteTag.limit)자 이내의 한 단어")
    case .note:
      words.text(
        "one line of at most \(FavoriteNote.limit) characters", "\(FavoriteNote.limit)자 이내의 한 줄")
    }
  }

  /// Values in the format.
  func example(in words: Words) -> String {
    switch self {
    case .date: words.text("a date such as 2026-11-21", "2026-11-21")
    case .dayMonthOrYear:
      words.text("a date such as 2012-06-01, 2012-06, or 2012", "2012-06-01, 2012-06, 2012")
    case .dateOrDay(let year):
      words.text(
        "tomorrow, a date such as \(year)-12-24, or 12-24 for the next December 24",
        "tomorrow, \(year)-12-24, 또는 12-24(오늘을 포함해 처음 오는 12월 24일)")
    case .dates(let from, let to):
      words.text(
        "\(from), \(from)-07, \(from)-07-28, or a range such as \(from)..\(to), \(from).., "
          + "or ..\(to)",
        "\(from), \(from)-07, \(from)-07-28, \(from)..\(to), \(from).., ..\(to)")
    case .heights:
      words.text(
        "a height in centimeters such as 165 or 166.5, or a range such as 160..165, 160.., "
          + "or ..165",
        "165, 166.5 (cm), 160..165, 160.., ..165")
    case .month: words.text("a month from 1 to 12, or a name such as July", "7 또는 7월")
    case .tiers:
      words.text("1, 2, 3, or a range such as 1..2, 2.., or ..2", "1, 2, 3, 1..2, 2.., ..2")
    case .wholeNumber(let from, let to):
      words.text("a number such as ", "") + "\(min(to ?? .max, max(from, 10)))"
    case .seconds: words.text("a number such as 2.5", "2.5")
    case .source:
      words.text(
        "'bundled', a folder, or a URL such as https://example.com/kpgg/",
        "'bundled', 폴더, https://example.com/kpgg/ 같은 URL")
    case .text: words.text("a text such as 'My groups'", "'나의 그룹'")
    case .color: words.text("a color such as #a3246b", "#a3246b")
    case .picture:
      words.text(
        "a URL such as https://example.com/picture.png", "https://example.com/picture.png 같은 URL")
    case .siteURL:
      words.text("a URL such as https://example.com/kpop/", "https://example.com/kpop/ 같은 URL")
    case .command: words.text("a command such as mpv", "mpv")
    case .language(let codes):
      words.text(QuotedWord.list(codes, "or"), codes.joined(separator: ", "))
    case .tag: words.text("a tag such as bias", "bias")
    case .note: words.text("a text such as 'first concert, 2023'", "'first concert, 2023'")
    }
  }
}
