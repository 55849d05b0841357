import KPGGCore
import KPGGPublishing
import KPGGQuiz

/// English.
struct EnglishWords: Words {
  let nativeName = "English"
  let prefersHangul = false

  var labels: Labels { Self.labels }

  private static let labels = Labels(
    groupFields: GroupLabels(
      name: "Name", koreanName: "Korean", section: "Section", debut: "Debut", agency: "Agency",
      fandom: "Fandom", status: "Status", disbanded: "Disbanded", hitSong: "Hit song",
      video: "Video", links: "Links", logo: "Logo", hasFormerMembers: "Former members",
      withFormerMembers: "yes",
      withoutFormerMembers: "no", isFeatured: "Featured"),
    memberFields: MemberLabels(
      stageName: "Stage name", koreanStageName: "Korean",
      bothStageNames: ProfileField.stageName.englishName,
      birthName: "Birth name", koreanBirthName: "Korean birth name",
      bothBirthNames: ProfileField.birthName.englishName,
      birth: ProfileField.birth.englishName, bloodType: ProfileField.bloodType.englishName,
      bloodTypeColumn: "Blood", mbti: ProfileField.mbti.englishName,
      height: "Height", birthplace: "Birthplace", nationalities: "Nationality",
      positions: "Positions", membership: ProfileField.membership.englishName, died: "Died",
      instagram: "Instagram"),
    songFields: SongLabels(
      title: "Title", koreanTitle: "Korean title", date: "Released", youtubeID: "Video ID"),
    id: "ID", aliases: "Aliases", image: "Image", memberCount: "Members",
    members: "Members", songs: "Songs", group: "Group", member: "Member",
    otherNames: "Also known as", key: "Key",
    title: "Title", koreanTitle: "Korean title", from: "From", to: "To", groups: "Groups",
    groupCount: "Count", birthday: "Birthday", turns: "Turns", kind: "Kind", foundIn: "Found in",
    foundText: "Text",
    addedOn: "Added", added: "added", removed: "removed", alreadyAdded: "already a favorite",
    missing: "missing", debuts: "Debuts", answers: "Answers",
    points: "Points", playedOn: "Played on", dailyPuzzles: "Daily puzzles",
    dailyStreak: "Daily streak", review: "Review", yes: "yes", no: "no", unknown: "unknown")

  var browser: BrowserLabels { .english }
  var quiz: QuizLabels { .english }
  var daily: DailyLabels { .english }
  var site: SiteLabels { .english }
  let quizLanguage = QuizLanguage.english

  func status(_ status: GroupStatus) -> String { status.englishName }

  func kind(_ kind: SnapshotDifference.Kind) -> String { kind.rawValue }

  func kind(_ kind: SongKind) -> String { kind.englishName }

  func membership(of member: Member) -> String {
    member.englishText(of: .membership) ?? ""
  }

  func membership(of member: Member, in group: GirlGroup) -> String {
    guard member.isCurrent, group.status == .disbanded else { return membership(of: member) }
    return group.disbandedOn.map { "until \($0) (disbanded)" } ?? "until the group disbanded"
  }

  // With a longer word, the column does not fit a terminal of 40 columns.
  var ended: String { "ended" }

  var former: String { "former" }

  func position(_ position: Position) -> String { position.description }

  func countryNames(_ country: String) -> [String] { [country] }

  func age(_ years: Int) -> String { "age \(years)" }

  func count(_ shown: Int, of total: Int, _ noun: CountedNoun) -> String {
    let all = counted(total, word(for: noun))
    return shown < total ? "\(shown) of \(all)" : all
  }

  func members(current: Int, former: Int, died: Int, hasDisbanded: Bool) -> String {
    let others = [former > 0 ? "\(former) former" : nil, died > 0 ? "\(died) deceased" : nil]
      .compactMap(\.self)
    guard !others.isEmpty else { return "\(current)" }
    let term = hasDisbanded ? "at disbandment" : "current"
    return "\(current) \(term), " + others.joined(separator: ", ")
  }

  func moreSongs(_ count: Int, of group: GroupID) -> String {
    "\(counted(count, "more song")): see 'kpgg songs \(group)'"
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
    "\(counted(added, "favorite")) added, \(backdated) given an earlier date, \(unchanged) unchanged"
  }

