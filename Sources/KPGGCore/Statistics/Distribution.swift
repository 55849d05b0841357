/// How often each value occurs among some things, such as blood types among people.
public struct Distribution: Hashable, Sendable {
  /// A value with its frequency.
  public struct Count: Hashable, Sendable {
    /// The value in words, or the ends of a band: `INFP`, `160-164`.
    public let label: String
    /// How many things have it.
    public let count: Int
  }

  /// The values in the order in which they are shown; a value that must be shown may have none.
  public internal(set) var counts: [Count]
  /// How many things there are, those whose value is unknown included.
  public internal(set) var total: Int
  /// How many of the total have no known value.
  public internal(set) var unknown: Int
  /// How many of the total have several values, and count in each.
  public internal(set) var several = 0
  /// How many things are not counted at all, not even in the total, by the rule of what is counted.
  public internal(set) var leftOut = 0
  /// How many further values a limit keeps from being shown.
  public private(set) var omitted = 0

  /// The same with no more than so many values, the first ones.
  public func limited(to limit: Int) -> Distribution {
    var limited = self
    limited.counts = Array(counts.prefix(limit))
    limited.omitted = omitted + counts.count - limited.counts.count
    return limited
  }
}

extension Distribution {
  /// Counts names, the most frequent first; of equally frequent ones, in the order of their bytes.
  ///
  /// - Parameters:
  ///   - names: The names that each thing has; none where they are unknown.
  ///   - always: Names that are shown even if nothing has them.
  init(ofNames names: [[String]], always: [String] = []) {
    var frequencies = Dictionary(uniqueKeysWithValues: Set(always).map { ($0, 0) })
    for name in names.flatMap(Set.init) { frequencies[name, default: 0] += 1 }
    counts = frequencies.map { Count(label: $0.key, count: $0.value) }.sorted { left, right in
      left.count == right.count
        ? left.label.precedesInBytes(right.label) : left.count > right.count
    }
    total = names.count
    unknown = names.count { $0.isEmpty }
    several = names.count { Set($0).count > 1 }
  }

  /// Counts whole numbers, the lowest first, with those between them that nothing has: more than
  /// ten counts of nothing on end are one, so that a single odd year makes no chart of thousands of
  /// rows.
  ///
  /// - Parameters:
  ///   - numbers: The number of each thing, at least 0; `nil` where it is unknown.
  ///   - width: How many numbers are counted as one, from its multiples on.
  init(ofNumbers numbers: [Int?], inBandsOf width: Int = 1) {
    var frequencies: [Int: Int] = [:]
    for case let number? in numbers { frequencies[number / width, default: 0] += 1 }
    total = numbers.count
    unknown = numbers.count { $0 == nil }
    counts = []
    var bandBefore: Int?
    for (band, count) in frequencies.sorted(by: { $0.key < $1.key }) {
      let empty = (bandBefore ?? band - 1) + 1..<band
      let rows = empty.count > 10 ? [empty] : empty.map { $0..<$0 + 1 }
      counts += rows.map { Count(ofBands: $0, width: width, count: 0) }
      counts.append(Count(ofBands: band..<band + 1, width: width, count: count))
      bandBefore = band
    }
  }
}

extension Distribution.Count {
  fileprivate init(ofBands bands: Range<Int>, width: Int, count: Int) {
    let (from, to) = (bands.lowerBound * width, bands.upperBound * width - 1)
    self.init(label: from == to ? "\(from)" : "\(from)-\(to)", count: count)
  }
}

extension Distribution.Count: JSONRepresentable {
  /// `label`, `count`.
  public var json: JSONValue { .object(["label": .string(label), "count": .integer(count)]) }
}
