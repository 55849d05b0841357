/// One place for words after a subcommand.
///
/// Only the last place of a command may repeat, and none that is needed follows an optional one.
struct ArgumentDescription: Hashable, Sendable {
  /// The word that stands for the argument in help, in capitals: `NAME`.
  let name: String
  var isOptional = false
  var isRepeating = false
  var kind = ValueKind.text
  /// Half a sentence for the list of arguments, without a full stop.
  let summary: String

  /// The form of a usage line: `NAME`, `[NAME]`, `NAME…` or `[NAME…]`.
  var notation: String {
    let repeated = isRepeating ? name + "…" : name
    return isOptional ? "[\(repeated)]" : repeated
  }
}
