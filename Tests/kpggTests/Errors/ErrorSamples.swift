import Foundation
import KPGGQuiz
import KPGGSystem

@testable import KPGGCore
@testable import KPGGPublishing
@testable import kpgg

/// Every error that kpgg reports, and every variant that has its own text.
enum ErrorSamples {
  static let all: [any ReportedError] = groups.flatMap(\.self)

  private static let groups: [[any ReportedError]] = [
    usageErrors, nameErrors, inputErrors, commandErrors, fileErrors, catalogErrors, documentErrors,
    requestErrors, quizErrors, rankErrors,
  ]

  private static let rankErrors: [RankError] = [
    .unknown("my_bais", suggestion: "my_bias"), .unknown("x", suggestion: nil), .none(.song),
    .noPlaces(.member),
    .otherSubject("2026", subject: "members-IVE"), .nameIsTaken("2026"), .removedMeanwhile("2026"),
    .unsafeName("a\u{202E}"),
    .tooFew(.member), .tooMany(1270), .differentKinds("2025", "2026"),
  ]
}

extension ErrorSamples {
  fileprivate static let usageErrors: [UsageError] =
    [
      .unknownCommand("gruop", suggestion: "group"),
      .unknownPage("jsn", suggestion: "json"),
      .unknownCommand("a\nb\u{1B}[2J", suggestion: nil),
      .unknownOption("--jsn", command: "group", suggestion: "--json"),
      .unknownOption("-x", command: "group", suggestion: nil),
      .unknownOption("-x", command: nil, suggestion: nil),
      .misplacedOption("--current", command: "sections", owners: ["kpgg members"]),
      .misplacedOption("--current", command: nil, owners: ["kpgg a", "kpgg b", "kpgg c"]),
      .misplacedOption("--json", command: "help", owners: ["a", "b", "c", "d", "e"]),
      .missingValue(option: "--fields", placeholder: "LIST", choices: []),
      .missingValue(option: "--lang", placeholder: "L", choices: ["ko", "en"]),
      .unexpectedValue("yes", option: "--json"),
      .invalidChoice("on", option: "--color", choices: ["auto", "always", "never"]),
      .missingArgument("NAME", command: "group"),
      .unexpectedArgument("2016", command: "sections"),
      .conflictingOptions("--current", "--former"),
      .unknownChoice("ad", .action, choices: ["add", "remove"]),
      .unknownChoice("song", .recordKind, choices: ["group", "member"]),
      .unknownChoice("eyes", .chartTopic, choices: ["mbti", "ages"]),
      .unknownChoice("powershell", .shell, choices: ["bash", "zsh", "fish"]),
      .unknownChoice("songs", .quizKind, choices: ["song"]),
      .unknownChoice("x", .quizKindOrAction, choices: ["song", "play"]),
      .unknownChoice("langs", .setting, choices: ["lang", "color"]),
      .unknownField("nmae", fields: ["id", "name"]),
      .unknownField("x", fields: (1...9).map { "field\($0)" }, command: "groups"),
      .reversedRange("1996..1994", option: "--born", corrected: "1994..1996"),
      .emptyValue(option: "--agency", nil),
      .emptyValue(option: "--player", .command),
      .emptyName(isRequired: true),
      .emptyName(isRequired: false),
      .emptyFileName(.input),
      .emptyFileName(.output),
      .emptyFileName(.either),
      .emptyFolderName(example: "kpgg export public"),
      .twoSources("here", "there"),
      .invalidToken,
      .missingTopic(option: "--svg", topics: ["mbti", "ages"]),
      .limitOfUnsortedChart(topics: (1...9).map { "topic\($0)" }),
      .incompleteAction("add", command: "favorites", of: .record),
      .incompleteAction("import", command: "favorites", of: .file),
      .missingSecondFile,
      .twoStandardInputs,
      .streamAsFolder(command: "export", example: "kpgg export public"),
      .urlAsFolder("https://me:secret@example.com", example: "kpgg export public"),
      .fileNameAsFolder("twice.csv", example: "kpgg export public"),
      .quizWithoutFile,
      .unconfirmedRemoval,
      .manualOfCommand("group"),
      .syncWithoutEndpoint,
      .monthBeyondCalendar,
      .noSystemDate,
      .noTerminal,
      .mixedComparison(
        group: "IVE", member: "Karina",
        hint: Hint("compare groups with groups, or members with members", "그룹끼리 또는 멤버끼리 비교하세요")),
      .tooManyCompared(5),
      .optionNeeds("--anniversaries", "--ics"), .internalCommand("__http-worker"),
    ]
    + addressErrors.map { UsageError.invalidURL("https://me:secret@example.com", $0, .source) }
    + [.invalidURL("x", .query, .source, variable: "KPGG_SOURCE")]
    + [.invalidURL("x", .query, .siteURL)]
    + formats.map { UsageError.invalidValue("x", of: "--option", $0) }

