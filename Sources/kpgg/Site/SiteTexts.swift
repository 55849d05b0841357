import KPGGCore

/// Texts as parts of a page.
extension Language {
  /// The text with each run of Hangul marked as Korean, unless the page is in Korean. Dates stay on
  /// one line, and so does a Korean particle with the quotation mark before it.
  func markup(_ string: String) -> Markup {
    var markup: Markup = ""
    var rest = string.utf8[...]
    while let date = rest.firstDate {
      markup += markupWithoutDates(String(rest[..<date.lowerBound]) ?? "")
      markup += "<span class=\"date\">\(String(rest[date]) ?? "")</span>"
      rest = rest[date.upperBound...]
    }
    return markup + markupWithoutDates(String(rest) ?? "")
  }

  private func markupWithoutDates(_ string: String) -> Markup {
    guard string.hasHangul else { return Markup(showing: string) }
    if self == .korean { return Markup(showing: string.joiningParticles) }
    var markup: Markup = ""
    var rest = string.unicodeScalars[...]
    while let start = rest.firstIndex(where: \.isHangul) {
      markup += Markup(showing: String(rest[..<start]))
      rest = rest[start...]
      // Spaces inside do not split a run.
      let next = rest.firstIndex { !$0.isHangul && $0 != " " } ?? rest.endIndex
      let end = rest.index(after: rest[..<next].lastIndex(where: \.isHangul) ?? start)
      markup += "<span lang=\"ko\">\(String(rest[..<end]))</span>"
      rest = rest[end...]
    }
    return markup + Markup(showing: String(rest))
  }
}

extension String {
  /// Whether the text has a letter of Hangul.
  var hasHangul: Bool { unicodeScalars.contains(where: \.isHangul) }

  /// The text with a word joiner between each closing quotation mark and the Hangul after it.
  /// Browsers would break the line there.
  fileprivate var joiningParticles: String {
    guard unicodeScalars.contains(where: \.closesQuotation) else { return self }
    var joined = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      if scalar.isHangul, joined.last?.closesQuotation == true { joined.append("\u{2060}") }
      joined.append(scalar)
    }
    return String(joined)
  }
}

extension Substring.UTF8View {
  /// The position of the first date with a month: `2015-04` or `2015-04-21`.
  fileprivate var firstDate: Range<Index>? {
    guard var hyphen = firstIndex(of: UInt8(ascii: "-")) else { return nil }
    while true {
      let year = self[..<hyphen].suffix(4)
      if year.count == 4, year.allSatisfy(\.isDigit), let month = end(ofPartAt: hyphen) {
        return year.startIndex..<(end(ofPartAt: month) ?? month)
      }
      let rest = self[index(after: hyphen)...]
      guard let next = rest.firstIndex(of: UInt8(ascii: "-")) else { return nil }
      hyphen = next
    }
  }

  /// The end of a hyphen and two digits; `nil` for anything else, as for the years `2016-2019`.
  private func end(ofPartAt start: Index) -> Index? {
    let part = self[start...].prefix(3)
    let isPart = part.count == 3 && part.first == UInt8(ascii: "-")
    let isWhole = self[part.endIndex...].first?.isDigit != true
    return isPart && isWhole && part.dropFirst().allSatisfy(\.isDigit) ? part.endIndex : nil
  }
}

extension Unicode.Scalar {
  fileprivate var closesQuotation: Bool {
    switch self {
    case "’", "”", "〉", "》", "」", "』": true
    default: false
    }
  }

  fileprivate var isHangul: Bool {
    switch value {
    case 0x1100...0x11FF, 0x3130...0x318F, 0xA960...0xA97F, 0xAC00...0xD7FF: true
    default: false
    }
  }
}

extension UInt8 {
  fileprivate var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }
}
