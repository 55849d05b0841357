import KPGGCore
import KPGGPublishing

/// A page of the website: its path, its head, and its content.
struct SitePage: Sendable {
  let path: SitePath
  let language: Language
  let publication: SitePublication
  /// The title without the name of the site; `nil` for the home page.
  var title: String?
  /// What the page is about, for search engines and link previews; `nil` for what the site is.
  var summary: String?
  /// The picture for link previews.
  var picture: WebAddress?
  /// What the page is about, for search engines; `nil` for most pages.
  var structuredData: StructuredData?
  /// The addresses of the pictures in the content.
  var pictures: [WebAddress] = []
  /// Whether the page can load players of videos, after a click.
  var hasVideos = false
  /// The pages between the home page and this one, with their names.
  var parents: [(path: SitePath, name: String)] = []
  /// The paths of scripts that only this page has, relative to the folder of the site.
  var scripts: [String] = []
  var content: Markup = ""

  /// The page as a file. The content of a list is large, so it is copied only once.
  var siteFile: SiteFile {
    SiteFile(
      path: language.siteFolder + path.file, texts: [start.text, content.text, end.text])
  }

  private var words: Words { language.words }
  private var labels: SiteLabels { words.site }

  /// The path to the home page of the language; empty for the same folder. It is relative unless the
  /// server shows the page at any path.
  private var home: String {
    path.isShownAtOtherAddresses
      ? root + language.siteFolder : String(repeating: "../", count: path.depth)
  }

  /// The path to the folder of the site.
  private var root: String {
    if path.isShownAtOtherAddresses, let base = publication.basePath { return base }
    let home = String(repeating: "../", count: path.depth)
    return language.siteFolder.isEmpty ? home : "../" + home
  }

  /// The name of the site.
  private var siteTitle: String { publication.title ?? labels.title }

  /// The relative URL of another page in the same language.
  func address(of page: SitePath) -> String { home + page.address }

  /// The text with each run of Hangul marked as Korean, and with dates that stay on one line.
  func text(_ string: String) -> Markup { language.markup(string) }

  /// A link to another page in the same language.
  func link(to page: SitePath, _ name: String) -> Markup {
    "<a href=\"\(address(of: page))\">\(text(name))</a>"
  }

  /// The document before the content.
  private var start: Markup {
    """
    <!DOCTYPE html>
    <html lang="\(language.rawValue)">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta http-equiv="Content-Security-Policy" content="\(contentPolicy)">
    \(titleElement)
    <meta name="description" content="\(summary ?? labels.summary)">
    <meta name="color-scheme" content="light dark">
    <link rel="icon" href="\(root)icon.svg">
    <link rel="stylesheet" href="\(root)site.css">
    \(theme)\(addresses)\(scriptElements)
    </head>
    <body data-root="\(root)" data-home="\(home)"\(worker)>
    <a class="skip" href="#main">\(labels.skip)</a>
    \(header)
    <main id="main">
    \(breadcrumbs)
    """
  }

  /// The document after the content.
  private var end: Markup {
    """

    </main>
    \(footer)</body>
    </html>

    """
  }

  /// The publisher's style sheet and color, and what a phone shows on its home screen; nothing without
  /// them.
  private var theme: Markup {
    let style: Markup? = publication.style.map { _ in
      "<link rel=\"stylesheet\" href=\"\(root)\(SitePublication.styleFile)\">\n"
    }
    let color: Markup? = publication.themeColor.map {
      "<meta name=\"theme-color\" content=\"\($0.description)\">\n"
    }
    let app: Markup? = publication.base.map { _ in
      """
      <link rel="manifest" href="\(root)manifest.webmanifest">
      <link rel="apple-touch-icon" href="\(root)icon-192.png">

      """
    }
    let feed: Markup? = publication.feed.map { feed in
      """
      <link rel="alternate" type="application/atom+xml" title="\(feed.title)" \
      href="\(root)\(SiteFeed.fileName)">

      """
    }
    return "\(style)\(color)\(app)\(feed)"
  }

  private var footer: Markup {
    publication.footer.map { "<footer><p>\(text($0))</p></footer>\n" } ?? ""
  }

  /// The addresses of the page, and what search engines and link previews show. Search engines ignore
  /// a page about an error.
  private var addresses: Markup {
    path.isShownAtOtherAddresses
      ? "<meta name=\"robots\" content=\"noindex\">\n" : "\(alternates)\n\(preview)"
  }

  private var other: Language { language.next }

  private var addressInOtherLanguage: String {
    root + other.siteFolder + (path.isShownAtOtherAddresses ? "" : path.address)
  }

  /// Links to the page in each language, and to the English page for readers of any other language.
  /// Search engines expect absolute URLs, which need a base.
  private var alternates: Markup {
    let languages = Language.allCases.map { ($0.rawValue, $0) } + [("x-default", .english)]
    return languages.map { code, language -> Markup in
      let folder = language.siteFolder
      let url =
        publication.base.map { $0.description + folder + path.publishedAddress }
        ?? root + folder + path.address
      return "<link rel=\"alternate\" hreflang=\"\(code)\" href=\"\(url)\">"
    }.joined(separator: "\n")
  }

