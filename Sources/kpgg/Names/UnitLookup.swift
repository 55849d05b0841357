import KPGGCore

// Units that typed names mean. They are not groups, so most commands only have a hint for them.

extension Lookup {
  /// Resolves `GROUP/units/NAME`, with one document.
  func unit(exactly name: String) async throws -> ListedUnit? {
    guard case .unit(let id, let name)? = RecordID(name),
      let lineUp = try await reader.lineUp(exactly: id)
    else { return nil }
    return lineUp.units.first { $0.name == name }.map { ListedUnit($0, of: lineUp) }
  }

  /// The unit with a name or an ID; the newest one if there are several.
  static func unit(named name: String, in lineUps: [LineUp]) -> ListedUnit? {
    NameResolver(ListedUnit.newestFirst(lineUps)).matches(name).first
  }

  /// The error for a unit where another kind of record is needed.
  func error(
    forUnit unit: GroupUnit, of id: GroupID, named name: String, _ kind: CommandError.NameKind
  ) async throws -> CommandError {
    let group = try await reader.lineUp(exactly: id)?.group ?? GirlGroup(id: id)
    return .unknownName(name, kind, hint: Self.hint(for: unit, of: group, shown: unit.name))
  }

  /// The hint for the name of a unit: the given command with the group, or else the commands that list
  /// the unit and play its song.
  static func hint(
    forUnit name: String, in lineUps: [LineUp], suggesting groupCommand: String? = nil
  ) -> Hint? {
    guard let unit = unit(named: name, in: lineUps),
      let lineUp = lineUps.first(where: { $0.id == unit.group })
    else { return nil }
    return hint(for: unit.unit, of: lineUp.group, shown: name, suggesting: groupCommand)
  }

  /// The hint for a name with typos, or for a part of a name, of a unit.
  static func hint(
    forUnitLike name: String, in lineUps: [LineUp], suggesting groupCommand: String? = nil
  ) -> Hint? {
    let hits = CatalogSearch(lineUps, kinds: [.unit]).rankedHits(for: name, kinds: [.unit])
    // Most short names are one typo away from another word: `next` from NXT.
    let rank = name.count < 5 ? MatchRank.substring : .twoTypos
    guard let hit = hits.first(where: { $0.field.isName && $0.rank <= rank }), let unit = hit.unit
    else { return nil }
    return hint(for: unit, of: hit.group, shown: unit.name, suggesting: groupCommand)
  }

  /// The same hint from the documents on this machine.
  func hint(
    forUnitLike name: String, suggesting groupCommand: String? = nil
  ) async -> Hint? {
    let lineUps = try? await reader.local.lineUps(with: .units) { _ in true }
    return Self.hint(forUnitLike: name, in: lineUps ?? [], suggesting: groupCommand)
  }

  private static func hint(
    for unit: GroupUnit, of group: GirlGroup, shown name: String,
    suggesting groupCommand: String? = nil
  ) -> Hint {
    let id = group.id.description
    let commands =
      groupCommand.map { [command($0, id)] }
      ?? [command("units", id), unit.song.flatMap { _ in command("play", name) }]
    return .isUnit(name: name, group: group.displayName, commands: commands.compactMap(\.self))
  }
}
