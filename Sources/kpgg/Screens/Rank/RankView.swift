import KPGGCore

extension RankState {
  /// The ranking at the state's size, which is at least one cell.
  var frame: GameFrame {
    var frame = GameFrame(size: size, isASCII: settings.isASCII)
    frame.setTitle(toPath: [labels.title, settings.name])
    let areas = GameAreas(size)
    frame.putPath([labels.title, settings.name], in: areas.header)
    let message = notice.first ?? status
    frame.put(message, in: areas.progress, notice.isEmpty && !isSkipping ? .dim : [.bold, .yellow])
    if showsHelp || cards.isEmpty {
      for (y, text) in page.dropFirst(scrollOffset).prefix(max(0, areas.body.height)).enumerated() {
        frame.put(text, in: areas.body.row(y))
      }
    } else {
      drawCards(in: areas.body, on: &frame)
    }
    frame.putHints(RankKeys.hints(for: self), in: areas.footer)
    return frame
  }

  private var status: String {
    if cards.isEmpty { return labels.done }
    return isSkipping ? labels.skipQuestion : labels.left(ranking.questionsLeft)
  }

  /// The list of keys, or the places of a complete ranking.
  var page: [String] {
    showsHelp ? RankKeys.table.help(in: language).map(\.line) : places
  }

  /// A line for each record that has a place.
  var places: [String] {
    ranking.places.flatMap { place in
      place.items.map { id in
        let name = settings.items[id]?.name(in: language) ?? id.description
        return "\(place.number)".padded(toCells: 4, alignment: .trailing) + "  " + name
      }
    }
  }

  private func drawCards(in area: CellArea, on frame: inout GameFrame) {
    var rest = area
    if area.height >= 8 {
      frame.putCentered(labels.question(settings.kind), in: rest.takeFirst(1), .bold)
      if area.height >= 12 { _ = rest.takeFirst(1) }
    }
    let isWide = area.width >= 56
    for (index, item) in cards.enumerated() {
      var card = rest
      if isWide {
        card.width = (rest.width - 2) / 2
        card.x = rest.x + index * (card.width + 2)
        card.height = min(rest.height, 8)
      } else {
        card.height = min(rest.height / 2, 6)
        card.y = rest.y + index * card.height
      }
      draw(item, index, in: card, on: &frame)
    }
  }

  private func draw(
    _ item: RankItem, _ index: Int, in area: CellArea, on frame: inout GameFrame
  ) {
    guard area.height > 0, area.width > 0 else { return }
    frame.addTarget(area, .choose(index))
    let name = "\(index + 1)  \(item.name(in: language))"
    let facts = item.facts(in: language)
    guard area.height >= 4 else {
      frame.put(
        facts.prefix(1).joined(separator: " · "), in: frame.put(name + "  ", in: area, .bold), .dim)
      return
    }
    frame.drawBox(area, isSelected: false)
    var inside = area.inset(2).dropping(rows: 1)
    _ = inside.takeLast(1)
    frame.put(name, in: inside.takeFirst(1), .bold)
    let lines = facts.count <= inside.height ? facts : [facts.joined(separator: " · ")]
    for (y, text) in lines.prefix(inside.height).enumerated() {
      frame.put(text, in: inside.row(y).dropping(columns: 3), .dim)
    }
  }
}

/// All keys of a ranking, and the keys that work in its current state.
enum RankKeys {
  static let table = KeyTable<GameAction>(
    [
      .init(.choose(0), ["1", .left]) { $0.words.rank.keys.first },
      .init(.choose(1), ["2", .right]) { $0.words.rank.keys.second },
      .init(.tie, ["="]) { $0.words.rank.keys.tie },
      .init(.skip, ["s"]) { $0.words.rank.keys.skip },
      .init(.undo, ["u"]) { $0.words.rank.keys.undo },
      .init(.copy, ["y"]) { $0.words.daily.keys.copy },
      .init("↓↑", [(.up, .up), (.down, .down)]), .scroll,
    ] + KeyTable.Row.common)

  /// The hints of the last line, most useful first, with help and leaving last.
  static func hints(for state: RankState) -> [KeyHint<GameAction>] {
    let (rank, keys) = (state.labels.keys, state.language.words.quiz.keys)
    let end = [table.hint(.help, keys.help), table.hint(.leave, keys.leave)]
    if state.showsHelp { return end }
    if state.isSkipping {
      return [
        table.hint(.choose(0), rank.first), table.hint(.choose(1), rank.second),
        table.hint(.leave, state.language.words.browser.cancel),
      ]
    }
    let choices =
      state.cards.isEmpty
      ? [table.hint(.copy, state.language.words.daily.keys.copy)]
      : [
        table.hint(.choose(0), rank.first), table.hint(.choose(1), rank.second),
        table.hint(.tie, rank.tie), table.hint(.skip, rank.skip),
      ]
    return choices + (state.ranking.choices.isEmpty ? [] : [table.hint(.undo, rank.undo)]) + end
  }
}
