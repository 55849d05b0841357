internal import KPGGCatalogData
import KPGGCore

/// The style sheet, the icon, and the scripts of the website, which are the same for every catalog.
package enum SiteAsset {
  /// The only style sheet.
  package static var styleSheet: SiteFile {
    SiteFile(path: "site.css", data: Data(String(cString: kpgg_site_style()).utf8))
  }

  /// The icon of all pages. Without it, browsers request `favicon.ico`.
  package static var icon: SiteFile {
    SiteFile(path: "icon.svg", data: Data(String(cString: kpgg_site_icon()).utf8))
  }

  /// The script of all pages.
  package static var script: SiteFile {
    let text = withoutComments(String(cString: kpgg_site_script()))
    return SiteFile(path: "site.js", data: Data(text.utf8))
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
