/// Why a text did not reach its stream.
enum WriteError: Error, Hashable, Sendable {
  /// The reader has gone, as in `kpgg members | head -1`: nothing to tell anyone about.
  case closedPipe
  /// Anything else, in the system's words: a full disk, a closed descriptor.
  case failed(reason: String)
}
