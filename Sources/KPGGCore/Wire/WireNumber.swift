/// A number that endpoints write bare or as a string.
struct WireNumber: Decodable {
  /// The number as text; empty for an unknown one.
  let text: String

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let text = try? container.decode(String.self) {
      self.text = text
    } else {
      let number = try container.decode(Double.self)
      text = Int(exactly: number).map(String.init) ?? number.description
    }
  }
}
