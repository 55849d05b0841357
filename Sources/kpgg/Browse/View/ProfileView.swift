import KPGGCore

extension BrowserView {
  /// All that is known of a member, and at the bottom her neighbours in the line-up.
  func drawProfile(_ place: ProfilePlace, in area: CellArea, on frame: inout BrowserFrame) {
    let lineUp = state.lineUp(of: place.member.group)
    guard let members = lineUp.value?.members else {
      return drawWait(for: lineUp, BrowserWording.theMembers, in: area, on: &frame)
    }
    guard let index = members.firstIndex(where: { $0.id == place.member }) else {
      frame.put(BrowserWording.noSuchMember.text(in: language), in: area.row(0))
      return
    }
    var rest = area
    if hasTitle(area) {
      drawTitle(of: members[index], in: rest.row(0), on: &frame)
      rest = rest.dropping(rows: 2)
      drawNeighbours(of: index, in: members, in: rest.row(rest.height - 1), on: &frame)
      rest.height -= 2
    }
    let lines = profileLines(of: members[index], width: rest.width)
    let scroll = max(0, min(place.scroll, lines.count - rest.height))
    for (y, line) in lines.dropFirst(scroll).enumerated() {
      draw(line, in: rest.row(y), on: &frame)
    }
  }

  /// How far a profile can be scrolled.
  func lastScroll(of place: ProfilePlace) -> Int {
    guard let member = state.member(place.member) else { return 0 }
    let body = textArea(of: body(of: state.size))
    let height = hasTitle(body) ? body.height - 4 : body.height
    return max(0, profileLines(of: member, width: body.width).count - height)
  }

  private func hasTitle(_ area: CellArea) -> Bool { area.height >= 7 }

  private func profileLines(of member: Member, width: Int) -> [FactSheet.Line] {
    let career = career(of: member)
    let others = career?.entries.filter { $0.id != member.id }
      .compactMap { state.catalog.value?[$0.group] }
    let facts = renderer.facts(
      of: member, also: others ?? [], died: career?.died, today: state.settings.today)
    return FactSheet(facts: facts).body(width: max(1, width))
  }

  /// All entries of the same person, once all members are known.
  private func career(of member: Member) -> Appearances? {
    guard let everyone = state.everyone.value, let catalog = state.catalog.value else { return nil }
    let members = everyone.lineUps.lazy.flatMap(\.members).filter { $0.person == member.person }
    return catalog.appearances(of: member, among: Array(members))
  }

  private func drawTitle(
    of member: Member, in area: CellArea, on frame: inout BrowserFrame
  ) {
    let row = drawMark(of: .member(member.id), in: area, on: &frame)
    let name = frame.put(member.name(in: language), in: row, [.bold, .magenta])
    frame.put("  " + state.group(member.group).name(in: language), in: name)
  }

  private func drawNeighbours(
    of index: Int, in members: [Member], in area: CellArea, on frame: inout BrowserFrame
  ) {
    let name = { (step: Int) in
      members[(index + step + members.count) % members.count].name(in: language)
    }
    frame.putInMiddle("\(index + 1)/\(members.count)", in: area, .dim)
    guard members.count > 1 else { return }
    var half = area
    half.width = (area.width - 8) / 2
    frame.put("‹ \(name(-1))", in: half)
    frame.target(half, .move(.left))
    half.x = area.x + area.width - half.width
    frame.putAtEnd("\(name(1)) ›", in: half)
    frame.target(half, .move(.right))
  }
}
