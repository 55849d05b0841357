/// The debut years of a section, `2016-2019`, or one year, `2020`.
///
/// Both ends are 1 to 9999, written with four digits.
public struct YearRange: TextCodable {
  /// The first of the years.
  public let from: Int
  /// The last of the years; never before `from`.
  public let to: Int

  /// `nil` where the years run backwards or leave 1 to 9999.
  public init?(from: Int, to: Int) {
    guard (1...9999).contains(from), (from...9999).contains(to) else { return nil }
    (self.from, self.to) = (from, to)
  }

  init(_ years: ClosedRange<Int>) { (from, to) = (years.lowerBound, years.upperBound) }

  /// Reads `2016-2019` or `2020`.
  public init?(_ description: String) {
    let years = description.split(separator: "-", omittingEmptySubsequences: false)
      .map { CalendarDate(String($0)) }
    guard (1...2).contains(years.count), let from = years.first ?? nil, let to = years.last ?? nil
    else { return nil }
    self.init(from: from.year, to: to.year)
  }

  /// The form of a request's path: `2016-2019`, `2020`.
  public var description: String { text(separator: "-") }

  /// The years with another separator between them; a single year stands alone.
  public func text(separator: String) -> String {
    from == to ? Self.digits(from) : Self.digits(from) + separator + Self.digits(to)
  }

  /// Whether a year lies between the two ends, both included.
  public func contains(_ year: Int) -> Bool { (from...to).contains(year) }

  /// A year in four digits.
  static func digits(_ year: Int) -> String {
    CalendarDate(year: year)?.description ?? String(year)
  }
}
