import KPGGCore
import KPGGQuiz

/// `kpgg random [KIND]` shows a random group, member, song, or unit.
enum Random: Command {
  static let description = CommandDescription(
    name: "random",
    summary: HelpText(
      "Show a random group, member, song, or unit",
      "무작위로 그룹, 멤버, 노래, 유닛 보기"),
    discussion: [
      HelpText(
        "With the same catalog, the same seed always picks the same record.",
        "카탈로그와 시드가 같으면 언제나 같은 결과가 나옵니다.")
    ],
    arguments: [
      ArgumentDescription(
        "[KIND]", .choice(RecordKind.allCases.map(\.rawValue)),
        "What to pick: 'group', 'member', 'song', or 'unit' (default: 'group')",
        "고를 종류: 'group', 'member', 'song', 'unit' (기본값: 'group')")
    ],
    options: OptionList { try Options($0) },
    examples: [
      .init(
        "kpgg random", "Show a random group",
        "무작위로 그룹 보기"),
      .init(
        "kpgg random member --seed 7", "Show a random member, the same one every time",
        "시드로 정한 멤버 보기 (언제나 같은 멤버)"),
      .init(
        "kpgg random song --favorites", "Show one of your favorite songs",
        "즐겨찾기한 노래 하나 보기"),
    ])

  private struct Options {
    let seed: UInt64?
    let favorites: FavoriteSelection

    init(_ options: OptionReader) throws(UsageError) {
      seed = try options.seed(
        "Whole number that determines the pick",
        "무작위 선택의 시드 (정수)")
      favorites = try FavoriteSelection(
        options, "Pick only from your favorites",
        "즐겨찾기에서만 고르기")
      options.listing()
    }
  }

  static var schemas: [OutputSchema] {
    RecordKind.allCases.map { OutputSchema(of: $0.record, after: [$0.rawValue]) }
  }

  static func run(in session: Session) async throws -> CommandResult {
    switch try session.arguments.words.first.map({ try RecordKind.choice($0, .recordKind) }) {
    case .group, nil: try await group(in: session)
    case .member: try await member(in: session)
    case .song: try await song(in: session)
    case .unit: try await unit(in: session)
    }
  }

  private static func group(in session: Session) async throws -> CommandResult {
    let fields = try session.fields(of: LineUp.self)
    var picker = try Picker(in: session)
    let catalog = try await session.reader.catalog()
    let group = try picker.pick(from: catalog.groups) { .group($0.id) }
    let lineUp = try await session.reader.lineUp(of: group)
    let found = fields.showsSheet ? await session.relations(of: [lineUp]) : nil
    let relations = found?.finder?.relations(of: lineUp)
    return .show(
      SingleRecord(record: lineUp, fields: fields) { $0.group(lineUp, relations: relations) }
    ).adding(notice: found?.notice)
  }

  private static func member(in session: Session) async throws -> CommandResult {
    let fields = try session.fields(of: MemberProfile.self)
    var picker = try Picker(in: session)
    let catalog = try await session.reader.catalog()
    let lineUps = try await session.reader.lineUps(of: catalog.groups)
    let entries = lineUps.indices.flatMap { index in
      lineUps[index].members.indices.map { (lineUp: index, member: $0) }
    }
    let entry = try picker.pick(from: entries) { entry in
      .member(lineUps[entry.lineUp].members[entry.member].id)
    }
    let lineUp = lineUps[entry.lineUp]
    let member = lineUp.members[entry.member]
    let person = catalog.person(of: member, among: lineUps)
    let today = try session.dateForAges(fields)
    return .show(
      SingleRecord(
        record: MemberProfile(member, in: lineUp), fields: fields, groups: [lineUp.group]
      ) {
        $0.profile(
          of: member, in: lineUp.group, as: person, in: catalog, units: UnitsByMember(of: lineUps),
          today: today
        )
      })
  }

  private static func song(in session: Session) async throws -> CommandResult {
    let fields = try session.fields(of: ListedSong.self)
    var picker = try Picker(in: session)
    let catalog = try await session.reader.catalog()
    let lineUps = try await session.reader.lineUps(of: catalog.groups)
    let song = try picker.pick(from: ListedSong.newestFirst(lineUps)) {
      .song(group: $0.group, title: $0.song.title)
    }
    return .show(song: song, of: catalog.group(song.group), fields)
  }

  private static func unit(in session: Session) async throws -> CommandResult {
    let fields = try session.fields(of: ListedUnit.self)
    var picker = try Picker(in: session)
    let catalog = try await session.reader.catalog()
    let lineUps = try await session.reader.lineUps(
      of: catalog.groups, with: [.members, .units])
    let unit = try picker.pick(from: ListedUnit.newestFirst(lineUps)) { _ in nil }
    let group = catalog.group(unit.group)
    return .show(
      SingleRecord(record: unit, fields: fields, groups: [group]) { $0.sheet(of: unit, by: group) })
  }

  /// Picks from the records, or from the favorites among them.
  private struct Picker {
    private var generator: SeededGenerator
    private let favorites: SelectedFavorites?

    /// A seed gives the same random numbers on every machine.
    init(in session: Session) throws {
      let options = try Options(session.options)
      favorites = try options.favorites.favorites(in: session)
      generator = SeededGenerator(seed: options.seed ?? session.context.randomNumber())
    }

    /// Picks a record. `id` gives its ID among the favorites; `nil` for a unit.
    mutating func pick<Element>(
      from elements: [Element], id: (Element) -> RecordID?
    ) throws(CommandError) -> Element {
      guard !elements.isEmpty else { throw .emptyCatalog }
      guard let favorites else { return elements[generator.index(below: elements.count)] }
      let chosen = elements.filter { id($0).map(favorites.contains) ?? false }
      guard !chosen.isEmpty else { throw .noFavorites }
      return chosen[generator.index(below: chosen.count)]
    }
  }
}

extension RecordKind {
  /// The type of record that the command shows for the kind.
  fileprivate var record: any Tabular.Type {
    switch self {
    case .group: LineUp.self
    case .member: MemberProfile.self
    case .song: ListedSong.self
    case .unit: ListedUnit.self
    }
  }
}
