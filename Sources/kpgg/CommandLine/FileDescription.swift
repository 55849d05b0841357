/// A file or folder that the program keeps.
struct FileDescription: Hashable, Sendable {
  /// Where it is, by variables of the environment: `$XDG_CACHE_HOME/kpgg`.
  let path: String
  /// Half a sentence, without a full stop.
  let summary: String
}
