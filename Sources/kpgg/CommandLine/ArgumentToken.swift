/// One piece of the command line, split but not yet judged: whether it is allowed depends on the
/// subcommand, which may stand further right.
enum ArgumentToken: Hashable, Sendable {
  case word(String)
  /// An option that some command has. `spelling` is what was typed, without the value. A switch may
  /// carry a value, and an option that needs one may lack it: both are for the parser to refuse.
  case option(OptionDescription, spelling: String, value: String?)
  case unknownOption(spelling: String)
}
