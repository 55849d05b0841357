/// The keys of an object that a command shows as JSON.
struct JSONShape: Hashable, Sendable {
  /// The words behind the command with which it does; none where it does whatever follows.
  var words: [String] = []
  let keys: [String]
  /// Whether `--fields` picks among the keys.
  var isPicked = false
}
