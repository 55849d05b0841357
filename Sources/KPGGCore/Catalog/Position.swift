/// What a member does in her group, in the field's usual English terms: `Main Vocalist`, `Maknae`.
///
/// The set is open: an endpoint may name a position that this library has not met.
public struct Position: TextCodable {
  /// The term itself, not empty.
  public let description: String

  /// Takes any text but an empty one.
  public init?(_ description: String) {
    guard !description.isEmpty else { return nil }
    self.description = description
  }
}
