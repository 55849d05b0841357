/// Something that the help explains beside the commands.
struct HelpTopic: Hashable, Sendable {
  /// The word behind `kpgg help`: `exit-codes`.
  let name: String
  /// Half a sentence, without a full stop.
  let summary: String
}
