import KPGGCore

/// The songs of a catalog, prepared for quizzes.
struct SongList: Sendable {
  /// A song with titles that are unique in the group. Entries with the same titles are one song.
  struct Song: Sendable {
    let candidate: QuizCandidate
    /// Whether the titles are unique to the group.
    let isProven: Bool
    let year: Int?
    /// The index of the group.
    let group: Int

    var title: BilingualText { candidate.name.name }
  }

  private(set) var songs: [Song] = []
  /// The indices of the songs of each group.
  private(set) var songsOfGroup: [Range<Int>] = []
  /// The initials of all songs of each group, including songs that share a title. They are empty for
  /// a title without initials. Only typed questions need them.
  private(set) var titleInitials: [Lazy<[BilingualText]>] = []

  /// Creates an empty list.
  init() {}

  /// Prepares the songs of groups. A group is the index of its line-up. Titles are compared across all
  /// line-ups, even those that are not in `groups`.
  init(_ lineUps: [LineUp], groups: [Int], _ tiers: GroupTiers) {
    let names = lineUps.map { lineUp in lineUp.songs.map { $0.choice(of: lineUp.id) } }
    var owners = UniqueNames<NormalizedText, Int>()
    for (index, lineUp) in lineUps.enumerated() {
      for title in names[index].flatMap(\.normalizedSpellings) { owners.add(title, of: index) }
      let hit = lineUp.group.hitSong
      for title in [hit?.title, hit?.koreanTitle].compactMap(\.self) {
        owners.add(NormalizedText(title), of: index)
      }
    }
    for (group, index) in groups.enumerated() {
      let distinct = Self.distinct(names[index])
      let first = songs.count
      for song in distinct.unique {
        let name = names[index][song]
        let lineUp = lineUps[index]
        guard
          let candidate = QuizCandidate(
            name, debut: lineUp.group.debutDate, tier: tiers[lineUp.group])
        else { continue }
        songs.append(
          Song(
            candidate: candidate,
            isProven: name.normalizedSpellings.allSatisfy { owners[$0] == index },
            year: lineUp.songs[song].date?.year, group: group))
      }
      songsOfGroup.append(first..<songs.count)
      let titles = distinct.all.map { names[index][$0].name }
      titleInitials.append(
        Lazy { titles.map { title in title.map { QuizInitials.of($0) ?? "" } } })
    }
  }

  /// The indices of a group's songs: all without repetitions, and those whose titles no other song
  /// shares.
  private static func distinct(_ names: [QuizChoice]) -> (all: [Int], unique: [Int]) {
    var first: [NormalizedText: Int] = [:]
    var (repeated, ambiguous): (Set<Int>, Set<Int>) = ([], [])
    for index in names.indices {
      for title in names[index].normalizedSpellings {
        guard let other = first.updateValue(index, forKey: title) else { continue }
        if Set(names[other].normalizedSpellings) == Set(names[index].normalizedSpellings) {
          repeated.insert(index)
        } else {
          ambiguous.formUnion([index, other])
        }
      }
    }
    let all = names.indices.filter { !repeated.contains($0) }
    return (all, all.filter { !ambiguous.contains($0) })
  }
}
