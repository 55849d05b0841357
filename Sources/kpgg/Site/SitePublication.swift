import KPGGCore
import KPGGPublishing
import KPGGSystem

/// The publisher's choices for a website.
struct SitePublication: Sendable {
  /// The address of the published site; `nil` if it is unknown.
  var base: Endpoint?
  /// The site's name; `nil` for the usual one.
  var title: String?
  /// A text at the foot of each page.
  var footer: String?
  /// A style sheet that pages load after the site's own.
  var style: Data?
  /// The color of the browser's own controls; `nil` for the browser's choice.
  var themeColor: HexColor?
  /// The picture of link previews to pages without a picture; `nil` for the site's own.
  var preview: WebAddress?

  /// The changes that the site announces; `nil` without a feed.
  var feed: SiteFeed?

  /// The file of the publisher's style sheet.
  static let styleFile = "style.css"

  /// The maximum size of the publisher's style sheet, in bytes.
  static let styleLimit = 256 << 10

  /// The path of the base with a slash at both ends: `/` or `/kpop/`; `nil` without a base.
  var basePath: String? {
    base?.base.path(percentEncoded: true)
  }

  /// The publisher's style sheet, and the files that only a published site needs.
  var files: [SiteFile] {
    var files = [style.map { SiteFile(path: Self.styleFile, data: $0) }].compactMap(\.self)
    guard let base else { return files }
    files.append(
      SiteFile(
        path: "robots.txt", text: "User-agent: *\nAllow: /\nSitemap: \(base)sitemap.xml\n"))
    files += SiteFile.pictures + [manifest] + [feed?.file].compactMap(\.self)
    // Without it, GitHub Pages leaves out files that begin with an underscore.
    files.append(SiteFile(path: ".nojekyll", text: ""))
    return files
  }
}

extension SitePublication {
  /// The manifest of a web app (W3C), with which a phone can put the site on its home screen.
  private var manifest: SiteFile {
    let sizes = ["192x192", "512x512"]
    let icons = sizes.map { size in
      JSONValue.object([
        "sizes": .string(size), "src": .string("icon-\(size.prefix(3)).png"),
        "type": .string("image/png"),
      ])
    }
    var members: JSONMembers = [
      "display": .string("minimal-ui"), "icons": .array(icons),
      "name": .string(title ?? Language.english.words.site.title), "start_url": .string("./"),
    ]
    if let themeColor { members["theme_color"] = .string(themeColor.description) }
    return SiteFile(path: "manifest.webmanifest", text: JSONValue.object(members).canonicalText)
  }
}

/// A color as in CSS: `#a3246b`.
struct HexColor: Hashable, Sendable, LosslessStringConvertible {
  let description: String

  /// Reads three or six hexadecimal digits, with or without `#`.
  init?(_ text: String) {
    let digits = text.lowercased().utf8.drop { $0 == UInt8(ascii: "#") }
    guard [3, 6].contains(digits.count), text.utf8.count - digits.count <= 1,
      digits.allSatisfy({ "0123456789abcdef".utf8.contains($0) })
    else { return nil }
    let six = digits.count == 3 ? digits.flatMap { [$0, $0] } : Array(digits)
    description = "#" + String(decoding: six, as: UTF8.self)
  }
}
