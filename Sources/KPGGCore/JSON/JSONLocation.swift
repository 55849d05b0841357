/// The location of a value in a JSON document: `groupname.OHMYGIRL[1].birth`.
///
/// The root's key path is empty.
package struct JSONKeyPath: Equatable, Sendable, CustomStringConvertible {
  private enum Step: Equatable {
    case key(String)
    case index(Int)
  }

  private let steps: [Step]

  private init(steps: [Step]) { self.steps = steps }

  package static let root = JSONKeyPath(steps: [])

  init(_ codingPath: [any CodingKey]) {
    steps = codingPath.map { key in key.intValue.map(Step.index) ?? .key(key.stringValue) }
  }

  /// Returns the key path of an object's value.
  package func appending(_ key: String) -> JSONKeyPath { JSONKeyPath(steps: steps + [.key(key)]) }

  /// Returns the key path of an array's element, counted from 0.
  package func appending(_ index: Int) -> JSONKeyPath {
    JSONKeyPath(steps: steps + [.index(index)])
  }

  /// Returns the value at this location; `nil` if there is none.
  func element(in root: JSONElement) -> JSONElement? {
    var element: JSONElement? = root
    for step in steps {
      switch step {
      case .key(let key): element = element?.member(key)
      case .index(let index): element = element?.elements.dropFirst(index).first { _ in true }
      }
    }
    return element
  }

  /// The keys in the path, without indices.
  package var keys: [String] {
    steps.compactMap { if case .key(let key) = $0 { key } else { nil } }
  }

  /// The indices in the path, without keys.
  package var indices: [Int] {
    steps.compactMap { if case .index(let index) = $0 { index } else { nil } }
  }

  /// The keys joined by dots, with indices in brackets. A key is cut to 64 characters.
  package var description: String {
    var text = ""
    for step in steps {
      switch step {
      case .key(let key): text += (text.isEmpty ? "" : ".") + String(key.unicodeScalars.prefix(64))
      case .index(let index): text += "[\(index)]"
      }
    }
    return text
  }
}

extension KeyedDecodingContainer {
  /// Decodes the value of a key. Adds the key path to the error for a number that a type cannot
  /// hold, because `JSONDecoder` does not.
  package func located<Value>(_ key: Key, _ decode: (Self, Key) throws -> Value) throws -> Value {
    do {
      return try decode(self, key)
    } catch let error as DecodingError {
      throw error
    } catch {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(
          codingPath: codingPath + [key], debugDescription: "a number out of range",
          underlyingError: error))
    }
  }
}

extension JSONKeyPath: Comparable {
  /// Orders key paths in document order: elements by index, keys by their UTF-8 bytes.
  package static func < (left: Self, right: Self) -> Bool {
    for (leftStep, rightStep) in zip(left.steps, right.steps) where leftStep != rightStep {
      switch (leftStep, rightStep) {
      case (.index(let leftIndex), .index(let rightIndex)): return leftIndex < rightIndex
      case (.key(let leftKey), .key(let rightKey)): return leftKey.precedesInBytes(rightKey)
      case (.index, .key): return true
      case (.key, .index): return false
      }
    }
    return left.steps.count < right.steps.count
  }

  /// Whether this location is equal to another one or inside it.
  package func starts(with other: JSONKeyPath) -> Bool { steps.starts(with: other.steps) }
}

/// A line and a column in a document, both counted from 1.
///
/// A column counts Unicode scalars; a byte order mark is not one of them.
package struct JSONPosition: Equatable, Sendable {
  package let line: Int
  package let column: Int

  package init(line: Int, column: Int) { (self.line, self.column) = (line, column) }

  init(of offset: Int, in bytes: UnsafeBufferPointer<UInt8>) {
    var cursor = JSONCursor()
    self = cursor.advance(to: offset, in: bytes)
  }
}

extension JSONPosition: CustomStringConvertible {
  /// The position in words: `line 3, column 12`.
  package var description: String { "line \(line), column \(column)" }
}

extension JSONPosition? {
  /// The end of a message: ` (line 3, column 12)`; empty for an unknown position.
  package var suffix: String { map { " (\($0))" } ?? "" }
}

/// Counts lines and columns from the beginning of a document.
private struct JSONCursor {
  private var offset = 0
  private var line = 1
  private var column = 1

  /// Advances to an offset at or after the current one.
  mutating func advance(
    to end: Int, in bytes: UnsafeBufferPointer<UInt8>
  ) -> JSONPosition {
    if offset == 0, bytes.starts(with: [0xEF, 0xBB, 0xBF]) { offset = 3 }
    while offset < min(end, bytes.count) {
      switch bytes[offset] {
      case 0x0A: (line, column) = (line + 1, 1)
      // A continuation byte belongs to the scalar before it.
      case 0x80..<0xC0: break
      default: column += 1
      }
      offset += 1
    }
    return JSONPosition(line: line, column: column)
  }
}

/// The location of a value in its document.
struct JSONLocation: Equatable, Sendable {
  let keyPath: JSONKeyPath
  /// The position of the value's first byte.
  let position: JSONPosition
}

extension JSONElement {
  /// The location of the value. Takes time in proportion to the document.
  var location: JSONLocation { tree.location(of: index) }

  var keyPath: JSONKeyPath { location.keyPath }

  var position: JSONPosition { location.position }
}

extension JSONTree {
  func location(of index: Int) -> JSONLocation {
    let root = JSONLocation(keyPath: .root, position: JSONPosition(line: 1, column: 1))
    return locations(of: [index])[index] ?? root
  }

  /// Returns the locations of nodes, in one pass over the document.
  func locations(of indices: some Sequence<Int>) -> [Int: JSONLocation] {
    var search = JSONLocationSearch(tree: self, wanted: [Int](Set(indices)).sorted())
    bytes.withUnsafeBufferPointer { search.visit(0, at: .root, in: $0) }
    return search.locations
  }
}

/// A search for the locations of nodes in document order.
private struct JSONLocationSearch {
  let tree: JSONTree
  let wanted: [Int]
  private var found = 0
  private var cursor = JSONCursor()
  private(set) var locations: [Int: JSONLocation] = [:]

  init(tree: JSONTree, wanted: [Int]) { (self.tree, self.wanted) = (tree, wanted) }

  /// Visits a value and its descendants, except the subtrees that are not searched for.
  mutating func visit(
    _ index: Int, at keyPath: JSONKeyPath, in bytes: UnsafeBufferPointer<UInt8>
  ) {
    let node = tree.nodes[index]
    if isWanted(before: index + 1) {
      let offset = Int(node.start) - (node.kind == .text ? 1 : 0)
      locations[index] = JSONLocation(
        keyPath: keyPath, position: cursor.advance(to: offset, in: bytes))
      found += 1
    }
    guard node.kind == .array || node.kind == .object else { return }
    var child = index + 1
    var count = 0
    while isWanted(before: Int(node.end)), child < Int(node.end) {
      let value = node.kind == .object ? child + 1 : child
      if isWanted(before: Int(tree.nodes[value].end)) {
        let path =
          node.kind == .object
          ? keyPath.appending(tree.text(of: tree.nodes[child])) : keyPath.appending(count)
        visit(value, at: path, in: bytes)
      }
      (child, count) = (Int(tree.nodes[value].end), count + 1)
    }
  }

  /// Whether the next node to find comes before an index.
  private func isWanted(before index: Int) -> Bool {
    found < wanted.count && wanted[found] < index
  }
}
