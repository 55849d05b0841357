import KPGGCore

extension ParsedArguments {
  /// The whole number that an option gives; `nil` where it is not given.
  ///
  /// - Parameters:
  ///   - option: Its name without dashes.
  ///   - range: The numbers that make sense.
  ///   - noun: What such a number is: `a month`.
  /// - Returns: The number, which is in the range.
  /// - Throws: A usage error for anything but decimal digits, and for a number outside the range.
  func wholeNumber(
    _ option: String, in range: ClosedRange<Int>, _ noun: String
  ) throws(UsageError) -> Int? {
    guard let text = value(option) else { return nil }
    let isNumber = !text.isEmpty && text.utf8.allSatisfy(\.isDigit)
    guard isNumber, let number = Int(text), range.contains(number) else {
      // The greatest number that there is tells only who went beyond it.
      let isUnlimited = range.upperBound == .max && !(isNumber && Int(text) == nil)
      throw .invalid(
        message: "--\(option) is \(QuotedWord(text)), which is not \(noun)",
        hint: "it takes a whole number from \(range.lowerBound)"
          + (isUnlimited ? "" : " to \(range.upperBound)"))
    }
    return number
  }
}
