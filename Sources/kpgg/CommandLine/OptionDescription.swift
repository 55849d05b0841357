/// One option as parsing, help and completions all know it.
///
/// An option that several commands share is one constant in several lists: the parser relies on
/// it that an option's name takes a value everywhere or nowhere.
struct OptionDescription: Hashable, Sendable {
  /// Without the dashes: `fields`.
  let name: String
  /// The letter after a single dash, where there is one.
  var short: Character? = nil
  /// `nil` makes the option a switch.
  var value: OptionValue? = nil
  /// Half a sentence for the list of options, without a full stop.
  let summary: String

  /// The form that is typed: `--fields`.
  var spelling: String { "--" + name }
}
