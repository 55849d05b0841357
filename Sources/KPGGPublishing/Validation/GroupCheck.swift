import KPGGCore
import KPGGSystem

/// The check of a group's document against the index.
struct GroupCheck {
  let group: GirlGroup
  /// The digest in the index; `nil` if the index has none.
  let digest: SHA256?
  /// The keys of the group's sections in the index.
  let sections: Set<SectionKey>
  var findings: DocumentFindings

  init(group: GirlGroup, digest: SHA256?, sections: Set<SectionKey>) {
    (self.group, self.digest, self.sections) = (group, digest, sections)
    findings = DocumentFindings(in: .group(group.id))
  }

  /// Checks the document. Returns the members; `nil` if any member is unreadable.
  mutating func members(in data: Data) -> [Member]? {
    if let digest, digest != SHA256(of: data) {
      findings.add(.digestMismatch, .error, at: .root)
    }
    let document = findings.read { (reader) throws(DocumentProblem) in
      try GroupDocument(decoding: data, of: group.id, reader: &reader)
    }
    guard let document else { return nil }
    let keyPath = JSONKeyPath.root.appending("groupname")
    let isWhole = !findings.hasError(at: keyPath)
    checkInfo(of: document)
    checkSongs(document.songs)
    checkDuplicates(document.members, at: keyPath.appending(group.id.description))
    guard isWhole else { return nil }
    checkPeriods(document.members, at: keyPath.appending(group.id.description))
    if group.hasFormerMembers != document.members.contains(where: \.isFormer) {
      findings.add(
        .formerMembers(declared: group.hasFormerMembers),
        at: keyPath.appending(group.id.description))
    }
    return document.members
  }

  private mutating func checkInfo(of document: GroupDocument) {
    guard let info = document.info else { return }
    let keyPath = JSONKeyPath.root.appending("info")
    for key in info.wireKeys(differingFrom: group)
    where !findings.hasFinding(at: keyPath.appending(key)) {
      findings.add(.differsFromIndex(group.id, key: key), at: keyPath.appending(key))
    }
    guard let sections = document.sections,
      !findings.hasFinding(at: keyPath.appending("sections"))
    else { return }
    if Set(sections) != self.sections.union(group.isFeatured ? [.featured] : []) {
      findings.add(
        .differsFromIndex(group.id, key: "sections"), at: keyPath.appending("sections"))
    }
  }

  /// Finds songs that are not in the order of their dates, songs that occur twice, and a hit that is
  /// not among them.
  private mutating func checkSongs(_ songs: [Song]) {
    let keyPath = JSONKeyPath.root.appending("songs")
    var songsByTitles: [String: String] = [:]
    var titlesByVideo: [VideoID: String] = [:]
    var previous: CalendarDate?
    // Unreadable songs would shift the indices of the others.
    guard !findings.hasError(at: keyPath) else { return }
    for (index, song) in songs.enumerated() {
      let path = keyPath.appending(index)
      if let date = song.date {
        if let previous, date < previous {
          findings.add(.unsortedSong(song.title), at: path.appending("date"))
        }
        previous = date
      }
      let titles = "\(song.title.lowercased())\n\(song.koreanTitle ?? "")"
      let sameTitles = songsByTitles.updateValue(song.title, forKey: titles)
      let sameVideo = song.youtubeID.flatMap {
        titlesByVideo.updateValue(song.title, forKey: $0)
      }
      if let other = sameTitles ?? sameVideo {
        findings.add(.duplicateSong(song.title, as: other), at: path)
      }
    }
    guard let hit = group.hitSong, let title = hit.title ?? hit.koreanTitle, !songs.isEmpty,
      !findings.hasFinding(at: keyPath)
    else { return }
    let isListed = songs.contains { song in
      (hit.youtubeID != nil && song.youtubeID == hit.youtubeID)
        || [song.title, song.koreanTitle].contains(title)
    }
    if !isListed { findings.add(.hitSongNotListed(title), at: keyPath) }
  }

  /// Finds records with the same name and birth date, and records that are equal in every respect.
  private mutating func checkDuplicates(_ members: [Member], at keyPath: JSONKeyPath) {
    var idsByPerson: [Person.Identity: MemberID] = [:]
    var idsByRecord: [Member: MemberID] = [:]
    for member in members {
      var record = member
      record.id = members[0].id
      if let other = idsByPerson[member.identity] ?? idsByRecord[record] {
        findings.add(.duplicateMember(member.id, as: other), at: keyPath)
      } else {
        idsByPerson[member.identity] = member.id
        idsByRecord[record] = member.id
      }
    }
  }
}

extension GirlGroup {
  /// Lists the wire's keys with different values in another group, in the order of their UTF-8
  /// bytes.
  func wireKeys(differingFrom group: GirlGroup) -> [String] {
    let (own, other) = (wireJSON, group.wireJSON)
    return Set(own.keys).union(other.keys).filter { own[$0] != other[$0] && $0 != "groupname" }
      .sorted { $0.precedesInBytes($1) }
  }
}
