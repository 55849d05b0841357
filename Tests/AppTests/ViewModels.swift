import Foundation
import KPGGCore

// View models as an app developer would write them.

/// The main screen: the featured group, and a row of groups for each section.
@MainActor
final class HomeModel {
  let reader: CatalogReader
  private(set) var featured: GirlGroup?
  private(set) var rows: [(section: DebutSection, groups: [GirlGroup])] = []
  private(set) var alert: String?

  init(_ reader: CatalogReader) { self.reader = reader }

  func load() async {
    do {
      let catalog = try await reader.catalog()
      featured = catalog.featuredGroup(on: .today)
      rows = catalog.sections.map { ($0, catalog.groups(in: $0)) }
      alert = nil
    } catch .cancelled {
      return
    } catch {
      alert = error.localizedDescription
    }
  }

  func refresh() async {
    reader.reload()
    await load()
  }
}

/// The screen of a group.
@MainActor
final class GroupModel {
  private let reader: CatalogReader
  private(set) var lineUp: LineUp?
  private(set) var alert: String?

  init(_ reader: CatalogReader) { self.reader = reader }

  func open(_ id: GroupID) async {
    do {
      lineUp = try await reader.lineUp(id: id)
    } catch {
      alert = error.localizedDescription
    }
  }

  var video: URL? { lineUp?.group.hitSong?.url }
  var status: String? { lineUp?.group.status?.name.korean }
}

/// The profile of a member: six labels with their values.
struct ProfileModel {
  let member: Member
  let group: GirlGroup

  private static let fields: [ProfileField] = [
    .stageName, .birthName, .birth, .mbti, .bloodType, .status,
  ]

  var koreanLines: [(label: String, value: String)] {
    Self.fields.map { ($0.name.korean, member.text(of: $0, in: group)?.korean ?? "–") }
  }

  var englishLines: [(label: String, value: String)] {
    Self.fields.map { ($0.name.english, member.text(of: $0, in: group)?.english ?? "–") }
  }
}

/// A search that updates with each letter.
@MainActor
final class SearchModel {
  private let reader: CatalogReader
  private var search: CatalogSearch?
  private(set) var hits: [SearchHit] = []

  init(_ reader: CatalogReader) { self.reader = reader }

  func type(_ text: String) async throws {
    if search == nil { search = try await reader.search() }
    hits = search?.hits(for: text, limit: 20) ?? []
  }
}

/// The download of a whole catalog, with a progress bar.
@MainActor
final class SyncModel {
  private let source: EndpointSource
  private(set) var done = 0
  private(set) var total = 0
  private(set) var alert: String?

  init(_ source: EndpointSource) { self.source = source }

  func sync() async {
    do {
      try await source.sync {
        self.done = $0.completedCount
        self.total = $0.totalCount
      }
    } catch {
      alert = error.isConnectionProblem ? "Check your connection." : error.localizedDescription
    }
  }
}

/// The birthdays of a week.
@MainActor
final class BirthdaysModel {
  private let reader: CatalogReader
  private(set) var birthdays: [Birthday] = []

  init(_ reader: CatalogReader) { self.reader = reader }

  func load(from day: CalendarDate) async throws {
    birthdays = try await reader.fullCatalog().birthdays(from: day, days: 6)
  }
}
