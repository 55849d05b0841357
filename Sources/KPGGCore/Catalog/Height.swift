/// A height in centimeters, at least 1 and less than 300. It can have a fraction.
public struct Height: Hashable, Comparable, Sendable {
  /// The number of centimeters.
  public let centimeters: Double

  /// Creates a height; `nil` if the number is less than 1, or 300 or more.
  public init?(centimeters: Double) {
    guard centimeters >= 1 && centimeters < 300 else { return nil }
    self.centimeters = centimeters
  }

  private init(checked centimeters: Double) { self.centimeters = centimeters }

  package static let least = Height(checked: 1)
  package static let greatest = Height(checked: (300.0).nextDown)

  /// The height with its unit: `158.5 cm`.
  package var text: String { "\(centimeters.shortestText) cm" }

  /// Orders heights from shorter to taller.
  public static func < (left: Self, right: Self) -> Bool { left.centimeters < right.centimeters }
}

extension Height: JSONEncodable, Decodable {
  /// The number of centimeters.
  package var json: JSONValue { .number(centimeters) }

  /// Reads and checks the number of centimeters.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let centimeters = try container.decode(Double.self)
    guard let height = Height(centimeters: centimeters) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "\(centimeters) is not a valid height")
    }
    self = height
  }
}
