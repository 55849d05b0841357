/// The folders for kpgg's files, by the XDG Base Directory Specification. On macOS without its
/// variables, they are in the user's `Library`.
package struct UserFolders: Sendable {
  private let environment: [String: String]

  package init(environment: [String: String]) { self.environment = environment }

  /// The folder for data that kpgg can fetch again; `nil` if the environment names neither the
  /// folder nor a home.
  package var cache: String? {
    #if canImport(Darwin)
      folder("XDG_CACHE_HOME", inHome: "Library/Caches")
    #else
      folder("XDG_CACHE_HOME", inHome: ".cache")
    #endif
  }

  /// The folder for the user's own data, which cannot be fetched again; `nil` if the environment
  /// names neither the folder nor a home.
  package var data: String? {
    #if canImport(Darwin)
      folder("XDG_DATA_HOME", inHome: "Library/Application Support")
    #else
      folder("XDG_DATA_HOME", inHome: ".local/share")
    #endif
  }

  /// Ignores relative paths, as the specification requires.
  private func folder(_ variable: String, inHome path: String) -> String? {
    if let folder = environment[variable], folder.hasPrefix("/") { return "\(folder)/kpgg" }
    guard let home = environment["HOME"], home.hasPrefix("/") else { return nil }
    return "\(home)/\(path)/kpgg"
  }
}
