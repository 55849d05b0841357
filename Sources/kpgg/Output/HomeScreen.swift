import KPGGCore

/// The home screen: the featured group of a day, and the sections with their groups.
struct HomeScreen: CommandOutput {
  let catalog: Catalog
  /// The number of line-up entries of each group; `nil` if they were not counted.
  let memberCounts: [GroupID: Int]?
  let date: CalendarDate
  /// The date of the embedded catalog; `nil` for other sources.
  let catalogDate: CalendarDate?

  fileprivate var featured: GirlGroup? { catalog.featuredGroup(on: date) }

  var json: JSONValue {
    let featured = featured.map { $0.json(memberCount: memberCounts?[$0.id]) }
    return .object([
      "date": date.json, "featured": featured ?? .null,
      "sections": .array(catalog.sections.map { $0.json(memberCounts: memberCounts) }),
    ])
  }

  func lines(_ writer: TextWriter) -> [String] { writer.home(self) }
}

extension TextWriter {
  /// The home screen: the featured group as a sheet, then each section with its groups' names.
  fileprivate func home(_ screen: HomeScreen) -> [String] {
    let catalog = screen.catalog
    var lines = screen.featured.map { facts(of: $0) + [""] } ?? []
    for section in catalog.sections {
      let groups = catalog.groups(in: section)
      let title = "\(section.title(in: language)) (\(groups.count))"
      lines += fitted(title).map { painter.paint($0, .bold) }
      lines += namesInLines(groups.map { $0.name(in: language) }, indent: 2)
      lines.append("")
    }
    let notes = [words.homeHint] + [screen.catalogDate.map(words.catalogDate)].compactMap(\.self)
    return lines + notes.flatMap { fitted($0) }.map { painter.paint($0, .dim) }
  }

  /// Names with dots between them. A line breaks after a dot, and inside a name only if the name is
  /// wider than a line.
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
}