  func exported(groups: Int, written: Int, unchanged: Int, removed: Int) -> String {
    "\(counted(groups, "group")): \(counted(written, "file")) written, "
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
    "\(entries) (\(people == 1 ? "1 person" : "\(people) people"), "
      + "\(inSeveralGroups) of them in several groups)"
  }

  func years(from: String, to: String) -> String { "\(from)–\(to)" }

  func title(of chart: StatisticsChart) -> String {
    switch chart.topic {
    case .debuts: "Debuts by year"
    case .mbti: "MBTI types"
    case .blood: "Blood types"
    case .ages: chart.day.map { "Ages on \($0)" } ?? "Birth years"
    case .heights: "Heights in cm"
    case .agencies: "Agencies at debut"
    case .nationalities: "Nationalities"
    case .songs: "Songs by year"
    }
  }

  func note(on chart: StatisticsChart) -> String {
    let counts = chart.distribution
    let total =
      switch chart.topic.subject {
      case .groups: counted(counts.total, "group")
      case .people: counts.total == 1 ? "1 person" : "\(counts.total) people"
      case .songs: counted(counts.total, "song")
      }
    var parts = [total]
    if counts.unknown > 0 { parts.append("\(counts.unknown) unknown") }
    if counts.several > 0 { parts.append("\(counts.several) with several values") }
    if counts.leftOut > 0 { parts.append("\(counts.leftOut) deceased omitted") }
    if counts.omitted > 0 {
      parts.append("top \(counts.counts.count) of \(counts.counts.count + counts.omitted)")
    }
    return parts.joined(separator: ", ")
  }

  var homeHint: String {
    "Type 'kpgg browse' to explore, 'kpgg search TEXT' to find a group or a member, or "
      + "'kpgg help' for all commands."
  }

  func removalQuestion(_ count: Int) -> String { "Remove \(counted(count, "favorite"))? [y/N] " }

  var affirmativeAnswers: [String] { [] }

  func birthday(of member: String, in group: String) -> String {
    "\(member) (\(group)): birthday"
  }

  func savedSnapshot(groups: Int, members: Int, _ file: String) -> String {
    "\(counted(groups, "group")) and \(counted(members, "member")) saved to \(file)"
  }

  func catalogDate(_ date: CalendarDate) -> String { "Catalog of \(date)." }

  func chartHint(_ topics: [String], of command: String) -> String {
    "Show a full chart with '\(command) TOPIC'. Topics: \(topics.joined(separator: ", "))."
  }

  func title(of chart: QuizChart) -> String {
    switch chart.topic {
    case .kinds: "Right answers by kind"
    case .groups: "Right answers by group"
    case .days: "Answers by day"
    case .months: "Answers by month"
    case .guesses: "Guesses for daily puzzles"
    }
  }

  func note(on chart: QuizChart) -> String {
    let counts = chart.distribution
    var parts =
      chart.topic == .guesses
      ? ["\(counted(counts.total, "puzzle")) solved"]
      : [counted(counts.total, "answer"), "\(chart.rightCount) right"]
    if counts.leftOut > 0 { parts.append("\(counts.leftOut) not solved") }
    if counts.unknown > 0 { parts.append("\(counts.unknown) without a group") }
    if counts.several > 0 { parts.append("\(counts.several) about several groups") }
    if counts.omitted > 0 {
      parts.append("top \(counts.counts.count) of \(counts.counts.count + counts.omitted)")
    }
    return parts.joined(separator: ", ")
  }

  func kind(_ kind: QuizKind) -> String { kind.englishName }

  func answers(_ count: Int, right: Int, typos: Int) -> String {
    let percent = QuizChart.percent(right, of: count).map { " (\($0)%)" } ?? ""
    return "\(count), \(right) right\(percent)" + (typos > 0 ? ", \(typos) with a typo" : "")
  }

  func points(_ points: Int, average: Int?) -> String {
    "\(points)" + (average.map { ", \($0) on average" } ?? "")
  }

  func days(_ count: Int) -> String { counted(count, "day") }

  func streak(current: Int, longest: Int) -> String {
    "\(counted(current, "day")), longest \(counted(longest, "day"))"
  }

  func puzzles(played: Int, solved: Int) -> String { "\(played) played, \(solved) solved" }

