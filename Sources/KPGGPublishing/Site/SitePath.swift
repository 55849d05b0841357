package import KPGGCore
import KPGGSystem

/// A page of the website, in any language.
package enum SitePath: Hashable, Sendable {
  /// The featured group of the day, then the sections, newest first.
  case home
  /// All groups by year, with filters.
  case groups
  /// The letters of members' names, and a list with filters.
  case members
  /// The members whose names begin with a letter from `a` to `z`, or with anything else.
  case membersByLetter(Character?)
  /// The years of songs, and a list with filters.
  case songs
  /// The songs of a year, or those without a date.
  case songsOfYear(Int?)
  case group(GroupID)
  case member(MemberID)
  /// The months, and the coming birthdays.
  case birthdays
  /// The birthdays of a month from 1 to 12.
  case birthdaysInMonth(Int)
  /// The group to guess on a day.
  case daily
  /// The member to guess on a day.
  case dailyMember
  /// Groups side by side.
  case compare
  /// Rankings by choices between two.
  case rank
  case statistics
  /// All groups. Without JavaScript, the search box leads here.
  case search
  case favorites
  case about
  /// The page that a server shows for an unknown path.
  case notFound
  /// What a browser shows without a connection for a page that it has not kept.
  case offline

  /// The path of the file, relative to the folder of a language.
  package var file: String { folders.map { $0 + "/" }.joined() + fileName }

  /// The file as a relative URL.
  package var address: String {
    (folders + [fileName]).map(\.percentEncoded).joined(separator: "/")
  }

  /// The URL of the page on a server, relative to the folder of a language. A server shows the home
  /// page for the folder.
  package var publishedAddress: String { self == .home ? "" : address }

  /// The number of folders that the file is in.
  package var depth: Int { folders.count }

  private var folders: [String] {
    switch self {
    case .group: ["groups"]
    case .member(let id): ["members", id.groupID.rawValue]
    case .membersByLetter: ["letters"]
    case .songsOfYear: ["songs"]
    case .birthdaysInMonth: ["birthdays"]
    case .home, .groups, .members, .songs, .birthdays, .compare, .daily, .dailyMember, .rank,
      .statistics, .search, .favorites, .about, .notFound, .offline:
      []
    }
  }

  private var fileName: String {
    switch self {
    case .home: "index.html"
    case .groups: "groups.html"
    case .members: "members.html"
    case .membersByLetter(let letter): "\(letter.map(String.init) ?? "other").html"
    case .songs: "songs.html"
    case .songsOfYear(let year): "\(year.map(String.init) ?? "undated").html"
    case .group(let id): "\(id).html"
    case .member(let id): "\(Self.fileName(of: id)).html"
    case .birthdays: "birthdays.html"
    case .birthdaysInMonth(let month): "\(month).html"
    case .compare: "compare.html"
    case .daily: "daily.html"
    case .dailyMember: "daily-member.html"
    case .rank: "rank.html"
    case .statistics: "statistics.html"
    case .search: "search.html"
    case .favorites: "favorites.html"
    case .about: "about.html"
    case .notFound: "404.html"
    case .offline: "offline.html"
    }
  }

  /// The name of a member's file without its extension: the member's name, or a checksum if some
  /// systems do not allow the name as a file name.
  package static func fileName(of id: MemberID) -> String {
    let isUsual = PathName.problem(in: id.name) == nil && id.name.utf8.first != UInt8(ascii: "~")
    return isUsual ? id.name : "~\(SHA256(of: Data(id.name.utf8)).description.prefix(16))"
  }
}

extension SitePath {
  /// Whether a browser shows the page at the addresses of others.
  package var isShownAtOtherAddresses: Bool { self == .notFound || self == .offline }

  /// The files of a published site whose types a user's own files can have.
  private static let filesOfServers: Set<String> = [
    ".nojekyll", "icon-192.png", "icon-512.png", "manifest.webmanifest", "preview.png",
    "robots.txt",
  ]

  /// Whether a path can belong to a site file. Such a path never leaves the folder.
  package static func isSiteFile(_ path: String) -> Bool {
    guard !filesOfServers.contains(path) else { return true }
    let parts = path.pathComponents
    let folders = ["birthdays", "groups", "ko", "letters", "members", "songs"]
    let isInOwnFolder = parts.count == 1 || folders.contains(parts[0])
    let name = parts.last ?? ""
    let types = ["css", "html", "ics", "js", "svg", "xml"]
    // A scalar such as U+0D4E forms one Character with the dot after it.
    let hasOwnType = types.contains { type in
      name.utf8.suffix(type.utf8.count + 1).elementsEqual(".\(type)".utf8)
    }
    return parts.count <= 4 && isInOwnFolder && hasOwnType
      && parts.dropLast().allSatisfy { PathName.problem(in: $0) == nil }
      && name.utf8.first != UInt8(ascii: ".") && name.utf8.count <= 255
      && name.firstControlCharacter == nil
  }
}
