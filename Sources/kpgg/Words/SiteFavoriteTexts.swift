import KPGGCore

extension SiteLabels {
  /// The texts of favorites.
  struct FavoriteTexts: Wording {
    let language: Language

    /// The button that adds or removes a favorite.
    var button: String { text("Favorite", "즐겨찾기") }
    var hint: String {
      text(
        "Your favorites stay in this browser. To use them in the terminal, export them and run "
          + "'kpgg favorites import FILE'.",
        "즐겨찾기는 이 브라우저에만 저장됩니다. "
          + "터미널에서 쓰려면 내보낸 뒤 'kpgg favorites import FILE'을 실행하세요.")
    }
    var none: String {
      text(
        "No favorites yet. To add one, open a group or a member and press Favorite.",
        "아직 즐겨찾기가 없습니다. 그룹이나 멤버 페이지에서 추가하세요.")
    }
    /// The button that removes a favorite, before its name.
    var remove: String { text("Remove", "삭제") }
    /// The message after it, before the name.
    var removed: String { text("Removed", "삭제했습니다") }
    /// The button that brings the favorite back.
    var undo: String { text("Undo", "되돌리기") }
    var exportButton: String { text("Export", "내보내기") }
    var importButton: String { text("Import", "가져오기") }
    /// The numbers of new and of known favorites in a file, with `{added}` and `{known}`.
    var imported: String {
      text("Added {added}, already there: {known}", "{added}개를 추가했습니다 (이미 있는 항목: {known}개)")
    }
    var invalidFile: String { text("This is not a favorites file.", "즐겨찾기 파일이 아닙니다.") }
    var notSaved: String {
      text("This browser cannot save favorites.", "이 브라우저에 즐겨찾기를 저장할 수 없습니다.")
    }
    var damaged: String {
      text(
        "The favorites in this browser are damaged. Download them to keep what is left, or start "
          + "again without them.",
        "이 브라우저에 저장된 즐겨찾기가 손상되었습니다. "
          + "손상된 데이터를 내려받거나, 지우고 새로 시작할 수 있습니다.")
    }
    /// The button that saves the damaged favorites as a file.
    var rescue: String { text("Download the damaged data", "손상된 데이터 내려받기") }
    /// The button that deletes them.
    var restart: String { text("Start again", "새로 시작하기") }
  }
}
