import KPGGCore

extension Renderer {
  /// The home screen: the featured group as a sheet, then each section with its groups' names.
  func home(_ screen: HomeScreen) -> [String] {
    var lines = screen.featured.map { facts(of: $0) + [""] } ?? []
    for section in screen.catalog.sections {
      let groups = screen.catalog.groups(in: section)
      let title = "\(section.title(in: language)) (\(groups.count))"
      lines += fitted(title).map { painter.paint($0, .bold) }
      lines += namesInLines(groups.map { $0.name(in: language) }, indent: 2)
      lines.append("")
    }
    return lines
      + fitted(
        Label(
          "Look at a group with 'kpgg group NAME', at a member with 'kpgg profile NAME'.",
          "그룹은 'kpgg group 이름', 멤버는 'kpgg profile 이름'으로 볼 수 있습니다."
        ).text(in: language)
      ).map { painter.paint($0, .dim) }
  }

  /// Names with dots between them. A line breaks behind a dot, and within a name only where the
  /// name alone is too wide.
  private func namesInLines(_ names: [String], indent: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    for (index, name) in names.enumerated() {
      let piece = SafeText.of(name) + (index == names.count - 1 ? "" : " ·")
      let longer = line.isEmpty ? piece : "\(line) \(piece)"
      if line.isEmpty || width.map({ CellWidth.of(longer) + indent <= $0 }) ?? true {
        line = longer
      } else {
        lines += fitted(line, indent: indent)
        line = piece
      }
    }
    return lines + fitted(line, indent: indent)
  }

  /// The text, harmless, on as many lines as a terminal needs.
  func fitted(_ text: String, indent: Int = 0) -> [String] {
    let text = SafeText.of(text)
    let margin = String(repeating: " ", count: indent)
    guard let width else { return [margin + text] }
    guard width > indent else { return text.wrapped(toCells: width) }
    return text.wrapped(toCells: width - indent).map { margin + $0 }
  }
}
