// The records of wire documents: groups, members, and songs.

extension WireReader {
  /// Reads a group; returns `nil` if it has no valid ID.
  mutating func group(_ element: JSONElement) throws(DocumentProblem) -> GirlGroup? {
    guard let object = try object(element) else { return nil }
    var keys = JSONObject(object)
    guard let id = try groupID(keys["groupname"], of: object) else { return nil }
    var facts = GroupFacts(id: id)
    facts.aliases = try texts(keys["aliases"])
    facts.agency = try text(keys["agency"])
    facts.debutDate = try date(keys["debut"])
    facts.disbandmentDate = try date(keys["disbanded"])
    facts.name = try text(keys["englishname"]) ?? id.description
    facts.fandom = try text(keys["fandom"])
    facts.image = try value(keys["groupimage"], expecting: .webAddress)
    facts.logo = try value(keys["grouplogo"], expecting: .webAddress)
    facts.hasFormerMembers = try boolean(keys["haspreviousmember"]) ?? false
    let video = try videoID(keys["hitsong"])
    let koreanTitle = try text(keys["hitsongkoreantitle"])
    let title = try text(keys["hitsongtitle"])
    let year = try year(keys["hitsongyear"])
    facts.hitSong = HitSong(title: title, koreanTitle: koreanTitle, year: year, youtubeID: video)
    facts.koreanAgency = try text(keys["koreanagency"])
    facts.koreanFandom = try text(keys["koreanfandom"])
    facts.koreanName = try text(keys["koreanname"])
    facts.links = try links(keys["links"])
    facts.returnDate = try returnDate(keys["returned"], after: facts.disbandmentDate)
    facts.status = try value(keys["status"], expecting: .groupStatus)
    facts.tier = try tier(keys["tier"])
    return GirlGroup(facts)
  }
}

extension WireReader {
  private mutating func links(_ element: JSONElement?) throws(DocumentProblem) -> GroupLinks {
    var links = GroupLinks()
    guard let object = try object(element) else { return links }
    var keys = JSONObject(object)
    links.instagram = try value(keys["instagram"], expecting: .instagramHandle)
    links.x = try value(keys["x"], expecting: .xHandle)
    links.youtubeChannelID = try value(keys["youtube"], expecting: .channelID)
    return links
  }
}

extension GirlGroup {
  /// The group in the wire format. The original app's five keys and the name are always present,
  /// others if known.
  package var wireJSON: JSONMembers {
    var keys: JSONMembers = [
      "englishname": .string(name),
      "groupimage": .string(image?.description ?? ""),
      "grouplogo": .string(logo?.description ?? ""),
      "groupname": id.json,
      "haspreviousmember": .boolean(hasFormerMembers),
      "hitsong": .string(hitSong?.youtubeID?.description ?? ""),
    ]
    keys["koreanname"] = koreanName.map(JSONValue.string)
    keys["aliases"] = aliases.isEmpty ? nil : JSONValue(aliases)
    keys["debut"] = debutDate.map { .string($0.wireText) }
    keys["agency"] = agency.map(JSONValue.string)
    keys["koreanagency"] = koreanAgency.map(JSONValue.string)
    keys["fandom"] = fandom.map(JSONValue.string)
    keys["koreanfandom"] = koreanFandom.map(JSONValue.string)
    keys["status"] = status?.json
    keys["disbanded"] = disbandmentDate.map { .string($0.wireText) }
    keys["returned"] = returnDate.map { .string($0.wireText) }
    keys["tier"] = (tier?.rawValue).map(JSONValue.integer)
    keys["hitsongtitle"] = (hitSong?.title).map(JSONValue.string)
    keys["hitsongkoreantitle"] = (hitSong?.koreanTitle).map(JSONValue.string)
    keys["hitsongyear"] = (hitSong?.year).map(JSONValue.integer)
    keys["links"] = links.wireJSON
    return keys
  }
}

extension GroupLinks {
  /// The known accounts in the wire format; `nil` without any.
  fileprivate var wireJSON: JSONValue? {
    guard self != GroupLinks() else { return nil }
    var keys: JSONMembers = [:]
    keys["instagram"] = instagram?.json
    keys["x"] = x?.json
    keys["youtube"] = youtubeChannelID?.json
    return .object(keys)
  }
}

extension WireReader {
  /// Reads the members of a group, in the document's order.
  mutating func members(
    _ list: JSONElement?, of group: GroupID
  ) throws(DocumentProblem) -> [Member] {
    var names = MemberNames()
    var members: [Member] = []
    members.reserveCapacity(min(list?.count ?? 0, WireLimits.members))
    for element in try elements(list, limit: WireLimits.members) {
      guard let object = try object(element) else { continue }
      members.append(try member(object, of: group, names: &names))
    }
    return members
  }

