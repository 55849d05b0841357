import KPGGCore

/// The changes between two snapshots: a line each, and nothing for none.
extension SnapshotDifference: CommandOutput {
  var json: JSONValue { JSONValue(changes) }

  func lines(_ writer: TextWriter) -> [String] { changes.flatMap(writer.lines(of:)) }
}

extension TextWriter {
  fileprivate func lines(of change: SnapshotDifference.Change) -> [String] {
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

  /// The text on as many lines as a terminal needs; all but the first are indented.
  private func painted(_ text: String, _ style: TextStyle) -> [String] {
    let text = SafeText.of(text)
    guard let width, width > 2 else { return [painter.paint(text, style)] }
    return text.wrapped(toCells: width - 2).enumerated().map { index, line in
      (index == 0 ? "" : "  ") + painter.paint(line, style)
    }
  }
}

/// The findings of a validation, a line each; a terminal also gets their counts.
extension CatalogValidation: CommandOutput {
  var json: JSONValue { JSONValue(findings) }

  func lines(_ writer: TextWriter) -> [String] {
    let lines = findings.flatMap(writer.lines(of:))
    let footer = writer.footer(counts)
    return lines + (lines.isEmpty || footer.isEmpty ? [] : [""]) + footer
  }

  private var counts: Label {
    let groups = Wording.counted(groupCount, "group")
    let (errors, warnings) = (count(of: .error), count(of: .warning))
    guard errors + warnings > 0 else {
      return Label("\(groups), no problems", "그룹 \(groupCount)팀, 문제 없음")
    }
    return Label(
      "\(groups), \(Wording.counted(errors, "error")), \(Wording.counted(warnings, "warning"))",
      "그룹 \(groupCount)팀, 오류 \(errors)개, 경고 \(warnings)개")
  }
}

extension TextWriter {
  fileprivate func lines(of finding: Finding) -> [String] {
    let severity = finding.severity.rawValue
    let style: TextStyle = finding.severity == .error ? [.bold, .red] : [.bold, .yellow]
    return fitted("\(finding)").enumerated().map { index, line in
      guard index == 0, line.hasPrefix(severity) else { return line }
      return painter.paint(severity, style) + line.dropFirst(severity.count)
    }
  }
}

/// A change of many things at once: an object, or one line with their numbers.
struct Summary<Change: JSONRepresentable & Sendable>: CommandOutput {
  let change: Change
  let counts: Label

  var json: JSONValue { change.json }

  func lines(_ writer: TextWriter) -> [String] {
    writer.fitted(counts.text(in: writer.language))
  }
}

extension ExportSummary {
  /// `83 groups: 95 documents written, 0 unchanged, 0 removed`.
  var label: Label {
    let (written, unchanged, removed) = (written.count, unchanged.count, removed.count)
    return Label(
      "\(Wording.counted(groupCount, "group")): \(Wording.counted(written, "document")) written, "
        + "\(unchanged) unchanged, \(removed) removed",
      "그룹 \(groupCount)팀: 문서 \(written)개 작성, 그대로 \(unchanged)개, 삭제 \(removed)개")
  }
}

extension CatalogSyncSummary {
  /// `83 groups: 2 added, 1 changed, 0 removed`.
  var label: Label {
    let (added, changed, removed) = (added.count, changed.count, removed.count)
    return Label(
      "\(Wording.counted(groupCount, "group")): \(added) added, \(changed) changed, "
        + "\(removed) removed",
      "그룹 \(groupCount)팀: 추가 \(added)팀, 변경 \(changed)팀, 삭제 \(removed)팀")
  }
}
