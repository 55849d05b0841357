@testable import KPGGCore

/// Parses a JSON text with the limits of wire documents.
func parsed(_ text: String) throws -> JSONElement { try parsed(Array(text.utf8)) }

/// Parses bytes with the limits of wire documents.
func parsed(_ bytes: [UInt8]) throws -> JSONElement {
  try JSONParser.parse(bytes, limits: WireLimits.json).root
}

extension JSONValue {
  /// Converts a parsed value with everything in it.
  init(_ element: JSONElement) {
    switch element.kind {
    case .null: self = .null
    case .boolean: self = .boolean(element.boolean == true)
    case .number: self = .number(element.number ?? .nan)
    case .text: self = .string(element.text ?? "")
    case .array: self = .array(element.elements.map { JSONValue($0) })
    case .object:
      let members = element.members.map { (key: $0.key, value: JSONValue($0.value)) }
      self = .object(JSONMembers(members))
    }
  }
}
