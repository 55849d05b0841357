/// The members of a JSON object, in the order of their keys' UTF-8 bytes.
///
/// A literal in that order needs no sorting.
package struct JSONMembers: Sendable {
  /// A key with its value.
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
    self.members = members
    let isSorted = members.indices.dropFirst().allSatisfy { index in
      members[index - 1].0.precedesInBytes(members[index].0)
    }
    if !isSorted { self.members.sort { $0.0.precedesInBytes($1.0) } }
  }

  /// The keys in order.
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

extension JSONMembers: Hashable {
  package static func == (left: Self, right: Self) -> Bool { left.elementsEqual(right) }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(count)
    for member in self { hasher.combine(member) }
  }
}
