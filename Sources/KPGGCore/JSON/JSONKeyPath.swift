/// Where in a document a value stands, as a person would write it: `groupname.OHMYGIRL[1].birth`.
///
/// Empty for the document as a whole.
public struct JSONKeyPath: Hashable, Sendable, CustomStringConvertible {
  private enum Step: Hashable {
    case key(String)
    case index(Int)
  }

  private let steps: [Step]

  private init(steps: [Step]) { self.steps = steps }

  /// The document as a whole.
  package static let root = JSONKeyPath(steps: [])

  init(_ codingPath: [any CodingKey]) {
    steps = codingPath.map { key in key.intValue.map(Step.index) ?? .key(key.stringValue) }
  }

  /// The value under a key of this object.
  package func appending(_ key: String) -> JSONKeyPath { JSONKeyPath(steps: steps + [.key(key)]) }

  /// The element of this array, counted from 0.
  package func appending(_ index: Int) -> JSONKeyPath {
    JSONKeyPath(steps: steps + [.index(index)])
  }

  /// The steps joined by dots, indices in brackets; a key of over 64 characters is cut.
  public var description: String {
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

extension JSONKeyPath: Comparable {
  /// In the order of a walk through the document: elements by their number, keys by their bytes.
  public static func < (left: Self, right: Self) -> Bool {
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

  /// Whether the place is the other one, or lies in it.
  func starts(with other: JSONKeyPath) -> Bool { steps.starts(with: other.steps) }
}
