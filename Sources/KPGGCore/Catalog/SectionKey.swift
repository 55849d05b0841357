/// The key of a debut-year section in the index: `first`, `second` …
///
/// The keys tell no order, since `first` is 2020 and `eighth` 2021–2022; a section's years do.
public struct SectionKey: TextCodable, Comparable {
  /// The key itself.
  public let description: String

  /// Takes 1 to 64 Unicode scalars without `/`, control characters or a leading dot.
  public init?(_ description: String) {
    guard PathName.flaw(in: description) == nil else { return nil }
    self.init(checked: description)
  }

  private init(checked description: String) { self.description = description }

  /// Holds the featured groups, which also stand each in a section of its own.
  public static let featured = SectionKey(checked: "zero")

  /// The sections that every endpoint means alike, with their years.
  static let years: [SectionKey: YearRange] = {
    let years = [
      "first": 2020...2020, "second": 2016...2019, "third": 2014...2015, "fourth": 2012...2013,
      "fifth": 2010...2011, "sixth": 2009...2009, "seventh": 2006...2008, "eighth": 2021...2022,
      "ninth": 2023...2024,
    ]
    return Dictionary(
      uniqueKeysWithValues: years.map { (SectionKey(checked: $0.key), YearRange($0.value)) })
  }()

  /// The keys whose meaning is fixed, `zero` among them.
  static let wellKnown: Set<SectionKey> = Set(years.keys).union([featured])

  /// In the order of their UTF-8 bytes.
  public static func < (left: Self, right: Self) -> Bool {
    left.description.precedesInBytes(right.description)
  }
}
