import KPGGCore
import KPGGQuiz

extension BrowserView {
  /// Draws the selected entry of a list beside it: a group with its members, a profile, or a song.
  ///
  /// It shows what is already loaded, so that moving through a list sends no requests. A click opens
  /// the entry.
  func drawPreview(in area: CellArea, on frame: inout BrowserFrame) {
    for y in 0..<area.height {
      frame.put("│", in: CellArea(x: area.x - 2, y: area.y + y, width: 1, height: 1), .dim)
    }
    switch state.selectedEntry {
    case .song(let song)?: drawPreview(of: song, in: area, on: &frame)
    case .subject(.member(let id))?: drawPreview(of: id, in: area, on: &frame)
    case .subject(.group(let id))?:
      drawGroup(GroupState(id: id, selection: -1), in: area, on: &frame)
    case nil: return
    }
    frame.addTarget(area, .open)
  }

  private func drawPreview(of id: MemberID, in area: CellArea, on frame: inout BrowserFrame) {
    guard let member = state.member(id) else { return }
    drawTitle(
      of: member, hasMark: state.subject == .member(id), in: area.row(0), on: &frame)
    let facts = area.dropping(rows: 2)
    draw(state.profileLines(of: member, in: facts), from: 0, in: facts, on: &frame)
  }

  private func drawPreview(of song: Song, in area: CellArea, on frame: inout BrowserFrame) {
    frame.put(song.title(in: language), in: area.row(0), [.bold, .magenta])
    let facts = area.dropping(rows: 2)
    let lines = ScrollableLines(writer.facts(of: song), in: facts)
    draw(lines, from: 0, in: facts, on: &frame)
  }
}
