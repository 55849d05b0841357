/// The folders for kpgg's files, by the XDG Base Directory Specification. On macOS without its
/// variables, they are in the user's `Library`.
package struct UserFolders: Sendable {
  private let environment: [String: String]

  package init(environment: [String: String]) { self.environment = environment }

  /// The folder for data that kpgg can fetch again; `nil` if the environment names neither the
  /// folder nor a home.
  package var cache: String? {
    folder("XDG_CACHE_HOME", inHome: ".cache", onMac: "Library/Caches")
  }

  /// The folder for the user's own data, which cannot be fetched again; `nil` if the environment
  /// names neither the folder nor a home.
  package var data: String? {
    folder("XDG_DATA_HOME", inHome: ".local/share", onMac: "Library/Application Support")
  }

  /// The folder for the user's settings; `nil` if the environment names neither the folder nor a
  /// home.
  package var config: String? {
    folder("XDG_CONFIG_HOME", inHome: ".config", onMac: "Library/Application Support")
  }

  /// The folder for what kpgg remembers between runs; `nil` if the environment names neither the
  /// folder nor a home.
  package var state: String? {
    folder("XDG_STATE_HOME", inHome: ".local/state", onMac: "Library/Application Support")
  }

  /// Ignores relative paths, as the specification requires.
  private func folder(_ variable: String, inHome path: String, onMac macPath: String) -> String? {
    if let folder = environment[variable], folder.isAbsolutePath { return "\(folder)/kpgg" }
    guard let home = environment["HOME"], home.isAbsolutePath else { return nil }
    #if canImport(Darwin)
      return "\(home)/\(macPath)/kpgg"
    #else
      return "\(home)/\(path)/kpgg"
    #endif
  }
}
