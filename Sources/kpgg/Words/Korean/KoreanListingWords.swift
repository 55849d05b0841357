import KPGGCore

extension KoreanWords: ListingWords {
  func count(_ shown: Int, of total: Int, _ noun: CountedNoun) -> String {
    let (word, counter) = word(for: noun)
    let all = "\(word) \(total)\(counter)"
    return shown < total ? "\(all) 중 \(shown)\(counter)" : all
  }

  func moreSongs(_ count: Int, of group: GroupID) -> String {
    "그 밖의 노래 \(count)곡은 'kpgg songs \(group)'로 볼 수 있습니다"
  }

  func sections(_ sections: Int, groups: Int) -> String {
    "\(sections)개 구분, 그룹 \(groups)팀"
  }

  func favorites(_ count: Int, missing: Int) -> String {
    "즐겨찾기 \(count)개" + (missing > 0 ? ", 목록에 없음 \(missing)개" : "")
  }

  func removedFavorites(_ count: Int) -> String { "즐겨찾기 \(count)개 삭제" }

  func importedFavorites(added: Int, backdated: Int, unchanged: Int) -> String {
    "즐겨찾기 \(added)개 추가, 날짜 변경 \(backdated)개, 그대로 \(unchanged)개"
  }

  func exported(groups: Int, written: Int, unchanged: Int, removed: Int) -> String {
    "그룹 \(groups)팀: 파일 \(written)개 작성, 그대로 \(unchanged)개, 삭제 \(removed)개"
  }

  func synced(groups: Int, added: Int, changed: Int, removed: Int) -> String {
    "그룹 \(groups)팀: 추가 \(added)팀, 변경 \(changed)팀, 삭제 \(removed)팀"
  }

  func findings(groups: Int, errors: Int, warnings: Int) -> String {
    guard errors + warnings > 0 else { return "그룹 \(groups)팀, 문제 없음" }
    return "그룹 \(groups)팀, 오류 \(errors)개, 경고 \(warnings)개"
  }

  var homeHint: String {
    "둘러보기는 'kpgg browse', 검색은 'kpgg search 이름', 모든 명령은 'kpgg help'로 볼 수 있습니다."
  }

  func removalQuestion(_ count: Int) -> String { "즐겨찾기 \(count)개를 모두 삭제할까요? [y/N] " }

  var affirmativeAnswers: [String] { ["예", "네", "ㅛ"] }

  func birthday(of member: String, in group: String) -> String { "\(member) (\(group)) 생일" }

  func savedSnapshot(groups: Int, members: Int, _ file: String) -> String {
    "그룹 \(groups)팀과 멤버 \(members)명 저장: \(file)"
  }

  func catalogDate(_ date: CalendarDate) -> String { "\(date) 기준 카탈로그" }

  func word(for noun: CountedNoun) -> (word: String, counter: String) {
    switch noun {
    case .group: ("그룹", "팀")
    case .member: ("멤버", "명")
    case .song: ("노래", "곡")
    case .birthday: ("생일", "건")
    case .result: ("결과", "건")
    }
  }

  func oldCache(_ days: Int) -> String {
    "카탈로그를 캐시한 지 \(days)일이 지났습니다. 'kpgg sync'나 --refresh로 갱신하세요"
  }

  func unreadableLines(_ numbers: [Int], of path: String) -> String {
    "\(path): 읽을 수 없는 \(numbers.count)행 제외: \(list(numbers.map { "\($0)" }))"
  }
}
