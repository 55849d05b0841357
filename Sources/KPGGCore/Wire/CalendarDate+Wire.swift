extension CalendarDate {
  /// Reads the wire's forms: `1994.07.28`, `1994-07-28`, `1994년 7월 28일`, or a lone year.
  init?(wire text: String) {
    var numbers: [Int] = []
    var separators: [String] = []
    var rest = text[...]
    while !rest.isEmpty {
      let digits = rest.prefix { $0.isASCII && $0.isNumber }
      guard let number = Int(digits), digits.count <= 4 else { return nil }
      numbers.append(number)
      rest = rest.dropFirst(digits.count)
      let separator = rest.prefix { !($0.isASCII && $0.isNumber) }
      separators.append(separator.filter { $0 != " " })
      rest = rest.dropFirst(separator.count)
    }
    guard text.prefix(4).allSatisfy({ $0.isASCII && $0.isNumber }), text.count >= 4 else {
      return nil
    }
    switch separators {
    case [""], ["년"]: self.init(year: numbers[0])
    case [".", ".", ""], ["-", "-", ""], ["년", "월", "일"]:
      self.init(year: numbers[0], month: numbers[1], day: numbers[2])
    default: return nil
    }
  }

  /// The form in which the wire writes a date: `1994.07.28`, `1994`.
  var wireText: String { description.split(separator: "-").joined(separator: ".") }
}