  /// The page's own URL, what it is about, and what a preview of a link to it shows (Open Graph);
  /// nothing without a base.
  private var preview: Markup {
    guard let base = publication.base else { return "" }
    let url = base.description + language.siteFolder + path.publishedAddress
    var properties = [
      ("title", title ?? siteTitle), ("type", "website"), ("url", url),
      ("site_name", siteTitle), ("description", summary ?? labels.summary),
      ("locale", language == .korean ? "ko_KR" : "en_US"),
    ]
    let picture = (picture ?? publication.preview)?.rawValue ?? base.description + "preview.png"
    properties.append(("image", picture))
    let elements = properties.map { name, content -> Markup in
      "<meta property=\"og:\(name)\" content=\"\(content)\">\n"
    }
    return """
      <link rel="canonical" href="\(url)">
      \(elements.joined())\(structuredData?.element(at: url))
      """
  }

  private var scriptElements: Markup {
    (["site.js"] + scripts).map { "<script defer src=\"\(root)\($0)\"></script>" as Markup }
      .joined(separator: "\n")
  }

  /// A title has no elements inside, so all of it has one language.
  private var titleElement: Markup {
    let title = [title, siteTitle].compactMap(\.self).joined(separator: " · ")
    return "<title\(languageMark(of: title))>\(title)</title>"
  }

  /// The attribute of an element whose text has Hangul, unless the page is in Korean. For elements
  /// that can have only text inside.
  func languageMark(of text: String) -> Markup {
    language != .korean && text.hasHangul ? " lang=\"ko\"" : ""
  }

  /// The mark for the script that a service worker keeps the site.
  private var worker: Markup { publication.base == nil ? "" : " data-worker" }

  /// The content security policy. It allows only pictures and players from other hosts.
  private var contentPolicy: String {
    let origins = Set(pictures.compactMap(\.origin)).sorted().map { " " + $0 }.joined()
    let frames = hasVideos ? "frame-src https://www.youtube-nocookie.com; " : ""
    return "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'\(origins); "
      + frames + (publication.base == nil ? "" : "manifest-src 'self'; ")
      + "base-uri 'none'; form-action 'self'"
  }
}

extension SitePage {
  private var header: Markup {
    let pages: [(SitePath, String)] = [
      (.groups, labels.groups), (.members, labels.members), (.songs, labels.songs),
      (.birthdays, labels.birthdays), (.daily, labels.daily), (.rank, labels.rank),
      (.compare, labels.compare), (.statistics, labels.statistics),
      (.favorites, labels.favorites), (.about, labels.about),
    ]
    let links = pages.map { "<li>\(navigationLink(to: $0, $1))</li>" as Markup }
    let found = labels.found
    let kinds = RecordKind.allCases.map { kind -> Markup in
      " data-\(kind.rawValue)=\"\(found.kind(kind))\""
    }.joined()
    return """
      <header>
      <a class="brand" href="\(address(of: .home))"\(mark(of: .home))>\(text(siteTitle))</a>
      <nav>
      \(menu)
      <ul>
      \(links.joined(separator: "\n"))
      <li><a href="\(addressInOtherLanguage)" hreflang="\(other.rawValue)" lang="\(other.rawValue)">\
      \(other.words.nativeName)</a></li>
      </ul>
      </nav>
      <form role="search" action="\(address(of: .search))">
      <input id="query" name="q" type="search" aria-label="\(labels.search)" \
      placeholder="\(labels.search)" autocomplete="off" autocapitalize="off" spellcheck="false">
      </form>
      </header>
      <p id="hits" role="status" data-none="\(found.none)" data-one="\(found.one)" \
      data-many="\(found.many)" data-first="\(found.first)" data-failed="\(found.failed)"></p>
      <section id="found" aria-label="\(labels.search)"\(kinds) data-lists="\(found.lists)" hidden>\
      <p hidden></p><ol class="rows"></ol></section>
      """
  }

  /// The button that shows and hides the list after it on phones, without JavaScript. The list is not
  /// inside: wider windows always show it, and not every browser can show the content of a closed
  /// `<details>`.
  private var menu: Markup {
    "<details class=\"menu\"><summary aria-label=\"\(labels.menu)\">☰</summary></details>"
  }

  /// A link that is marked on the page that it leads to.
  func navigationLink(to page: SitePath, _ name: String) -> Markup {
    "<a href=\"\(address(of: page))\"\(mark(of: page))>\(name)</a>"
  }

  /// The attribute of the link to this page.
  private func mark(of page: SitePath) -> Markup {
    page == path ? " aria-current=\"page\"" : ""
  }

  private var breadcrumbs: Markup {
    guard !parents.isEmpty else { return "" }
    let links = ([(.home, labels.home)] + parents).map { page, name in
      "<li>\(link(to: page, name))</li>" as Markup
    }
    return """
      <nav class="path" aria-label="\(labels.path)"><ol>\(links.joined())</ol></nav>

      """
  }
}

extension Language {
  /// The folder of the language's pages, with a slash at its end; empty for the site's folder.
  var siteFolder: String { self == .english ? "" : rawValue + "/" }
}

extension WebAddress {
  /// The scheme, the host, and the port; `nil` if they have characters that a policy cannot contain.
  fileprivate var origin: String? {
    let parts = rawValue.split(separator: "/", maxSplits: 2, omittingEmptySubsequences: false)
    guard parts.count == 3 else { return nil }
    let host = parts[2].prefix { !"/?#".contains($0) }
    let isPlain = host.utf8.allSatisfy { byte in
      byte.isASCIILetterOrDigit || "-.:".utf8.contains(byte)
    }
    return isPlain && !host.isEmpty ? "\(parts[0])//\(host)" : nil
  }
}
