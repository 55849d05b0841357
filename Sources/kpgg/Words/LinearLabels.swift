extension BrowserLabels {
  /// The words of the linear mode alone.
  struct Linear: Sendable {
    /// What can be typed.
    let usage: String
    /// Lines about what is not a verb: numbers, names, and an empty line.
    let entryHelp: [String]
    /// A verb as a word, typed instead of its key.
    let word: @Sendable (LinearVerb) -> String
    /// The meanings of verbs that the full-screen view does not have.
    let back: String
    let next: String
    let previous: String
    let start: String
    /// The mark of the selected entry.
    let selected: String
    let withoutVideo: String
    /// The labels of the text of a search, and of the filter and the order of a list.
    let search: String
    let filter: String
    let order: String
    let retry: String
    /// The reply to a command without an effect.
    let noEffect: String
    /// The reply to a number that no entry has, given the number of entries.
    let noEntry: @Sendable (Int) -> String
    /// The reply to `f` or `o` on a song.
    let songNeedsPlay: String
    /// A change of a field.
    let changed: @Sendable (_ field: String, _ old: String, _ new: String) -> String
    /// The shown entries, given the number of all entries: `1–20 of 83`.
    let page: @Sendable (ClosedRange<Int>, Int) -> String
    /// The position of a member in the line-up, and the names of the adjacent members.
    let position: @Sendable (Int, _ count: Int, _ next: String, _ previous: String) -> String
  }
}
