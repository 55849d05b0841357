import KPGGCore

extension Renderer {
  /// The home screen: the featured group as a sheet, then each section with its groups' names.
  func home(_ screen: HomeScreen) -> [String] {
    var lines = screen.featured.map { facts(of: $0) + [""] } ?? []
    for section in screen.catalog.sections {
      let groups = screen.catalog.groups(in: section)
      let title = "\(section.title(in: language)) (\(groups.count))"
      lines += fitted(title).map { painter.paint($0, .bold) }
      // A name stays whole where it can: only the spaces between names may break a line.
      let names = groups.map { $0.name(in: language) }.joined(separator: " · ")
      lines += fitted(names, indent: 2)
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

  private func fitted(_ text: String, indent: Int = 0) -> [String] {
    let text = SafeText.of(text)
    let margin = String(repeating: " ", count: indent)
    guard let width else { return [margin + text] }
    guard width > indent else { return text.wrapped(toCells: width) }
    return text.wrapped(toCells: width - indent).map { margin + $0 }
  }
}
