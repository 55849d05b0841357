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
    guard Self.flaw(in: description) == nil else { return nil }
    self.init(checked: description)
  }

  private init(checked description: String) { self.description = description }

  /// What is wrong with an id, in words that follow it; `nil` if nothing is.
  static func flaw(in text: String) -> String? {
    if let flaw = PathName.flaw(in: text) { return flaw }
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
