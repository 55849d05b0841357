/// The file `quiz-games.json`, which several processes can read and change at once.
typealias SavedGamesFile = UserFile<SavedGames>
