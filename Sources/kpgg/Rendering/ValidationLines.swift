import KPGGCore

extension Renderer {
  /// The findings of a validation: an array, or a line each. At a terminal the counts follow.
  func validation(_ validation: CatalogValidation) -> String {
    guard format != .json else { return JSONValue(validation.findings).canonicalText }
    var lines = validation.findings.flatMap { self.lines(of: $0) }
    if let width {
      let counts = Self.counts(of: validation).text(in: language).wrapped(toCells: width)
      lines += (lines.isEmpty ? [] : [""]) + counts.map { painter.paint($0, .dim) }
    }
    return Self.text(lines)
  }

  private func lines(of finding: Finding) -> [String] {
    let severity = finding.severity.rawValue
    let style: TextStyle = finding.severity == .error ? [.bold, .red] : [.bold, .yellow]
    let text = SafeText.of("\(finding)")
    let lines = width.map { text.wrapped(toCells: $0) } ?? [text]
    return lines.enumerated().map { index, line in
      guard index == 0, line.hasPrefix(severity) else { return line }
      return painter.paint(severity, style) + line.dropFirst(severity.count)
    }
  }

  private static func counts(of validation: CatalogValidation) -> Label {
    let groupCount = validation.groupCount
    let groups = Wording.counted(groupCount, "group")
    let (errors, warnings) = (validation.count(of: .error), validation.count(of: .warning))
    guard errors + warnings > 0 else {
      return Label("\(groups), no problems", "그룹 \(groupCount)팀, 문제 없음")
    }
    return Label(
      "\(groups), \(Wording.counted(errors, "error")), \(Wording.counted(warnings, "warning"))",
      "그룹 \(groupCount)팀, 오류 \(errors)개, 경고 \(warnings)개")
  }
}
