/// A variable of the environment that changes what the program does.
struct EnvironmentVariable: Hashable, Sendable {
  /// As it is set: `KPGG_SOURCE`.
  let name: String
  /// Half a sentence, without a full stop.
  let summary: String
}
