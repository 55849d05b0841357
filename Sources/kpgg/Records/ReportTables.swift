import KPGGCore
import KPGGPublishing

extension Finding: Tabular {
  static let fields: [Field<Finding>] = [
    .document, .keyPath, .line, .column, .severity, .message,
  ]
}

extension Field<Finding> {
  static var document: Self { Self(.document, \.findingFields.document) }
  static var keyPath: Self { Self(.keyPath, \.findingFields.keyPath) }
  static var line: Self { Self(.line, \.findingFields.line, alignment: .trailing) }
  static var column: Self { Self(.column, \.findingFields.column, alignment: .trailing) }
  static var severity: Self {
    Self(
      .severity, \.findingFields.severity, overflow: .keep,
      shown: { $1.words.severity($0.severity) })
  }
  static var message: Self {
    Self(
      .message, \.findingFields.message, overflow: .wrap, shown: { $1.words.message(for: $0.kind) })
  }
}

extension RecordList<Finding> {
  /// The findings of a validation: one line for each, and for a terminal also their counts.
  init(_ validation: CatalogValidation, fields: FieldSelection<Finding>) {
    let counts: @Sendable (Words) -> String = { words in
      words.findings(
        groups: validation.groupCount, errors: validation.count(of: .error),
        warnings: validation.count(of: .warning))
    }
    self.init(records: validation.findings, fields: fields, count: counts) { writer, line in
      for finding in validation.findings { writer.lines(of: finding).forEach(line) }
      let footer = writer.footer(counts(writer.words))
      if !validation.findings.isEmpty, !footer.isEmpty { line("") }
      footer.forEach(line)
    }
  }
}

extension TextWriter {
  fileprivate func lines(of finding: Finding) -> [String] {
    let severity = words.severity(finding.severity)
    let style: TextStyle = finding.severity == .error ? [.bold, .red] : [.bold, .yellow]
    let keyPath = finding.keyPath == .root ? "" : "\(finding.keyPath): "
    let text =
      "\(severity): \(finding.document): \(keyPath)\(words.message(for: finding.kind))"
      + words.suffix(for: finding.position)
    return fitted(text).enumerated().map { index, line in
      guard index == 0, line.hasPrefix(severity) else { return line }
      return painter.paint(severity, style) + line.dropFirst(severity.count)
    }
  }
}

extension SnapshotDifference.Change: Tabular {
  static let fields: [Field<SnapshotDifference.Change>] = [
    .record, .id, .change, .field, .from, .to,
  ]
}

extension Field<SnapshotDifference.Change> {
  static var record: Self {
    Self(.record, \.kind, overflow: .keep, shown: { $1.words.kind($0.kind) })
  }
  static var id: Self { Self(.id, \.id) }
  static var change: Self { Self(.change, \.changeFields.change, overflow: .keep) }
  static var field: Self { Self(.field, \.changeFields.field, overflow: .keep) }
  static var from: Self { Self(.from, \.changeFields.from) }
  static var to: Self { Self(.to, \.changeFields.to) }
}

extension RecordList<SnapshotDifference.Change> {
  /// The changes between two snapshots: one line for each, and no output without changes.
  init(_ difference: SnapshotDifference, fields: FieldSelection<SnapshotDifference.Change>) {
    let changes = difference.changes
    self.init(
      records: changes, fields: fields,
      text: { writer, line in
        for change in changes {
          let (text, style) = writer.line(for: change)
          writer.painted(text, style).forEach(line)
        }
      })
  }
}

extension TextWriter {
  /// A change in one line of any length.
  func line(for change: SnapshotDifference.Change) -> (text: String, style: TextStyle) {
    let kind = words.kind(change.kind)
    switch change.event {
    case .added: return ("+ \(kind) \(change.id)", .green)
    case .removed: return ("- \(kind) \(change.id)", .red)
    case .changed(let field, let from, let to):
      // An id shows whether the record is a group or a member, but a section's key can be any text.
      let name = change.kind == .section ? "\(kind) \(change.id)" : change.id
      let values = excerpts(of: from, to)
      return ("~ \(name) \(field): \(values.from) → \(values.to)", .yellow)
    }
  }

  /// The values of a change. Of long texts, they are the parts around the first difference.
  func excerpts(of from: JSONValue, _ to: JSONValue) -> (from: String, to: String) {
    let (oldText, newText) = (text(of: from), text(of: to))
    guard Self.isLong(from) || Self.isLong(to) else { return (oldText, newText) }
    let common = zip(oldText, newText).prefix { $0 == $1 }.count
    // Some words before the difference show where it is.
    let start = max(0, common - 20)
    return (Self.excerpt(of: oldText, from: start), Self.excerpt(of: newText, from: start))
  }

  private func text(of value: JSONValue) -> String {
    value == .null || value == .array([]) ? words.labels.unknown : value.plainText
  }

  private static func isLong(_ value: JSONValue) -> Bool {
    if case .string(let text) = value { text.count > 100 } else { false }
  }

  private static func excerpt(of text: String, from start: Int) -> String {
    let rest = text.dropFirst(start)
    let shown = rest.prefix(60)
    return (start > 0 ? "…" : "") + shown + (shown.count < rest.count ? "…" : "")
  }

  /// The text on as many lines as a terminal needs; all but the first are indented.
  fileprivate func painted(_ text: String, _ style: TextStyle) -> [String] {
    let text = SafeText.of(text)
    guard let width, width > 2 else { return [painter.paint(text, style)] }
    return text.wrapped(toCells: width - 2).enumerated().map { index, line in
      (index == 0 ? "" : "  ") + painter.paint(line, style)
    }
  }
}
