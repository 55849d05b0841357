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
