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
  /// The value as a person reads it; where it is missing, as `plain` gives it.
  var shown: (@Sendable (Record, Language) -> String)?
  /// The value in tab-separated output, where it is not simply its JSON value as text.
  var plain: (@Sendable (Record) -> String)?
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
}
