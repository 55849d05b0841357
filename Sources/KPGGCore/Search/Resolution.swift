/// What a name turned out to mean.
public enum Resolution<Candidate> {
  /// One thing.
  case found(Candidate)
  /// Several things; two at least.
  case ambiguous([Candidate])
  /// Nothing; at most three things that a slip away have such a name, the likeliest first.
  case unknown(suggestions: [Candidate])
}

extension Resolution: Equatable where Candidate: Equatable {}
extension Resolution: Sendable where Candidate: Sendable {}
