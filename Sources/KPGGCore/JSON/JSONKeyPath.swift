/// The location of a value in a JSON document: `groupname.OHMYGIRL[1].birth`.
///
/// The root's key path is empty.
package struct JSONKeyPath: Hashable, Sendable, CustomStringConvertible {
  private enum Step: Hashable {
    case key(String)
    case index(Int)
  }

  private let steps: [Step]

  private init(steps: [Step]) { self.steps = steps }

  /// The whole document.
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
