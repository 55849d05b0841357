import KPGGCore

/// A record with fields: one row of a table.
protocol Tabular: JSONRepresentable, Sendable {
  /// A field for each key of the record's JSON, in listing order.
  static var fields: [Field<Self>] { get }
  /// The columns of a table; by default all fields.
  static var columns: [Field<Self>] { get }
  /// The fields of a row for scripts; by default the ID, then the columns.
  static var rows: [Field<Self>] { get }
  /// The ID, which orders records with equal sort keys; by default the first field.
  static var id: Field<Self> { get }

  /// The kind of rankings that can sort the records; `nil` for none.
  static var rankedKind: RecordKind? { get }

  /// The ID in a ranking; `nil` for records that cannot be ranked.
  var rankedID: RecordID? { get }

  /// Other words for keys: `name` for `stageName`.
  static var keySynonyms: [String: String] { get }

  /// Whether the JSON of every record has the keys of all fields.
  static var hasFixedKeys: Bool { get }

  /// Whether a table dims the record, as for a former member.
  func isDimmed(in context: CellContext) -> Bool
}

extension Tabular {
  static var columns: [Field<Self>] { fields }
  static var rows: [Field<Self>] { [id] + columns.filter { $0.key != id.key } }
  static var id: Field<Self> { fields[0] }

  static var rankedKind: RecordKind? { nil }
  var rankedID: RecordID? { nil }

  static var keySynonyms: [String: String] { [:] }
  static var hasFixedKeys: Bool { true }

  func isDimmed(in context: CellContext) -> Bool { false }

  /// The object with the values of all fields.
  var jsonOfFields: JSONValue {
    .object(JSONMembers(Self.fields.lazy.map { (key: $0.key, value: $0.json(self)) }))
  }

  /// The keys of all fields.
  static var keys: [String] { fields.map(\.key) }

  /// The keys of all fields, each followed by the paths of the values inside its value.
  static var paths: [String] { fields.flatMap { [$0.key] + $0.paths } }

  /// The names for `--sort` that completions and hints offer: all keys, then the names of filters
  /// that are not keys, and `rank` for records that can be ranked. A title works as well.
  static var sortNames: [String] {
    keys + fields.compactMap(\.filter?.rawValue).filter { !keys.contains($0) }
      + (rankedKind == nil ? [] : [Field<Self>.rankKey])
  }

  /// The field with a key, or with a path such as `hitSong.url`, that the user typed; else the field
  /// with this title in any language.
  ///
  /// - Throws: A usage error if the key is empty, or one that lists the keys if it is unknown.
  static func field(
    shown key: String, in option: String, of command: CommandDescription?
  ) throws(UsageError) -> Field<Self> {
    do {
      return try field(typed: key, in: option, of: command)
    } catch {
      guard let field = field(titled: key) else { throw error }
      return field
    }
  }

  /// The field with a key, or with a path such as `hitSong.url`, that the user typed.
  ///
  /// - Throws: A usage error if the key is empty, or one that lists `names` (by default all keys) if
  ///   it is unknown.
  private static func field(
    typed key: String, in option: String, of command: CommandDescription?, names: [String]? = nil
  ) throws(UsageError) -> Field<Self> {
    guard !key.isEmpty else { throw .emptyValue(option: option, nil) }
    let path = key.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    let field =
      fields.first { $0.key == path[0] }
      ?? fields.first {
        $0.key.isSame(ignoringCase: keySynonyms[path[0].lowercased()] ?? path[0])
      }
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
  /// - Throws: A usage error if the name is empty, or one that lists the fields if it is unknown.
  static func field(
    sortedBy name: String, of command: CommandDescription?
  ) throws(UsageError) -> Field<Self> {
    do {
      return try field(typed: name, in: "--sort", of: command, names: sortNames)
    } catch {
      let filter = FieldFilter(typed: name)
      let field =
        filter == nil ? field(titled: name) : fields.first { $0.filter == filter }
      guard let field else { throw error }
      return field
    }
  }

  /// The field with a title, whatever its case and punctuation; `nil` if several have it.
  private static func field(titled title: String) -> Field<Self>? {
    let title = NormalizedText(title)
    guard !title.isEmpty else { return nil }
    let fields = fields.filter { field in
      Language.allCases.contains { NormalizedText(field.label($0.words.labels)) == title }
    }
    return fields.count == 1 ? fields[0] : nil
  }
}
