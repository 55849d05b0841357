/// A parsed JSON document: its bytes and its values in document order.
///
/// Texts and numbers stay bytes until they are read. Unread values cost little.
package final class JSONTree: Sendable {
  /// A value, or a key of an object.
  struct Node: Sendable {
    var kind: Kind
    var form = Form.any
    /// The offset of the value's first byte; of a text, the byte after its quotation mark.
    var start: UInt32
    /// The number of bytes of a text or a number; the number of values of an array or an object.
    var count: UInt32 = 0
    /// The index after the value's last descendant. An object's keys and values alternate.
    var end: UInt32
  }

  package enum Kind: UInt8, Sendable {
    case null, boolean, number, text, array, object
  }

  /// How a value is written, if the parser recorded it.
  enum Form: UInt8, Sendable {
    /// No recorded form.
    case any
    /// The text contains escapes.
    case escaped
    /// The text is ASCII without escapes or control characters.
    case plain
    /// The object's keys are in the order of their bytes, without escapes.
    case sorted
  }

  let bytes: [UInt8]
  let nodes: [Node]

  init(bytes: [UInt8], nodes: [Node]) { (self.bytes, self.nodes) = (bytes, nodes) }

  package var root: JSONElement { JSONElement(tree: self, index: 0) }

  /// The maximum number of bytes of a text that is quick to compare, whatever its characters are.
  static let quickLength = 128

  /// The first text or key that is longer than ``quickLength``, with too many combining marks in a row; `nil`
  /// without one.
  var textWithTooManyMarks: JSONElement? {
    nodes.indices.first { index in
      let node = nodes[index]
      return node.kind == .text && node.form != .plain && node.count > Self.quickLength
        && text(of: node).hasTooManyMarks
    }.map { JSONElement(tree: self, index: $0) }
  }
}

/// A value in a JSON document.
package struct JSONElement: Sendable {
  let tree: JSONTree
  let index: Int

  init(tree: JSONTree, index: Int) { (self.tree, self.index) = (tree, index) }

  /// Parses a document; `nil` if it is not valid JSON, or exceeds the limit.
  package init?(parsing bytes: some Collection<UInt8>, byteLimit: Int) {
    // A value takes two bytes or more, with its comma.
    let limits = JSONLimits(bytes: byteLimit, values: byteLimit / 2 + 1)
    guard let tree = try? JSONParser.parse(Array(bytes), limits: limits) else { return nil }
    self = tree.root
  }

  private var node: JSONTree.Node { tree.nodes[index] }

  /// Whether all texts and keys of the document are quick to compare.
  package var isQuickToCompare: Bool { tree.textWithTooManyMarks == nil }

  package var kind: JSONTree.Kind { node.kind }

  /// The number of elements of an array or members of an object; 0 for other values.
  package var count: Int { kind == .array || kind == .object ? Int(node.count) : 0 }

  /// Whether the value is a text of ASCII without escapes or control characters.
  var isPlainText: Bool { node.form == .plain }

  /// The text; `nil` for other values.
  package var text: String? { kind == .text ? tree.text(of: node) : nil }

  /// The Boolean; `nil` for other values.
  package var boolean: Bool? {
    kind == .boolean ? tree.bytes[Int(node.start)] == UInt8(ascii: "t") : nil
  }

  /// The number as it is written; `nil` for other values.
  var numberText: String? { kind == .number ? tree.text(of: node) : nil }

  /// The number; `nil` for other values. Infinite if it is out of range.
  package var number: Double? { numberText.flatMap { Double($0) } }

  /// The number, written without a fraction or an exponent; `nil` for other values.
  package var integer: Int? { numberText.flatMap { Int($0) } }

  /// The elements of an array of texts; `nil` for other arrays and other values.
  package var texts: [String]? {
    let texts = elements.compactMap(\.text)
    return kind == .array && texts.count == count ? texts : nil
  }

  /// The elements of an array; none for other values.
  package var elements: JSONElements { kind == .array ? JSONElements(of: self) : JSONElements() }

  /// The members of an object in document order; none for other values.
  package var members: [(key: String, value: JSONElement)] {
    guard kind == .object else { return [] }
    var members: [(key: String, value: JSONElement)] = []
    var next = index + 1
    while next < Int(node.end) {
      let value = JSONElement(tree: tree, index: next + 1)
      members.append((tree.text(of: tree.nodes[next]), value))
      next = value.next
    }
    return members
  }

  /// The value of an object's member; `nil` if there is none, or if the value is `null`.
  package subscript(key: StaticString) -> JSONElement? {
    var object = JSONObject(self)
    return object[key]
  }

  /// Returns the value of an object's member, even `null`; `nil` if there is none.
  package func member(_ key: String) -> JSONElement? {
    var object = JSONObject(self)
    return object.member(key)
  }

  /// The index of the next value after this one and its descendants.
  var next: Int { Int(node.end) }
}

