import KPGGCore

/// One key of a record's JSON, as a column of a table and as something that `--fields` can name.
struct Field<Record>: Sendable {
  /// The key in JSON, and the name in `--fields`.
  let key: String
  /// The column's title.
  let label: Label
  var alignment = CellAlignment.leading
  var importance = Table.Importance.essential
  var overflow = Table.Overflow.cut
  /// The value in JSON that `--fields` picks, where it is not that of the whole record's.
  var json: (@Sendable (Record) -> JSONValue)?
  /// The value as a person reads it; where it is missing, as `plain` gives it.
  var shown: (@Sendable (Record, Language) -> String)?
  /// The value in tab-separated output, where it is not simply its JSON value as text.
  var plain: (@Sendable (Record) -> String)?
}

extension Table.Overflow {
  /// What becomes of a name: most have no more cells.
  static let name = Self.cutDown(to: 12)
  /// What becomes of two names in a cell.
  static let names = Self.cutDown(to: 16)
}

/// A record that can stand in a table, one row each.
protocol Tabular: JSONRepresentable, Sendable {
  /// A field for each key of the record's JSON, in the order in which they are listed.
  static var fields: [Field<Self>] { get }

  /// The keys that a table shows unless it is told otherwise.
  static var tableKeys: [String] { get }

  /// The key that tells one record from another, first in tab-separated output.
  static var idKey: String { get }

  /// Whether it stands in the background of a table, as former members do.
  var isDimmed: Bool { get }
}

extension Tabular {
  var isDimmed: Bool { false }

  /// The field with this key; `nil` if there is none.
  static func field(named key: String) -> Field<Self>? { fields.first { $0.key == key } }

  /// The field with a key that a person typed.
  ///
  /// - Throws: A usage error that lists the fields, for a key that there is not.
  static func field(typed key: String) throws(UsageError) -> Field<Self> {
    if let field = field(named: key) { return field }
    let keys = fields.map(\.key)
    let similar = Suggestion.nearest(to: key, among: keys).map { "did you mean '\($0)'? " } ?? ""
    throw .invalid(
      message: "unknown field \(QuotedWord(key))",
      hint: similar + "the fields are " + keys.joined(separator: ", "))
  }
}

extension Field where Record: Tabular {
  /// What the field sorts a record by: a number or a text as in JSON, of a list or an object its
  /// text in tab-separated output; `nil` for the unknown and for an empty list.
  func sortKey(of record: Record) -> SortKey? {
    let value = record.json[key]
    switch value {
    case .null: return nil
    case .boolean(let isTrue): return .number(isTrue ? 1 : 0)
    case .integer(let number): return .number(Double(number))
    case .number(let number): return .number(number)
    case .string(let text): return .text(NormalizedText(text))
    case .array(let elements) where elements.isEmpty: return nil
    case .array, .object: return .text(NormalizedText(plain?(record) ?? value.plainText))
    }
  }
}
