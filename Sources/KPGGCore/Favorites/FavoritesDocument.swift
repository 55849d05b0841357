public import KPGGSystem

// The JSON document of `favorites.json` and of exported files.

extension Favorites {
  /// Enough for ``limit`` favorites with IDs four times the usual length. A file with slightly more
  /// favorites can still be read, so the error can state their number.
  package static let byteLimit = 4 << 20

  private static let schemaVersion = 1

  /// Reads ``data``, or a file that `kpgg favorites export` wrote. The keys and the favorites can be
  /// in any order.
  ///
  /// Unknown keys of the document and of its favorites stay.
  ///
  /// - Throws: An error for bytes that are not a JSON document of favorites, for another version of
  ///   the document, for an invalid ID, date, tag, or note, for an ID that is listed twice, and for
  ///   more than 4 MiB.
  public init(_ data: Data) throws(FavoritesError) {
    do {
      try self.init(decoding: data)
    } catch {
      throw FavoritesError(reason: error)
    }
  }

  /// Reads a document in any key order. It rejects duplicate favorites.
  package init(decoding data: Data) throws(VersionedJSONError) {
    let root = try VersionedJSON.root(
      of: data, version: Self.schemaVersion, key: "favorites", byteLimit: Self.byteLimit)
    let list = try root.requiredMember("favorites", .array)
    var entries: [Entry] = []
    for element in list.elements { entries.append(try Entry(element)) }
    let ids = entries.map(\.favorite.id.description)
    if let error = VersionedJSONError.duplicate(
      of: ids, at: .root.appending("favorites"), "id")
    {
      throw error.located(in: root)
    }
    self.init(entries: entries)
    otherKeys = try root.members(without: ["favorites", "schemaVersion"])
  }

  /// The favorites as the JSON document that ``init(_:)`` and `kpgg favorites import` read.
  ///
  /// 10,000 favorites take about 1 MB. A document of more than 4 MiB cannot be read again.
  public var data: Data { Data(json.canonicalText.utf8) }
}

extension Favorites: JSONRepresentable {
  /// An object with `schemaVersion` and `favorites`, and the unknown keys that were read.
  package var json: JSONValue {
    .object([
      "favorites": JSONValue(entries), "schemaVersion": .integer(Self.schemaVersion),
    ]).adding(otherKeys)
  }
}

extension Favorites.Entry: JSONRepresentable {
  private static let keys = ["added", "id", "kind", "note", "tags"]

  /// An object with `kind`, `id`, and `added`, with `tags` and `note` if there are any, and with the
  /// unknown keys that were read.
  package var json: JSONValue {
    var members: JSONMembers = [
      "added": added.json, "id": favorite.id.json, "kind": .string(favorite.kind.rawValue),
    ]
    if let note { members["note"] = .string(note.text) }
    if !tags.isEmpty { members["tags"] = JSONValue(tags.map(\.text)) }
    return .object(members).adding(otherKeys)
  }

  /// Reads an entry. It rejects IDs that do not fit the kind, and dates without month and day.
  fileprivate init(_ element: JSONElement) throws(VersionedJSONError) {
    guard element.kind == .object else { throw element.problem(.wrongType(expected: .object)) }
    let kind = try element.value("kind", .recordKind) { text in
      RecordKind(rawValue: text).flatMap { $0 == .unit ? nil : $0 }
    }
    let favorite = try element.value("id", .id(kind)) { Favorite(kind, id: $0) }
    let added = try element.value("added", .completeDate) { text in
      CalendarDate(text).flatMap { $0.isComplete ? $0 : nil }
    }
    self.init(favorite: favorite, added: added)
    if let list = element.member("tags") {
      guard list.kind == .array else { throw list.problem(.wrongType(expected: .array)) }
      var tags: [FavoriteTag] = []
      for tag in list.elements { tags.append(try tag.value(.tag) { FavoriteTag($0) }) }
      add(tags)
    }
    if let note = element.member("note") {
      let text = try note.value(.note) { $0.isBlank ? "" : FavoriteNote(stored: $0)?.text }
      self.note = FavoriteNote(stored: text)
    }
    otherKeys = try element.members(without: Self.keys)
  }
}

extension JSONElement {
  fileprivate func problem(_ kind: DocumentProblem.Kind) -> VersionedJSONError {
    .invalid(keyPath, kind, position)
  }

  /// The value of an object's member, which must have a type.
  fileprivate func requiredMember(
    _ key: String, _ type: JSONType
  ) throws(VersionedJSONError) -> JSONElement {
    guard let member = member(key) else { throw .invalid(keyPath.appending(key), .missing) }
    guard member.has(type) else { throw member.problem(.wrongType(expected: type)) }
    return member
  }

  /// Reads the text of an object's member.
  fileprivate func value<Value>(
    _ key: String, _ expected: ExpectedValue, _ read: (String) -> Value?
  ) throws(VersionedJSONError) -> Value {
    try requiredMember(key, .string).value(expected, read)
  }

  /// Reads a text.
  fileprivate func value<Value>(
    _ expected: ExpectedValue, _ read: (String) -> Value?
  ) throws(VersionedJSONError) -> Value {
    guard let text else { throw problem(.wrongType(expected: .string)) }
    guard let value = read(text) else { throw problem(.invalidValue(text, expected: expected)) }
    return value
  }

  /// The other members of an object. A number out of range cannot be written again.
  fileprivate func members(without known: [String]) throws(VersionedJSONError) -> JSONMembers {
    let others = members.filter { !known.contains($0.key) }
    let values = others.map { (key: $0.key, value: JSONValue($0.value)) }
    for (value, other) in zip(values, others) where !value.value.isFinite {
      throw other.value.problem(.malformed)
    }
    return JSONMembers(values)
  }
}

/// The reason that data is not a list of favorites.
///
/// Its description is a line for logs, with the value and its line.
public struct FavoritesError: Error, Equatable, Sendable {
  let reason: VersionedJSONError

  /// A short sentence that you can show to people.
  public var text: BilingualText {
    BilingualText(
      english: "The file is not a valid list of favorites.", korean: "올바른 즐겨찾기 파일이 아닙니다.")
  }
}

extension FavoritesError: LoggedError {
  package var line: String { reason.description }
}
