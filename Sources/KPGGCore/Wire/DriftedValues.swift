// Values in forms that the wire format does not have, although their meaning is clear. Servers that
// are written by hand drift to them. Readers use such a value, and record a problem.

extension WireUnknown {
  /// Whether a text in place of a date means "unknown".
  static func isDriftedDate(_ text: String) -> Bool { text == "미상" || text == "-" }
}

extension JSONElement {
  /// The Boolean of `0`, `1`, `"false"`, or `"true"`; `nil` for other values.
  var driftedBoolean: Bool? {
    switch numberText ?? text {
    case "0" where kind == .number, "false": false
    case "1" where kind == .number, "true": true
    default: nil
    }
  }
}

extension CalendarDate {
  /// Reads `1994/07/28`, a date with a year of two digits, or the date of an ISO 8601 time.
  ///
  /// The years 40 to 99 are those of the 20th century, and 00 to 39 those of the 21st.
  init?(drifted text: String) {
    if let time = text.utf8.firstIndex(of: UInt8(ascii: "T")) {
      guard Self.isTime(text[time...].dropFirst()) else { return nil }
      self.init(String(text[..<time]))
    } else {
      let (point, slash) = (UInt8(ascii: "."), UInt8(ascii: "/"))
      guard !text.utf8.contains(point) || !text.utf8.contains(slash) else { return nil }
      let dotted = String(decoding: text.utf8.map { $0 == slash ? point : $0 }, as: UTF8.self)
      guard let century = Self.century(of: dotted) else {
        self.init(wire: dotted)
        return
      }
      self.init(wire: century + dotted)
    }
    guard isComplete else { return nil }
  }

  /// The first two digits of the year; `nil` if the year does not have two digits.
  private static func century(of text: String) -> String? {
    let digits = text.utf8.prefix { $0.isDigit }
    guard digits.count == 2, let first = digits.first else { return nil }
    return first < UInt8(ascii: "4") ? "20" : "19"
  }

  /// Whether a text is a time of ISO 8601: `15:00`, `15:00:00Z`, or `00:00:00.000+09:00`.
  private static func isTime(_ text: Substring) -> Bool {
    var time = text
    if time.last == "Z" {
      time.removeLast()
    } else if let sign = time.lastIndex(where: { $0 == "+" || $0 == "-" }) {
      let zone = time[sign...].dropFirst().filter { $0 != ":" }
      guard [2, 4].contains(zone.utf8.count), zone.utf8.allSatisfy(\.isDigit) else { return false }
      time = time[..<sign]
    }
    let parts = time.split(separator: ":", omittingEmptySubsequences: false)
    let seconds = parts.last?.split(separator: ".", omittingEmptySubsequences: false) ?? []
    guard parts.count == 3 || parts.count == 2 && seconds.count == 1, seconds.count <= 2,
      seconds.dropFirst().allSatisfy({ !$0.isEmpty && $0.utf8.allSatisfy(\.isDigit) })
    else { return false }
    return zip(parts.dropLast() + seconds.prefix(1), [23, 59, 60]).allSatisfy { part, limit in
      part.utf8.count == 2 && part.utf8.allSatisfy(\.isDigit)
        && Int(part).map { $0 <= limit } == true
    }
  }
}

extension VideoID {
  /// Reads the URL of a video on YouTube, with or without a scheme: `youtu.be/HzOjwL7IP_o`.
  package init?(youtubeURL url: String) {
    var rest = url[...]
    for scheme in ["https://", "http://", "//"] where rest.lowercased().hasPrefix(scheme) {
      rest.removeFirst(scheme.count)
      break
    }
    guard let slash = rest.firstIndex(of: "/") else { return nil }
    let host = rest[..<slash].lowercased()
    let parts = rest[slash...].prefix { $0 != "#" }
      .split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    let path = parts[0].split(separator: "/")
    let id: Substring?
    switch (host, path.count) {
    case ("youtu.be", 1): id = path[0]
    case (_, 1) where Self.hosts.contains(host) && path[0] == "watch":
      let query = parts.dropFirst().first ?? ""
      id = query.split(separator: "&").first { $0.hasPrefix("v=") }?.dropFirst(2)
    case (_, 2) where Self.hosts.contains(host) && Self.folders.contains(path[0]): id = path[1]
    default: id = nil
    }
    guard let id else { return nil }
    self.init(rawValue: String(id))
  }

  private static let hosts: Set = [
    "youtube.com", "www.youtube.com", "m.youtube.com", "music.youtube.com",
    "www.youtube-nocookie.com",
  ]

  private static let folders: Set<Substring> = ["embed", "live", "shorts", "v"]
}
