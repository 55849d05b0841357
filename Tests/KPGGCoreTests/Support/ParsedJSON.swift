@testable import KPGGCore

/// Any JSON document, decoded with `JSONDecoder`, which the strict parser is compared with.
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
      let members = try container.decode([String: ParsedJSON].self)
      value = .object(JSONMembers(members.map { (key: $0.key, value: $0.value.value) }))
    }
  }
}
