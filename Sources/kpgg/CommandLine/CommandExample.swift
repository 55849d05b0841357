/// A command line worth copying, and what it does.
struct CommandExample: Hashable, Sendable {
  /// As it is typed, the program's name and any pipe included: `kpgg group IVE --json | jq .`.
  let commandLine: String
  /// Half a sentence, without a full stop.
  let summary: String
}
