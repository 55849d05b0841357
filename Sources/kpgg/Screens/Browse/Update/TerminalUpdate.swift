extension BrowserState {
  /// Stores an answer of the terminal. A better image protocol replaces half blocks.
  ///
  /// The protocol that the environment indicates stays.
  mutating func receive(_ report: TerminalReport) -> [BrowserEffect] {
    switch report {
    case .cellSize(let size):
      cellSize = size
      return []
    case .kittyGraphics where settings.asksForImages: imageProtocol = .kitty
    case .attributes(showsSixels: true) where settings.asksForImages && imageProtocol != .kitty:
      imageProtocol = .sixel
    case .kittyGraphics, .attributes: return []
    }
    return loadImage()
  }
}
