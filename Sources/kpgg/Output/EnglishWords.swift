import KPGGCore

/// English.
struct EnglishWords: Words {
  let nativeName = "English"
  let prefersHangul = false

  var labels: Labels { Self.labels }

  private static let labels = Labels(
    id: "Id", name: "Name", koreanName: "Korean", aliases: "Aliases", section: "Section",
    debut: "Debut", agency: "Agency", fandom: "Fandom", status: "Status", disbanded: "Disbanded",
    hitSong: "Hit song", video: "Video", logo: "Logo", image: "Image", picture: "Picture",
    hasFormerMembers: "Former members", isFeatured: "Featured", memberCount: "Members",
    members: "Members", group: "Group", member: "Member", stageName: "Stage name",
    koreanStageName: "Korean", bothStageNames: "Stage name", birthName: "Birth name",
    koreanBirthName: "Korean birth name", bothBirthNames: "Birth name", birth: "Born",
    bloodType: "Blood type", bloodTypeColumn: "Blood", mbti: "MBTI", height: "Height",
    birthplace: "Birthplace", nationalities: "Nationality", positions: "Positions",
    membership: "Status", died: "Died", otherGroups: "Also in", otherNames: "Also known as",
    key: "Key", title: "Title", koreanTitle: "Korean title", from: "From", to: "To",
    groups: "Groups", groupCount: "Count", birthday: "Birthday", turns: "Turns", kind: "Kind",
    foundIn: "Found in", addedOn: "Added", added: "added", removed: "removed",
    alreadyAdded: "already a favorite",
    missing: "missing", debuts: "Debuts", yes: "yes", no: "no", exists: "yes",
    existsNot: "no", unknown: "unknown")

  var browser: BrowserLabels { Self.browser }

  private static let browser = BrowserLabels(
    move: "move", open: "open", back: "back", cancel: "cancel", search: "search",
    favorite: "favorite", favorites: "favorites", play: "play", openPicture: "open picture",
    help: "help", quit: "quit", retry: "retry", previous: "previous", next: "next",
    featured: "Today's group", members: "Members", formerMembers: "Former members",
    noMembers: "No known members", memberNotFound: "This member is not in the catalog",
    emptyCatalog: "The catalog is empty",
    searchPrompt: "Type a name in either script, a part of it, or its initials: ㅇㅁㅇㄱ",
    noHits: "Nothing found", noFavorites: "No favorites yet: press f on a group or a member",
    noVideo: "No known video", noPicture: "No known picture or video",
    escCancels: "Esc cancels", cancelled: "Cancelled", fetchingCatalog: "Fetching the catalog…",
    fetchingMembers: "Fetching the members…", found: { "\($0) found" },
    favoriteAdded: { "★ \($0) is now a favorite" },
    favoriteRemoved: { "☆ \($0) is no longer a favorite" },
    noDisplay: { "No display. Open this address: \($0)" },
    keyHelp: BrowserLabels.KeyHelp(
      move: "Move", rows: "Next or previous row", pages: "A page down or up",
      ends: "First or last", open: "Open the selection", back: "Go back, or cancel loading",
      search: "Search as you type", toggleFavorite: "Add to or remove from the favorites",
      favorites: "Show the favorites", play: "Play the song's video",
      openPicture: "Open the picture in the browser, or the video if there is no picture",
      retry: "Retry after an error", help: "Show this help", quit: "Quit",
      editing: "In a search: delete to the start, delete a word",
      suspend: "Suspend; 'fg' in the shell resumes", mouse: "Mouse",
      mouseUse: "A click opens, the wheel moves"))

  func status(_ status: GroupStatus) -> String { status.description }

  func record(_ record: SnapshotDifference.Kind) -> String { record.rawValue }

  func membership(of member: Member) -> String {
    if member.isFormer { return "former" }
    return member.isCurrent ? "member" : "died"
  }

  func position(_ position: Position) -> String { position.description }

  func countryNames(_ country: String) -> [String] { [country] }

  func age(_ years: Int) -> String { "age \(years)" }