  private static let addressErrors: [EndpointAddressError] = [
    .notAnAddress, .scheme("ftp"), .ipv6Host, .credentials, .query,
  ]

  private static let formats: [ValueFormat] = [
    .date, .dateOrDay(year: 2026), .dates(from: "1994", to: "1996"), .heights,
    .wholeNumber(from: 1, to: 12), .month, .wholeNumber(from: 0, to: 5),
    .wholeNumber(from: 20, to: 30), .wholeNumber(from: 1, to: nil), .seconds(upTo: 3600),
    .source, .siteURL, .command, .language(["ko", "en"]),
    .tag, .note, .text, .color, .picture,
  ]
}

extension ErrorSamples {
  fileprivate static let nameErrors: [CommandError] =
    nameKinds.flatMap { kind -> [CommandError] in
      [
        .unknownName("x", kind, hint: nil),
        .ambiguousName("x", kind, count: 2, hint: .useOneOfNames(candidates)),
      ]
    } + hints.map { CommandError.unknownName("x", .group, hint: $0) }

  fileprivate static let inputErrors = files.flatMap { file -> [CommandError] in
    [
      .unreadableFile(file, reason: "Permission denied"), .fileTooLarge(file, limit: 1000),
      .invalidSnapshot(file, .otherVersion(9, known: 1)),
      .invalidSnapshot(file, .invalid(.root, .syntax(.empty), JSONPosition(line: 3, column: 12))),
      .invalidFavorites(file, .otherVersion(9, known: 1)),
      .invalidFavorites(file, .invalid(.root, .syntax(.empty))),
    ]
  }

  fileprivate static let commandErrors: [CommandError] = [
    .noVideo(of: "IVE", hint: nil), .noResults("x", hasLetters: true),
    .noResults("*", hasLetters: false),
    .noResults("jyp", hasLetters: true, hint: .use("kpgg groups --agency JYP")),
    .emptyCatalog, .notFavorite("IVE"), .noFavorites, .unknownTag("bais", hint: nil), .noDataFolder,
    .noSettingsFolder,
    .missingFile("a.json"),
    .unknownQuiz("nowhere"), .unsavableSnapshot(.tooLarge(limit: 1000)),
    .unwritableFile("a.json", reason: "Permission denied"),
    .programNotStarted("mpv", reason: "No such file or directory"),
    .programNotStarted("w3m", reason: "No such file or directory", variable: "BROWSER"),
    .foreignFile("a.json", .snapshot), .foreignFile("a.json", .favorites),
    .foreignFile("a.svg", .chart), .foreignFile("a.quiz", .quiz), .unsavedQuiz("a.quiz"),
    .tooManyNames(nil, limit: 10),
    .programFailed("mpv", status: 3), .noRequests(reason: "no"), .terminalLost,
    .terminalUnusable(reason: "Inappropriate ioctl for device"),
  ]

  private static let ive = BilingualText(english: "IVE", korean: "아이브")

  private static let nameKinds: [CommandError.NameKind] = [
    .group, .section, .groupOrSection, .groupSectionOrSong, .groupMemberOrSection, .groupOrMember,
    .member,
    .memberOf(ive), .song, .songOf(ive),
    .unit, .unitOf(ive), .played, .record, .agency, .nationality, .position,
  ]

