/// A group as the wire writes it, with its types checked and nothing else.
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

/// A member as the wire writes her, with the types checked and nothing else.
struct WireMember: WireElement {
  static let listLimit = WireLimits.members

  var activityname: String?
  var name: String?
  var birth: String?
  var mbti: String?
  var bloodtype: String?
  var mainimage: String?
  var ispreviousmember: Bool?
  var stagename: String?
  var aliases: WireList<String>?
  var romanname: String?
  var height: WireNumber?
  var birthplace: String?
  var nationalities: WireList<String>?
  var positions: WireList<String>?
  var died: String?
}

/// What the index says of a section beside its groups.
struct WireSection: Decodable {
  var title: String?
  var from: WireNumber?
  var to: WireNumber?
}