  func count(_ shown: Int, of total: Int, _ noun: CountedNoun) -> String {
    let all = counted(total, word(for: noun))
    return shown < total ? "\(shown) of \(all)" : all
  }

  func members(current: Int, former: Int, died: Int) -> String {
    let others = [former > 0 ? "\(former) former" : nil, died > 0 ? "\(died) died" : nil]
      .compactMap(\.self)
    return others.isEmpty ? "\(current)" : "\(current), and " + others.joined(separator: ", ")
  }

  func people(_ count: Int) -> String { "\(count)" }

  func sections(_ sections: Int, groups: Int) -> String {
    "\(counted(sections, "section")), \(counted(groups, "group"))"
  }

  func favorites(_ count: Int, missing: Int) -> String {
    counted(count, "favorite") + (missing > 0 ? ", \(missing) not in this catalog" : "")
  }

  func removedFavorites(_ count: Int) -> String { "\(counted(count, "favorite")) removed" }

  func importedFavorites(added: Int, backdated: Int, unchanged: Int) -> String {
    "\(counted(added, "favorite")) added, \(backdated) backdated, \(unchanged) unchanged"
  }

  func exported(groups: Int, written: Int, unchanged: Int, removed: Int) -> String {
    "\(counted(groups, "group")): \(counted(written, "document")) written, "
      + "\(unchanged) unchanged, \(removed) removed"
  }

  func synced(groups: Int, added: Int, changed: Int, removed: Int) -> String {
    "\(counted(groups, "group")): \(added) added, \(changed) changed, \(removed) removed"
  }

  func findings(groups: Int, errors: Int, warnings: Int) -> String {
    guard errors + warnings > 0 else { return "\(counted(groups, "group")), no problems" }
    return "\(counted(groups, "group")), \(counted(errors, "error")), "
      + counted(warnings, "warning")
  }

  func groups(_ count: Int, _ statuses: [(status: GroupStatus?, count: Int)]) -> String {
    let counts = statuses.map { "\($0.count) \($0.status.map(status) ?? labels.unknown)" }
    return counts.isEmpty ? "\(count)" : "\(count) (\(counts.joined(separator: ", ")))"
  }

  func entries(_ entries: Int, people: Int, inSeveralGroups: Int) -> String {
    "\(entries) (\(people) people, \(inSeveralGroups) of them in several groups)"
  }

  func years(from: String, to: String) -> String { "\(from)–\(to)" }

  func title(of chart: StatisticsChart) -> String {
    switch chart.topic {
    case .debuts: "Debuts by year"
    case .mbti: "MBTI types"
    case .blood: "Blood types"
    case .ages: chart.day.map { "Ages on \($0)" } ?? "Years of birth"
    case .heights: "Heights in cm"
    case .agencies: "Agencies at the debut"
    case .nationalities: "Nationalities"
    }
  }

  func note(on chart: StatisticsChart) -> String {
    let counts = chart.distribution
    let people = counts.total == 1 ? "1 person" : "\(counts.total) people"
    var parts = [chart.topic.isOfGroups ? counted(counts.total, "group") : people]
    if counts.unknown > 0 { parts.append("\(counts.unknown) unknown") }
    if counts.several > 0 { parts.append("\(counts.several) with several") }
    if counts.leftOut > 0 { parts.append("\(counts.leftOut) deceased omitted") }
    if counts.omitted > 0 {
      parts.append("top \(counts.counts.count) of \(counts.counts.count + counts.omitted)")
    }
    return parts.joined(separator: ", ")
  }

  var homeHint: String {
    "Show a group with 'kpgg group NAME', a member with 'kpgg profile NAME'."
  }

  func chartHint(_ topics: [String]) -> String {
    "Show a whole chart with 'kpgg stats TOPIC': \(topics.joined(separator: ", "))."
  }

  private func word(for noun: CountedNoun) -> String {
    switch noun {
    case .group: "group"
    case .member: "member"
    case .birthday: "birthday"
    case .hit: "hit"
    case .favorite: "favorite"
    }
  }

  private func counted(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }
}
