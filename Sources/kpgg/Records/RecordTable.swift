import KPGGCore

/// All fields of a record, and those that a format shows by default.
struct RecordTable<Record>: Sendable {
  /// A field for each key of the record's JSON, in listing order.
  let fields: [Field<Record>]
  /// The columns of a table.
  let columns: [Field<Record>]
  /// The fields of a row for scripts: the ID, then the columns.
  let rows: [Field<Record>]
  /// The ID, which orders records with equal sort keys.
  let id: Field<Record>

  /// Creates a table. Without `rows`, a row has the ID and the columns.
  init(
    _ fields: [Field<Record>], columns: [Field<Record>], id: Field<Record>,
    rows: [Field<Record>]? = nil
  ) {
    (self.fields, self.columns, self.id) = (fields, columns, id)
    self.rows = rows ?? [id] + columns.filter { $0.key != id.key }
  }

  /// The object with the values of all fields.
  func json(of record: Record) -> JSONValue {
    .object(JSONMembers(fields.map { (key: $0.key, value: $0.json(record)) }))
  }
}

/// A record with fields: one row of a table.
protocol Tabular: JSONRepresentable, Sendable {
  /// The fields of the record.
  static var table: RecordTable<Self> { get }

  /// Whether a table dims the record, as for a former member.
  var isDimmed: Bool { get }
}

extension Tabular {
  var isDimmed: Bool { false }

  /// The keys of all fields.
  static var keys: [String] { table.fields.map(\.key) }

  /// The keys of all fields, each followed by the paths of the values inside its value.
  static var paths: [String] { table.fields.flatMap { [$0.key] + $0.paths } }

  /// The names for `--sort` that completions and hints offer: all keys, then the names of filters
  /// that are not keys. A title works as well.
  static var sortNames: [String] {
    keys + table.fields.compactMap(\.filter?.rawValue).filter { !keys.contains($0) }
  }

  /// The field with a key, or with a path such as `hitSong.url`, that the user typed.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - option: The option with the key, as typed.
  ///   - command: The command with the option.
  ///   - names: The names that the error lists; `nil` for all keys.
  /// - Returns: The field.
  /// - Throws: A usage error if the key is empty, or one that lists the fields if it is unknown.
  static func field(
    typed key: String, in option: String, of command: CommandDescription?, names: [String]? = nil
  ) throws(UsageError) -> Field<Self> {
    guard !key.isEmpty else { throw .emptyValue(option: option, nil) }
    let path = key.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    let field = table.fields.first { $0.key == path[0] }
    if let field, path.count == 1 { return field }
    if let field, field.paths.contains(key) { return field.inner(path.dropFirst()) }
    // A path with a known start can only be one of the paths there.
    let inner = field?.paths ?? []
    throw .unknownField(
      key, fields: inner.isEmpty ? names ?? keys : inner, command: command?.name)
  }

  /// The field for a typed `--sort`: the field with this key or path, else with a filter of this
  /// name, else with this title in any language.
  ///
  /// The name of a filter never stands for a title: `members --status` filters by the status of the
  /// group, so `members --sort status` must not sort by the field `isFormer`, whose title is
  /// "Status".
  ///
  ///     try Member.field(sortedBy: "born", of: command)    // birth
  ///     try Member.field(sortedBy: "height", of: command)  // heightCm
  ///
  /// - Parameters:
  ///   - name: The typed name.
  ///   - command: The command with the option `--sort`.
  /// - Returns: The field.
  /// - Throws: A usage error if the name is empty, or one that lists the fields if it is unknown.
  static func field(
    sortedBy name: String, of command: CommandDescription?
  ) throws(UsageError) -> Field<Self> {
    do {
      return try field(typed: name, in: "--sort", of: command, names: sortNames)
    } catch {
      let filter = FieldFilter(typed: name)
      let field =
        filter == nil ? field(titled: name) : table.fields.first { $0.filter == filter }
      guard let field else { throw error }
      return field
    }
  }

  /// The field with a title, whatever its case and punctuation; `nil` if several have it.
  private static func field(titled title: String) -> Field<Self>? {
    let title = NormalizedText(title)
    guard !title.isEmpty else { return nil }
    let fields = table.fields.filter { field in
      Language.allCases.contains { NormalizedText(field.label($0.words.labels)) == title }
    }
    return fields.count == 1 ? fields[0] : nil
  }
}
