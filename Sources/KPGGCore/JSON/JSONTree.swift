internal import KPGGSystem

/// A parsed JSON document: its bytes and its values in document order.
///
/// Texts and numbers stay bytes until they are read. Unread values cost little.
final class JSONTree: Sendable {
  /// A value, or a key of an object.
  struct Node: Sendable {
    var kind: Kind
    /// Whether a text contains escapes.
    var hasEscapes = false
    /// The offset of the value's first byte; of a text, the byte after its quotation mark.
    var start: UInt32
    /// The number of bytes of a text or a number; the number of values of an array or an object.
    var count: UInt32 = 0
    /// The index after the value's last descendant. An object's keys and values alternate.
    var end: UInt32
  }

  /// The kinds of values.
  enum Kind: UInt8, Sendable {
    case null, boolean, number, text, array, object
  }

  let bytes: [UInt8]
  let nodes: [Node]

  init(bytes: [UInt8], nodes: [Node]) { (self.bytes, self.nodes) = (bytes, nodes) }

  /// The whole document.
  var root: JSONElement { JSONElement(tree: self, index: 0) }
}

/// A value in a JSON document.
struct JSONElement: Sendable {
  let tree: JSONTree
  /// The index of the value's node.
  let index: Int

  init(tree: JSONTree, index: Int) { (self.tree, self.index) = (tree, index) }

  private var node: JSONTree.Node { tree.nodes[index] }

  var kind: JSONTree.Kind { node.kind }

  /// The number of elements of an array or members of an object; 0 for other values.
  var count: Int { kind == .array || kind == .object ? Int(node.count) : 0 }

  /// The text; `nil` for other values.
  var text: String? { kind == .text ? tree.text(of: node) : nil }

  /// The Boolean; `nil` for other values.
  var boolean: Bool? { kind == .boolean ? tree.bytes[Int(node.start)] == UInt8(ascii: "t") : nil }

  /// The number as it is written; `nil` for other values.
  var numberText: String? { kind == .number ? tree.text(of: node) : nil }

  /// The number; `nil` for other values. Infinite if it is out of range.
  var number: Double? { numberText.flatMap { Double($0) } }

  /// The elements of an array; none for other values.
  var elements: JSONElements { kind == .array ? JSONElements(of: self) : JSONElements() }

  /// The members of an object in document order; none for other values.
  var members: [(key: String, value: JSONElement)] {
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
  subscript(key: String) -> JSONElement? {
    var object = JSONObject(self)
    return object[key]
  }

  /// The index of the next value after this one and its descendants.
  fileprivate var next: Int { Int(node.end) }
}

/// The elements of an array.
struct JSONElements: Sequence, IteratorProtocol {
  /// The next element; `nil` at the end.
  private var upcoming: JSONElement?
  private let end: Int

  /// Creates a sequence without elements.
  init() { (upcoming, end) = (nil, 0) }

  fileprivate init(of array: JSONElement) {
    end = array.next
    upcoming = array.index + 1 < end ? JSONElement(tree: array.tree, index: array.index + 1) : nil
  }

  mutating func next() -> JSONElement? {
    guard let element = upcoming else { return nil }
    let following = element.next
    upcoming = following < end ? JSONElement(tree: element.tree, index: following) : nil
    return element
  }
}

/// An object whose members are read by key.
///
/// A search begins at the member that was found last. Reading the keys of a canonical document in
/// the order of their bytes therefore needs one pass.
struct JSONObject {
  private let element: JSONElement
  private var last: Int

  /// Creates an object; a value of another kind has no members.
  init(_ element: JSONElement) {
    self.element = element
    last = element.index + 1
  }

  /// The value of a member; `nil` if there is none, or if the value is `null`.
  subscript(key: String) -> JSONElement? {
    mutating get {
      guard let value = member(key), value.kind != .null else { return nil }
      return value
    }
  }

  /// Returns the value of a member, even `null`; `nil` if there is none.
  mutating func member(_ key: String) -> JSONElement? {
    guard element.kind == .object else { return nil }
    let (first, end, start) = (element.index + 1, element.next, last)
    var key = key
    let found = key.withUTF8 { key in
      element.tree.index(ofKey: key, from: start, to: end)
        ?? element.tree.index(ofKey: key, from: first, to: start)
    }
    guard let found else { return nil }
    last = found
    return JSONElement(tree: element.tree, index: found + 1)
  }
}

extension JSONTree.Node {
  /// Returns a text in a document without its escapes, or a number as it is written.
  func text(in document: UnsafeBufferPointer<UInt8>) -> String {
    let bytes = UnsafeBufferPointer(rebasing: document[Int(start)..<Int(start + count)])
    return hasEscapes ? JSONEscapes.decoded(bytes) : String(decoding: bytes, as: UTF8.self)
  }
}

extension JSONTree {
  /// Returns a text without its escapes, or a number as it is written.
  func text(of node: Node) -> String { bytes.withUnsafeBufferPointer(node.text) }

  /// Finds a key of an object in `start..<end`. `start` must be the index of a key.
  fileprivate func index(
    ofKey key: UnsafeBufferPointer<UInt8>, from start: Int, to end: Int
  ) -> Int? {
    nodes.withUnsafeBufferPointer { nodes in
      var index = start
      while index < end {
        if matches(key, node: nodes[index]) { return index }
        index = Int(nodes[index + 1].end)
      }
      return nil
    }
  }

  /// Whether a key has exactly these bytes.
  private func matches(_ key: UnsafeBufferPointer<UInt8>, node: Node) -> Bool {
    // An escape takes two to six bytes a byte; a surrogate pair twelve for four.
    guard Int(node.count) >= key.count, Int(node.count) <= 6 * key.count else { return false }
    if node.hasEscapes { return text(of: node).utf8.elementsEqual(key) }
    guard Int(node.count) == key.count else { return false }
    guard let start = key.baseAddress else { return true }
    return bytes.withUnsafeBufferPointer { bytes in
      let bytes = UnsafeBufferPointer(rebasing: bytes[Int(node.start)...].prefix(key.count))
      return bytes.baseAddress.map { memcmp($0, start, key.count) == 0 } ?? false
    }
  }
}
