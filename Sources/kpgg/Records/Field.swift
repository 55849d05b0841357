import KPGGCore
import KPGGQuiz

/// One key of a record's JSON, as a column of a table and as a name for `--fields`.
struct Field<Record>: Sendable {
  /// The key in JSON, and the name in `--fields`.
  var key: String
  /// The column's title.
  var label: @Sendable (Labels) -> String
  var alignment = CellAlignment.leading
  var importance = Table.Importance.essential
  var overflow = Table.Overflow.cut
  /// The value in JSON for `--fields`; `nil` for the value under `key` in the whole record.
  var json: (@Sendable (Record) -> JSONValue)?
  /// The human-readable value; `nil` for the cell of a row.
  var shown: (@Sendable (Record, Language) -> String)?
  /// The value as the cell of a row; `nil` for the JSON value as text.
  var plain: (@Sendable (Record) -> String)?
  /// The paths of the values inside the value: `url` for `hitSong.url`.
  var innerPaths: @Sendable () -> [String] = { [] }
}

extension Table.Overflow {
  /// For a name: most need no more cells.
  static let name = Self.cutDown(to: 12)
  /// For two names in one cell.
  static let names = Self.cutDown(to: 16)
}

/// A record with fields: one row of a table.
protocol Tabular: JSONRepresentable, Sendable {
  /// A field for each key of the record's JSON, in listing order.
  static var fields: [Field<Self>] { get }

  /// The keys that a table shows by default.
  static var tableKeys: [String] { get }

  /// The key that identifies a record, first in the rows for scripts.
  static var idKey: String { get }

  /// The fields that rows for scripts show by default.
  static var rowFields: [Field<Self>] { get }

  /// Whether a table dims the record, as for a former member.
  var isDimmed: Bool { get }
}

extension Tabular {
  var isDimmed: Bool { false }

  /// The id, then the columns of the table.
  static var rowFields: [Field<Self>] {
    ([idKey] + tableKeys.filter { $0 != idKey }).compactMap(field)
  }

  /// The columns of the table.
  static var tableFields: [Field<Self>] { tableKeys.compactMap(field) }

  /// The keys of all fields.
  static var fieldKeys: [String] { fields.map(\.key) }

  /// The keys of all fields, each followed by the paths of the values inside its value.
  static var fieldPaths: [String] { fields.flatMap { [$0.key] + $0.paths } }

  /// The field with a key; `nil` for an unknown key.
  static func field(named key: String) -> Field<Self>? { fields.first { $0.key == key } }

  /// The field with a path such as `hitSong.url`; `nil` for an unknown path.
  private static func innerField(_ path: String) -> Field<Self>? {
    let keys = path.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard keys.count > 1, let field = field(named: keys[0]), field.paths.contains(path) else {
      return nil
    }
    return field.inner(keys.dropFirst())
  }

  /// The field with a key that the user typed.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - option: The option with the key, as typed.
  ///   - command: The command with the option.
  /// - Returns: The field.
  /// - Throws: A usage error if the key is empty, or one that lists the fields if it is unknown.
  static func field(
    typed key: String, in option: String, of command: CommandDescription?
  ) throws(UsageError) -> Field<Self> {
    guard !key.isEmpty else { throw .emptyValue(option: option, nil) }
    if let field = field(named: key) ?? innerField(key) { return field }
    // A path with a known start can only be one of the paths there.
    let inner = field(named: String(key.prefix { $0 != "." }))?.paths ?? []
    throw .unknownField(key, fields: inner.isEmpty ? fieldKeys : inner, command: command?.name)
  }
}

extension Field {
  /// The field as the cell of a row.
  ///
  /// - Parameters:
  ///   - record: The row.
  ///   - json: The record's JSON, made once for all of its cells.
  /// - Returns: The text as in the catalog; empty for an unknown value.
  func cell(of record: Record, json: JSONValue) -> String {
    plain?(record) ?? json[key].plainText
  }
}

extension Field {
  /// The whole paths of the values inside the value: `hitSong.url`.
  var paths: [String] { innerPaths().map { "\(key).\($0)" } }
}

extension Field {
  /// The field with the names of groups, as in other tables, instead of their IDs.
  func naming(
    _ groups: [GirlGroup], by id: @escaping @Sendable (Record) -> GroupID
  ) -> Field {
    let known = Dictionary(groups.map { ($0.id, $0) }) { first, _ in first }
    var field = self
    field.shown = { record, language in
      known[id(record)]?.name(in: language) ?? id(record).description
    }
    return field
  }
}

extension Field where Record: Tabular {
  /// The field of a value inside this field's value. Its key and its title are the whole path.
  func inner(_ keys: ArraySlice<String>) -> Field {
    let value: @Sendable (Record) -> JSONValue = { [json, key] record in
      (json?(record) ?? record.json[key]).value(at: keys)
    }
    let path = ([key] + keys).joined(separator: ".")
    return Field(key: path, label: { _ in path }, json: value, plain: { value($0).plainText })
  }

  /// The sort key of a record for this field.
  ///
  /// - Returns: The number or text of the JSON value; the cell's text for a list or an object;
  ///   `nil` for an unknown value, an empty list, or an object of unknown values.
  func sortKey(of record: Record) -> SortKey? {
    let json = record.json
    switch self.json?(record) ?? json[key] {
    case .null: return nil
    case .boolean(let isTrue): return .number(isTrue ? 1 : 0)
    case .integer(let number): return .number(Double(number))
    case .number(let number): return .number(number)
    case .string(let text): return .text(NormalizedText(text))
    case .array(let elements) where elements.isEmpty: return nil
    case .array, .object:
      let text = cell(of: record, json: json)
      return text.isEmpty ? nil : .text(NormalizedText(text))
    }
  }
}

extension JSONValue {
  /// The value as the cell of a row: empty for an unknown one, a list joined by commas.
  var plainText: String {
    switch self {
    case .null: ""
    case .boolean(let value): value ? "true" : "false"
    case .integer(let value): String(value)
    case .number(let value): value.shortestText
    case .string(let value): value
    case .array(let elements): elements.map(\.plainText).joined(separator: ", ")
    case .object: canonicalText
    }
  }

  /// The keys of an object in the order of the output; none for anything else.
  var keys: [String] {
    guard case .object(let members) = self else { return [] }
    return members.keys
  }

  /// The value at a path of keys. Inside a list, it is the list of the values in its elements.
  func value(at keys: ArraySlice<String>) -> JSONValue {
    guard let key = keys.first else { return self }
    if case .array(let elements) = self { return .array(elements.map { $0.value(at: keys) }) }
    return self[key].value(at: keys.dropFirst())
  }

  /// The value under a key of an object; `null` for a missing key.
  subscript(key: String) -> JSONValue {
    guard case .object(let members) = self else { return .null }
    return members[key] ?? .null
  }
}
