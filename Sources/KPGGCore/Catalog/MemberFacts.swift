/// The facts about a member, as ``Member`` documents them.
package struct MemberFacts: Hashable, Sendable {
  package var id: MemberID
  package var stageName: String?
  package var koreanStageName: String?
  package var aliases: [String] = []
  package var birthName: String?
  package var koreanBirthName: String?
  package var birthDate: CalendarDate?
  package var bloodType: BloodType?
  package var mbti: MBTI?
  package var height: Height?
  package var birthplace: String?
  package var koreanBirthplace: String?
  package var nationalities: [String] = []
  package var positions: [Position] = []
  package var isFormer: Bool = false
  package var joinDate: CalendarDate?
  package var departureDate: CalendarDate?
  package var absences: [Absence] = []
  package var deathDate: CalendarDate?
  package var image: WebAddress?
  package var instagram: InstagramHandle?

  /// Creates facts without values.
  package init(id: MemberID) { self.id = id }
}
