import KPGGCore

extension JSONShape {
  /// The shape of records, among whose keys `--fields` picks.
  init(of records: any Tabular.Type, behind words: [String] = []) {
    self.init(words: words, keys: records.fieldKeys, isPicked: true)
  }

  /// The shape of all values of one type, as an example has it.
  init(of example: some JSONRepresentable, behind words: [String] = []) {
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
  static func fieldKeys(behind words: [String]) -> [String] {
    let named = shapes.first { shape in words.first.map(shape.words.contains) ?? false }
    guard let shape = named ?? shapes.first(where: \.isPicked), shape.isPicked else { return [] }
    return shape.keys
  }
}
