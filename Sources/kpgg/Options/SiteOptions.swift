import KPGGCore
import KPGGPublishing
import KPGGSystem

/// The options for the website of an export.
struct SiteOptions {
  /// The option that was typed, for errors about a conflict.
  let option: String
  private var publication = SitePublication()
  /// The file of the publisher's style sheet.
  private let style: NamedFile?
  /// The file of the snapshot that the feed begins with.
  private let snapshot: NamedFile?

  /// Reads the options; `nil` if none asks for a website.
  init?(_ options: OptionReader) throws(UsageError) {
    let isAsked = options.flag(
      "site", "Also write a website; open index.html to see it",
      "웹사이트도 내보내기 (index.html을 열면 보임)")
    let base = options.text(
      "base-url", placeholder: "URL",
      "URL of the published website; adds what search engines and servers need",
      "게시할 웹사이트의 URL. 검색 엔진과 서버에 필요한 파일도 추가")
    let title = options.text(
      "title", placeholder: "TEXT", "Name of the website", "웹사이트 이름")
    let footer = options.text(
      "footer", placeholder: "TEXT", "Text at the foot of each page", "모든 페이지 아래에 넣을 글")
    let style = options.text(
      "style", placeholder: "FILE", kind: .file,
      "Style sheet (CSS) that follows the website's own", "웹사이트에 덧붙일 스타일시트 (CSS)")
    let color = options.text(
      "theme-color", placeholder: "COLOR", "Color of the browser's controls: #a3246b",
      "브라우저 도구 막대의 색: #a3246b")
    let preview = options.text(
      "preview", placeholder: "URL", "Picture for previews of links to pages without one",
      "사진이 없는 페이지의 링크 미리보기에 쓸 이미지")
    let since = options.text(
      "since", placeholder: "FILE", kind: .file,
      "Snapshot; adds a feed of the changes since then; needs --base-url",
      "스냅샷 파일. 그 뒤에 바뀐 내용의 피드를 추가 (--base-url 필요)")
    let typed: [(name: String, value: String?, format: ValueFormat?)] = [
      ("base-url", base, .siteURL), ("title", title, .text), ("footer", footer, .text),
      ("style", style, nil), ("theme-color", color, .color), ("preview", preview, .picture),
      ("since", since, nil),
    ]
    let first = typed.first { $0.value != nil }?.name
    guard let option = isAsked ? "site" : first else { return nil }
    if let empty = typed.first(where: { $0.value?.isEmpty ?? false }) {
      throw empty.format.map { UsageError.emptyValue(option: "--\(empty.name)", $0) }
        ?? .emptyFileName(.input)
    }
    self.option = "--\(option)"
    self.style = style.map(NamedFile.init)
    snapshot = since.map(NamedFile.init)
    guard since == nil || base != nil else { throw .optionNeeds("--since", "--base-url") }
    publication.base = try base.map(Self.base)
    (publication.title, publication.footer) = (title, footer)
    if let color {
      guard let value = HexColor(color) else {
        throw .invalidValue(color, of: "--theme-color", .color)
      }
      publication.themeColor = value
    }
    if let preview {
      guard let address = WebAddress(preview) else {
        throw .invalidValue(preview, of: "--preview", .picture)
      }
      publication.preview = address
    }
  }

  /// The publisher's choices, with the content of the style sheet and the changes since the snapshot.
  func publication(_ session: Session) async throws -> SitePublication {
    var publication = publication
    if let style {
      publication.style = try style.data(
        as: .fileOrStream, limit: SitePublication.styleLimit, input: session.context.input)
    }
    if let snapshot, let base = publication.base {
      let old = try SnapshotCommand.snapshot(in: snapshot, session)
      publication.feed = SiteFeed(
        base: base, title: publication.title ?? Language.english.words.site.title,
        date: session.catalogDate ?? session.context.koreaToday(),
        changes: SnapshotDifference(from: old, to: try await session.reader.snapshot()).changes)
    }
    return publication
  }

  private static func base(_ text: String) throws(UsageError) -> Endpoint {
    do {
      return try Endpoint(text)
    } catch {
      throw .invalidURL(text, error, .siteURL)
    }
  }
}
