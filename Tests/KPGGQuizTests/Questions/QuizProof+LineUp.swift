@testable import KPGGCore
@testable import KPGGQuiz

// The proof of questions about the line-up of a past day.

extension QuizProof {
  /// The number of choices that were in the group on the day; 0 if the dates leave one open.
  func pastMemberCount(_ question: QuizQuestion, _ right: QuizChoice) -> Int {
    let wasMember = pastMembers(of: question)
    let people = question.choices.map { MemberID($0.idText).flatMap(member)?.identity }
    let entries = people.map { person in wasMember.filter { $0.member.identity == person } }
    guard entries.allSatisfy({ !$0.isEmpty && !$0.contains { $0.was == nil } }) else { return 0 }
    let fitting = zip(question.choices, entries).filter { $1.contains { $0.was == true } }
    return fitting.map(\.0.id) == [right.id] ? 1 : fitting.count + 10
  }

  func hasAllPastMembers(_ question: QuizQuestion, _ names: [QuizChoice]) -> Bool {
    let members = pastMembers(of: question)
    return !members.contains { $0.was == nil }
      && members.filter { $0.was == true }.map { Self.names(of: $0.member) } == names.map(\.name)
  }

  /// Whether each member of the group was there on the day of a question, `nil` if the dates leave
  /// it open.
  private func pastMembers(of question: QuizQuestion) -> [(member: Member, was: Bool?)] {
    guard let lineUp = lineUp(of: question), let day = CalendarDate(question.id.parts[1]),
      question.prompt.text.english.contains(" on \(day)"),
      question.prompt.text.korean.contains("\(day) 당시 ")
    else { return [] }
    let group = lineUp.group
    let hasUnknownEnd =
      group.disbandmentDate == nil && (group.status == .disbanded || group.returnDate != nil)
    return lineUp.members.map { member in
      let gaps =
        member.absences.map { ($0.from, $0.to) }
        + (group.disbandmentDate.map { [($0, group.returnDate)] } ?? [])
      let hasEnded = Self.is(
        day, after: member.departureDate, otherwise: member.isFormer ? nil : false)
      let parts = [
        Self.is(day, after: group.debutDate, otherwise: nil),
        Self.is(day, after: member.joinDate, otherwise: true), hasEnded.map { !$0 },
        hasUnknownEnd ? nil : true, member.deathDate == nil,
      ]
      let outside = gaps.map { from, to -> Bool? in
        let hasBegun = Self.is(day, after: from, otherwise: nil)
        let isOver = Self.is(day, after: to, otherwise: false)
        if hasBegun == false || isOver == true { return true }
        return hasBegun == nil || isOver == nil ? nil : false
      }
      let known = (parts + outside).compactMap(\.self)
      let isOpen = known.count < parts.count + outside.count
      return (member, known.contains(false) ? false : isOpen ? nil : true)
    }
  }

  /// Whether a day is after all days of a date; `nil` if it is one of them.
  private static func `is`(
    _ day: CalendarDate, after date: CalendarDate?, otherwise: Bool?
  ) -> Bool? {
    guard let date else { return otherwise }
    return date.lastDay < day ? true : day < date.firstDay ? false : nil
  }
}
