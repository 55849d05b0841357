/// A rendered frame of the browser.
typealias BrowserFrame = ScreenFrame<BrowserAction>

extension ScreenFrame<BrowserAction> {
  /// Translates terminal input into an event. A click means what this frame shows at its position.
  func event(for input: TerminalInput) -> BrowserEvent {
    switch input {
    case .key(let key): .key(key)
    case .paste(let text): .paste(text)
    case .report(let report): .reported(report)
    case .mouse(.press, let point): .action(action(at: point) ?? .dismissNotice)
    case .mouse(.wheelUp, _): .action(.move(.up))
    case .mouse(.wheelDown, _): .action(.move(.down))
    case .mouse(.wheelLeft, _): .action(.move(.left))
    case .mouse(.wheelRight, _): .action(.move(.right))
    }
  }
}
