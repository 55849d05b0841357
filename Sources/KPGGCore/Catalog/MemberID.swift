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
