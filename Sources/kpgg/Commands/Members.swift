import KPGGCore

/// `kpgg members [NAME]`: everyone in the catalogue, in a group, or in a section's groups.
enum Members: Command {
  static let description = CommandDescription(
    name: "members",
    summary: "List the members of a group, or of all groups",
    arguments: [
      ArgumentDescription(
        name: "NAME", isOptional: true, isRepeating: true, kind: .groupOrSection,
        summary: "A group, or a section by its key or years; everyone without it")
    ],
    options: [.current, .former] + .listing,
    examples: [
      CommandExample(commandLine: "kpgg members twice", summary: "A group's members"),
      CommandExample(
        commandLine: "kpgg members 2016-2019 --former", summary: "Who left a group of those years"),
    ])

  static var fieldKeys: [String] { Member.fields.map(\.key) }

  static func run(in session: Session) async throws -> Answer {
    let columns = try session.columns(of: Member.self)
    let (current, former) = (session.arguments.has("current"), session.arguments.has("former"))
    guard !(current && former) else { throw UsageError.conflictingOptions("--current", "--former") }
    let members = try await session.lineUps().flatMap(\.members).filter { member in
      member.isFormer ? !current : !former
    }
    return Answer(
      session.renderer.listing(
        members, columns, count: .count(of: members, "member", "멤버", counter: "명")))
  }
}

extension Session {
  /// The line-ups that a `[NAME]` means: a group's, a section's, or all of them without a name.
  func lineUps() async throws -> [LineUp] {
    guard arguments.words.isEmpty else { return try await lookup.lineUps(named: try name()) }
    return try await reader.lineUps(of: try await reader.catalog().groups)
  }
}
