internal import KPGGCatalogData
package import KPGGCore

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

  /// The code of the daily puzzle. A call with the groups must follow.
  package static var dailyScript: String {
    withoutComments(String(cString: kpgg_site_daily_script()))
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
  /// The text is also safe inside a `<script>` element: `<`, control characters, U+2028, and U+2029 are
  /// escaped.
  ///
  ///     JSONValue(["</script>", "효정"]).scriptText  // ["\u003C/script>","효정"]
  package var scriptText: String {
    var text = ""
    appendScript(to: &text)
    return text
  }

  private func appendScript(to text: inout String) {
    switch self {
    case .null: text += "null"
    case .boolean(let value): text += value ? "true" : "false"
    case .integer(let value): text += String(value)
    case .number(let value): text += value.shortestText
    case .string(let value): Self.append(value, to: &text)
    case .array(let elements):
      text += "["
      for (index, element) in elements.enumerated() {
        if index > 0 { text += "," }
        element.appendScript(to: &text)
      }
      text += "]"
    case .object(let members):
      text += "{"
      for (index, member) in members.enumerated() {
        if index > 0 { text += "," }
        Self.append(member.key, to: &text)
        text += ":"
        member.value.appendScript(to: &text)
      }
      text += "}"
    }
  }

  private static func append(_ string: String, to text: inout String) {
    text += "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      // `<` could end the element or start a comment. U+2028 and U+2029 end lines.
      case "<", "\0"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{2028}", "\u{2029}":
        let digits = String(scalar.value, radix: 16, uppercase: true)
        text += "\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits
      default: text.unicodeScalars.append(scalar)
      }
    }
    text += "\""
  }
}
