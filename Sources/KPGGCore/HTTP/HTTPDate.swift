/// A time in the one form that RFC 9110, section 5.6.7, lets a server write:
/// `Sun, 06 Nov 1994 08:49:37 GMT`.
struct HTTPDate: Hashable {
  /// Seconds since 1 January of year 1 at midnight, leap seconds aside.
  let seconds: Int64

  /// Refuses the two obsolete forms, and dates that are none.
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
