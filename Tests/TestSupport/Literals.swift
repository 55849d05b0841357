package import KPGGCore

// Literals of values that may be invalid: tests know that they are valid.

extension Height: ExpressibleByIntegerLiteral {
  package init(integerLiteral centimeters: Int) {
    guard let height = Height(centimeters: Double(centimeters)) else {
      preconditionFailure("\(centimeters) cm is not a valid height")
    }
    self = height
  }
}

extension RecordID: ExpressibleByStringLiteral {
  package init(stringLiteral text: String) {
    guard let id = Self(text) else { preconditionFailure("'\(text)' is not a valid record ID") }
    self = id
  }
}
