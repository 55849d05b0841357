/// A JSON document as a value.
///
/// Everything that kpgg writes as JSON passes through this type, so that ``canonicalText``
/// alone decides its bytes.
package enum JSONValue: Hashable, Sendable {
  case null
  case boolean(Bool)
  case integer(Int)
  /// A finite number that may have a fraction.
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object(JSONMembers)
}

extension JSONValue {
  /// Creates a string, or `null` from `nil`.
  package init(_ string: String?) { self = string.map(JSONValue.string) ?? .null }

  /// Creates an integer, or `null` from `nil`.
  package init(_ integer: Int?) { self = integer.map(JSONValue.integer) ?? .null }

  /// Creates a number, or `null` from `nil`.
  package init(_ number: Double?) { self = number.map(JSONValue.number) ?? .null }

  /// Creates a value's JSON form, or `null` from `nil`.
  package init(_ value: (some JSONRepresentable)?) { self = value?.json ?? .null }

  package init(_ strings: [String]) { self = .array(strings.map(JSONValue.string)) }

  /// Creates an array of the values' JSON forms.
  package init(_ values: [some JSONRepresentable]) { self = .array(values.map(\.json)) }
}

extension JSONValue {
  /// Converts a parsed value with everything in it. A number out of range is infinite.
  package init(_ element: JSONElement) {
    switch element.kind {
    case .null: self = .null
    case .boolean: self = .boolean(element.boolean == true)
    case .number: self = .number(element.number ?? .nan)
    case .text: self = .string(element.text ?? "")
    case .array: self = .array(element.elements.map { JSONValue($0) })
    case .object:
      let members = element.members.map { (key: $0.key, value: JSONValue($0.value)) }
      self = .object(JSONMembers(members))
    }
  }

  /// Whether no number in the value is out of range, so that the value can be written.
  package var isFinite: Bool {
    switch self {
    case .number(let number): number.isFinite
    case .array(let elements): elements.allSatisfy(\.isFinite)
    case .object(let members): members.allSatisfy { $0.value.isFinite }
    case .null, .boolean, .integer, .string: true
    }
  }

  /// Returns an object with additional keys. Any other value stays the same.
  package func adding(_ members: JSONMembers) -> JSONValue {
    guard case .object(let known) = self else { return self }
    return .object(known.merged(with: members))
  }
}

/// A type with one JSON form.
///
/// Every key is always present: unknown values are `null`. A synthesized `Encodable` conformance
/// would omit them.
package protocol JSONRepresentable {
  var json: JSONValue { get }
}

/// A type that apps can encode in its JSON form.
package protocol JSONEncodable: JSONRepresentable, Encodable {}

extension JSONEncodable {
  /// Encodes the JSON form.
  public func encode(to encoder: any Encoder) throws { try json.encode(to: encoder) }
}

extension JSONValue: Encodable {
  package func encode(to encoder: any Encoder) throws {
    switch self {
    case .object(let members):
      var container = encoder.container(keyedBy: JSONCodingKey.self)
      for member in members {
        try container.encode(member.value, forKey: JSONCodingKey(member.key))
      }
    case .array(let elements):
      var container = encoder.unkeyedContainer()
      for element in elements { try container.encode(element) }
    case .null, .boolean, .integer, .number, .string:
      var container = encoder.singleValueContainer()
      switch self {
      case .boolean(let value): try container.encode(value)
      case .integer(let value): try container.encode(value)
      case .number(let value): try container.encode(value)
      case .string(let value): try container.encode(value)
      case .null, .array, .object: try container.encodeNil()
      }
    }
  }
}

/// A key of an object that is encoded or decoded.
package struct JSONCodingKey: CodingKey {
  package let stringValue: String
  package var intValue: Int? { nil }

  package init(_ name: String) { stringValue = name }
  package init?(stringValue: String) { self.stringValue = stringValue }
  package init?(intValue: Int) { nil }
}

/// The members of a JSON object, in the order of their keys' UTF-8 bytes.
///
/// A literal in that order needs no sorting.
package struct JSONMembers: Sendable {
  package struct Member: Hashable, Sendable {
    package let key: String
    package var value: JSONValue
  }

  /// Pairs as a dictionary literal passes them, so that literals, the most common objects, are not
  /// copied.
  private var members: [(String, JSONValue)]

  /// Creates members from keys that all differ.
  package init(_ members: some Sequence<(key: String, value: JSONValue)>) {
    self.init(unsorted: members.map { ($0.key, $0.value) })
  }

  private init(unsorted members: [(String, JSONValue)]) {
    let isSorted = members.indices.dropFirst().allSatisfy { index in
      members[index - 1].0.precedesInBytes(members[index].0)
    }
    self.members = isSorted ? members : members.stablySorted { $0.0.precedesInBytes($1.0) }
  }

  package var keys: [String] { members.map(\.0) }

  /// The value of a member; `nil` if there is none. Setting `nil` removes the member.
  package subscript(key: String) -> JSONValue? {
    get {
      let index = index(of: key)
      return has(key, at: index) ? members[index].1 : nil
    }
    set {
      let index = index(of: key)
      switch (newValue, has(key, at: index)) {
      case (let value?, true): members[index].1 = value
      case (let value?, false): members.insert((key, value), at: index)
      case (nil, true): members.remove(at: index)
      case (nil, false): break
      }
    }
  }

  private func has(_ key: String, at index: Int) -> Bool {
    index < members.count && members[index].0.utf8.elementsEqual(key.utf8)
  }

  /// The index of a key, or of the first key after it.
  private func index(of key: String) -> Int {
    var (low, high) = (0, members.count)
    while low < high {
      let middle = (low + high) / 2
      if members[middle].0.precedesInBytes(key) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

extension JSONMembers: ExpressibleByDictionaryLiteral {
  package init(dictionaryLiteral elements: (String, JSONValue)...) {
    self.init(unsorted: elements)
  }
}

extension JSONMembers: RandomAccessCollection {
  package var startIndex: Int { members.startIndex }
  package var endIndex: Int { members.endIndex }
  package subscript(position: Int) -> Member {
    Member(key: members[position].0, value: members[position].1)
  }
}

extension JSONMembers {
  /// Returns the members of both. For a key in both, the value is the other's.
  func merged(with others: JSONMembers) -> JSONMembers {
    var members = self
    for member in others { members[member.key] = member.value }
    return members
  }
}

extension JSONMembers: Hashable {
  package static func == (left: Self, right: Self) -> Bool { left.elementsEqual(right) }

  package func hash(into hasher: inout Hasher) {
    for member in self { hasher.combine(member) }
  }
}
