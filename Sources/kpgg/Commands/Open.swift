import KPGGCore
import KPGGPublishing
import KPGGSystem

/// `kpgg open [NAME]` opens a page of the catalog's website.
enum Open: Command {
  static let description = CommandDescription(
    name: "open",
    summary: "Open the catalog, a group, or a member as a web page",
    discussion: [
      "kpgg writes the same website as 'kpgg export --site' to its cache folder. Later runs rewrite "
        + "only changed files. The pages work offline, except for pictures.",
      "kpgg opens the page with the command in BROWSER, or else with the default browser. If "
        + "neither BROWSER nor a display is available, kpgg prints the page's URL.",
    ],
    arguments: [
      ArgumentDescription(
        "[NAME…]", .groupOrMember,
        "A group or a member; spaces need no quotes (default: the home page)")
    ],
    options: OptionList { Options($0) },
    examples: [
      .init("kpgg open", "Open the home page"),
      .init("kpgg open oh my girl --lang ko", "Open a group's page in Korean"),
      .init("kpgg open OHMYGIRL/YooA --print", "Print the URL of a member's page"),
    ])

  private struct Options {
    let prints: Bool

    init(_ options: OptionReader) {
      prints = options.flag("print", "Print the page's URL instead of opening it")
      options.language()
      options.color()
      options.reading()
    }
  }

  static func run(in session: Session) async throws -> CommandResult {
    let options = Options(session.options)
    let page = try await page(named: try session.optionalName(), session.lookup)
    let folder = try await session.writeSite()
    let file = "\(folder)/\(session.textWriter.language.siteFolder)\(page.file)"
    let url = URL(fileURLWithPath: file, isDirectory: false).absoluteString
    let opener = URLOpener(player: nil, environment: session.context.environment)
    let commands = options.prints ? [] : try opener.commands(for: url)
    guard !commands.isEmpty else { return .text("\(url)\n") }
    try opener.start(commands, with: session.context.launch)
    return .nothing
  }

  private static func page(named name: String?, _ lookup: Lookup) async throws -> SitePath {
    guard let name else { return .home }
    return switch try await lookup.profile(named: name) {
    case .lineUp(let lineUp): .group(lineUp.group.id)
    case .member(let member, _): .member(member.id)
    }
  }
}

extension Session {
  /// Writes the website of the source into its own folder of the cache.
  ///
  /// - Returns: The path of the folder.
  fileprivate func writeSite() async throws -> String {
    guard let cache = UserFolders(environment: context.environment).cache else {
      throw CatalogError.noCacheFolder
    }
    let tree = try await reader.staticTree()
    let site = try await Site(of: self)
    let name = "sites/\(EndpointCache.folderName(of: source.location))"
    let folder: OpenFolder
    do throws(SystemError) {
      // An endpoint's catalog can be private, so other users must not read its site.
      try Folder.make(cache, isPrivate: true)
      folder = try OpenFolder(cache).makeFolder(name, isPrivate: true)
    } catch {
      throw ExportError.failed(path: "\(cache)/\(name)", reason: error.reason)
    }
    _ = try TreeExport(tree, siteFiles: site.files, into: folder).run()
    return folder.path
  }
}

extension SourceOption {
  /// A stable name of the catalog: `bundled`, a URL, or the absolute path of a folder.
  fileprivate var location: String {
    switch self {
    case .bundled: "bundled"
    case .folder(let path): URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    case .endpoint(let endpoint): endpoint.description
    }
  }
}
