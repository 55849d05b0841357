import KPGGCore

extension BrowserView {
  /// Puts the picture of what is shown at the right of an area, if there is one to show.
  ///
  /// - Returns: What is left of the area.
  func drawPicture(in area: CellArea, on frame: inout BrowserFrame) -> CellArea {
    frame.picture = picture(in: area)
    return textArea(of: area)
  }

  /// What a picture leaves of an area to the text.
  func textArea(of area: CellArea) -> CellArea {
    guard let picture = picture(in: area) else { return area }
    var rest = area
    rest.width -= picture.area.width + 2
    return rest
  }

  /// The picture of what is shown, if it is there, the terminal takes it and the area is large.
  private func picture(in area: CellArea) -> PicturePlacement? {
    guard area.width >= 64, area.height >= 10, let form = state.settings.pictures,
      let address = state.pictureAddress, let picture = state.pictures[address]?.value,
      form.supports(picture.format)
    else { return nil }
    let width = min(area.width / 3, 40)
    return PicturePlacement(
      address: address, picture: picture,
      area: CellArea(
        x: area.x + area.width - width, y: area.y + 2, width: width,
        height: min(width / 2 + 2, area.height - 4)))
  }
}
