import Foundation
import KPGGCore

// View models as an app developer would write them.

/// What all screens have: a sentence to show if something cannot be loaded.
@MainActor
class Screen {
  private(set) var alert: String?

  func load(_ body: () async throws -> Void) async {
    do {
      try await body()
      alert = nil
    } catch CatalogError.cancelled {
      return
    } catch {
      alert = error.localizedDescription
    }
  }
}

/// The main screen: the featured group, and a row of groups for each section.
final class HomeModel: Screen {
  private let reader: CatalogReader
  private(set) var featured: GirlGroup?
  private(set) var rows: [(section: DebutSection, groups: [GirlGroup])] = []

  init(_ reader: CatalogReader) { self.reader = reader }

  func load() async {
    await load {
      let catalog = try await reader.catalog()
      featured = catalog.featuredGroup(on: .today)
      rows = catalog.sections.map { ($0, catalog.groups(in: $0)) }
    }
  }

  func refresh() async {
    reader.reload()
    await load()
  }
}

/// The screen of a group.
final class GroupModel: Screen {
  private let reader: CatalogReader
  private(set) var lineUp: LineUp?

  init(_ reader: CatalogReader) { self.reader = reader }

  func open(_ id: GroupID) async { await load { lineUp = try await reader.lineUp(id: id) } }

  var video: URL? { lineUp?.group.hitSong?.url }
  var status: String? { lineUp?.group.status?.name.korean }
  var tallestFirst: [Member] { lineUp?.members.ordered(by: \.height, isReversed: true) ?? [] }
}

/// The profile of a member: six labels with their values.
struct ProfileModel {
  let member: Member
  let group: GirlGroup
  static let fields: [ProfileField] = [.stageName, .birthName, .birth, .mbti, .bloodType, .status]

  func lines(in language: Language) -> [String] {
    Self.fields.map { field in
      let text = member.text(of: field, in: group)?.text(in: language) ?? "–"
      return "\(field.name.text(in: language)): \(text)"
    }
  }
}

/// A search that updates with each letter, and the lists and charts of the whole catalog.
final class CatalogModel: Screen {
  private(set) var catalog = FullCatalog([])
  private(set) var hits: [SearchHit] = []
  private var search = CatalogSearch(FullCatalog([]))

  func open(_ reader: CatalogReader) async {
    await load {
      catalog = try await reader.fullCatalog()
      search = CatalogSearch(catalog)
    }
  }

  func type(_ text: String) { hits = search.hits(for: text, limit: 20) }

  func members(_ filter: MemberFilter) -> [Member] {
    catalog.lineUps.flatMap(\.members).filter(filter.matches).ordered(by: \.birthDate)
  }

  func birthdays(from day: CalendarDate) -> [Birthday] { catalog.birthdays(from: day, days: 6) }
  var types: [Distribution.Count] { catalog.distribution(of: .mbti).counts }
  var calendar: Data { Data(catalog.birthdayCalendar(in: .korean).utf8) }
}

/// The download of a whole catalog, with a progress bar.
final class SyncModel: Screen {
  private(set) var progress = 0.0

  func sync(_ source: EndpointSource) async {
    await load {
      try await source.sync { self.progress = Double($0.completedCount) / Double($0.totalCount) }
    }
  }
}
