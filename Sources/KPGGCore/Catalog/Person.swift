/// Who stands behind a line-up entry: entries equal in Korean birth name and birth date are one
/// person.
public enum Person: Hashable, Sendable {
  /// Known by name and day of birth, and so recognised in every group.
  case known(koreanBirthName: String, birth: CalendarDate)
  /// Known too little to be recognised: she is nobody but this entry.
  case entry(MemberID)
}

extension Member {
  /// The person behind the entry.
  public var person: Person {
    guard let koreanBirthName, let birth, birth.isComplete else { return .entry(id) }
    return .known(koreanBirthName: koreanBirthName, birth: birth)
  }
}
