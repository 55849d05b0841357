extension DocumentReader {
  /// Reads the line-up entries with a birth date that meets a condition, in the order of the
  /// line-ups.
  package func entries(
    bornWhere isWanted: (CalendarDate) -> Bool
  ) async throws(CatalogError) -> [Member] {
    if let image = source.image { return image.entries(bornWhere: isWanted) }
    return try await lineUps(with: .members) { _ in true }.flatMap { lineUp in
      lineUp.members.filter { $0.birthDate.map(isWanted) ?? false }
    }
  }

  /// Reads the line-up entries with the birth date of any of these members. All other entries of the
  /// same people are among them.
  package func entries(
    bornLike members: [Member]
  ) async throws(CatalogError) -> [Member] {
    let dates = Set(members.compactMap(\.birthDate))
    return try await entries { dates.contains($0) }
  }

  /// Reads all facts of an entry that may have been read with `LineUpParts.names` only.
  package func entry(
    _ member: Member, in catalog: Catalog
  ) async throws(CatalogError) -> Member {
    guard let group = catalog[member.groupID] else { return member }
    return try await lineUp(of: group).members.first { $0.id == member.id } ?? member
  }
}
