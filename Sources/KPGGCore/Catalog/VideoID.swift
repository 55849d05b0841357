/// The id of a YouTube video: eleven letters, digits, `-` or `_`.
public struct VideoID: TextCodable {
  /// The id, `HzOjwL7IP_o`.
  public let description: String

  /// Refuses whatever has another length or holds another character.
  public init?(_ description: String) {
    let isValid = { (byte: UInt8) in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
        true
      default: false
      }
    }
    guard description.utf8.count == 11, description.utf8.allSatisfy(isValid) else { return nil }
    self.description = description
  }

  /// The page that plays the video.
  public var url: String { "https://www.youtube.com/watch?v=\(description)" }
}
