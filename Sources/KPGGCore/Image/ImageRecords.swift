// The values of records in a catalog image. A new property needs one line here.

extension DebutSection {
  mutating func code(with coder: inout some ImageCoder) {
    var (key, title, ids) = (key.rawValue, koreanTitle, groupIDs.map(\.rawValue))
    var (from, to) = (years?.lowerBound, years?.upperBound)
    coder.code(&key)
    coder.code(&title)
    coder.code(&from)
    coder.code(&to)
    coder.code(&ids)
    var years: ClosedRange<Int>?
    if let from, let to { years = ClosedRange(yearsFrom: from, to: to) }
    self = DebutSection(
      key: SectionKey(checked: key), koreanTitle: title, years: years,
      groupIDs: ids.map { GroupID(checked: $0) })
  }
}

extension GroupFacts {
  /// Empty facts, to be read into.
  static let blank = GroupFacts(id: GroupID(checked: ""))

  mutating func code(with coder: inout some ImageCoder) {
    var id = id.rawValue
    coder.code(&id)
    self.id = GroupID(checked: id)
    coder.code(&name)
    coder.code(&koreanName)
    coder.code(&aliases)
    var section = sectionKey?.rawValue
    coder.code(&section)
    sectionKey = section.map { SectionKey(checked: $0) }
    coder.code(&isFeatured)
    coder.code(&debutDate)
    coder.code(&agency)
    coder.code(&koreanAgency)
    coder.code(&fandom)
    coder.code(&koreanFandom)
    coder.code(&status)
    coder.code(&disbandmentDate)
    coder.code(&returnDate)
    var tierNumber = tier?.rawValue
    coder.code(&tierNumber)
    tier = tierNumber.flatMap { Tier(rawValue: $0) }
    var song = hitSong
    coder.code(&song)
    hitSong = song
    coder.code(&links.youtubeChannelID)
    coder.code(&links.instagram)
    coder.code(&links.x)
    coder.code(&logo)
    coder.code(&image)
    coder.code(&hasFormerMembers)
  }
}

extension ImageCoder {
  fileprivate mutating func code(_ song: inout HitSong?) {
    var (title, koreanTitle) = (song?.title, song?.koreanTitle)
    var (year, video) = (song?.year, song?.youtubeID)
    code(&title)
    code(&koreanTitle)
    code(&year)
    code(&video)
    song = HitSong(title: title, koreanTitle: koreanTitle, year: year, youtubeID: video)
  }
}

extension MemberFacts {
  mutating func code(with coder: inout some ImageCoder) {
    codeNames(with: &coder)
    coder.code(&bloodType)
    coder.code(&mbti)
    coder.code(&height)
    coder.code(&birthplace)
    coder.code(&koreanBirthplace)
    coder.code(&nationalities)
    coder.code(&positions, from: Position(checked: "")) {
      var term = $0.rawValue
      $1.code(&term)
      $0 = Position(checked: term)
    }
    coder.code(&joinDate)
    coder.code(&departureDate)
    coder.code(&absences)
    coder.code(&deathDate)
    coder.code(&image)
    coder.code(&instagram)
  }

  /// Codes the values that come first, so that a reader can leave out the others. The very first is
  /// the birth date, which `CatalogImage.entries(bornWhere:)` reads alone.
  mutating func codeNames(with coder: inout some ImageCoder) {
    coder.code(&birthDate)
    var name = id.name
    coder.code(&name)
    id = MemberID(groupID: id.groupID, checkedName: name)
    coder.code(&stageName)
    coder.code(&koreanStageName)
    coder.code(&aliases)
    coder.code(&birthName)
    coder.code(&koreanBirthName)
    coder.code(&isFormer)
  }
}

extension Song {
  /// A song without values.
  static let blank = Song(title: "")

  mutating func code(with coder: inout some ImageCoder) {
    coder.code(&title)
    coder.code(&koreanTitle)
    coder.code(&date)
    coder.code(&kind)
    coder.code(&youtubeID)
  }
}

extension ImageCoder {
  fileprivate mutating func code(_ absences: inout [Absence]) {
    typealias Dates = (from: CalendarDate?, to: CalendarDate?)
    var dates = absences.map { (from: Optional($0.from), to: $0.to) }
    code(&dates, from: Dates(nil, nil)) {
      $1.code(&$0.from)
      $1.code(&$0.to)
    }
    absences = dates.compactMap { dates in dates.from.flatMap { Absence(from: $0, to: dates.to) } }
  }
}

extension GroupUnit {
  /// Codes a unit of a group. Its members are coded by their names in the group.
  mutating func code(with coder: inout some ImageCoder, of group: GroupID) {
    var (names, songs) = (memberIDs.map(\.name), [song].compactMap(\.self))
    coder.code(&name)
    coder.code(&koreanName)
    coder.code(&debutDate)
    coder.code(&names)
    coder.code(&songs, from: .blank) { $0.code(with: &$1) }
    memberIDs = names.map { MemberID(groupID: group, checkedName: $0) }
    song = songs.first
  }
}

extension LineUp {
  /// Codes what only the group's own document has. Reading skips the parts that are not wanted;
  /// writing needs all.
  mutating func codeContents(_ parts: LineUpParts, with coder: inout some ImageCoder) {
    var (members, songs, units) = (members, songs, units)
    var (about, koreanAbout) = (about, koreanAbout)
    let blank = Member(id: MemberID(groupID: id, checkedName: ""))
    let isWhole = parts.contains(.members)
    coder.code(&members, if: parts.contains(.names), from: blank) {
      if isWhole { $0.facts.code(with: &$1) } else { $0.facts.codeNames(with: &$1) }
    }
    coder.code(&songs, if: parts.contains(.songs), from: .blank) { $0.code(with: &$1) }
    let group = id
    coder.code(&units, if: parts.contains(.units), from: GroupUnit(name: "")) {
      $0.code(with: &$1, of: group)
    }
    if parts.contains(.about) {
      coder.code(&about)
      coder.code(&koreanAbout)
    }
    self = LineUp(
      group: self.group, checkedMembers: members, songs: songs, units: units, about: about,
      koreanAbout: koreanAbout)
  }
}