  func review(questions: Int, due: Int) -> String {
    "\(counted(questions, "question")), \(due) due today"
  }

  var noAnswers: String { "No answers yet. Type 'kpgg quiz' to play." }

  private func word(for noun: CountedNoun) -> String {
    switch noun {
    case .group: "group"
    case .member: "member"
    case .song: "song"
    case .birthday: "birthday"
    case .result: "result"
    }
  }

  func counted(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }
}

// Errors and hints.
extension EnglishWords {
  var errorLabel: String { "error" }
  var hintLabel: String { "hint" }
  var noteLabel: String { "note" }

  func message(for error: UsageError) -> String {
    switch error {
    case .unknownCommand(let word, _): "unknown command \(quoted(word))"
    case .unknownPage(let word, _): "unknown command or topic \(quoted(word))"
    case .unknownOption(let option, _, _): "unknown option \(quoted(option))"
    case .misplacedOption(let option, nil, _): "\(option) needs a command"
    case .misplacedOption(let option, let command, _):
      "\(quoted(ProgramDescription.invocation(of: command))) has no option \(quoted(option))"
    case .missingValue(let option, _, _): "\(option) needs a value"
    case .unexpectedValue(let value, let option):
      "\(option) takes no value, but got \(quoted(value))"
    case .invalidChoice(let value, let option, _):
      "\(option) does not accept \(quoted(value))"
    case .missingArgument(let name, let command):
      "\(quoted(ProgramDescription.invocation(of: command))) needs the argument \(name)"
    case .unexpectedArgument(let word, _): "unexpected argument \(quoted(word))"
    case .conflictingOptions(let one, let other):
      "\(one) and \(other) cannot be combined"
    case .unknownChoice(let word, let kind, _): "unknown \(name(of: kind)) \(quoted(word))"
    case .unknownField(let field, _, _): "unknown field \(quoted(field))"
    case .invalidValue(let value, let option, let format):
      "\(option) must be \(description(of: format)), not \(quoted(value))"
    case .reversedRange(let range, let option, _):
      "the range \(quoted(range)) for \(option) is reversed"
    case .emptyValue(let option, nil): "\(option) must not contain an empty value"
    case .emptyValue(let option, _): "\(option) must not be empty"
    case .emptyName: "a name must not be empty"
    case .emptyFileName: "a file name must not be empty"
    case .emptyFolderName: "the folder name must not be empty"
    case .twoSources(let one, let other):
      "the catalog is given twice: \(quoted(one)) and --source \(quoted(other))"
    case .invalidURL(let url, let error, let variable):
      "\(url.map(quoted) ?? "the endpoint's URL") \(error.message)" + origin(variable)
    case .invalidToken: "KPGG_TOKEN contains an invalid character"
    case .missingTopic(let option, _): "\(option) needs a chart topic"
    case .limitOfUnsortedChart: "--limit needs a chart that is sorted by count"
    case .incompleteAction(let action, let command, let needsFile):
      "'kpgg \(command) \(action)' needs a \(needsFile ? "file" : "name")"
    case .missingSecondFile: "'kpgg snapshot diff' needs two files"
    case .twoStandardInputs: "only one of the two files can be standard input"
    case .exportToStandardOutput: "'kpgg export' needs a folder, not standard output"
    case .quizWithoutFile: "'kpgg quiz make' needs a file, not standard input or output"
    case .unconfirmedRemoval: "without a terminal, 'kpgg favorites clear' needs --yes"
    case .manualOfCommand(let command): "'\(command)' has no manual page of its own"
    case .syncWithoutEndpoint: "'kpgg sync' needs an endpoint"
    case .monthBeyondCalendar: "that month is after the last supported date"
    case .noSystemDate: "the system clock is not set to a valid date"
    case .noTerminal: "this command needs a terminal"
    case .internalCommand(let name): "\(quoted(name)) is for internal use"
    }
  }

