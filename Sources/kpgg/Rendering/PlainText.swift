import KPGGCore

extension JSONValue {
  /// The value as a cell of tab-separated output: nothing for the unknown, a list joined by commas.
  var plainText: String {
    switch self {
    case .null: ""
    case .boolean(let value): value ? "true" : "false"
    case .integer(let value): String(value)
    case .number(let value): value.shortestText
    case .string(let value): value
    case .array(let elements): elements.map(\.plainText).joined(separator: ", ")
    case .object: canonicalText
    }
  }

  /// The value under a key of an object; `null` where there is none.
  subscript(key: String) -> JSONValue {
    guard case .object(let members) = self else { return .null }
    return members[key] ?? .null
  }
}
