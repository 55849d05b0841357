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
