/// The texts that can be copied of a group, a member, or a song.
enum CopyKind: Hashable, Sendable {
  case name, id, address
}

/// The words of the browser in one language.
struct BrowserLabels: Sendable {
  /// Short labels of keys, for the last line of the screen.
  let move: String
  let open: String
  let back: String
  let cancel: String
  let search: String
  let favorite: String
  let favorites: String
  let play: String
  let openImage: String
  let copy: String
  let help: String
  let quit: String
  let retry: String
  let filter: String
  let sort: String
  let run: String
  let keep: String
  let clear: String
  let previous: String
  let next: String

  let featured: String
  let members: String
  let formerMembers: String
  let noMembers: String
  let memberNotFound: String
  let emptyCatalog: String
  let searchPrompt: String
  let noResults: String
  let noFavorites: String
  let noVideo: String
  let noImage: String
  let nothingToCopy: String
  let nothingToFilter: String
  /// What an empty filter line accepts.
  let filterPrompt: String
  /// A wrong filter, where a longer message does not fit.
  let invalidFilter: String
  let escCancels: String
  let canceled: String
  let loadingCatalog: String
  let loadingMembers: String

  let birthdays: String
  let changes: String
  let refreshing: String
  let preparingQuiz: String
  let noChanges: String
  /// The number of changes that a refresh found.
  let changed: @Sendable (Int) -> String
  /// The number of changes, which are listed on the screen below.
  let changesBelow: @Sendable (Int) -> String
  let orders: Orders
  /// A filter term that does not exist.
  let unknownTerm: @Sendable (_ key: String) -> String
  /// A wrong or incomplete value of a filter term, with an example of a term.
  let invalidValue: @Sendable (_ value: String, _ example: String) -> String

  /// The number of hits of a search.
  let found: @Sendable (Int) -> String
  let favoriteAdded: @Sendable (_ name: String) -> String
  let favoriteRemoved: @Sendable (_ name: String) -> String
  /// A URL that another program opened.
  let opened: @Sendable (_ url: String) -> String
  /// A URL to open by hand, on a machine without a display.
  let noDisplay: @Sendable (_ url: String) -> String

  /// A text that was copied, the kind that can be copied next, if there is another, and the key for it.
  let copied:
    @Sendable (_ kind: CopyKind, _ text: String, _ next: CopyKind?, _ key: String) -> String
  /// A text to copy by hand, in a terminal that is not known to support copying.
  let notCopied: @Sendable (_ text: String) -> String

  /// The orders of lists, and the lists that have one.
  struct Orders: Sendable {
    let name: String
    let debut: String
    let agency: String
    let birth: String
    let height: String
    let mbti: String
    let group: String
    let members: String
    let songs: String
    let reversed: String
  }

  /// The palette.
  let keyHelp: KeyHelp

  /// The words of the linear mode.
  let linear: Linear

  /// The meanings of keys in the palette, short enough for 40 columns.
  struct KeyHelp: Sendable {
    let move: String
    let rows: String
    let pages: String
    let ends: String
    let open: String
    let back: String
    let home: String
    let search: String
    let filter: String
    let sort: String
    let reverseOrder: String
    let homeStyle: String
    let toggleFavorite: String
    let favorites: String
    let play: String
    let openImage: String
    let quiz: String
    let copy: String
    let refresh: String
    let language: String
    let help: String
    let quit: String
    let editing: String
    let suspend: String
    let mouse: String
  }
}
