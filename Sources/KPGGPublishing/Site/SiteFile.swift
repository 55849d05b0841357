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
}

/// The style sheet, the icon, and the scripts of the website, which are the same for every catalog.
extension SiteFile {
  /// The only style sheet.
  package static var styleSheet: SiteFile {
    SiteFile(path: "site.css", text: String(cString: kpgg_site_style()))
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

  /// A script without indentation, empty lines, and lines that are comments. The scripts must
  /// not have multiline strings, which this would change.
  private static func withoutComments(_ script: String) -> String {
    script.split(separator: "\n").map { $0.drop { $0 == " " } }
      .filter { line in !["//", "/**", "*"].contains { line.hasPrefix($0) } }
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
    switch self {
    case .null: "null"
    case .boolean(let value): String(value)
    case .integer(let value): String(value)
    case .number(let value): value.shortestText
    case .string(let value): Self.scriptText(of: value)
    case .array(let elements): "[" + elements.map(\.scriptText).joined(separator: ",") + "]"
    case .object(let members):
      "{"
        + members.map { Self.scriptText(of: $0.key) + ":" + $0.value.scriptText }
        .joined(separator: ",") + "}"
    }
  }

  private static func scriptText(of string: String) -> String {
    var text = "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      // `<` could end the element or start a comment.
      case _ where scalar == "<" || scalar.controlsOutput: text += scalar.unicodeEscape
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text + "\""
  }
}
