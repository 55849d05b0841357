import KPGGSystem

/// A group's ID, which is also the last component of its document's path: `OHMYGIRL`.
///
/// It has 1 to 64 Unicode scalars and at most 200 UTF-8 bytes, in the Unicode form NFC, without `/`,
/// `%`, `\`, control characters, a leading dot, or a leading character that combines with the one
/// before it. It is not only spaces. No part after a dot is the type of a page or a script, such as
/// `.html`: a web server could send the document as one, or run it. In any letter case, it must not be
/// the key of a well-known section such as `first`, a year or a range of years (`2016-2019`), or
/// `index.json`.
public struct GroupID: TextCodable, RawRepresentable, CodingKeyRepresentable, Comparable,
  ExpressibleByStringLiteral
{
  /// The ID as it is spelled in the documents.
  public let rawValue: String

  /// The original app's first group, and the only group of the oldest format.
  package static let ohMyGirl = GroupID(checked: "OHMYGIRL")

  /// Creates an ID; `nil` if the text breaks the rules.
  public init?(rawValue: String) {
    guard Self.problem(in: rawValue) == nil else { return nil }
    self.init(checked: rawValue)
  }

  /// Creates an ID from a literal in code: `let id: GroupID = "OHMYGIRL"`.
  ///
  /// A literal that breaks the rules is a programming error, and ends the program. Swift also uses
  /// this initializer for `GroupID("OHMYGIRL")`. For text from outside, use `GroupID(rawValue:)`.
  public init(stringLiteral text: String) {
    precondition(Self.problem(in: text) == nil, "'\(text)' is not a valid group ID")
    self.init(checked: text)
  }

  /// Returns the first rule that a text breaks; `nil` for a valid ID.
  package static func problem(in text: String) -> NameProblem? {
    if let problem = SectionKey.problem(in: text) { return problem }
    return SectionKey.isWellKnown(text.lowercased()) ? .reserved : nil
  }

  /// Creates an ID from a text in which `problem(in:)` found nothing.
  package init(checked text: String) { rawValue = text }

  /// Returns whether two IDs are equal if letter case is ignored. A catalog cannot contain both.
  package func isSame(ignoringCase other: GroupID) -> Bool {
    description.lowercased() == other.description.lowercased()
  }

  /// Orders IDs by their UTF-8 bytes.
  public static func < (left: Self, right: Self) -> Bool {
    left.description.precedesInBytes(right.description)
  }
}

/// The key of a debut-year section in the index: `first`, `second` …
///
/// The keys are not in chronological order: `first` is 2020, and `eighth` is 2021–2022. Sort by the
/// section's years instead.
public struct SectionKey: TextCodable, RawRepresentable, CodingKeyRepresentable {
  /// The key itself.
  public let rawValue: String

  /// Creates a key; `nil` if the text breaks the rules. The rules of ``GroupID`` apply, except that
  /// the keys of well-known sections are allowed.
  public init?(rawValue: String) {
    guard Self.problem(in: rawValue) == nil else { return nil }
    self.init(checked: rawValue)
  }

  /// Returns the first rule that a text breaks; `nil` for a valid key.
  package static func problem(in text: String) -> NameProblem? {
    if let problem = PathName.problem(in: text) { return problem }
    return text.lowercased() == "index.json" || ClosedRange(years: text) != nil ? .reserved : nil
  }

  /// Creates a key from a text in which `problem(in:)` found nothing.
  init(checked text: String) { rawValue = text }

  /// The key that lists the featured groups. Each of them is also in a debut-year section.
  package static let featured = SectionKey(checked: "zero")

  /// Creates a key that is known to be valid. It differs from the IDs, which are those of all groups in
  /// lowercase.
  package static func unused(_ text: String, among ids: Set<String>) -> SectionKey {
    var key = SectionKey(checked: text)
    while ids.contains(key.rawValue) {
      key = SectionKey(checked: key.rawValue + "-")
    }
    return key
  }