package struct JSONElements: Sequence, IteratorProtocol {
  /// The next element; `nil` at the end.
  private var upcoming: JSONElement?
  private let end: Int

  init() { (upcoming, end) = (nil, 0) }

  fileprivate init(of array: JSONElement) {
    end = array.next
    upcoming = array.index + 1 < end ? JSONElement(tree: array.tree, index: array.index + 1) : nil
  }

  package mutating func next() -> JSONElement? {
    guard let element = upcoming else { return nil }
    let following = element.next
    upcoming = following < end ? JSONElement(tree: element.tree, index: following) : nil
    return element
  }
}

extension JSONTree.Node {
  /// Compares a text without escapes with other bytes. Returns a number above 0 if it comes after,
  /// below 0 if it comes before, and 0 if they are equal.
  func order(
    in document: UnsafeBufferPointer<UInt8>, relativeTo other: UnsafeBufferPointer<UInt8>,
    from otherStart: Int, count otherCount: Int
  ) -> Int {
    let (start, count) = (Int(start), Int(count))
    for index in 0..<min(count, otherCount) {
      let (byte, otherByte) = (document[start + index], other[otherStart + index])
      if byte != otherByte { return byte < otherByte ? -1 : 1 }
    }
    return count - otherCount
  }

  /// Returns a text in a document without its escapes, or a number as it is written.
  func text(in document: UnsafeBufferPointer<UInt8>) -> String {
    let bytes = UnsafeBufferPointer(rebasing: document[Int(start)..<Int(start + count)])
    return switch form {
    case .escaped: JSONEscapes.decoded(bytes)
    // Plain text is valid UTF-8. Not checking it again saves two thirds of the time.
    case .plain: String(unsafeUninitializedCapacity: bytes.count) { $0.initialize(from: bytes).1 }
    case .any, .sorted: String(decoding: bytes, as: UTF8.self)
    }
  }
}

extension JSONTree {
  /// Returns a text without its escapes, or a number as it is written.
  func text(of node: Node) -> String { bytes.withUnsafeBufferPointer(node.text) }
}

/// An object whose members are read by key.
///
/// A search begins at the member that was found last. Reading the keys of a canonical document in
/// the order of their bytes therefore needs one pass.
package struct JSONObject {
  private let element: JSONElement
  private var last: Int

  /// Creates an object; a value of another kind has no members.
  package init(_ element: JSONElement) {
    self.element = element
    last = element.index + 1
  }

  /// The value of a member; `nil` if there is none, or if the value is `null`.
  package subscript(key: StaticString) -> JSONElement? {
    mutating get {
      let key = UnsafeBufferPointer(start: key.utf8Start, count: key.utf8CodeUnitCount)
      guard let value = member(key), value.kind != .null else { return nil }
      return value
    }
  }

  /// Returns the value of a member, even `null`; `nil` if there is none.
  mutating func member(_ key: String) -> JSONElement? {
    var key = key
    return key.withUTF8 { member($0) }
  }

  private mutating func member(_ key: UnsafeBufferPointer<UInt8>) -> JSONElement? {
    guard element.kind == .object else { return nil }
    let tree = element.tree
    let (first, start, end) = (element.index + 1, last, element.next)
    let found = tree.nodes.withUnsafeBufferPointer { nodes in
      tree.bytes.withUnsafeBufferPointer { bytes in
        let search = JSONKeySearch(
          key: key, nodes: nodes, bytes: bytes, isSorted: nodes[first - 1].form == .sorted)
        return search.index(from: start, to: end) ?? search.index(from: first, to: start)
      }
    }
    guard let found else { return nil }
    last = found
    return JSONElement(tree: tree, index: found + 1)
  }
}

/// A search for a key of an object.
private struct JSONKeySearch {
  let key: UnsafeBufferPointer<UInt8>
  let nodes: UnsafeBufferPointer<JSONTree.Node>
  let bytes: UnsafeBufferPointer<UInt8>
  /// Whether the keys are sorted, so that the search can end early.
  let isSorted: Bool

  /// Returns the index of the key in `start..<end`, where `start` is the index of a key.
  func index(from start: Int, to end: Int) -> Int? {
    var index = start
    while index < end {
      let order = order(of: nodes[index])
      if order == 0 { return index }
      if isSorted, order > 0 { return nil }
      index = Int(nodes[index + 1].end)
    }
    return nil
  }

  /// Compares a key with the wanted one by bytes. Returns a number above 0 if it comes after, below
  /// 0 if it comes before, and 0 if they are equal.
  private func order(of node: JSONTree.Node) -> Int {
    if node.form == .escaped {
      return node.text(in: bytes).utf8.elementsEqual(key) ? 0 : -1
    }
    return node.order(in: bytes, relativeTo: key, from: 0, count: key.count)
  }
}
