import KPGGCore
import KPGGPublishing
import KPGGSystem

/// A feed of what changed in the catalog since a snapshot (Atom, RFC 4287).
struct SiteFeed: Sendable {
  static let fileName = "changes.xml"

  let base: Endpoint
  let title: String
  /// The day on which the changes were published.
  let date: CalendarDate
  let changes: [SnapshotDifference.Change]

  /// An entry for each record that changed, with a line for each change. Readers know entries by their
  /// IDs, so the same changes on another day are new entries.
  var file: SiteFile {
    let records = Dictionary(grouping: changes.indices) {
      changes[$0].kind.rawValue + changes[$0].id
    }
    let entries = records.values.sorted { $0[0] < $1[0] }.map { entry(of: $0.map { changes[$0] }) }
    let document: Markup = """
      <?xml version="1.0" encoding="UTF-8"?>
      <feed xmlns="http://www.w3.org/2005/Atom">
      <title>\(title)</title>
      <id>\(base.description)</id>
      <link href="\(base.description)"/>
      <link rel="self" href="\(base.description + Self.fileName)"/>
      <author><name>\(title)</name></author>
      <updated>\(moment)</updated>
      \(entries.joined())</feed>

      """
    return SiteFile(path: Self.fileName, text: document.text)
  }

  private var moment: String { "\(date)T00:00:00Z" }

  private func entry(of changes: [SnapshotDifference.Change]) -> Markup {
    let change = changes[0]
    let writer = TextWriter.plain(.english)
    let lines = changes.map { Markup(showing: writer.line(for: $0).text) }.joined(separator: "\n")
    let address = base.description + (change.page?.publishedAddress ?? "")
    return """
      <entry>
      <title>\(change.id)</title>
      <id>\(address)#\("\(change.kind.rawValue)-\(change.id)-\(date)".percentEncoded)</id>
      <link href="\(address)"/>
      <updated>\(moment)</updated>
      <summary>\(lines)</summary>
      </entry>

      """
  }
}

extension SnapshotDifference.Change {
  /// The page about the record; `nil` for a section, and for a record that is gone.
  fileprivate var page: SitePath? {
    guard event != .removed else { return nil }
    let group = GroupID(rawValue: id.firstPathComponent)
    switch kind {
    case .section: return nil
    case .member: return MemberID(id).map(SitePath.member)
    case .group, .song, .unit: return group.map(SitePath.group)
    }
  }
}
