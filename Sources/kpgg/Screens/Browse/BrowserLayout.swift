import KPGGCore

/// The areas of the visible screen. They depend on the state alone; nothing is drawn.
struct BrowserLayout: Sendable {
  let header: CellArea
  /// The area between the header and the footer.
  let body: CellArea
  let footer: CellArea
  /// The area of the preview at the right of a list, on a screen of at least 120 columns.
  let preview: CellArea?
  /// The place for the image of the screen, at the right of the body or in the preview. `nil` if
  /// there is no image, or no room.
  let imagePlacement: ImagePlacement?
  /// The image, if it is loaded. Without it, its place is free for text.
  let image: ImageDrawing?
  /// The line with the filter and the order of the list, if one of them is active.
  let listStatus: CellArea?
  /// The lines with the news of the day, on a home screen without a filter that is high enough.
  let news: CellArea?
  /// The rest of the body, for text.
  let content: CellArea
  /// The number of rows that a page key moves in a list or a profile.
  let pageLength: Int

  /// A small screen drops the header first, then the footer.
  init(_ state: BrowserState) {
    let size = state.size
    var body = CellArea(x: 0, y: 0, width: size.width, height: size.height)
      .inset(size.width >= 24 ? 1 : 0)
    footer = body.takeLast(size.height >= 3 ? 1 : 0)
    header = body.takeFirst(size.height >= 16 ? 2 : size.height >= 5 ? 1 : 0)
    var content = body
    var preview: CellArea?
    if size.width >= 120, body.height >= 5, state.screen.controls != nil {
      let width = min(body.width * 2 / 5, 60)
      preview = CellArea(
        x: body.x + body.width - width, y: body.y, width: width, height: body.height)
      content.width -= width + 3
    }
    imagePlacement = state.imagePlacement(in: body, below: preview)
    image = imagePlacement.flatMap { state.images[$0]?.value ?? nil }
    if image != nil, let place = imagePlacement?.area {
      if preview == nil { content.width -= place.width + 2 }
      preview?.height = place.y - 1 - body.y
    }
    if state.showsListStatus, content.height > 1 {
      // In a search, the typed text stays above its filter.
      if case .search = state.screen {
        listStatus = content.row(1)
      } else {
        listStatus = content.row(0)
        content = content.dropping(rows: 1)
      }
    } else {
      listStatus = nil
    }
    if case .home(let home) = state.screen, home.controls.filter.text.isEmpty, content.height >= 18
    {
      news = content.takeFirst(state.news.count)
      // The cards have a margin of their own.
      if state.style(of: home) == .rows, !state.news.isEmpty { content = content.dropping(rows: 1) }
    } else {
      news = nil
    }
    (self.body, self.preview, self.content) = (body, preview, content)
    pageLength = size.pageLength
  }

  var home: HomeLayout { HomeLayout(content) }

  static func hasRoomForImage(_ size: CellSize) -> Bool { size.width >= 66 && size.height >= 12 }

  /// Whether a profile has room for its title and its navigation row.
  var hasProfileTitle: Bool { content.height >= 7 }

  /// The area of a profile's facts. With a title, two rows are reserved above and two below.
  var profileFacts: CellArea {
    guard hasProfileTitle else { return content }
    var area = content.dropping(rows: 2)
    area.height -= 2
    return area
  }
}

extension BrowserState {
  var layout: BrowserLayout { BrowserLayout(self) }

  /// Places the image of the screen at the right of an area, or in the lower half of a preview.
  fileprivate func imagePlacement(
    in area: CellArea, below preview: CellArea?
  ) -> ImagePlacement? {
    guard let imageProtocol, let url = shownImageURL else { return nil }
    let place = { (area: CellArea) in
      ImagePlacement(
        url: url, area: area, imageProtocol: imageProtocol,
        cell: cellSize ?? ImagePlacement.usualCell)
    }
    if let preview {
      var lower = preview.dropping(rows: preview.height / 2)
      (lower.width, lower.height) = (min(preview.width, 40), min(lower.height, 22))
      return place(lower)
    }
    let width = min(area.width / 3, 40)
    return place(
      CellArea(
        x: area.x + area.width - width, y: area.y + 2, width: width,
        height: min(width / 2 + 2, area.height - 4)))
  }
}