  func message(for error: CommandError) -> String {
    switch error {
    case .unknownName(let name, .memberOf(let group), _): "\(group) has no member \(quoted(name))"
    case .unknownName(let name, .songOf(let group), _): "\(group) has no song \(quoted(name))"
    case .unknownName(let name, let kind, _): "\(noun(for: kind)) \(quoted(name)) not found"
    case .ambiguousName(let name, let kind, let count, _):
      "\(quoted(name)) matches \(count) \(plural(for: kind))"
    case .noVideo(let name, _): "\(name) has no known video"
    case .noResults(let text, _, _): "no results for \(quoted(text))"
    case .emptyCatalog: "the catalog is empty"
    case .notFavorite(let id): "\(quoted(id)) is not in your favorites"
    case .noDataFolder: "no folder is set for your data"
    case .noCacheFolder: "no folder is set for the cache"
    case .unknownQuiz(let name): "quiz '\(name)' not found"
    case .missingFile(let name): "file '\(name)' not found"
    case .unreadableFile(let name, let reason):
      "cannot read \(file(name, isQuoted: true)): \(reason)"
    case .fileTooLarge(let name, let limit):
      "\(file(name)): larger than the limit of \(limit) bytes"
    case .invalidSnapshot(let name, let error):
      "\(file(name))\(isNot("a valid snapshot", error)): \(error)"
    case .invalidFavorites(let name, let error):
      "\(file(name))\(isNot("a valid favorites file", error)): \(error)"
    case .invalidQuiz(let name, let problems):
      "\(file(name)): \(problems.list.first?.text.english ?? "")"
    case .foreignFile(let name, let kind): "'\(name)' already exists and is not \(noun(for: kind))"
    case .tooManyNames(let limit): "standard input: more than the limit of \(limit) names"
    case .declined: "canceled; nothing was removed"
    case .unwritableFile(let name, let reason): cannotWrite(name, reason)
    case .unsavedQuiz(let name): "the changes to '\(name)' were not saved"
    case .programNotStarted(let player, let reason, let variable):
      "cannot start \(quoted(player))\(origin(variable)): \(reason)"
    case .programFailed(let player, let status, let variable):
      "\(quoted(player))\(origin(variable)) failed with exit code \(status)"
    case .noRequests(let reason): "cannot send requests: \(reason)"
    case .noImageSource: "this catalog has no images"
    case .terminalLost: "the terminal was closed"
    case .terminalUnusable(let reason): "cannot use the terminal: \(reason)"
    }
  }

  func message(for error: CatalogError) -> String {
    guard case .absent(let url) = error, url.contains("://") else { return error.message }
    return "the endpoint has no document at '\(url)'"
  }

  func message(for kind: Finding.Kind) -> String { kind.description }

  func severity(_ severity: Finding.Severity) -> String { severity.rawValue }

  func suffix(for position: JSONPosition?) -> String { position.suffix }

  func message(for error: ExportError) -> String {
    switch error {
    case .notAFolder(let path): "'\(path)' is not a folder"
    case .foreignFolder(let path): "'\(path)' has files that kpgg did not write"
    case .foreignFile(let path): "'\(path)' is a file that kpgg did not write"
    case .failed(let path, let reason): cannotWrite(path, reason)
    }
  }

  func message(for error: FavoritesError) -> String {
    switch error {
    case .tooMany(let count): "\(count) favorites exceed the limit of \(Favorites.limit)"
    }
  }

  func message(for error: UserFileError) -> String {
    switch error {
    case .unreadable(let path, let reason): "cannot read '\(path)': \(reason)"
    case .corrupt(let path, let error): "\(path): \(error)"
    case .unwritable(let path, let reason): cannotWrite(path, reason)
    case .unsavable(let path, let error): cannotWrite(path, "\(error)")
    case .busy(let path): cannotWrite(path, "another process is using it")
    }
  }

  func message(for error: QuizError) -> String { error.message }

  func message(for error: AnswerLogError) -> String {
    switch error {
    case .unreadable(let path, let reason): "cannot read '\(path)': \(reason)"
    case .tooLarge(let path, let limit): "\(path): larger than the limit of \(limit) bytes"
    case .unwritable(let path, let reason): cannotWrite(path, reason)
    case .tooLong(let path):
      cannotWrite(path, "an answer is longer than \(AnswerRecord.byteLimit) bytes")
    case .busy(let path): cannotWrite(path, "another process is using it")
    }
  }

  func message(_ message: String, atLine line: Int) -> String {
    "line \(line) of standard input: \(message)"
  }

  func origin(_ variable: String) -> String { " (from \(variable))" }

  private func origin(_ variable: String?) -> String { variable.map(origin) ?? "" }

