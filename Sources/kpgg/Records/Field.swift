import KPGGCore

/// A field of a record: a key of its JSON, a column of tables, and a name for `--fields`.
struct Field<Record>: Sendable {
  /// The key in JSON, and the name in `--fields`.
  let key: String
  /// The column's title.
  var label: @Sendable (Labels) -> String
  /// The value in JSON.
  var json: @Sendable (Record) -> JSONValue
  var alignment = CellAlignment.leading
  /// The columns with the lowest ranks are dropped first in a narrow terminal; `nil` for a column
  /// that stays.
  var rank: Int?
  var overflow = Table.Overflow.cut
  /// The human-readable value; `nil` for the cell of a row.
  var shown: (@Sendable (Record, CellContext) -> String)?
  /// Whether it is the Korean form of the field before it. Where readers expect Hangul, a table
  /// shows it first.
  var isKoreanForm = false
  /// Whether the column adds no information about these records. A narrow terminal then drops it
  /// first.
  var isRedundant: (@Sendable ([Record]) -> Bool)?
  /// The value as the cell of a row; `nil` for the JSON value as text.
  var plain: (@Sendable (Record) -> String)?
  /// The filter on the field.
  var filter: FieldFilter?
  /// The value to sort by; `nil` for the JSON value.
  var order: (@Sendable (Record) -> SortKey?)?
  /// The keys of the objects in the value, and the paths inside them.
  var innerPaths: @Sendable () -> [String] = { [] }
}

/// The inputs of a human-readable cell, in addition to its record.
struct CellContext: Sendable {
  let language: Language
  /// The groups that cells show by name.
  var groups = KnownGroups()
  /// The day of the line-up that is shown; `nil` for the present.
  var day: CalendarDate?

  var words: Words { language.words }
}

/// Groups that an output shows by name.
struct KnownGroups: Sendable {
  private let groups: [String: GirlGroup]

  /// Without groups, every group is shown by its ID.
  init(_ groups: [GirlGroup] = []) {
    self.groups = Dictionary(groups.map { ($0.id.description, $0) }) { first, _ in first }
  }

  subscript(id: GroupID) -> GirlGroup? { groups[id.description] }

  /// The group's name, or the ID of an unknown group.
  func name(of id: String, in language: Language) -> String {
    groups[id]?.name(in: language) ?? id
  }
}

extension Table.Overflow {
  /// For a name: most need no more cells.
  static let name = Self.cutDown(to: 12)
  /// For two names in one cell.
  static let names = Self.cutDown(to: 16)
}

extension RecordKey {
  /// The key of a part of the record.
  static func of<Part>(
    _ part: @escaping @Sendable (Record) -> Part, _ key: RecordKey<Part>
  ) -> Self {
    Self(key.name) { key.value(part($0)) }
  }
}

extension Field {
  /// Creates the field of a key.
  init(
    _ key: RecordKey<Record>, _ label: @escaping @Sendable (Labels) -> String,
    alignment: CellAlignment = .leading, rank: Int? = nil,
    overflow: Table.Overflow = .cut, isKoreanForm: Bool = false, filter: FieldFilter? = nil,
    shown: (@Sendable (Record, CellContext) -> String)? = nil
  ) {
    self.init(
      key: key.name, label: label, json: key.value, alignment: alignment, rank: rank,
      overflow: overflow, shown: shown, isKoreanForm: isKoreanForm, filter: filter)
  }

  /// The field with a change to the properties that few fields set.
  func with<Value>(_ property: WritableKeyPath<Self, Value>, _ value: Value) -> Self {
    var field = self
    field[keyPath: property] = value
    return field
  }

  /// The same field of a record that contains this field's record.
  func of<Whole>(_ part: @escaping @Sendable (Whole) -> Record) -> Field<Whole> {
    var field = Field<Whole>(key: key, label: label, json: { [json] in json(part($0)) })
    (field.alignment, field.rank, field.overflow) = (alignment, rank, overflow)
    (field.isKoreanForm, field.filter, field.innerPaths) = (isKoreanForm, filter, innerPaths)
    if let shown { field.shown = { shown(part($0), $1) } }
    if let isRedundant { field.isRedundant = { isRedundant($0.map(part)) } }
    if let plain { field.plain = { plain(part($0)) } }
    if let order { field.order = { order(part($0)) } }
    return field
  }

  /// The value as the cell of a row: the text as in the catalog; empty for an unknown value.
  func cell(of record: Record) -> String { plain?(record) ?? json(record).plainText }

  /// The whole paths of the values inside the value: `hitSong.url`.
  var paths: [String] { innerPaths().map { "\(key).\($0)" } }

  /// The field of a value inside this field's value. Its key and its title are the whole path.
  func inner(_ keys: ArraySlice<String>) -> Field {
    let path = ([key] + keys).joined(separator: ".")
    return Field(key: path, label: { _ in path }, json: { [json] in json($0).value(at: keys) })
  }

  /// The sort key of a record for this field.
  ///
  /// - Parameters:
  ///   - record: The record.
  ///   - context: The table's context, to sort text as shown; `nil` to sort by the JSON value.
  /// - Returns: The number or text of the JSON value; the cell's text for a list or an object;
  ///   `nil` for an unknown value, an empty list, or an object of unknown values.
  func sortKey(of record: Record, in context: CellContext? = nil) -> SortKey? {
    if let order { return order(record) }
    let value = json(record)
    if let context, let shown, case .string = value {
      return .text(NormalizedText(shown(record, context)))
    }
    switch value {
    case .null: return nil
    case .boolean(let isTrue): return .number(isTrue ? 1 : 0)
    case .integer(let number): return .number(Double(number))
    case .number(let number): return .number(number)
    case .string(let text): return .text(NormalizedText(text))
    case .array(let elements) where elements.isEmpty: return nil
    case .array, .object:
      let text = cell(of: record)
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
