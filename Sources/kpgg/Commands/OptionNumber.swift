extension ParsedArguments {
  /// The whole number that an option's last value is; `nil` where the option is missing.
  ///
  /// - Parameters:
  ///   - option: Its name without dashes.
  ///   - range: The numbers that make sense.
  ///   - noun: What the number is, for the message: `a month`.
  /// - Returns: A number within the range.
  /// - Throws: A usage error for anything but such a number in ASCII digits.
  func number(
    _ option: String, in range: ClosedRange<Int>, _ noun: String
  ) throws(UsageError) -> Int? {
    guard let text = value(option) else { return nil }
    guard text.utf8.allSatisfy({ (0x30...0x39).contains($0) }), let number = Int(text),
      range.contains(number)
    else {
      throw .invalid(
        message: "--\(option) is \(QuotedWord(text)), which is not \(noun)",
        hint: "it takes a whole number from \(range.lowerBound) to \(range.upperBound)")
    }
    return number
  }
}
