import KPGGCore

/// All keys of the browser, and the keys that work in its current state. A filter line, a search,
/// and the palette handle their text keys before these.
enum BrowserKeys {
  /// The keys with one meaning on all screens, in the order of the palette.
  static let table = KeyTable<BrowserAction>([
    .init(
      "← ↓ ↑ →  h j k l",
      [
        (.up, .up), (.down, .down), (.left, .move(.left)), (.right, .move(.right)), ("k", .up),
        ("j", .down), ("h", .move(.left)), ("l", .move(.right)),
      ]
    ) { $0.keys.move },
    .init("Tab  Shift-Tab", [(.tab, .nextRow), (.backTab, .previousRow)]) { $0.keys.rows },
    .init(
      "PageDown  PageUp",
      [
        (.pageDown, .page(.down)), (.pageUp, .page(.up)), (" ", .page(.down)),
        (.control("f"), .page(.down)), (.control("b"), .page(.up)),
      ]
    ) { $0.keys.pages },
    .init("Home  End", [(.home, .first), (.end, .last), ("G", .last)]) { $0.keys.ends },
    // In lists, it selects the first entry; on a group's page, the title.
    .init(.openGroups, ["g"]) { $0.keys.openGroups },
    .init(.open, [.enter]) { $0.keys.open },
    .init(.back, [.escape], others: [.backspace]) { $0.keys.back },
    .init(.home, ["H"]) { $0.keys.home },
    .init(.search, ["/"]) { $0.keys.search },
    .init(.filter, [":"]) { $0.keys.filter },
    .init(.sort, ["s"]) { $0.keys.sort },
    .init(.reverseOrder, ["S"]) { $0.keys.reverseOrder },
    .init(.switchHomeStyle, ["v"]) { $0.keys.homeStyle },
    .init(.toggleFavorite, ["f"]) { $0.keys.toggleFavorite },
    .init(.favorites, ["F"]) { $0.keys.favorites },
    .init(.editTags, ["t"]) { $0.keys.editTags },
    .init(.editNote, ["n"]) { $0.keys.editNote },
    .init(.restoreFavorite, ["u"]) { $0.keys.restoreFavorite },
    .init(.play, ["p"]) { $0.keys.play },
    .init(.openLinks, ["o"]) { $0.keys.openLinks },
    .init(.quiz, ["z"]) { $0.keys.quiz },
    .init(.rank, ["R"]) { $0.keys.rank },
    .init(.copy, ["y", .control("y")]) { $0.keys.copy },
    .init(.refresh, ["r"]) { $0.keys.refresh },
    .init(.switchLanguage, ["L"]) { "\($0.keys.switchLanguage): \($0.next.words.nativeName)" },
    // The palette cannot run the command that opens it.
    .init("?  Ctrl-P", [("?", .help), (.control("p"), .help)]) { $0.keys.help },
    .init(.quit, ["q"], shown: "q  Ctrl-C") { $0.keys.quit },
    .init("Ctrl-U  Ctrl-W") { $0.keys.editing },
    .init("Ctrl-Z") { $0.keys.suspend },
    .init("Mouse") { $0.keys.mouse },
  ])

  /// The hints for the visible screen, most useful first, with the keys for help and quitting last.
  static func hints(for state: BrowserState) -> [KeyHint<BrowserAction>] {
    let labels = state.language.words.browser
    let hint = { (action: BrowserAction, label: String) in table.hint(action, label) }
    let end = [hint(.help, labels.help), hint(.quit, labels.quit)]
    if state.catalog.value == nil {
      return [
        state.catalog.isInProgress ? hint(.back, labels.cancel) : hint(.refresh, labels.retry)
      ] + end
    }
    let move = KeyHint<BrowserAction>("↓↑", labels.move)
    if state.screen.controls?.isTyping ?? false {
      return [KeyHint("Enter", labels.keep), hint(.back, labels.clear), move]
    }
    let back = hint(.back, labels.back)
    let open = hint(.open, labels.open)
    let isRecord = state.markedRecord != nil
    let favorite = isRecord ? [hint(.toggleFavorite, labels.favorite)] : []
    let subject = favorite + [hint(.play, labels.play)]
    let notes = isRecord ? [hint(.editTags, labels.tag), hint(.editNote, labels.note)] : []
    let undo = state.removedFavorites.isEmpty ? [] : [hint(.restoreFavorite, labels.undo)]
    let hasLinks = state.markedRecord.map { !state.links(of: $0).isEmpty } ?? false
    let links = hasLinks ? [hint(.openLinks, labels.links)] : []
    let search = hint(.search, labels.search)
    let list = [hint(.filter, labels.filter), hint(.sort, labels.sort)]
    let quiz = [
      hint(.switchLanguage, state.language.next.words.nativeName),
      hint(.quiz, state.language.words.quiz.quiz),
      hint(.copy, labels.copy), hint(.rank, state.language.words.rank.title.lowercased()),
    ]
    let common = [hint(.favorites, labels.favorites)] + quiz + links + notes
    switch state.screen {
    case .home:
      return [KeyHint("←↓↑→", labels.move), open, search] + subject + list + common + end
    case .group: return [back, move, open] + subject + [search] + list + common + end
    case .profile(let profile):
      let isAlone = state.place(of: profile).map { $0.members.count < 2 } ?? true
      let others = [
        hint(.move(.left), labels.previous), hint(.move(.right), labels.next),
      ]
      return [back] + (isAlone ? [] : others)
        + [hint(.openGroups, state.language.words.labels.groups.lowercased())] + subject
        + [search] + common + end
    case .favorites:
      return [back, move, open] + subject + undo + notes + [search] + list + quiz + end
    case .search:
      return [move, open, list[0], table.hint(.help, labels.help, isText: true), back]
    case .changes, .choice: return [back, move, open] + end
    case .palette: return [move, hint(.open, labels.run), back]
    }
  }
}

extension Language {
  fileprivate var keys: BrowserLabels.KeyHelp { words.browser.keyHelp }
}
