/// The key of a debut-year section in the index: `first`, `second` …
///
/// The keys tell no order, since `first` is 2020 and `eighth` 2021–2022; a section's years do.
public struct SectionKey: TextCodable, Comparable {
  /// The key itself.
  public let description: String

  /// Takes 1 to 64 Unicode scalars without `/`, control characters or a leading dot, unless they
  /// are the name of another document beside the section's: a year path, or `index.json` in any
  /// case.
  public init?(_ description: String) {
    guard Self.flaw(in: description) == nil else { return nil }
    self.init(checked: description)
  }

  /// What is wrong with a key, in words that follow it; `nil` if nothing is.
  static func flaw(in text: String) -> String? {
    if let flaw = PathName.flaw(in: text) { return flaw }
    guard text.lowercased() == "index.json" || YearRange(text) != nil else { return nil }
    return "is the name of another document"
  }

  private init(checked description: String) { self.description = description }

  /// Holds the featured groups, which also stand each in a section of its own.
  public static let featured = SectionKey(checked: "zero")

  /// The years of a key that every endpoint means alike; `nil` for the featured groups and for keys
  /// of an endpoint's own.
  var wellKnownYears: YearRange? {
    switch description {
    case "first": YearRange(2020...2020)
    case "second": YearRange(2016...2019)
    case "third": YearRange(2014...2015)
    case "fourth": YearRange(2012...2013)
    case "fifth": YearRange(2010...2011)
    case "sixth": YearRange(2009...2009)
    case "seventh": YearRange(2006...2008)
    case "eighth": YearRange(2021...2022)
    case "ninth": YearRange(2023...2024)
    default: nil
    }
  }

  /// Whether every endpoint means the same by the key.
  var isWellKnown: Bool { self == .featured || wellKnownYears != nil }

  /// In the order of their UTF-8 bytes.
  public static func < (left: Self, right: Self) -> Bool {
    left.description.precedesInBytes(right.description)
  }
}
