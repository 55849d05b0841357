/// What to do about an error. Each language puts the cases into words.
enum Hint: Hashable, Sendable {
  /// Names that are similar to the typed one.
  case didYouMean([String])
  /// The valid values.
  case useOneOf([String])
  /// The ids of candidates, and the number of further ones.
  case useOneOfIDs([String], more: Int)
  /// What to type.
  case use(String)
  /// Two options conflict; keep one.
  case useOnlyOne
  /// The help page of a command; the overview for `nil`.
  case help(String?)
  /// The overview lists all commands.
  case commandList
  /// The commands that have an option, as typed.
  case optionOf([String])
  /// Commands that list the valid names.
  case listedBy([String])
  /// The valid fields, a similar one, and the command with a help page that lists all.
  case fields([String], suggestion: String?, command: String? = nil)
  /// The valid sections with their years.
  case sections([String])
  /// The valid format of a value.
  case format(ValueFormat)
  /// The ends of a range are in the wrong order.
  case lowestFirst(String)
  case giveValueOrOmitOption
  case giveName
  case giveNameOrOmitArgument
  /// A file name is needed; `-` may stand for a stream.
  case giveFileName(UsageError.StandardStream?)
  case tokenFormat
  /// Environment variables. Setting any of them helps.
  case setVariables([String])
  /// Commands that need no terminal.
  case useWithoutTerminal([String])

  /// The name is a member's. The command shows the member, if a shell takes the id as it is.
  case isMember(name: String, group: String, command: String?)
  /// The name consists of several groups' names.
  case namesSeveralGroups([String], more: Int)
  /// Members, not groups, have the name.
  case membersHaveName([String], more: Int)
  /// A name of several words needs quotes.
  case quote(String)

  /// The newest songs of a group that have a video.
  case playSong(group: String, titles: [String])

  case searchNeedsLetters
  /// A quiz has no questions.
  case widenQuiz
  case printsURL
  /// The folder holds no catalog. Its name may be a URL that lacks its scheme.
  case notACatalogFolder(looksLikeURL: Bool)
  /// The endpoint lacks a required document, so its URL may be wrong.
  case notACatalogEndpoint
  case cacheNeeded
  case exportToOtherFolder
  case moveFileThenExport
  case forceOrOtherFile
  case repairFile
  case moveLargeFile
  case retryLater
  case tokenMayBeNeeded
  case increaseTimeout
  case installHTTPWorker
  case checkEndpoint
  /// The endpoint that sent an invalid document.
  case sentBy(String)
  case bug
}
