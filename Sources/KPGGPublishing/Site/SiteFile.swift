import KPGGCatalogData
package import KPGGCore
package import KPGGSystem

/// A file of the website: a page, script, style sheet, calendar, or sitemap.
package struct SiteFile: Hashable, Sendable {
  /// The path relative to the exported folder.
  package let path: String
  package let data: Data

  package init(path: String, data: Data) { (self.path, self.data) = (path, data) }

  package init(path: String, text: String) { self.init(path: path, data: Data(text.utf8)) }

  /// A file with texts that follow each other.
  package init(path: String, texts: [String]) {
    var data = Data(capacity: texts.reduce(0) { $0 + $1.utf8.count })
    for text in texts { data.append(contentsOf: text.utf8) }
    self.init(path: path, data: data)
  }

  /// A script that calls a function with values. Other code comes before the call.
  package init(
    path: String, code: String = "", calling function: String, with values: JSONValue...
  ) {
    var bytes = Array("\(code)\(function)(".utf8)
    for (index, value) in values.enumerated() {
      if index > 0 { bytes.append(UInt8(ascii: ",")) }
      value.appendScript(to: &bytes)
    }
    bytes += ");\n".utf8
    self.init(path: path, data: Data(bytes))
  }
}

/// The style sheet, the icon, and the scripts of the website, which are the same for every catalog.
extension SiteFile {
  /// The only style sheet.
  package static var styleSheet: SiteFile {
    SiteFile(path: "site.css", text: withoutComments(String(cString: kpgg_site_style())))
  }

  /// The icon of all pages. Without it, browsers request `favicon.ico`.
  package static var icon: SiteFile {
    SiteFile(path: "icon.svg", text: String(cString: kpgg_site_icon()))
  }

  /// The script of all pages.
  package static var script: SiteFile {
    SiteFile(path: "site.js", text: withoutComments(String(cString: kpgg_site_script())))
  }

  /// The code of the daily puzzles. A page also needs a script that calls it with the candidates.
  package static var dailyScript: SiteFile {
    SiteFile(path: "daily.js", text: withoutComments(String(cString: kpgg_site_daily_script())))
  }

  /// The code that shows birthdays and debuts. A call with those of all days must follow.
  package static var birthdayScript: String {
    withoutComments(String(cString: kpgg_site_birthday_script()))
  }

  /// The code of the page that compares groups. A call with their facts must follow.
  package static var compareScript: String {
    withoutComments(String(cString: kpgg_site_compare_script()))
  }

  /// The code of the page that ranks records.
  package static var rankScript: SiteFile {
    SiteFile(path: "rank.js", text: withoutComments(String(cString: kpgg_site_rank_script())))
  }

  /// The code of the lists. A call with their values must follow.
  package static var listScript: String {
    withoutComments(String(cString: kpgg_site_list_script()))
  }

  /// The favorites, and the buttons that add and remove them.
  package static var favoritesScript: SiteFile {
    SiteFile(
      path: "favorites.js", text: withoutComments(String(cString: kpgg_site_favorites_script())))
  }

  /// The page that lists the favorites. It needs ``favoritesScript``.
  package static var favoritesPageScript: SiteFile {
    SiteFile(
      path: "favorites-page.js",
      text: withoutComments(String(cString: kpgg_site_favorites_page_script())))
  }

  /// The service worker of a published site, which keeps some files from the first visit on.
  package static func worker(keeping files: [String]) -> SiteFile {
    SiteFile(
      path: "service-worker.js",
      text: "const FILES=\(JSONValue(files).scriptText);\n"
        + withoutComments(String(cString: kpgg_site_worker())))
  }

  /// The pictures of a published site: its icons, and the picture of link previews.
  package static var pictures: [SiteFile] {
    UnsafeBufferPointer(start: kpgg_site_pictures(), count: kpgg_site_picture_count()).map {
      SiteFile(path: String(cString: $0.name), data: Data(bytes: $0.bytes, count: $0.size))
    }
  }

  /// A script or a style sheet without indentation, empty lines, and lines that are comments. It must
  /// not have multiline strings, which this would change, or other lines that begin with `*`.
  private static func withoutComments(_ code: String) -> String {
    code.split(separator: "\n").map { $0.drop { $0 == " " } }
      .filter { line in !["//", "/*", "*"].contains { line.hasPrefix($0) } }
      .filter { !$0.isEmpty }.map { $0 + "\n" }.joined()
  }
}

extension JSONValue {
  /// The value as an expression in a script, without white space.
  ///
  /// The text is also safe inside a `<script>` element: `<` and characters that control a page are
  /// escaped.
  ///
  ///     JSONValue(["</script>", "효정"]).scriptText  // ["\u003c/script>","효정"]
  package var scriptText: String {
    var bytes: [UInt8] = []
    appendScript(to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Appends the value as an expression in a script.
  fileprivate func appendScript(to bytes: inout [UInt8]) {
    switch self {
    case .null: bytes += "null".utf8
    case .boolean(let value): bytes += String(value).utf8
    case .integer(let value): bytes += String(value).utf8
    case .number(let value): bytes += value.shortestText.utf8
    case .string(let value): Self.appendScript(of: value, to: &bytes)
    case .array(let elements):
      bytes.append(UInt8(ascii: "["))
      for (index, element) in elements.enumerated() {
        if index > 0 { bytes.append(UInt8(ascii: ",")) }
        element.appendScript(to: &bytes)
      }
      bytes.append(UInt8(ascii: "]"))
    case .object(let members):
      bytes.append(UInt8(ascii: "{"))
      for (index, member) in members.enumerated() {
        if index > 0 { bytes.append(UInt8(ascii: ",")) }
        Self.appendScript(of: member.key, to: &bytes)
        bytes.append(UInt8(ascii: ":"))
        member.value.appendScript(to: &bytes)
      }
      bytes.append(UInt8(ascii: "}"))
    }
  }

  private static func appendScript(of string: String, to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "\""))
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": bytes += "\\\"".utf8
      case "\\": bytes += "\\\\".utf8
      // `<` could end the element or start a comment.
      case _ where scalar == "<" || scalar.controlsOutput: bytes += scalar.unicodeEscape.utf8
      default: bytes += String(scalar).utf8
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }
}
