import KPGGCore

extension LinearView {
  /// Sets the tags or the note of the entry with a number, or of the open page. A text of `-` means
  /// none.
  func annotate(_ kind: NoteField.Kind, _ argument: String) -> LinearReply {
    let number = argument.prefix { $0.isASCII && $0.isNumber }
    var (record, text) = (openRecord, argument)
    if let index = Int(number).map({ $0 - 1 }), entries.indices.contains(index),
      argument.dropFirst(number.count).first?.isWhitespace ?? true
    {
      record = entries[index].record.favorite
      text = argument.dropFirst(number.count).trimmed
    }
    if text == argument, !number.isEmpty,
      argument.dropFirst(number.count).first?.isWhitespace ?? false
    {
      return .lines([labels.linear.noEntry(entries.count)])
    }
    guard let record else { return .lines([labels.linear.noEffect]) }
    var field = NoteField(kind, of: record, state.savedFavorites.entry(of: record))
    guard !text.isEmpty else {
      return .lines([kind == .tags ? labels.linear.editTags : labels.linear.editNote])
    }
    field.field = TextField(text == "-" ? "" : text, limit: text.count)
    do {
      return .steps([.edit(try field.edit())])
    } catch {
      return .lines([labels.message(for: error)])
    }
  }
}
