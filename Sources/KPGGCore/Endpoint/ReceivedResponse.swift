package import KPGGSystem

/// A whole response that is within the limits of its request.
package struct ReceivedResponse: Equatable, Sendable {
  /// The status code (RFC 9110, section 15), normally 100 to 599.
  package let status: Int
  /// The header fields by lowercase name.
  package let fields: [String: String]
  /// The body after decoding any content encoding.
  package let body: Data

  /// Creates a response. The names of header fields may have any letter case.
  package init(status: Int, fields: [String: String] = [:], body: Data = Data()) {
    (self.status, self.body) = (status, body)
    self.fields = Dictionary(
      fields.map { ($0.key.lowercased(), $0.value) }, uniquingKeysWith: { first, _ in first })
  }

  /// Returns a header field's value. Names are case-insensitive (RFC 9110, section 5.1).
  package subscript(field name: String) -> String? { fields[name.lowercased()] }
}

/// A time in the format that servers must use (RFC 9110, section 5.6.7): `Sun, 06 Nov 1994 08:49:37
/// GMT`.
struct HTTPDate: Equatable {
  /// Seconds since midnight on January 1 of year 1, without leap seconds.
  let seconds: Int64

  /// Reads the format; `nil` for the two obsolete formats and for impossible times.
  init?(_ text: String) {
    let words = text.split(separator: " ", omittingEmptySubsequences: false)
    guard words.count == 6, words[0].hasSuffix(","), words[5] == "GMT" else { return nil }
    let clock = words[4].split(separator: ":", omittingEmptySubsequences: false)
      .compactMap { $0.utf8.count == 2 ? Self.number($0) : nil }
    guard let day = Self.number(words[1]), let year = Self.number(words[3]),
      let month = Self.months.firstIndex(of: String(words[2])),
      let days = CalendarDate(year: year, month: month + 1, day: day)?.dayNumber, clock.count == 3,
      (0..<24).contains(clock[0]), (0..<60).contains(clock[1]), (0...60).contains(clock[2])
    else { return nil }
    seconds = Int64(days) * 86_400 + Int64(clock[0] * 3600 + clock[1] * 60 + clock[2])
  }

  /// Reads a number of digits; `nil` for a sign.
  private static func number(_ text: Substring) -> Int? {
    text.utf8.allSatisfy(\.isDigit) ? Int(text) : nil
  }

  private static let months = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]
}

extension ReceivedResponse {
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
