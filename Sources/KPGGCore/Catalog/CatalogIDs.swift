/// The name by which an endpoint knows a group, and the last component of the path to its document:
/// `OHMYGIRL`.
///
/// 1 to 64 Unicode scalars without `/`, control characters or a leading dot; never the name of
/// another document beside it (a section key, a year path such as `2016-2019`, `index.json`), in
/// any case.
public struct GroupID: TextCodable, Comparable {
  /// The id as the endpoint writes it.
  public let description: String

  /// The group that the original app began with, and the only one of the oldest format.
  static let ohMyGirl = GroupID(checked: "OHMYGIRL")

  /// Refuses what could not be a group's path.
  public init?(_ description: String) {
    guard Self.problem(in: description) == nil else { return nil }
    self.init(checked: description)
  }

  private init(checked description: String) { self.description = description }

  /// What is wrong with an id, in words that follow it; `nil` if nothing is.
  static func problem(in text: String) -> String? {
    if let problem = PathName.problem(in: text) { return problem }
    let folded = text.lowercased()
    if folded == "index.json" || SectionKey(folded)?.isWellKnown == true || YearRange(folded) != nil
    {
      return "is the name of another document"
    }
    return nil
  }

  /// Whether the two differ in letter case at most: both cannot stand in one catalogue.
  public func isSame(ignoringCase other: GroupID) -> Bool {
    description.lowercased() == other.description.lowercased()
  }

  /// In the order of their UTF-8 bytes.
  public static func < (left: Self, right: Self) -> Bool {
    left.description.precedesInBytes(right.description)
  }
}

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
    guard Self.problem(in: description) == nil else { return nil }
    self.init(checked: description)
  }

  /// What is wrong with a key, in words that follow it; `nil` if nothing is.
  static func problem(in text: String) -> String? {
    if let problem = PathName.problem(in: text) { return problem }
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

/// A line-up entry's id: the group's id and the member's name in it, `OHMYGIRL/YooA`.
public struct MemberID: TextCodable {
  /// The group in whose line-up she stands.
  public let group: GroupID
  /// Her romanised stage name in ASCII letters and digits; where there is none, her stage name
  /// without `/`, spaces and control characters. A number follows where it repeats: `Jisoo-2`.
  public let name: String

  /// Refuses an empty name, and one with a `/`, white space or a control character.
  public init?(group: GroupID, name: String) {
    guard !name.isEmpty, Self.text(of: name) == name else { return nil }
    (self.group, self.name) = (group, name)
  }

  /// Reads `OHMYGIRL/YooA`.
  public init?(_ description: String) {
    let parts = description.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, let group = GroupID(String(parts[0])) else { return nil }
    self.init(group: group, name: String(parts[1]))
  }

  /// `OHMYGIRL/YooA`.
  public var description: String { "\(group)/\(name)" }

  /// A name without what an id cannot hold.
  static func text(of name: String) -> String {
    var kept = String.UnicodeScalarView()
    for scalar in name.unicodeScalars
    where scalar != "/" && !scalar.properties.isWhitespace
      && scalar.properties.generalCategory != .control
    {
      kept.append(scalar)
    }
    return String(kept)
  }
}

/// The rule that group ids and section keys share, since both stand as one component in a request's
/// path: 1 to 64 characters, no `/`, no control character, no leading dot.
enum PathName {
  /// What is wrong with a name, in words that follow it: `'../x' holds a '/'`; `nil` if nothing is.
  static func problem(in name: String) -> String? {
    if name.isEmpty { return "is empty" }
    if name.unicodeScalars.count > 64 { return "is longer than 64 characters" }
    if name.unicodeScalars.first == "." { return "begins with a dot" }
    if name.unicodeScalars.contains("/") { return "holds a '/'" }
    if let control = name.firstControlCharacter {
      return "holds the control character \(control)"
    }
    return nil
  }
}

extension String {
  /// The first C0, DEL or C1 control character as `U+001B`; `nil` when there is none.
  var firstControlCharacter: String? {
    // In UTF-8 a C1 control character is 0xC2 and one of 0x80...0x9F, so bytes tell at once.
    var previous: UInt8 = 0
    for byte in utf8 {
      if byte < 0x20 || byte == 0x7F { return Self.codePoint(byte) }
      if previous == 0xC2, (0x80...0x9F).contains(byte) { return Self.codePoint(byte) }
      previous = byte
    }
    return nil
  }

  private static func codePoint(_ byte: UInt8) -> String {
    let digits = String(byte, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: 4 - digits.utf8.count) + digits
  }
}

/// What a record of the catalogue may be that a person looks for, marks or is shown.
public enum RecordKind: String, CaseIterable, Decodable, Sendable {
  /// A group.
  case group
  /// One entry in a group's line-up.
  case member
}