  func cannotWrite(_ path: String, _ reason: String) -> String {
    "cannot write '\(path)': \(reason)"
  }

  func cannotWriteOutput(_ reason: String) -> String { "cannot write the output: \(reason)" }

  func oldCache(_ days: Int) -> String {
    "the cached catalog is \(days) days old; update it with 'kpgg sync' or --refresh"
  }

  func unreadableLines(_ numbers: [Int], of path: String) -> String {
    let noun = numbers.count == 1 ? "line" : "lines"
    return "\(path): \(numbers.count) unreadable \(noun) ignored: \(list(numbers.map { "\($0)" }))"
  }

  func text(_ hint: Hint) -> String {
    switch hint {
    case .didYouMean(let names): "did you mean \(QuotedWord.list(names, "or"))?"
    case .useOneOf(let values) where values.count > QuotedWord.listLimit:
      "use one of: \(list(values.map(quoted)))"
    case .useOneOf(let values): "use \(QuotedWord.list(values, "or"))"
    case .useOneOfIDs(let ids, let more): "use one of: \(list(ids, more))"
    case .use(let text): "use '\(text)'"
    case .useOnlyOne: "use only one of the two"
    case .help(let command): "see 'kpgg help\(command.map { " \($0)" } ?? "")'"
    case .commandList: "'kpgg help' lists all commands and topics"
    case .optionOf(let owners): "it is an option of \(QuotedWord.list(owners, "and"))"
    case .listedBy(let commands):
      "for a list, use \(QuotedWord.list(commands, "or"))"
    case .fields(let fields, let suggestion, let command):
      (suggestion.map { "did you mean '\($0)'? Or use one of: " } ?? "use one of: ")
        + list(fields)
        + listing(fields, command.map { "see 'kpgg help \($0)'" })
    case .sections(let sections):
      "use one of: \(list(sections))" + listing(sections, "for a list, use 'kpgg sections'")
    case .format(let format): "use \(example(of: format))"
    case .lowestFirst(let example): "use \(example)"
    case .giveValueOrOmitOption: "give a value, or omit the option"
    case .giveName: "give a name"
    case .giveNameOrOmitArgument: "give a name, or omit the argument"
    case .giveFileName(nil): "give a file name"
    case .giveFileName(let stream?): "give a file name, or '-' for \(name(of: stream))"
    case .tokenFormat: "use visible ASCII characters only"
    case .setVariables(let names): "set \(names.joined(separator: " or "))"
    case .useWithoutTerminal(let commands):
      "run it in a terminal, or use \(QuotedWord.list(commands, "or"))"
    case .isMember(let name, let group, let command):
      "\(quoted(name)) is a member of \(group)" + (command.map { ": use '\($0)'" } ?? "")
    case .namesSeveralGroups(let ids, let more):
      "only one group can be shown; use one of: \(list(ids, more))"
    case .membersHaveName(let ids, let more): "members with this name: \(list(ids, more))"
    case .quote(let name): "put quotes around a name that contains spaces: \(quoted(name))"
    case .widenQuiz: "use fewer filters, more kinds, or another level"
    case .searchNeedsLetters: "a search needs letters or digits"
    case .playSong(let group, let titles):
      "use 'kpgg play \(group)' with a song: \(titles.joined(separator: ", "))"
    case .printsURL: "use --print to print the URL"
    case .notACatalogFolder(let looksLikeURL):
      (looksLikeURL ? "a URL starts with http:// or https://; " : "")
        + "a catalog folder has group/index.json and a file for each group"
    case .notACatalogEndpoint: "the URL must end before group/, as in https://example.com/kpgg/"
    case .cacheNeeded: "omit --offline, or run 'kpgg sync' with the same --source first"
    case .exportToOtherFolder: "use a new folder, or the folder of an earlier export"
    case .moveFileThenExport: "move it, then export again"
    case .forceOrOtherFile: "use another name, or --force to replace the file"
    case .repairFile: "repair or move the file; kpgg will not overwrite it"
    case .moveLargeFile: "move the file; kpgg then starts a new one"
    case .retryLater: "try again later"
    case .tokenMayBeNeeded: "set KPGG_TOKEN to a token for the endpoint"
    case .checkEndpoint: "check the endpoint's URL, or try again later"
    case .installHTTPWorker:
      "install kpgg and kpgg-http of the same version, or set KPGG_HTTP_WORKER to kpgg-http's path"
    case .increaseTimeout: "allow more time with --timeout"
    case .sentBy(let endpoint): "the document came from \(endpoint)"
    case .bug: "this is a bug in kpgg"
    }
  }

