/// How often each value occurs, for example each blood type.
public struct Distribution: Equatable, Sendable {
  /// A value with its frequency.
  public struct Count: Equatable, Sendable, Identifiable {
    /// The value or the ends of a band: `INFP`, `160-164`.
    public let label: String
    /// The frequency.
    public let count: Int
    /// The number of right answers, in a distribution of answers.
    package internal(set) var right: Int?

    /// The label, unique in the distribution.
    public var id: String { label }
  }

  /// The values in display order. Some values are included even if their frequency is 0.
  public internal(set) var counts: [Count]
  /// The number of groups, people, or songs, including those with an unknown value.
  public internal(set) var totalCount: Int
  /// The number of groups, people, or songs with an unknown value.
  public internal(set) var unknownCount: Int
  /// The number of groups, people, or songs with several values. They count once for each value.
  package internal(set) var several = 0
  /// The number of groups, people, or songs that are excluded from the counts and the total.
  package var leftOut = 0
  /// The number of values that a limit removed.
  package private(set) var omitted = 0
  /// The number of right answers, in a distribution of answers; each answer counts once.
  package private(set) var right: Int?
  /// The number of right answers with an unknown value.
  private var unknownRight = 0

  /// The values, then unknown ones without a label if there are any.
  package var rows: [Count] {
    counts
      + (unknownCount > 0
        ? [Count(label: "", count: unknownCount, right: right == nil ? nil : unknownRight)] : [])
  }

  /// Returns a copy with only the first values, up to a limit.
  package func limited(to limit: Int) -> Distribution {
    var limited = self
    limited.counts = Array(counts.prefix(limit))
    limited.omitted = omitted + counts.count - limited.counts.count
    return limited
  }

  /// Returns a copy of a distribution of answers with the number of right answers for each count.
  package func marking(right answers: Distribution) -> Distribution {
    let rightCounts = Dictionary(answers.counts.map { ($0.label, $0.count) }) { $1 }
    var marked = self
    for index in counts.indices {
      marked.counts[index].right = rightCounts[counts[index].label] ?? 0
    }
    (marked.right, marked.unknownRight) = (answers.totalCount, answers.unknownCount)
    return marked
  }
}

extension Distribution {
  /// The number of lists with a name. A list counts once, however often it has the name.
  private struct Frequency {
    private(set) var count = 0
    private var lastList = 0

    /// Counts a list. Returns `false` if it was counted before.
    mutating func add(list: Int) -> Bool {
      guard list != lastList else { return false }
      (count, lastList) = (count + 1, list)
      return true
    }
  }

  /// Counts names, from the most frequent to the least, then in the order of their UTF-8 bytes.
  ///
  /// - Parameters:
  ///   - names: The names of each group or person; empty if unknown.
  ///   - always: Names to include even if their frequency is 0.
  package init(ofNames names: some Sequence<[String]>, always: [String] = []) {
    (counts, totalCount, unknownCount) = ([], 0, 0)
    var frequencies: [String: Frequency] = [:]
    for name in always { frequencies[name] = Frequency() }
    for names in names {
      totalCount += 1
      if names.isEmpty { unknownCount += 1 }
      let list = totalCount
      let distinctCount = names.count { frequencies[$0, default: Frequency()].add(list: list) }
      if distinctCount > 1 { several += 1 }
    }
    counts = frequencies.map { Count(label: $0.key, count: $0.value.count) }.stablySorted {
      left, right in
      left.count == right.count
        ? left.label.precedesInBytes(right.label) : left.count > right.count
    }
  }

  /// Counts names like `init(ofNames:always:)`, with at most one for each group or person.
  package init(ofName names: [String?], always: [String] = []) {
    self.init(ofNames: names.lazy.map { $0.map { [$0] } ?? [] }, always: always)
  }

  /// Counts whole numbers from the lowest to the highest, including numbers in between with a
  /// frequency of 0.
  ///
  /// More than ten such numbers in a row are combined, so a single wrong year does not cause
  /// thousands of rows.
  ///
  /// - Parameters:
  ///   - numbers: The number of each group or person, at least 0; `nil` if unknown.
  ///   - width: The size of a band, which starts at a multiple of it.
  ///   - label: Returns the label of a band, given its ends.
  package init(
    ofNumbers numbers: [Int?], inBandsOf width: Int = 1,
    label: (_ from: Int, _ to: Int) -> String = { $0 == $1 ? "\($0)" : "\($0)-\($1)" }
  ) {
    var frequencies: [Int: Int] = [:]
    for case let number? in numbers { frequencies[number / width, default: 0] += 1 }
    totalCount = numbers.count
    unknownCount = numbers.count { $0 == nil }
    counts = []
    func add(_ bands: Range<Int>, _ count: Int) {
      let label = label(bands.lowerBound * width, bands.upperBound * width - 1)
      counts.append(Count(label: label, count: count))
    }
    var next = frequencies.keys.min() ?? 0
    for band in [Int](frequencies.keys).sorted() {
      let empty = next..<band
      let rows = empty.count > 10 ? [empty] : empty.map { $0..<$0 + 1 }
      for row in rows { add(row, 0) }
      add(band..<band + 1, frequencies[band, default: 0])
      next = band + 1
    }
  }
}

extension Distribution {
  /// The object of a chart, with the keys that the article *JSON output* lists.
  ///
  /// - Parameters:
  ///   - topic: The name of the chart.
  ///   - measure: The meaning of the labels.
  ///   - subject: What the chart counts.
  /// - Returns: The object.
  package func json(topic: String, by measure: String, of subject: String) -> JSONValue {
    let right = right.map { ["right": .integer($0)] as JSONMembers } ?? [:]
    return .object([
      "topic": .string(topic),
      "by": .string(measure),
      "of": .string(subject),
      "counts": JSONValue(counts),
      "total": .integer(totalCount),
      "unknown": .integer(unknownCount),
      "several": .integer(several),
      "leftOut": .integer(leftOut),
      "omitted": .integer(omitted),
    ]).adding(right)
  }
}

extension Distribution.Count: JSONRepresentable {
  /// The object with the keys `label` and `count`, and with `right` for answers.
  package var json: JSONValue {
    let right = right.map { ["right": .integer($0)] as JSONMembers } ?? [:]
    return .object(["label": .string(label), "count": .integer(count)]).adding(right)
  }
}
