import KPGGCore

/// Why the favorites cannot be changed.
enum FavoritesError: Error, Hashable, Sendable {
  /// A change would result in this many favorites, which exceeds the limit.
  case tooMany(Int)
}

extension FavoritesError: ReportedError {
  var exitCode: ExitCode { .badData }

  func text(in words: Words) -> ErrorText {
    switch self {
    case .tooMany(let count):
      words.error(
        "\(count) favorites exceed the limit of \(Favorites.limit)",
        "즐겨찾기 \(count)개는 제한 \(Favorites.limit)개를 넘습니다")
    }
  }
}

/// The file `favorites.json`, which several processes can read and change at once.
struct FavoritesFile: Sendable {
  /// The folder of the file, or of a link to it. The first change creates it.
  let folder: String
  /// The maximum time that a change waits for the lock.
  let lockTimeout: Duration

  private var file: UserFile<FavoritesDocument> {
    UserFile(folder: folder, lockTimeout: lockTimeout)
  }

  /// Reads the favorites. A missing file has none.
  func read() throws(UserFileError) -> Favorites { try file.read().favorites }

  /// Changes the favorites under the lock.
  ///
  /// A change that throws or has no effect does not touch the file. The closure may be called
  /// twice.
  ///
  /// - Returns: The favorites before and after the change.
  @discardableResult
  func update(
    _ change: (inout Favorites) throws -> Void
  ) throws -> (old: Favorites, new: Favorites) {
    let (old, new) = try file.update { document in
      let count = document.favorites.entries.count
      try change(&document.favorites)
      let newCount = document.favorites.entries.count
      guard newCount <= max(count, Favorites.limit) else {
        throw FavoritesError.tooMany(newCount)
      }
    }
    return (old.favorites, new.favorites)
  }
}
