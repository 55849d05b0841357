import KPGGCore

extension Member: Tabular {
  static let table = RecordTable<Member>(
    [
      .id, .group, .stageName, .koreanStageName, .aliases, .birthName, .koreanBirthName, .birth,
      .bloodType, .mbti, .height, .birthplace, .nationalities, .positions, .membership, .died,
      .image, .instagram,
    ],
    columns: [.stageName, .koreanStageName, .group, .birth, .mbti, .bloodType, .membership],
    id: .id)

  /// The fields that a profile shows if they are known, after the original app's fields.
  static let facts: [Field<Member>] = [
    .died, .positions,
    .height.with(\.shown) { member, _ in
      member.heightCm.map { "\($0.shortestText) cm" } ?? ""
    },
    .birthplace, .nationalities,
  ]

  var isDimmed: Bool { !isCurrent }
}

extension Field<Member> {
  static var id: Self { Self(.id, \.id) }
  static var group: Self {
    Self(
      .group, \.group, importance: .droppable(rank: 5), overflow: .name,
      shown: { $1.groups.name(of: $0.groupID.description, in: $1.language) }
    ).with(\.isRedundant) { members in
      members.allSatisfy { $0.groupID == members[0].groupID }
    }
  }
  static var stageName: Self { Self(.stageName, \.memberFields.stageName, overflow: .name) }
  static var koreanStageName: Self {
    Self(
      .koreanStageName, \.memberFields.koreanStageName, importance: .droppable(rank: 4),
      overflow: .name
    ).with(\.isKoreanForm, true)
  }
  static var aliases: Self { Self(.aliases, \.aliases) }
  static var birthName: Self { Self(.birthName, \.memberFields.birthName) }
  static var koreanBirthName: Self {
    Self(.koreanBirthName, \.memberFields.koreanBirthName).with(\.isKoreanForm, true)
  }
  static var birth: Self {
    Self(.birth, \.memberFields.birth, importance: .droppable(rank: 6), overflow: .keep).with(
      \.filter, .born)
  }
  static var bloodType: Self {
    Self(
      .bloodType, \.memberFields.bloodTypeColumn, importance: .droppable(rank: 1),
      overflow: .keep
    ).with(\.filter, .blood)
  }
  static var mbti: Self {
    Self(.mbti, \.memberFields.mbti, importance: .droppable(rank: 2), overflow: .keep).with(
      \.filter, .mbti)
  }
  static var height: Self {
    Self(.heightCm, \.memberFields.height, alignment: .trailing).with(\.filter, .height)
  }
  static var birthplace: Self { Self(.birthplace, \.memberFields.birthplace) }
  static var nationalities: Self {
    Self(
      .nationalities, \.memberFields.nationalities,
      shown: { $0.nationalities.map($1.words.country).joined(separator: ", ") }
    ).with(\.filter, .nationality)
  }
  static var positions: Self {
    Self(
      .positions, \.memberFields.positions, importance: .droppable(rank: 0),
      shown: { $0.positions.map($1.words.position).joined(separator: ", ") }
    ).with(\.filter, .position)
  }
  /// The status. Members who stayed until their group disbanded have a status of their own.
  static var membership: Self {
    Self(
      .isFormer, \.memberFields.membership, importance: .droppable(rank: 3), overflow: .keep,
      shown: { member, context in
        let hasEnded = member.isCurrent && context.groups[member.groupID]?.status == .disbanded
        return hasEnded ? context.words.ended : context.words.membership(of: member)
      })
  }
  static var died: Self {
    Self(.died, \.memberFields.died, importance: .droppable(rank: 2), overflow: .keep)
  }
  static var image: Self { Self(.image, \.image) }
  static var instagram: Self { Self(.instagram, \.memberFields.instagram) }
}
