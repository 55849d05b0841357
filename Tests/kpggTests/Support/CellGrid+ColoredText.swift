import Foundation

@testable import kpgg

extension CellGrid {
  /// The screen of a terminal with the colored output of a command.
  init(showing output: String, columns: Int) {
    let lines = output.split(separator: "\n", omittingEmptySubsequences: false)
    let rows = output.hasSuffix("\n") ? lines.dropLast() : lines[...]
    self.init(size: CellSize(width: columns, height: rows.count))
    for (y, line) in rows.enumerated() {
      var rest = CellArea(x: 0, y: y, width: columns, height: 1)
      for (text, style) in Self.styledTexts(of: line) {
        rest = rest.dropping(columns: put(text, in: rest, style))
      }
    }
  }

  /// The parts of a line between the SGR sequences (ECMA-48, 8.3.117).
  private static func styledTexts(of line: Substring) -> [(text: String, style: TextStyle)] {
    let parts = line.components(separatedBy: "\u{1B}[")
    return parts.enumerated().map { index, part in
      guard index > 0, let end = part.firstIndex(of: "m") else { return (part, .plain) }
      let codes = part[..<end].split(separator: ";").map(String.init)
      let text = String(part[part.index(after: end)...])
      return (text, codes.compactMap { styles[$0] }.reduce(TextStyle.plain) { $0.union($1) })
    }
  }

  private static let styles: [String: TextStyle] = Dictionary(
    uniqueKeysWithValues: [
      TextStyle.bold, .dim, .red, .green, .yellow, .blue, .magenta, .cyan,
    ].map { ($0.parameters, $0) })
}
