@testable import KPGGCore

/// Any JSON document, decoded with `JSONDecoder`.
struct ParsedJSON: Decodable {
  let value: JSONValue

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      value = .null
    } else if let boolean = try? container.decode(Bool.self) {
      value = .boolean(boolean)
    } else if let number = try? container.decode(Double.self) {
      value = .number(number)
    } else if let string = try? container.decode(String.self) {
      value = .string(string)
    } else if let array = try? container.decode([ParsedJSON].self) {
      value = .array(array.map(\.value))
    } else {
      value = .object(try container.decode([String: ParsedJSON].self).mapValues(\.value))
    }
  }
}