  private static let candidates = ["A", "B"].map { BilingualText(english: $0, korean: "\($0)의 이름") }

  /// Hints that only some names have.
  private static let hints: [Hint] = [
    .didYouMean(["A", "B"]), .useOneOfNames(candidates), .listedBy(["kpgg groups"]),
    .listedBy(["kpgg groups", "kpgg members"]), .useYears("2016-2019", orYear: true),
    .useYears("2016-2019", orYear: false),
    .isMember(
      name: "yooa", group: BilingualText(english: "OH MY GIRL", korean: "오마이걸"),
      command: "kpgg profile OHMYGIRL/YooA"),
    .isMember(name: "yooa", group: BilingualText("OH MY GIRL"), command: nil),
    .namesSeveralGroups(["IVE", "TWICE"]),
    .membersHaveName(["A/Mina", "B/Mina"]),
    .playSong(group: "IVE", titles: ["ELEVEN", "Kitsch"]),
  ]

  private static let files: [String?] = ["a.json", nil]
}

extension ErrorSamples {
  private static let path = "/x"

  fileprivate static let fileErrors: [any ReportedError] = [
    UserFileError.unreadable(path: path, reason: "Permission denied"),
    UserFileError.corrupt(path: path, .invalid(.root, .syntax(.empty))),
    UserFileError.tooLarge(path: path, limit: 1000),
    UserFileError.unwritable(path: path, reason: "Permission denied"),
    UserFileError.unsavable(path: path, .invalid(.root, .syntax(.empty))),
    UserFileError.tooLong(path: path), UserFileError.busy(path: path),
    UserFileError.tooManyFavorites(10_001), ExportError.notAFolder(path),
    ExportError.folderNotFound(path),
    ExportError.foreignFolder(path),
    ExportError.foreignFile(path), ExportError.otherTable(path),
    ExportError.failed(path: path, reason: "Permission denied"),
    SystemError(EPIPE), SystemError(ENOSPC),
    InvalidSetting(
      path: path, error: .invalidChoice("fr", option: "lang", choices: ["ko", "en"])),
    InputLineError(line: 3, error: CommandError.unknownName("x", .group, hint: .giveName)),
  ]

  fileprivate static let quizErrors: [any ReportedError] = [
    QuizError.noMatches, QuizError.littleKnown(level: .medium),
    QuizError.noQuestions(kinds: [.lineup, .song], level: .hard),
    CommandError.noPuzzle(.group),
  ]

  fileprivate static let catalogErrors: [CatalogError] = [
    .cancelled, .groupNotFound("IVE"), .cannotStore(path: path, reason: "reason"),
    .documentNotFound(location: path), .documentNotFound(location: "example.com/group/index.json"),
    .documentNotFound(location: "localhost:8080/group/index.json"),
    .documentNotFound(location: "http://x/group/X"),
    .documentNotFound(location: "http://x/group/"),
    .unreadable(location: path, reason: "/x: No such file or directory"),
    .notCached(location: path), .noCacheFolder,
  ]

  fileprivate static let documentErrors = documentKinds.map { kind in
    CatalogError.badDocument(DocumentProblem(document: .index, keyPath: .root, kind: kind))
  }

  private static let documentKinds: [DocumentProblem.Kind] =
    syntaxKinds.map { DocumentProblem.Kind.syntax($0) } + kinds
    + types.map { DocumentProblem.Kind.wrongType(expected: $0) }
    + names.map { DocumentProblem.Kind.invalidName("x", $0) }
    + values.map { DocumentProblem.Kind.invalidValue("x", expected: $0) }

  private static let syntaxKinds: [JSONSyntaxError.Kind] = [
    .tooLarge(limit: 8), .empty, .notUTF8, .html, .truncated, .tooDeep(limit: 8),
    .tooMany(limit: 8), .keyTooLong(limit: 8), .notJSON, .duplicateKey("a"), .loneSurrogate,
    .controlCharacter("U+001B"),
  ]

