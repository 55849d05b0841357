import KPGGCore
import KPGGQuiz

extension EnglishWords {
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

  /// A list of a few items, and the number of the others.
  func list(_ items: [String], _ more: Int = 0) -> String {
    let shown = items.prefix(QuotedWord.listLimit)
    let others = items.count - shown.count + more
    return shown.joined(separator: ", ") + (others > 0 ? ", and \(others) more" : "")
  }

  /// Where to find all items of a list that is cut.
  func listing(_ items: [String], _ source: String?) -> String {
    guard items.count > QuotedWord.listLimit, let source else { return "" }
    return " (\(source))"
  }

  func name(of stream: UsageError.StandardStream) -> String {
    switch stream {
    case .input: "standard input"
    case .output: "standard output"
    case .either: "standard input or output"
    }
  }

  func example(of format: ValueFormat) -> String {
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
