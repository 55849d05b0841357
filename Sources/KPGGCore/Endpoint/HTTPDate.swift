/// A time in the format that servers must use (RFC 9110, section 5.6.7): `Sun, 06 Nov 1994 08:49:37
/// GMT`.
struct HTTPDate: Hashable {
  /// Seconds since midnight on January 1 of year 1, without leap seconds.
  let seconds: Int64

  /// Reads the format; `nil` for the two obsolete formats and for impossible times.
  init?(_ text: String) {
    let words = text.split(separator: " ", omittingEmptySubsequences: false)
    guard words.count == 6, words[0].hasSuffix(","), words[5] == "GMT" else { return nil }
    let clock = words[4].split(separator: ":", omittingEmptySubsequences: false)
      .compactMap { $0.utf8.count == 2 ? Int($0) : nil }
    guard let day = Int(words[1]), let year = Int(words[3]),
      let month = Self.months.firstIndex(of: String(words[2])),
      let days = CalendarDate(year: year, month: month + 1, day: day)?.dayNumber, clock.count == 3,
      (0..<24).contains(clock[0]), (0..<60).contains(clock[1]), (0...60).contains(clock[2])
    else { return nil }
    seconds = Int64(days) * 86_400 + Int64(clock[0] * 3600 + clock[1] * 60 + clock[2])
  }

  private static let months = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]
}

extension TransportResponse {
  /// The delay that `Retry-After` asks for, in seconds or as a date (RFC 9110, section 10.2.3).
  ///
  /// A date is relative to the response's own `Date`, so that wrong clocks have no effect. Without
  /// that field it is ignored.
  var retryAfter: Duration? {
    guard let text = self[field: "Retry-After"] else { return nil }
    if !text.isEmpty, text.utf8.allSatisfy(\.isDigit) {
      return .seconds(Int64(text) ?? .max)
    }
    guard let later = HTTPDate(text), let now = self[field: "Date"].flatMap(HTTPDate.init) else {
      return nil
    }
    return .seconds(max(0, later.seconds - now.seconds))
  }
}
