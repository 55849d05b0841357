/// `kpgg version`, which prints the same line as `--version`.
enum Version {
  static let description = CommandDescription(
    name: "version", summary: "Show the version", options: OptionList { $0.help() })

  /// Whether the arguments ask for the version.
  static func isRequested(by arguments: ParsedArguments) -> Bool {
    OptionReader(arguments).version() || arguments.command == description
  }
}
