import KPGGCore

extension BrowserView {
  /// Draws a member's facts between the title and the names of the adjacent members.
  func drawProfile(
    _ profile: ProfileState, _ layout: BrowserLayout, on frame: inout BrowserFrame
  ) {
    let area = layout.content
    let lineUp = state.lineUp(of: profile.member.groupID)
    guard lineUp.value != nil else {
      return drawStatus(of: lineUp, labels.loadingMembers, in: area, on: &frame)
    }
    let members = state.listedMembers(around: profile)
    guard let index = members.firstIndex(where: { $0.id == profile.member }) else {
      frame.put(labels.memberNotFound, in: area.row(0))
      return
    }
    if layout.hasProfileTitle {
      drawTitle(of: members[index], in: area.row(0), on: &frame)
      drawAdjacentMembers(of: index, in: members, in: area.row(area.height - 1), on: &frame)
    }
    draw(
      state.profileLines(of: members[index], in: layout.profileFacts), from: profile.scroll,
      in: layout.profileFacts, on: &frame)
  }

  /// Draws the member's name, the group, and the favorite mark that the key `f` toggles.
  func drawTitle(
    of member: Member, hasMark: Bool = true, in area: CellArea, on frame: inout BrowserFrame
  ) {
    let row = hasMark ? drawFavoriteMark(of: .member(member.id), in: area, on: &frame) : area
    let name = frame.put(member.name(in: language), in: row, [.bold, .magenta])
    frame.put("  " + state.group(member.groupID).name(in: language), in: name)
  }

  private func drawAdjacentMembers(
    of index: Int, in members: [Member], in area: CellArea, on frame: inout BrowserFrame
  ) {
    let name = { (step: Int) in
      members[(index + step + members.count) % members.count].name(in: language)
    }
    frame.putCentered("\(index + 1)/\(members.count)", in: area, .dim)
    guard members.count > 1 else { return }
    var half = area
    half.width = (area.width - 8) / 2
    frame.put("‹ \(name(-1))", in: half)
    frame.addTarget(half, .move(.left))
    half.x = area.x + area.width - half.width
    frame.putTrailing("\(name(1)) ›", in: half)
    frame.addTarget(half, .move(.right))
  }
}
