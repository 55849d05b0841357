/// A command line: `"group OHMYGIRL --json"`, which is split at spaces, or `["group", "girls day"]`
/// for arguments with spaces.
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
  /// The command line after a shell prompt: `kpgg group 'girls day'`.
  var description: String {
    (["kpgg"] + arguments.map { $0.isEmpty || $0.contains(" ") ? "'\($0)'" : $0 })
      .joined(separator: " ")
  }
}
