extension WireReader {
  /// Converts a raw group; returns `nil` if its ID was rejected.
  mutating func group(
    _ wire: WireGroup, at keyPath: JSONKeyPath
  ) throws(DocumentProblem) -> GirlGroup? {
    guard let id = try groupID(wire.groupname, "groupname", in: keyPath) else { return nil }
    var group = GirlGroup(id: id)
    group.name = try text(wire.englishname, "englishname", in: keyPath) ?? id.description
    group.koreanName = try text(wire.koreanname, "koreanname", in: keyPath)
    group.aliases = try texts(wire.aliases, "aliases", in: keyPath)
    group.debut = try date(wire.debut, "debut", in: keyPath)
    group.agency = try text(wire.agency, "agency", in: keyPath)
    group.fandom = try text(wire.fandom, "fandom", in: keyPath)
    group.status = value(wire.status, "status", in: keyPath, expecting: .groupStatus)
    group.disbandedOn = try date(wire.disbanded, "disbanded", in: keyPath)
    group.hitSong = HitSong(
      title: try text(wire.hitsongtitle, "hitsongtitle", in: keyPath),
      koreanTitle: try text(wire.hitsongkoreantitle, "hitsongkoreantitle", in: keyPath),
      year: try year(wire.hitsongyear?.value, "hitsongyear", in: keyPath),
      youtubeID: value(wire.hitsong, "hitsong", in: keyPath, expecting: .videoID))
    group.logo = value(wire.grouplogo, "grouplogo", in: keyPath, expecting: .webAddress)
    group.image = value(wire.groupimage, "groupimage", in: keyPath, expecting: .webAddress)
    group.hasFormerMembers = wire.haspreviousmember ?? false
    return group
  }

  private mutating func year(
    _ raw: Int?, _ key: String, in object: JSONKeyPath
  ) throws(DocumentProblem) -> Int? {
    guard let raw else { return nil }
    guard CalendarDate(year: raw) != nil else {
      try reject(.impossibleDate(String(raw)), at: object.appending(key))
      return nil
    }
    return raw
  }
}

extension GirlGroup {
  /// The group in the wire format. The original app's five keys and the name are always present,
  /// others if known.
  var wireJSON: [String: JSONValue] {
    var keys: [String: JSONValue] = [
      "groupname": id.json,
      "grouplogo": .string(logo?.description ?? ""),
      "groupimage": .string(image?.description ?? ""),
      "hitsong": .string(hitSong?.youtubeID?.description ?? ""),
      "haspreviousmember": .boolean(hasFormerMembers),
      "englishname": .string(name),
    ]
    keys["koreanname"] = koreanName.map(JSONValue.string)
    keys["aliases"] = aliases.isEmpty ? nil : JSONValue(aliases)
    keys["debut"] = debut.map { .string($0.wireText) }
    keys["agency"] = agency.map(JSONValue.string)
    keys["fandom"] = fandom.map(JSONValue.string)
    keys["status"] = status?.json
    keys["disbanded"] = disbandedOn.map { .string($0.wireText) }
    keys["hitsongtitle"] = (hitSong?.title).map(JSONValue.string)
    keys["hitsongkoreantitle"] = (hitSong?.koreanTitle).map(JSONValue.string)
    keys["hitsongyear"] = (hitSong?.year).map(JSONValue.integer)
    return keys
  }
}

/// A group in its raw form: JSON types are checked, values are not.
struct WireGroup: WireElement {
  static let listLimit = WireLimits.records

  var groupname: String?
  var grouplogo: String?
  var groupimage: String?
  var hitsong: String?
  var haspreviousmember: Bool?
  var koreanname: String?
  var englishname: String?
  var aliases: WireList<String>?
  var debut: String?
  var agency: String?
  var fandom: String?
  var status: String?
  var disbanded: String?
  var hitsongtitle: String?
  var hitsongkoreantitle: String?
  var hitsongyear: WireInteger?
  var sections: WireList<String>?
}
