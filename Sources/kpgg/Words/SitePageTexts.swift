import KPGGCore

extension SiteLabels {
  var compareTexts: CompareTexts { CompareTexts(language: language) }

  /// The words of the page that compares groups.
  struct CompareTexts: Wording {
    let language: Language

    var title: String { text("Compare groups", "그룹 비교") }
    var lead: String {
      text(
        "Choose two to four groups. ≠ marks the facts that differ.",
        "그룹을 두 팀에서 네 팀까지 고르세요. 서로 다른 항목에는 ≠ 표시가 붙습니다.")
    }
    func group(_ number: Int) -> String { text("Group \(number)", "그룹 \(number)") }
    /// The first line of a menu.
    var none: String { text("none", "선택 안 함") }
    /// The link on the page of a group.
    var compare: String { text("Compare with another group", "다른 그룹과 비교") }
  }

  var rankTexts: RankTexts { RankTexts(language: language) }

  /// The words of the page that ranks records.
  struct RankTexts: Wording {
    let language: Language

    var title: String { text("Rank groups and members", "그룹과 멤버 순위 매기기") }
    var lead: String {
      text(
        "Of two, choose the one you like more. Repeat until every place is known. Your choices stay "
          + "in this browser.",
        "둘 중 더 좋은 쪽을 고르다 보면 순위가 정해집니다. 선택은 이 브라우저에만 저장됩니다.")
    }
    /// The label of the menu.
    var subject: String { text("What to rank", "순위를 매길 대상") }
    var groups: String { text("All groups", "모든 그룹") }
    var favoriteGroups: String { text("My favorite groups", "즐겨찾기한 그룹") }
    var favoriteMembers: String { text("My favorite members", "즐겨찾기한 멤버") }
    /// The members of a group, with `{name}`.
    var members: String { text("Members of {name}", "{name} 멤버") }
    /// The link on the page of a group.
    var rankMembers: String { text("Rank the members", "멤버 순위 매기기") }
    var tie: String { text("Tie", "무승부") }
    /// The button that leaves one out, with `{name}`.
    var skip: String { text("I don’t know {name}", "{name}: 모름") }
    var undo: String { text("Undo", "되돌리기") }
    /// The button that forgets the choices and asks the first question again.
    var restart: String { text("Start over", "처음부터 다시") }
    var restartQuestion: String {
      text(
        "Start over? Your choices in this ranking will be lost.",
        "처음부터 다시 할까요? 이 순위에서 고른 내용이 모두 사라집니다.")
    }
    var cancel: String { text("Cancel", "취소") }
    /// The number of comparisons that are left, with `{count}`.
    var left: String { text("At most {count} comparisons left", "남은 비교: 최대 {count}번") }
    var oneLeft: String { text("At most 1 comparison left", "남은 비교: 최대 1번") }
    var tooFew: String { text("A ranking needs at least two.", "순위를 매기려면 대상이 둘 이상 필요합니다.") }
    /// The links on the page of favorites.
    var rankGroups: String { text("Rank favorite groups", "즐겨찾기한 그룹 순위 매기기") }
    var rankFavorites: String { text("Rank favorite members", "즐겨찾기한 멤버 순위 매기기") }
    /// A note if the browser does not keep the choices.
    var unsaved: String {
      text("This browser cannot save your choices.", "이 브라우저에 선택을 저장할 수 없습니다.")
    }
    var picture: String { text("Save picture", "이미지 저장") }
    /// The message if the browser cannot draw the picture.
    var pictureFailed: String {
      text("This browser could not make the picture.", "이 브라우저에서 이미지를 만들지 못했습니다.")
    }
    var failed: String {
      text("The page could not load its data.", "페이지의 데이터를 불러오지 못했습니다.")
    }
    /// The keys, below the buttons.
    var keys: String {
      text(
        "Keys: ← or 1, → or 2, = for a tie, u to undo",
        "단축키: ← 또는 1, → 또는 2, 무승부 =, 되돌리기 u")
    }
  }
}
