@testable import kpgg

/// The colors of a terminal in a picture. The contrast between text and background is at least
/// 4.5:1.
struct PictureTheme {
  let name: String
  private let screen: String
  private let bar: String
  private let edge: String
  private let text: String
  /// The colors of styled text, by the names of their classes.
  private let colors: KeyValuePairs<String, String>

  static let light = PictureTheme(
    name: "light", screen: "#ffffff", bar: "#f6f8fa", edge: "#d1d9e0", text: "#1f2328",
    colors: [
      "dim": "#59636e", "red": "#cf222e", "green": "#1a7f37", "yellow": "#9a6700",
      "blue": "#0969da", "magenta": "#bf3989", "cyan": "#1b7c83",
    ])

  static let dark = PictureTheme(
    name: "dark", screen: "#0d1117", bar: "#161b22", edge: "#3d444d", text: "#f0f6fc",
    colors: [
      "dim": "#9198a1", "red": "#ff7b72", "green": "#3fb950", "yellow": "#d29922",
      "blue": "#58a6ff", "magenta": "#f778ba", "cyan": "#39c5cf",
    ])

  static let all = [light, dark]

  /// The classes of elements in a style. A color replaces the color of dimmed text.
  static func classNames(of style: TextStyle) -> [String] {
    classes.filter { style.contains($0.style) }.map(\.name)
  }

  private static let classes: [(name: String, style: TextStyle)] = [
    ("bold", .bold), ("dim", .dim), ("red", .red), ("green", .green), ("yellow", .yellow),
    ("blue", .blue), ("magenta", .magenta), ("cyan", .cyan),
  ]

  /// The rules of the style sheet. The fonts are the ones that GitHub uses for code, followed by
  /// Korean fonts.
  var rules: Markup {
    let colors = colors.map { name, color -> Markup in ".\(name){color:\(color)}\n" }.joined()
    return """
      svg{color:\(text)}
      text{font:13.3px ui-monospace,SFMono-Regular,"SF Mono",Menlo,Consolas,"DejaVu Sans Mono",\
      "Liberation Mono","D2Coding","Noto Sans Mono CJK KR",monospace}
      text,rect{fill:currentColor}
      .symbol,.wide,.title{text-anchor:middle}
      .wide{font-size:14.5px}
      .bold{font-weight:bold}
      \(colors).title{font-size:12px}
      .box{fill:none;stroke:currentColor}
      .heavy{stroke-width:2}
      .bar{fill:\(bar)}
      .screen{fill:\(screen)}
      .edge{fill:none;stroke:\(edge)}
      .buttons{fill:\(edge)}

      """
  }
}
