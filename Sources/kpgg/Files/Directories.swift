/// Where the program keeps files, after the XDG Base Directory Specification; on macOS, where its
/// variables are not set, in the user's library.
struct Directories: Sendable {
  /// The environment.
  let environment: [String: String]

  /// What can be fetched again; `nil` where the environment names neither a folder nor a home.
  var cache: String? {
    #if canImport(Darwin)
      folder("XDG_CACHE_HOME", inHome: "Library/Caches")
    #else
      folder("XDG_CACHE_HOME", inHome: ".cache")
    #endif
  }

  /// What the user made and nobody else has; `nil` where the environment names neither a folder nor
  /// a home.
  var data: String? {
    #if canImport(Darwin)
      folder("XDG_DATA_HOME", inHome: "Library/Application Support")
    #else
      folder("XDG_DATA_HOME", inHome: ".local/share")
    #endif
  }

  /// The specification has relative paths ignored.
  private func folder(_ variable: String, inHome path: String) -> String? {
    if let folder = environment[variable], folder.hasPrefix("/") { return "\(folder)/kpgg" }
    guard let home = environment["HOME"], home.hasPrefix("/") else { return nil }
    return "\(home)/\(path)/kpgg"
  }
}
