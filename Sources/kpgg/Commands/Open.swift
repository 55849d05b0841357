import KPGGCore
import KPGGPublishing
import KPGGSystem

/// `kpgg open [NAME]` opens a page of the catalog's website.
enum Open: Command {
  static let description = CommandDescription(
    name: "open",
    summary: HelpText(
      "Open the catalog, a group, or a member as a web page",
      "카탈로그, 그룹, 멤버를 웹 페이지로 열기"),
    discussion: [
      HelpText(
        "kpgg writes the same website as 'kpgg export --site' to its cache folder. Later runs "
          + "rewrite only changed files. The pages work offline, except for pictures.",
        "'kpgg export --site'와 같은 웹사이트를 캐시 폴더에 저장하며, 다음부터는 바뀐 파일만 다시 저장합니다. 사진 외에는 "
          + "네트워크 없이도 볼 수 있습니다."),
      HelpText(
        "kpgg opens the page with the command in BROWSER, or else with the default browser. If "
          + "neither BROWSER nor a display is available, kpgg prints the page's URL.",
        "페이지는 BROWSER의 명령으로 열고, 없으면 기본 브라우저로 엽니다. BROWSER도 디스플레이도 없으면 페이지의 URL을 출력합니다."),
    ],
    arguments: [
      ArgumentDescription(
        "[NAME…]", .groupOrMember,
        "A group or a member; spaces need no quotes (default: the home page)",
        "그룹이나 멤버. 빈칸이 있어도 따옴표가 필요 없음 (기본값: 홈)")
    ],
    options: OptionList { Options($0) },
    examples: [
      .init(
        "kpgg open", "Open the home page",
        "홈 열기"),
      .init(
        "kpgg open oh my girl --lang ko", "Open a group's page in Korean",
        "그룹의 한국어 페이지 열기"),
      .init(
        "kpgg open OHMYGIRL/YooA --print", "Print the URL of a member's page",
        "멤버 페이지의 URL 출력"),
    ])

  private struct Options {
    let prints: Bool

    init(_ options: OptionReader) {
      prints = options.flag(
        "print", "Print the page's URL instead of opening it",
        "페이지를 열지 않고 URL만 출력")
      options.language()
      options.color()
      options.reading()
    }
  }

  static func run(in session: Session) async throws -> CommandResult {
    let options = Options(session.options)
    let page = try await page(named: try session.optionalName(), session.lookup)
    let path = session.textWriter.language.siteFolder + page.file
    let folder = try await session.writeSite(with: path)
    let file = "\(folder)/\(path)"
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
  /// Writes the website of the source into its own folder of the cache. Writes nothing if this build already
  /// wrote the bundled catalog's site and no file is missing.
  ///
  /// - Returns: The path of the folder.
  fileprivate func writeSite(with page: String) async throws -> String {
    guard let cache = UserFolders(environment: context.environment).cache else {
      throw CatalogError.noCacheFolder
    }
    let name = "sites/\(EndpointCache.folderName(of: source.location))"
    let build =
      source.isBundled
      ? CurrentProcess.build.map { Data("\($0) \(context.bundled.date)".utf8) } : nil
    if let build, let folder = try? OpenFolder("\(cache)/\(name)"),
      (try? folder.read(Self.buildFile, limit: build.count)) == build,
      TreeExport.isComplete(folder, with: page)
    {
      return folder.path
    }
    let tree = try await reader.staticTree()
    let site = try await Site(of: self)
    let folder: OpenFolder
    do throws(SystemError) {
      // An endpoint's catalog can be private, so other users must not read its site.
      try Folder.make(cache, isPrivate: true)
      folder = try OpenFolder(cache).makeFolder(name, isPrivate: true)
    } catch {
      throw ExportError.failed(path: "\(cache)/\(name)", reason: error.reason)
    }
    try? folder.removeFile(Self.buildFile)
    _ = try TreeExport(tree, siteFiles: site.files, into: folder).run()
    // If this fails, the next run writes the site again.
    if let build { try? folder.save(build, to: Self.buildFile, durable: false) }
    return folder.path
  }

  /// The file that records which build wrote the site.
  private static let buildFile = ".build"
}

extension SourceOption {
  fileprivate var isBundled: Bool { if case .bundled = self { true } else { false } }

  /// A stable name of the catalog: `bundled`, a URL, or the absolute path of a folder.
  fileprivate var location: String {
    switch self {
    case .bundled: "bundled"
    case .folder(let path): URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    case .endpoint(let endpoint): endpoint.description
    }
  }
}
