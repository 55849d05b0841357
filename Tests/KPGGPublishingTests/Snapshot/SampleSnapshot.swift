import Foundation

@testable import KPGGCore
@testable import KPGGPublishing

/// A small catalog to modify: two groups in two sections.
struct SampleSnapshot {
  var sections: [DebutSection]
  var oh: GirlGroup
  var ohMembers: [Member]
  var ohSongs: [Song]
  var ive: GirlGroup
  var iveMembers: [Member]

  init() throws {
    sections = [
      try section("third", "2014-2015", ["OHMYGIRL"]), try section("eighth", "2021-2022", ["IVE"]),
    ]
    oh = try group("OHMYGIRL", korean: "오마이걸", debut: "2015-04-21")
    oh.sectionKey = try checked("third")
    oh.agency = "WM Entertainment"
    oh.hitSong = HitSong(
      title: "Dolphin", koreanTitle: "돌핀", year: 2020, youtubeID: VideoID("QIN5_tJRiyY"))
    ohMembers = [
      try member("OHMYGIRL/Hyojung"), try member("OHMYGIRL/YooA"),
      try member("OHMYGIRL/JinE", isFormer: true),
    ]
    ohSongs = ["Cupid", "Dolphin", "Nonstop"].map { Song(title: $0) }
    ohSongs[0].date = try checked("2015-04-21")
    for index in 1...2 { ohSongs[index].date = try checked("2020-04-27") }
    ohMembers[0].mbti = .esfj
    ohMembers[0].height = Height(centimeters: 158.5)
    ive = try group("IVE", debut: "2021-12-01")
    ive.sectionKey = try checked("eighth")
    iveMembers = [try member("IVE/Gaeul")]
  }

  var groups: [LineUp] {
    [
      LineUp(group: oh, checkedMembers: ohMembers, songs: ohSongs),
      LineUp(group: ive, checkedMembers: iveMembers),
    ]
  }

  var snapshot: Snapshot { Snapshot(sections: sections, groups: groups) }
}

/// The bytes of a snapshot's file.
func snapshotData(_ snapshot: Snapshot) throws -> Data { Data(try snapshot.text().utf8) }
