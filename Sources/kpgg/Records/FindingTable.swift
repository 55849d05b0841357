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
    self.init(records: validation.findings, fields: fields, count: counts) { writer in
      let lines = validation.findings.flatMap(writer.lines(of:))
      let footer = writer.footer(counts(writer.words))
      return lines + (lines.isEmpty || footer.isEmpty ? [] : [""]) + footer
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
