/// The facts about a group, as ``GirlGroup`` documents them. Copies of a group share them.
package struct GroupFacts: Hashable, Sendable {
  package var id: GroupID
  package var name: String
  package var koreanName: String?
  package var aliases: [String] = []
  package var sectionKey: SectionKey?
  package var debutDate: CalendarDate?
  package var agency: String?
  package var koreanAgency: String?
  package var fandom: String?
  package var koreanFandom: String?
  package var status: GroupStatus?
  package var disbandmentDate: CalendarDate?
  package var returnDate: CalendarDate?
  package var tier: Tier?
  package var hitSong: HitSong?
  package var links = GroupLinks()
  package var logo: WebAddress?
  package var image: WebAddress?
  package var hasFormerMembers = false
  package var isFeatured = false

  /// Creates facts with an ID, which is also the name.
  package init(id: GroupID) { (self.id, name) = (id, id.description) }
}
