/// The members of a JSON object, in the order of their keys' UTF-8 bytes.
///
/// A literal in that order needs no sorting.
package struct JSONMembers: Hashable, Sendable {
  /// A key with its value.
  package struct Member: Hashable, Sendable {
    package let key: String
    package var value: JSONValue
  }

  private var members: [Member]

  /// Creates members from keys that all differ.
  package init(_ members: some Sequence<(key: String, value: JSONValue)>) {
    self.members = members.map { Member(key: $0.key, value: $0.value) }
    let isSorted = self.members.indices.dropFirst().allSatisfy { index in
      self.members[index - 1].key.precedesInBytes(self.members[index].key)
    }
    if !isSorted { self.members.sort { $0.key.precedesInBytes($1.key) } }
  }

  /// The keys in order.
  package var keys: [String] { members.map(\.key) }

  /// The value of a member; `nil` if there is none. Setting `nil` removes the member.
  package subscript(key: String) -> JSONValue? {
    get {
      let index = index(of: key)
      return has(key, at: index) ? members[index].value : nil
    }
    set {
      let index = index(of: key)
      switch (newValue, has(key, at: index)) {
      case (let value?, true): members[index].value = value
      case (let value?, false): members.insert(Member(key: key, value: value), at: index)
      case (nil, true): members.remove(at: index)
      case (nil, false): break
      }
    }
  }

  private func has(_ key: String, at index: Int) -> Bool {
    index < members.count && members[index].key.utf8.elementsEqual(key.utf8)
  }

  /// The index of a key, or of the first key after it.
  private func index(of key: String) -> Int {
    var (low, high) = (0, members.count)
    while low < high {
      let middle = (low + high) / 2
      if members[middle].key.precedesInBytes(key) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

extension JSONMembers: ExpressibleByDictionaryLiteral {
  package init(dictionaryLiteral elements: (String, JSONValue)...) {
    self.init(elements.lazy.map { (key: $0, value: $1) })
  }
}

extension JSONMembers: RandomAccessCollection {
  package var startIndex: Int { members.startIndex }
  package var endIndex: Int { members.endIndex }
  package subscript(position: Int) -> Member { members[position] }
}
