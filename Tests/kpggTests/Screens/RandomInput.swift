import KPGGCore
import KPGGQuiz

@testable import kpgg

/// Random keys, clicks, pastes, and sizes.
struct RandomInput: Sendable {
  var generator: SeededGenerator
  let letters: String
  let pastes: [String]

  private static let keys: [Key] = [
    .enter, .enter, .enter, .enter, .escape, .up, .down, .down, .left, .home, .end, .pageUp,
    .pageDown, .tab, .backTab, .backspace, .delete, .control("g"), .control("p"), .control("u"),
  ]

  init(seed: UInt64, letters: String, pastes: [String]) {
    (generator, self.letters, self.pastes) = (SeededGenerator(seed: seed), letters, pastes)
  }

  /// A whole number below a limit.
  mutating func number(below limit: Int) -> Int { generator.index(below: limit) }

  /// The input for a screen.
  mutating func event<Event: ScreenEvent>(on frame: ScreenFrame<Event.Action>) -> Event {
    switch number(below: 100) {
    case 0..<5:
      return .resized(CellSize(width: 1 + number(below: 90), height: 1 + number(below: 30)))
    case 5..<15:
      let size = frame.grid.size
      let point = CellPoint(x: number(below: size.width + 1), y: number(below: size.height + 1))
      return Event.input(.mouse(.press, point), on: frame) ?? .action(.dismissNotice)
    case 15..<20: return .paste(pastes[number(below: pastes.count)])
    case 20..<55: return .key(.character(Array(letters)[number(below: letters.count)]))
    default: return .key(Self.keys[number(below: Self.keys.count)])
    }
  }
}

extension ScreenFrame {
  /// Whether the frame has a size, and its cursor, if any, is inside.
  func fits(_ size: CellSize) -> Bool {
    let area = CellArea(x: 0, y: 0, width: size.width, height: size.height)
    return grid.size == size && cursor.map(area.contains) ?? true
  }
}