  private static let kinds: [DocumentProblem.Kind] = [
    .tooMany(limit: 8), .tooLong(limit: 8), .tooManyMarks(limit: 8),
    .wrongDocument(expectedKey: "group"), .wrongGroup(found: "IVE"), .missing, .malformed,
    .controlCharacter("U+001B"), .impossibleDate("2026-02-30"),
    .impossibleYears(from: "2020", to: "2016"), .otherForm("-", standard: ""),
    .otherForm("94.07.28", standard: "1994.07.28"), .duplicateGroup("IVE"),
    .moreProblems(limit: 8),
  ]

  private static let types: [JSONType] = [.string, .boolean, .integer, .number, .array, .object]

  private static let names: [NameProblem] = [
    .empty, .tooLong(limit: 8), .leadingDot, .surroundingSpace, .tooManyBytes(limit: 8),
    .pathCharacter("/"),
    .notComposed, .controlCharacter("U+001B"), .reserved, .differsOnlyInCase(from: "Ive"),
    .duplicate, .conflictsWithDocument("group/a"),
  ]

  private static let values: [ExpectedValue] = [
    .groupStatus, .songKind, .videoID, .channelID, .instagramHandle, .xHandle, .webAddress, .mbti,
    .bloodType, .height, .recordKind, .id(.group), .id(.member), .completeDate, .digest,
    .tag, .note,
  ]

  fileprivate static let requestErrors = (statuses + transportErrors + reasons).map { reason in
    CatalogError.unreachable(EndpointError(url: URL(fileURLWithPath: "/"), reason: reason))
  }

  private static let statuses = [401, 403, 404, 410, 429, 500, 503, 418].map { code in
    EndpointError.Reason.status(code, retryAfter: nil)
  }

  private static let reasons: [EndpointError.Reason] = [
    .status(429, retryAfter: .seconds(60)), .status(503, retryAfter: .seconds(100_000)),
    .tooManyRedirects(limit: 5), .redirectToScheme("file"), .badRedirect,
    .badDocument(DocumentProblem(document: .index, keyPath: .root, kind: .syntax(.html))),
    .digestMismatch,
    .notAPicture,
  ]

  private static let transportErrors: [EndpointError.Reason] = [
    .transport(.unavailable(reason: "No such file or directory")), .transport(.cancelled),
    .transport(.badAddress), .transport(.offline), .transport(.forbidden(reason: "reason")),
    .transport(.noSuchHost), .transport(.refused), .transport(.insecure(reason: "reason")),
    .transport(.idleTimeout), .transport(.timeout), .transport(.tooLarge),
    .transport(.lost(reason: "reset")), .transport(.lost(reason: nil)),
  ]

  /// Every kind of problem in a catalog.
  static let findings: [Finding] = findingKinds.enumerated().map { index, kind in
    Finding(
      document: .index, keyPath: .root, position: JSONPosition(line: 3, column: 12),
      severity: index == 0 ? .error : .warning, kind: kind)
  }

  private static func absenceKinds(of member: MemberID) -> [Finding.Kind] {
    guard let from = CalendarDate(year: 2010), let absence = Absence(from: from, to: nil) else {
      return []
    }
    return [.absenceOutsideMembership(member, absence), .overlappingAbsence(member, absence)]
  }

  private static let findingKinds: [Finding.Kind] = {
    let name = "IVE"
    guard let group = GroupID(name), let member = MemberID("\(name)/Liz") else { return [] }
    return [
      .document(.missing), .absent, .failed(.badRedirect), .digestMismatch,
      .formerMembers(declared: true), .formerMembers(declared: false), .noSection(group),
      .duplicateMember(member, as: member), .leftBeforeJoining(member), .leftButCurrent(member),
      .afterGroupEnd(member, key: "left"), .afterDeath(member, key: "joined"),
      .joinedBeforeDebut(member), .unsortedSong("A"), .duplicateSong("A", as: "B"),
      .hitSongNotListed("A"), .unexpectedGroup(group), .missingGroup(group),
      .differsFromIndex(group, key: "debut"), .differentMembers(group),
    ] + absenceKinds(of: member)
  }()
}