  /// The years that every endpoint uses for this key; `nil` for the featured groups and for an
  /// endpoint's own keys.
  package var wellKnownYears: ClosedRange<Int>? { Self.wellKnownYears(of: rawValue) }

  private static func wellKnownYears(of text: String) -> ClosedRange<Int>? {
    wellKnown.first { $0.key == text }.map { $0.from...$0.to }
  }

  private static let wellKnown: [(key: String, from: Int, to: Int)] = [
    ("first", 2020, 2020), ("second", 2016, 2019), ("third", 2014, 2015),
    ("fourth", 2012, 2013), ("fifth", 2010, 2011), ("sixth", 2009, 2009),
    ("seventh", 2006, 2008), ("eighth", 2021, 2022), ("ninth", 2023, 2024),
    ("tenth", 2025, 2026), ("eleventh", 1997, 2005),
  ]

  /// Creates the well-known key of a debut year; `nil` if no key has it.
  package static func wellKnown(year: Int) -> SectionKey? {
    wellKnown.first { $0.from <= year && year <= $0.to }.map { SectionKey(checked: $0.key) }
  }

  /// Whether a text is a key that means the same at every endpoint.
  static func isWellKnown(_ text: String) -> Bool {
    text == featured.rawValue || wellKnownYears(of: text) != nil
  }
}

/// The ID of a line-up entry: the group's ID and the member's name, `OHMYGIRL/YooA`.
public struct MemberID: TextCodable, RawRepresentable, CodingKeyRepresentable {
  /// The ID of the member's group.
  public let groupID: GroupID
  /// The name in the document, or else the romanized stage name, reduced to ASCII letters and
  /// digits, or else the Korean stage name without `/`, spaces, and control characters. A repeated
  /// name gets a number: `Jisoo-2`.
  public let name: String

  /// Creates an ID; `nil` if the name is empty, contains `/`, whitespace, or a control character, or
  /// starts with a character that combines with the one before it.
  package init?(groupID: GroupID, name: String) {
    guard Self.isValid(name: name) else { return nil }
    self.init(groupID: groupID, checkedName: name)
  }

  /// Creates an ID from a name that is known to be valid.
  package init(groupID: GroupID, checkedName: String) {
    (self.groupID, name) = (groupID, checkedName)
  }

  /// Reads `OHMYGIRL/YooA`.
  public init?(rawValue: String) {
    let parts = rawValue.pathComponents(maxSplits: 1)
    guard parts.count == 2, let group = GroupID(rawValue: parts[0]) else { return nil }
    self.init(groupID: group, name: parts[1])
  }

  /// `OHMYGIRL/YooA`.
  public var rawValue: String { groupID.rawValue + "/" + name }

  // The defaults of RawRepresentable would join both parts for each comparison.

  /// Whether both parts are equal.
  public static func == (left: Self, right: Self) -> Bool {
    left.name == right.name && left.groupID == right.groupID
  }

  /// Hashes both parts.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(groupID)
    hasher.combine(name)
  }

  static func isValid(name: String) -> Bool { !name.isEmpty && text(of: name) == name }

  /// Removes characters that an ID cannot contain, and those that it cannot start with.
  static func text(of name: String) -> String {
    var kept = String.UnicodeScalarView()
    for scalar in name.unicodeScalars
    where scalar != "/" && !scalar.properties.isWhitespace
      && scalar.properties.generalCategory != .control
      && !(kept.isEmpty && PathName.combinesWithSlash(scalar))
    {
      kept.append(scalar)
    }
    return String(kept)
  }
}

/// The kind of a catalog record that can be searched for or shown. All but units can be favorites.
#if hasAttribute(nonexhaustive)
  @nonexhaustive
#endif
public enum RecordKind: String, CaseIterable, Codable, Sendable {
  /// A group.
  case group
  /// An entry in a group's line-up.
  case member
  /// A song of a group.
  case song
  /// A unit of a group.
  case unit
}
