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
  var status: String? { lineUp?.group.status?.koreanName }
}

/// The profile of a member: six labels with their values.
struct ProfileModel {
  let member: Member

  var koreanLines: [(label: String, value: String)] {
    ProfileField.allCases.map { ($0.koreanName, member.koreanText(of: $0) ?? "–") }
  }

  var englishLines: [(label: String, value: String)] {
    ProfileField.allCases.map { ($0.englishName, member.englishText(of: $0) ?? "–") }
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
    hits = search.map { Array($0.hits(for: text).prefix(20)) } ?? []
  }
}

/// The birthdays of a week.
@MainActor
final class BirthdaysModel {
  private let reader: CatalogReader
  private(set) var birthdays: [Birthday] = []

  init(_ reader: CatalogReader) { self.reader = reader }

  func load(from day: CalendarDate) async throws {
    let catalog = try await reader.catalog()
    let members = try await reader.lineUps(of: catalog.groups).flatMap(\.members)
    birthdays = catalog.birthdays(of: members, from: day, days: 6)
  }
}
