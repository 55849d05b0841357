extension BrowserView {
  /// All keys, on as many lines as they need.
  func drawHelp(scroll: Int, in area: CellArea, on frame: inout BrowserFrame) {
    let lines = helpLines(width: area.width)
    let scroll = max(0, min(scroll, lines.count - area.height))
    for (y, line) in lines.dropFirst(scroll).enumerated() {
      draw(line, in: area.row(y), on: &frame)
    }
  }

  /// How far the help can be scrolled.
  var lastHelpScroll: Int {
    let body = body(of: state.size)
    return max(0, helpLines(width: body.width).count - body.height)
  }

  private func helpLines(width: Int) -> [FactSheet.Line] {
    let facts = BrowserWording.keys.map {
      FactSheet.Fact($0.keys.text(in: language), $0.meaning.text(in: language))
    }
    return FactSheet(facts: facts).body(width: max(1, width))
  }
}
