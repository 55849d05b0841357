@testable import KPGGCore

/// Parses a JSON text with the limits of wire documents.
func parsed(_ text: String) throws -> JSONElement { try parsed(Array(text.utf8)) }

/// Parses bytes with the limits of wire documents.
func parsed(_ bytes: [UInt8]) throws -> JSONElement {
  try JSONParser.parse(bytes, limits: WireLimits.json).root
}
