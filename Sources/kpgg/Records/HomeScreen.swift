import KPGGCore

/// The home screen: the featured group of a day, and the sections with their groups.
struct HomeScreen: CommandOutput {
  let catalog: Catalog
  /// The number of line-up entries of each group; `nil` if they were not counted.
  let memberCounts: [GroupID: Int]?
  let date: CalendarDate
  /// The news of the day; `nil` for JSON, which does not have it.
  let news: DayNews?
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
  /// The home screen: the featured group as a sheet, the news of the day, then each section with its
  /// groups' names. If it does not fit the terminal's rows, each section takes one.
  fileprivate func home(_ screen: HomeScreen) -> [String] {
    let catalog = screen.catalog
    let heading = fitted(words.groupOfTheDay).map { painter.paint($0, .bold) }
    let facts = screen.featured.map { heading + self.facts(of: $0) } ?? []
    let notes = [words.homeHint] + [screen.catalogDate.map(words.catalogDate)].compactMap(\.self)
    let end = notes.flatMap { fitted($0) }.map { painter.paint($0, .dim) }
    let news = screen.news?.summary(self) ?? []
    let start = [facts, news].filter { !$0.isEmpty }.flatMap { $0 + [""] }
    let whole = start + sections(of: catalog) + end
    // The shell's next prompt takes a row.
    guard let room = height.map({ $0 - 1 }), whole.count > room else { return whole }
    return compactHome(facts, news, rows(of: catalog), end, room: room)
  }

  private func sections(of catalog: Catalog) -> [String] {
    catalog.sections.flatMap { section in
      let groups = catalog.groups(in: section)
      return fitted(title(of: section, count: groups.count)).map { painter.paint($0, .bold) }
        + namesInLines(groups.map { $0.name(in: language) }, indent: 2) + [""]
    }
  }

  private func title(of section: DebutSection, count: Int) -> String {
    "\(section.title(in: language)) (\(count))"
  }

  /// The parts of the home screen that fit in the rows. The hint and the name of the featured group
  /// come first, then the sections, then the news, then the other facts.
  private func compactHome(
    _ facts: [String], _ news: [String], _ sections: [String], _ hint: [String], room: Int
  ) -> [String] {
    let title = facts.prefix(2)
    let gaps = (facts.isEmpty ? 0 : 1) + (sections.isEmpty ? 0 : 1)
    let rest = room - hint.count - title.count - gaps
    let shown = sections.prefix(max(0, rest))
    let left = rest - shown.count
    // A blank line is above the news.
    let shownNews = news.count < left ? news : []
    let used = shownNews.isEmpty ? 0 : shownNews.count + 1
    let others = facts.dropFirst(2).prefix(max(0, left - used))
    let parts = [title + others, shownNews[...], shown, hint[...]].filter { !$0.isEmpty }
    return Array(parts.joined(separator: [""]).suffix(max(1, room)))
  }

  /// One row for each section: its title, and the first of its groups.
  private func rows(of catalog: Catalog) -> [String] {
    let rows = catalog.sections.map { section in
      let groups = catalog.groups(in: section)
      return (
        title: SafeText.of(title(of: section, count: groups.count)),
        names: groups.map { SafeText.of($0.name(in: language)) }
      )
    }
    let widest = rows.map { CellWidth.of($0.title) }.max() ?? 0
    let room = max(1, (width ?? .max) - widest - 2)
    return rows.map { row in
      let title = row.title.padded(toCells: widest, alignment: .leading)
      guard let width, widest + 2 < width, !row.names.isEmpty else {
        return painter.paint(row.title.cut(toCells: width ?? .max), .bold)
      }
      return painter.paint(title, .bold) + "  " + firstNames(row.names, room: room)
    }
  }

  /// As many whole names as fit in a row, with dots between them.
  func firstNames(_ names: [String], room: Int) -> String {
    guard room < .max else { return names.joined(separator: " · ") }
    var (fitting, text): (String?, String) = (nil, "")
    for (index, name) in names.enumerated() {
      text += (index == 0 ? "" : " · ") + name
      // More names need even more room.
      guard CellWidth.of(text) <= room else { break }
      let row = text + (index == names.count - 1 ? "" : " · …")
      if CellWidth.of(row) <= room { fitting = row }
    }
    return fitting ?? names[0].cut(toCells: room)
  }

  /// Names with dots between them. A line breaks after a dot, and inside a name only if the name is
  /// wider than a line.
  private func namesInLines(_ names: [String], indent: Int) -> [String] {
    var lines: [String] = []
    for (index, name) in names.enumerated() {
      let piece = SafeText.of(name) + (index == names.count - 1 ? "" : " ·")
      let fits =
        if let width, let line = lines.last {
          CellWidth.of(line + " " + piece) + indent <= width
        } else {
          !lines.isEmpty
        }
      if fits {
        lines[lines.count - 1] += " " + piece
      } else {
        lines.append(piece)
      }
    }
    return lines.flatMap { fitted($0, indent: indent) }
  }
}
