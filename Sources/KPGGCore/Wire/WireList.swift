/// A value, or why it cannot be read: one that cannot does not hide those that stand beside it.
///
/// This type and those below constrain nothing where they are declared: the runtime would look for
/// each constraint among all conformances of the program, which takes longer than decoding.
struct WireResult<Value> {
  let result: Result<Value, any Error>
}

extension WireResult: Decodable where Value: Decodable {
  init(from decoder: any Decoder) { result = Result { try Value(from: decoder) } }
}

/// What can stand in a list of the wire format.
protocol WireElement: Decodable {
  /// The most of them that a list may hold.
  static var listLimit: Int { get }
}

/// A list that is counted while it is read, since an element takes far more memory than its text.
struct WireList<Element> {
  let elements: [WireResult<Element>]
}

extension WireList: Decodable where Element: WireElement {
  init(from decoder: any Decoder) throws {
    var container = try decoder.unkeyedContainer()
    var elements: [WireResult<Element>] = []
    while !container.isAtEnd {
      guard elements.count < Element.listLimit else {
        throw WireSurplus(codingPath: decoder.codingPath, limit: Element.listLimit)
      }
      elements.append(try container.decode(WireResult<Element>.self))
    }
    self.elements = elements
  }
}

/// Lists by name, with a limit for all of them together: the sections of an index, the line-ups of
/// several groups.
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
        throw WireSurplus(codingPath: decoder.codingPath, limit: WireLimits.records)
      }
      lists[key.stringValue] = list
    }
    self.lists = lists
  }
}

/// A list that holds more than its limit.
struct WireSurplus: Error {
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

/// The most that a document may hold, beside its bytes: far more than any catalogue needs, and
/// little enough that none can fill the memory or the screen.
///
/// The embedded catalogue has 83 groups in 9 sections, of at most 25 members each, and no text of
/// over 60 characters.
enum WireLimits {
  /// Unicode scalars in a text: a table is as wide as its longest.
  static let textLength = 1024

  /// Texts in a list: aliases, nationalities, positions.
  static let texts = 100

  /// Members in a group.
  static let members = 500

  /// Groups or members in a document, those that stand in it twice counted twice.
  static let records = 20_000

  /// Sections in the index.
  static let sections = 200

  /// Commas and opening brackets, of which a document has at least as many as values but one. Room
  /// for `records` groups with every key, as `JSONDecoder` takes memory for each value before any
  /// is counted.
  static let values = 600_000
}
