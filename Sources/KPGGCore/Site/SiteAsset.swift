internal import KPGGCatalogData

/// The style sheet, the icon, and the script of the web site, which are the same for every catalog.
package enum SiteAsset {
  /// The only style sheet.
  package static var styleSheet: SiteFile {
    SiteFile(path: "site.css", data: Data(String(cString: kpgg_site_style()).utf8))
  }

  /// The icon of all pages, without which browsers ask for `favicon.ico`.
  package static var icon: SiteFile {
    SiteFile(path: "icon.svg", data: Data(String(cString: kpgg_site_icon()).utf8))
  }

  /// The only script, apart from the search index and the birthdays.
  package static var script: SiteFile {
    SiteFile(path: "site.js", data: Data(String(cString: kpgg_site_script()).utf8))
  }
}
