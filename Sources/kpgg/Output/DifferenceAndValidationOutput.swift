import KPGGCore
import KPGGPublishing

/// The changes between two snapshots: one line for each change, and no output without changes.
extension SnapshotDifference: CommandOutput {
  var json: JSONValue { JSONValue(changes) }

  func lines(_ writer: TextWriter) -> [String] { changes.flatMap(writer.lines(of:)) }
}

extension TextWriter {
  fileprivate func lines(of change: SnapshotDifference.Change) -> [String] {
    let line = line(for: change)
    return painted(line.text, line.style)
  }

  /// A change in one line of any length.
  func line(for change: SnapshotDifference.Change) -> (text: String, style: TextStyle) {
    let kind = words.kind(change.kind)
    switch change.event {
    case .added: return ("+ \(kind) \(change.id)", .green)
    case .removed: return ("- \(kind) \(change.id)", .red)
    case .changed(let field, let from, let to):
      // An id shows whether the record is a group or a member, but a section's key can be any text.
      let name = change.kind == .section ? "\(kind) \(change.id)" : change.id
      return ("~ \(name) \(field): \(text(of: from)) → \(text(of: to))", .yellow)
    }
  }

  /// A value of a change.
  func text(of value: JSONValue) -> String {
    value == .null || value == .array([]) ? words.labels.unknown : value.plainText
  }

  /// The text on as many lines as a terminal needs; all but the first are indented.
  private func painted(_ text: String, _ style: TextStyle) -> [String] {
    let text = SafeText.of(text)
    guard let width, width > 2 else { return [painter.paint(text, style)] }
    return text.wrapped(toCells: width - 2).enumerated().map { index, line in
      (index == 0 ? "" : "  ") + painter.paint(line, style)
    }
  }
}

/// The findings of a validation: one line for each, and for a terminal also their counts.
extension CatalogValidation: CommandOutput {
  var json: JSONValue { JSONValue(findings) }

  func lines(_ writer: TextWriter) -> [String] {
    let lines = findings.flatMap(writer.lines(of:))
    let counts = writer.words.findings(
      groups: groupCount, errors: count(of: .error), warnings: count(of: .warning))
    let footer = writer.footer(counts)
    return lines + (lines.isEmpty || footer.isEmpty ? [] : [""]) + footer
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
