/// A command line as a test types it: `"group OHMYGIRL --json"`, split at spaces, or
/// `["group", "girls day"]` where an argument holds some.
struct TypedLine: ExpressibleByStringInterpolation, ExpressibleByArrayLiteral {
  let arguments: [String]

  init(stringLiteral text: String) {
    arguments = text.split(separator: " ").map(String.init)
  }

  init(arrayLiteral arguments: String...) {
    self.arguments = arguments
  }

  init(_ arguments: [String]) {
    self.arguments = arguments
  }
}

extension TypedLine: CustomStringConvertible {
  /// As it stands behind a shell's prompt: `kpgg group 'girls day'`.
  var description: String {
    (["kpgg"] + arguments.map { $0.isEmpty || $0.contains(" ") ? "'\($0)'" : $0 })
      .joined(separator: " ")
  }
}