  private func quoted(_ word: String) -> String { QuotedWord(word).description }

  /// A list of a few items, and the number of the others.
  private func list(_ items: [String], _ more: Int = 0) -> String {
    let shown = items.prefix(QuotedWord.listLimit)
    let others = items.count - shown.count + more
    return shown.joined(separator: ", ") + (others > 0 ? ", and \(others) more" : "")
  }

  /// Where to find all items of a list that is cut.
  private func listing(_ items: [String], _ source: String?) -> String {
    guard items.count > QuotedWord.listLimit, let source else { return "" }
    return " (\(source))"
  }

  /// What a document is not. A document of another version is still one of its kind.
  private func isNot(_ kind: String, _ error: VersionedJSONError) -> String {
    switch error {
    case .invalid: " is not \(kind)"
    case .otherVersion: ""
    }
  }

  private func file(_ name: String?, isQuoted: Bool = false) -> String {
    name.map { isQuoted ? "'\($0)'" : $0 } ?? "standard input"
  }

  private func noun(for kind: CommandError.FileKind) -> String {
    switch kind {
    case .snapshot: "a snapshot"
    case .favorites: "a favorites file"
    case .chart: "a kpgg chart"
    case .quiz: "a quiz"
    }
  }

  private func name(of kind: UsageError.ChoiceKind) -> String {
    switch kind {
    case .action: "action"
    case .recordKind: "kind"
    case .chartTopic: "chart topic"
    case .shell: "shell"
    case .quizKind: "kind of question"
    case .quizKindOrAction: "kind or action"
    }
  }

  private func name(of stream: UsageError.StandardStream) -> String {
    switch stream {
    case .input: "standard input"
    case .output: "standard output"
    case .either: "standard input or output"
    }
  }

  private func noun(for kind: CommandError.NameKind) -> String {
    switch kind {
    case .group: "group"
    case .section: "section"
    case .groupOrSection: "group or section"
    case .groupOrMember: "group or member"
    case .member, .memberOf: "member"
    case .song, .songOf: "song"
    case .groupOrSong: "group or song"
    case .agency: "agency"
    case .nationality: "nationality"
    case .position: "position"
    }
  }

  private func plural(for kind: CommandError.NameKind) -> String {
    switch kind {
    case .memberOf(let group): "members of \(group)"
    case .groupOrSection: "groups or sections"
    case .groupOrMember: "groups or members"
    case .groupOrSong: "groups or songs"
    case .agency: "agencies"
    case .nationality: "nationalities"
    default: noun(for: kind) + "s"
    }
  }

  private func description(of format: ValueFormat) -> String {
    switch format {
    case .date, .dateOrDay: "a date"
    case .dates: "a date or a range of dates"
    case .heights: "a height or a range of heights"
    case .wholeNumber(let from, let to?): "a whole number from \(from) to \(to)"
    case .wholeNumber(let from, nil): "a whole number of at least \(from)"
    case .seconds(let limit): "more than 0 and at most \(limit) seconds"
    case .source: "a catalog"
    case .siteURL: "the URL of a site"
    case .command: "a command"
    case .language: "a supported language"
    }
  }

  private func example(of format: ValueFormat) -> String {
    switch format {
    case .date: "a date such as 2026-11-21"
    case .dateOrDay(let year): "a date such as \(year)-12-24, or 12-24 for the next December 24"
    case .dates(let from, let to):
      "\(from), \(from)-07, \(from)-07-28, or a range such as \(from)..\(to), \(from).., or ..\(to)"
    case .heights:
      "a height in centimeters such as 165 or 166.5, or a range such as 160..165, 160.., or ..165"
    case .wholeNumber(let from, let to): "a number such as \(min(to ?? .max, max(from, 10)))"
    case .seconds: "a number such as 2.5"
    case .source: "'bundled', a folder, or a URL such as https://example.com/kpgg/"
    case .siteURL: "a URL such as https://example.com/kpop/"
    case .command: "a command such as mpv"
    case .language(let codes): QuotedWord.list(codes, "or")
    }
  }
}
