import Foundation
import KPGGCore

@testable import kpgg

extension UsageError {
  /// Every case, and every variant that has its own message.
  static let samples: [UsageError] =
    [
      .unknownCommand("gruop", suggestion: "group"),
      .unknownPage("jsn", suggestion: "json"),
      .unknownCommand("a\nb\u{1B}[2J", suggestion: nil),
      .unknownOption("--jsn", command: "group", suggestion: "--json"),
      .unknownOption("-x", command: "group", suggestion: nil),
      .unknownOption("-x", command: nil, suggestion: nil),
      .misplacedOption("--current", command: "sections", owners: ["kpgg members"]),
      .misplacedOption("--current", command: nil, owners: ["kpgg a", "kpgg b", "kpgg c"]),
      .misplacedOption("--json", command: "help", owners: ["a", "b", "c", "d"]),
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
      .unknownField("nmae", fields: ["id", "name"]),
      .unknownField("x", fields: ["id", "name"]),
      .reversedRange("1996..1994", option: "--born", example: "1994..1996"),
      .emptyValue(option: "--agency", nil),
      .emptyValue(option: "--player", .command),
      .emptyName(isRequired: true),
      .emptyName(isRequired: false),
      .emptyFileName(.input),
      .emptyFileName(.output),
      .emptyFileName(.either),
      .emptyFolderName,
      .twoSources("here", "there"),
      .invalidToken,
      .missingTopic(option: "--svg", topics: ["mbti", "ages"]),
      .limitOfUnsortedChart(topics: ["mbti", "blood"]),
      .incompleteAction("add", command: "favorites", needsFile: false),
      .incompleteAction("import", command: "favorites", needsFile: true),
      .missingSecondFile,
      .twoStandardInputs,
      .exportToStandardOutput,
      .quizWithoutFile,
      .unconfirmedRemoval,
      .manualOfCommand("group"),
      .syncWithoutEndpoint,
      .monthBeyondCalendar,
      .noSystemDate,
      .noTerminal,
      .internalCommand("__http-worker"),
    ]
    + addressErrors.map { .invalidURL("x", $0) } + [.invalidURL(nil, .credentials)]
    + ValueFormat.samples.map { .invalidValue("x", of: "--option", $0) }

  private static let addressErrors: [EndpointAddressError] = [
    .notAnAddress, .scheme("ftp"), .numericHost, .credentials, .query,
  ]
}

extension ValueFormat {
  static let samples: [ValueFormat] = [
    .date, .dateOrDay(year: 2026), .dates(from: "1994", to: "1996"), .heights,
    .wholeNumber(from: 1, to: 12), .wholeNumber(from: 1, to: nil), .seconds(upTo: 3600), .source,
    .command, .language(["ko", "en"]),
  ]
}

extension CommandError {
  /// Every case, and every variant that has its own message.
  static let samples: [CommandError] =
    nameKinds.flatMap { kind -> [CommandError] in
      [
        .unknownName("x", kind, hint: nil),
        .ambiguousName("x", kind, count: 2, hint: .useOneOfIDs(["A", "B"], more: 0)),
      ]
    }
    + files.flatMap { file -> [CommandError] in
      [
        .unreadableFile(file, reason: "Permission denied"), .fileTooLarge(file, limit: 1000),
        .invalidSnapshot(file, .otherVersion(9, known: 1)),
        .invalidFavorites(file, .otherVersion(9, known: 1)),
      ]
    } + [
      .noVideo(of: "IVE", hint: nil), .noResults("x", hasLetters: true),
      .noResults("*", hasLetters: false),
      .emptyCatalog, .notFavorite("IVE"), .noDataFolder, .noCacheFolder, .missingFile("a.json"),
      .unwritableFile("a.json", reason: "Permission denied"),
      .programNotStarted("mpv", reason: "No such file or directory"),
      .foreignFile("a.json", .snapshot), .foreignFile("a.json", .favorites),
      .foreignFile("a.svg", .chart), .foreignFile("a.quiz", .quiz), .unsavedQuiz("a.quiz"),
      .declined, .tooManyNames(limit: 10),
      .programFailed("mpv", status: 3), .noRequests(reason: "no"), .terminalLost,
      .terminalUnusable(reason: "Inappropriate ioctl for device"),
    ]

  /// Whether the message consists only of a file name and the library's description.
  var isOnlyData: Bool {
    switch self {
    case .invalidSnapshot(let file, _), .invalidFavorites(let file, _): file != nil
    default: false
    }
  }

  private static let nameKinds: [NameKind] = [
    .group, .section, .groupOrSection, .groupOrMember, .member, .memberOf("IVE"), .agency,
    .nationality, .position,
  ]

  private static let files: [String?] = ["a.json", nil]
}

extension UserFileError {
  /// Every case.
  static let samples: [UserFileError] = [
    .unreadable(path: "/x", reason: "Permission denied"), .tooLarge(path: "/x", limit: 1000),
    .unwritable(path: "/x", reason: "Permission denied"), .tooLong(path: "/x"), .busy(path: "/x"),
  ]
}

extension Hint {
  /// Every case, and every variant that has its own message.
  static let samples: [Hint] =
    [
      .didYouMean(["a"]), .didYouMean(["a", "b"]), .useOneOf(["a", "b", "c"]),
      .useOneOfIDs(["A", "B"], more: 0), .useOneOfIDs(["A", "B"], more: 3), .use("--json"),
      .useOnlyOne, .help(nil), .help("group"), .commandList, .optionOf(["kpgg members"]),
      .listedBy(["kpgg groups"]), .listedBy(["kpgg groups", "kpgg members"]),
      .fields(["id", "name"], suggestion: nil), .fields(["id", "name"], suggestion: "name"),
      .sections(["first (2003)"]), .lowestFirst("1994..1996"), .giveName,
      .giveFileName(nil), .giveFileName(.input), .giveFileName(.output),
      .giveFileName(.either), .setVariables(["HOME", "XDG_DATA_HOME"]),
      .useWithoutTerminal(["kpgg sections"]),
      .isMember(name: "yooa", group: "OH MY GIRL", command: "kpgg profile OHMYGIRL/YooA"),
      .isMember(name: "yooa", group: "OH MY GIRL", command: nil),
      .namesSeveralGroups(["IVE", "TWICE"], more: 0),
      .membersHaveName(["A/Mina", "B/Mina"], more: 1),
      .quote("oh my girl"), .notACatalogFolder(looksLikeURL: true),
      .notACatalogFolder(looksLikeURL: false), .notACatalogEndpoint, .retryLater,
    ] + ValueFormat.samples.map { .format($0) }
}
