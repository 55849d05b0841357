/// A value or the error of decoding it. An invalid value does not hide its siblings.
///
/// This type and those below have no constraints in their declarations. The runtime would search
/// all of the program's conformances for each constraint, which takes longer than decoding.
struct WireResult<Value> {
  let result: Result<Value, any Error>
}

extension WireResult: Decodable where Value: Decodable {
  init(from decoder: any Decoder) { result = Result { try Value(from: decoder) } }
}

/// An element of a list in the wire format.
protocol WireElement: Decodable {
  /// The maximum number of elements in a list.
  static var listLimit: Int { get }
}

/// A list that is limited while it is decoded, because an element takes far more memory than its
/// text.
struct WireList<Element> {
  let elements: [WireResult<Element>]
}

extension WireList: Decodable where Element: WireElement {
  init(from decoder: any Decoder) throws {
    var container = try decoder.unkeyedContainer()
    var elements: [WireResult<Element>] = []
    while !container.isAtEnd {
      guard elements.count < Element.listLimit else {
        throw WireLimitError(codingPath: decoder.codingPath, limit: Element.listLimit)
      }
      elements.append(try container.decode(WireResult<Element>.self))
    }
    self.elements = elements
  }
}

/// Lists by name with a limit for their total: the sections of an index, or the line-ups of several
/// groups.
struct WireLists<Element> {
  let lists: [String: WireResult<WireList<Element>>]
}

extension WireLists: Decodable where Element: WireElement {
  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: WireKey.self)
    let keys = container.allKeys
    var lists: [String: WireResult<WireList<Element>>] = [:]
    var room = WireLimits.records
    for key in keys {
      let list = try container.decode(WireResult<WireList<Element>>.self, forKey: key)
      if case .success(let list) = list.result { room -= list.elements.count }
      guard room >= 0, keys.count <= WireLimits.records else {
        throw WireLimitError(codingPath: decoder.codingPath, limit: WireLimits.records)
      }
      lists[key.stringValue] = list
    }
    self.lists = lists
  }
}

/// The error of a list that exceeds its limit.
struct WireLimitError: Error {
  let codingPath: [any CodingKey]
  let limit: Int
}

private struct WireKey: CodingKey {
  let stringValue: String
  var intValue: Int? { nil }

  init(stringValue: String) { self.stringValue = stringValue }
  init?(intValue: Int) { nil }
}

extension String: WireElement {
  static var listLimit: Int { WireLimits.texts }
}

/// The limits of a document's contents, besides its bytes.
///
/// They are far above any real catalog's needs, and low enough to protect the memory and the
/// screen. The embedded catalog has 83 groups in 9 sections, at most 25 members in a group, and no
/// text above 60 characters.
enum WireLimits {
  /// Unicode scalars in a text, because a table is as wide as its longest text.
  static let textLength = 1024

  /// Texts in a list: aliases, nationalities, or positions.
  static let texts = 100

  /// Members in a group.
  static let members = 500

  /// Groups or members in a document, duplicates included.
  static let records = 20_000

  /// Sections in the index.
  static let sections = 200

  /// Commas and opening brackets in a document, an upper bound of its values.
  ///
  /// `JSONDecoder` allocates memory for each value before any can be counted. The limit has room
  /// for `records` groups with every key.
  static let values = 600_000
}
