import KPGGCore

extension Renderer {
  /// The changes between two snapshots: an array, or a line each and nothing for none.
  func changes(_ changes: [SnapshotDifference.Change]) -> String {
    format == .json
      ? JSONValue(changes).canonicalText : Self.text(changes.flatMap { lines(of: $0) })
  }

  private func lines(of change: SnapshotDifference.Change) -> [String] {
    let record = Wording.label(of: change.kind).text(in: language)
    switch change.event {
    case .added: return painted("+ \(record) \(change.id)", .green)
    case .removed: return painted("- \(record) \(change.id)", .red)
    case .changed(let field, let from, let to):
      // An id tells a group from a member, but a section's key may be anything.
      let name = change.kind == .section ? "\(record) \(change.id)" : change.id
      return painted("~ \(name) \(field): \(shown(from)) → \(shown(to))", .yellow)
    }
  }

  private func shown(_ value: JSONValue) -> String {
    value == .null || value == .array([])
      ? Wording.unknown.text(in: language) : value.plainText
  }

  /// The text on as many lines as a terminal needs, all but the first of them indented.
  private func painted(_ text: String, _ style: TextStyle) -> [String] {
    let text = SafeText.of(text)
    guard let width, width > 2 else { return [painter.paint(text, style)] }
    return text.wrapped(toCells: width - 2).enumerated().map { index, line in
      (index == 0 ? "" : "  ") + painter.paint(line, style)
    }
  }
}
