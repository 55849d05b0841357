import KPGGCore

extension OutputSchema {
  /// The schema of records, among whose keys `--fields` picks.
  init(of records: any Tabular.Type, after words: [String] = []) {
    self.init(words: words, keys: records.fieldKeys, isSelectable: true)
  }

  /// The schema of all values of one type, as an example has it.
  init(of example: some JSONRepresentable, after words: [String] = []) {
    self.init(words: words, keys: example.json.keys)
  }
}

extension Tabular {
  /// What `--fields` takes.
  fileprivate static var fieldKeys: [String] { fields.map(\.key) }
}

extension JSONValue {
  /// The keys of an object, in the order in which they are printed; none of anything else.
  var keys: [String] {
    guard case .object(let members) = self else { return [] }
    return members.keys.sorted()
  }
}

extension Command {
  /// What `--fields` takes behind these words of the command's.
  static func fieldKeys(after words: [String]) -> [String] {
    let named = schemas.first { schema in words.first.map(schema.words.contains) ?? false }
    guard let schema = named ?? schemas.first(where: \.isSelectable), schema.isSelectable else {
      return []
    }
    return schema.keys
  }
}
