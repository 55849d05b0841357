import KPGGCore
import KPGGSystem

/// The JSON document of `config.json` and `browse.json`: an object with a text for each setting.
///
/// Other keys, and values of the wrong kind, stay in the document.
struct SettingsDocument: Equatable, Sendable {
  static let byteLimit = 64 << 10

  var members: JSONMembers = [:]

  /// Creates the document of a missing file.
  init() {}

  init(decoding data: Data) throws(VersionedJSONError) {
    let root = try VersionedJSON.root(of: data, byteLimit: Self.byteLimit)
    let value = JSONValue(root)
    guard case .object(let members) = value else {
      throw .invalid(.root, .wrongType(expected: .object))
    }
    // A number out of range cannot be written again.
    if let member = members.first(where: { !$0.value.isFinite }) {
      throw .invalid(.root.appending(member.key), .malformed)
    }
    self.members = members
  }

  /// The text of a key; `nil` if it is missing or not a text. Setting `nil` removes the key.
  subscript(key: String) -> String? {
    get { if case .string(let text)? = members[key] { text } else { nil } }
    set { members[key] = newValue.map(JSONValue.string) }
  }

  /// Removes a key, whatever its value is.
  mutating func remove(key: String) { members[key] = nil }

  var json: JSONValue { .object(members) }
}
