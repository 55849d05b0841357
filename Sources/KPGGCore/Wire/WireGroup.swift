extension WireReader {
  /// Reads a group; returns `nil` if it has no valid ID.
  mutating func group(_ element: JSONElement) throws(DocumentProblem) -> GirlGroup? {
    guard let object = try object(element) else { return nil }
    var keys = JSONObject(object)
    guard let id = try groupID(keys["groupname"], of: object) else { return nil }
    var group = GirlGroup(id: id)
    group.aliases = try texts(keys["aliases"])
    group.agency = try text(keys["agency"])
    group.debut = try date(keys["debut"])
    group.disbandedOn = try date(keys["disbanded"])
    group.name = try text(keys["englishname"]) ?? id.description
    group.fandom = try text(keys["fandom"])
    group.image = try value(keys["groupimage"], expecting: .webAddress)
    group.logo = try value(keys["grouplogo"], expecting: .webAddress)
    group.hasFormerMembers = try boolean(keys["haspreviousmember"]) ?? false
    let video: VideoID? = try value(keys["hitsong"], expecting: .videoID)
    let koreanTitle = try text(keys["hitsongkoreantitle"])
    let title = try text(keys["hitsongtitle"])
    let year = try year(keys["hitsongyear"])
    group.hitSong = HitSong(title: title, koreanTitle: koreanTitle, year: year, youtubeID: video)
    group.koreanName = try text(keys["koreanname"])
    group.status = try value(keys["status"], expecting: .groupStatus)
    return group
  }
}

extension GirlGroup {
  /// The group in the wire format. The original app's five keys and the name are always present,
  /// others if known.
  var wireJSON: JSONMembers {
    var keys: JSONMembers = [
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