  private mutating func member(
    _ object: JSONElement, of group: GroupID, names: inout MemberNames
  ) throws(DocumentProblem) -> Member {
    var keys = JSONObject(object)
    let absences = try absences(keys["absences"])
    let koreanStageName = try text(keys["activityname"])
    let aliases = try texts(keys["aliases"])
    let birth = try date(keys["birth"])
    let birthplace = try text(keys["birthplace"])
    let bloodType: BloodType? = try value(keys["bloodtype"], expecting: .bloodType) {
      BloodType(($0.last == "형" ? String($0.dropLast()) : $0).uppercased())
    }
    let diedOn = try date(keys["died"])
    let height = try height(keys["height"])
    let instagram: InstagramHandle? = try value(
      keys["instagram"], expecting: .instagramHandle)
    let isFormer = try boolean(keys["ispreviousmember"]) ?? false
    let joined = try date(keys["joined"])
    let koreanBirthplace = try text(keys["koreanbirthplace"])
    let left = try date(keys["left"])
    let image: WebAddress? = try value(keys["mainimage"], expecting: .webAddress)
    let mbti: MBTI? = try value(keys["mbti"], expecting: .mbti) { MBTI($0.uppercased()) }
    let writtenID = keys["memberid"]
    let koreanBirthName = try text(keys["name"])
    let nationalities = try texts(keys["nationalities"])
    let positions = try values(keys["positions"]) { Position($0) }
    let birthName = try text(keys["romanname"])
    let stageName = try text(keys["stagename"])
    let name = names.next(
      written: try memberName(writtenID, names), romanized: stageName,
      korean: koreanStageName ?? koreanBirthName)
    var facts = MemberFacts(id: MemberID(groupID: group, checkedName: name))
    (facts.stageName, facts.koreanStageName) = (stageName, koreanStageName)
    (facts.birthName, facts.koreanBirthName) = (birthName, koreanBirthName)
    (facts.aliases, facts.nationalities) = (aliases, nationalities)
    (facts.birthDate, facts.birthplace, facts.deathDate) = (birth, birthplace, diedOn)
    (facts.bloodType, facts.mbti, facts.height) = (bloodType, mbti, height)
    (facts.isFormer, facts.positions) = (isFormer, positions)
    (facts.joinDate, facts.departureDate, facts.absences) = (joined, left, absences)
    facts.koreanBirthplace = koreanBirthplace
    (facts.image, facts.instagram) = (image, instagram)
    return Member(facts)
  }
}

extension WireReader {
  /// Reads the name in a member's ID. An invalid or repeated name counts as unknown.
  private mutating func memberName(
    _ element: JSONElement?, _ names: MemberNames
  ) throws(DocumentProblem) -> String? {
    guard let element = try checked(element, is: .string), let text = element.text,
      !WireUnknown.matches(text)
    else { return nil }
    guard text.unicodeScalars.count <= WireLimits.textLength, !text.hasTooManyMarks,
      MemberID.isValid(name: text)
    else {
      tolerate(.invalidValue(text, expected: .id(.member)), at: element)
      return nil
    }
    guard !names.contains(text) else {
      tolerate(.invalidName(text, .duplicate), at: element)
      return nil
    }
    return text
  }
}

extension Member {
  /// The member in the wire format. The original app's seven keys are always present, others if
  /// known.
  package var wireJSON: JSONMembers {
    var keys: JSONMembers = [
      "activityname": .string(koreanStageName ?? ""),
      "birth": .string(birthDate?.wireText ?? ""),
      "bloodtype": .string(bloodType?.description ?? WireUnknown.word),
      "ispreviousmember": .boolean(isFormer),
      "mainimage": .string(image?.description ?? ""),
      "mbti": .string(mbti?.description ?? WireUnknown.word),
      "name": .string(koreanBirthName ?? ""),
    ]
    keys["stagename"] = stageName.map(JSONValue.string)
    keys["aliases"] = aliases.isEmpty ? nil : JSONValue(aliases)
    keys["romanname"] = birthName.map(JSONValue.string)
    keys["height"] = height?.json
    keys["birthplace"] = birthplace.map(JSONValue.string)
    keys["koreanbirthplace"] = koreanBirthplace.map(JSONValue.string)
    keys["nationalities"] = nationalities.isEmpty ? nil : JSONValue(nationalities)
    keys["positions"] = positions.isEmpty ? nil : JSONValue(positions)
    keys["joined"] = joinDate.map { .string($0.wireText) }
    keys["left"] = departureDate.map { .string($0.wireText) }
    keys["absences"] = absences.isEmpty ? nil : .array(absences.map(\.wireJSON))
    keys["died"] = deathDate.map { .string($0.wireText) }
    keys["instagram"] = instagram?.json
    return keys
  }
}

extension [Member] {
  /// The members of a group in the wire format.
  ///
  /// A member has the key `memberid` only if a reader would derive another name from the stage name.
  var wireJSON: JSONValue {
    var names = MemberNames()
    return .array(
      map { member in
        var keys = member.wireJSON
        var derived = names
        if derived.next(of: member) == member.id.name {
          names = derived
        } else {
          _ = names.next(of: member, written: member.id.name)
          keys["memberid"] = .string(member.id.name)
        }
        return .object(keys)
      })
  }
}
