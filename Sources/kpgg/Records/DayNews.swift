import KPGGCore
import KPGGQuiz

/// What happens in a range of days: birthdays, anniversaries, and what there is to play.
struct DayNews: Sendable {
  /// A date that returns each year.
  struct Anniversary<Record: Sendable>: Sendable {
    let record: Record
    /// The day in the range. For February 29, it is February 28 if the year has no February 29.
    let date: CalendarDate
    /// The number of years since the first date; 0 for the date itself.
    let years: Int
  }

  /// A daily puzzle as far as the player got.
  struct Puzzle: Hashable, Sendable {
    enum State: String { case open, running, solved, lost }

    let kind: DailyPuzzle.Kind
    let state: State
    let guesses: Int
  }

  let span: DaySpan
  /// The current day, which need not be in the range.
  let today: CalendarDate
  let birthdays: [Birthday]
  let debuts: [Anniversary<GirlGroup>]
  let songs: [Anniversary<ListedSong>]
  /// The puzzles of today; empty for other days.
  let puzzles: [Puzzle]
  /// The records that today's review asks about, once for each question; empty for other days.
  let due: [RecordID]
  fileprivate let catalog: Catalog
}

extension DayNews {
  /// Gathers the news. All lists are sorted by date, then by ID.
  ///
  /// - Parameters:
  ///   - span: The days.
  ///   - today: The current day.
  ///   - catalog: The catalog.
  ///   - lineUps: The line-ups with their songs.
  ///   - members: The line-up entries; those with a birthday in `span` are enough.
  ///   - files: The user's own data.
  init(
    of span: DaySpan, today: CalendarDate, in catalog: Catalog, _ lineUps: [LineUp],
    members: [Member], _ files: DayFiles
  ) {
    (self.span, self.today, self.catalog) = (span, today, catalog)
    birthdays = catalog.birthdays(of: members, from: span.first, days: span.days)
    debuts = Self.anniversaries(
      of: catalog.groups.map { ($0, $0.debutDate, $0.id.description) }, in: span)
    songs = Self.anniversaries(
      of: lineUps.flatMap { lineUp in
        lineUp.songs.filter { files.follows(lineUp.group, $0) }.map { song in
          let listed = ListedSong(song: song, group: lineUp.group.id)
          return (listed, song.date, listed.exactID)
        }
      }, in: span)
    let isToday = span.contains(today)
    puzzles = isToday ? files.puzzles : []
    due = isToday ? files.due : []
  }

  private static func anniversaries<Record>(
    of records: [(record: Record, date: CalendarDate?, id: String)], in span: DaySpan
  ) -> [Anniversary<Record>] {
    var found: [(anniversary: Anniversary<Record>, id: String)] = []
    for (record, first, id) in records {
      guard let first, let date = span.anniversary(of: first) else { continue }
      let years = date.year - first.year
      found.append((Anniversary(record: record, date: date, years: years), id))
    }
    let sorted = found.stablySorted { left, right in
      left.anniversary.date == right.anniversary.date
        ? left.id.precedesInBytes(right.id) : left.anniversary.date < right.anniversary.date
    }
    return sorted.map(\.anniversary)
  }

  /// Whether there are no birthdays, anniversaries, and songs.
  var hasNoEvents: Bool { birthdays.isEmpty && debuts.isEmpty && songs.isEmpty }
}

extension DayNews: CommandOutput {
  static let keys = ["birthdays", "debuts", "from", "puzzles", "review", "songs", "to"]

  var json: JSONValue {
    let members: [JSONValue] = [
      .array(
        birthdays.map {
          .object([
            "date": $0.date.json, "member": $0.member.json, "turns": .integer($0.age),
          ])
        }),
      .array(debuts.map { $0.json("group", $0.record.json) }), span.first.json,
      .array(
        puzzles.map {
          .object([
            "guesses": .integer($0.guesses), "kind": $0.kind.json,
            "state": .string($0.state.rawValue),
          ])
        }),
      JSONValue(due), .array(songs.map { $0.json("song", $0.record.json) }), span.last.json,
    ]
    return .object(JSONMembers(zip(Self.keys, members).map { (key: $0, value: $1) }))
  }

  /// A row for each event.
  var rows: OutputRows {
    let birthdays = birthdays.map {
      ["\($0.date)", "birthday", "\($0.member.id)", "\($0.age)"]
    }
    let debuts = debuts.map { ["\($0.date)", "debut", "\($0.record.id)", "\($0.years)"] }
    let songs = songs.map { ["\($0.date)", "song", $0.record.exactID, "\($0.years)"] }
    return OutputRows(
      keys: ["date", "event", "id", "years"],
      cells: (birthdays + debuts + songs).stablySorted { $0[0].precedesInBytes($1[0]) })
  }

  func lines(_ writer: TextWriter) -> [String] {
    let words = writer.words
    let facts =
      Self.facts(words.dayLabels.birthdays, birthdays.map { line($0, words) })
      + Self.facts(words.dayLabels.debuts, debuts.map { dated($0.date, line($0, words)) })
      + Self.facts(words.dayLabels.songs, songs.map { dated($0.date, line($0, words)) })
      + Self.facts(
        words.labels.dailyPuzzles, puzzles.map { "\(words.kind($0.kind)): \(words.state($0))" })
      + Self.facts(
        words.labels.review,
        due.isEmpty ? [] : [words.due(due.count)])
    let sheet = FactSheet(
      title: words.title(of: span, today: today), text: hasNoEvents ? words.noEvents : nil,
      facts: facts)
    return writer.lines(of: sheet)
  }

  /// The first value has the label.
  private static func facts(_ label: String, _ values: [String]) -> [FactSheet.Fact] {
    values.enumerated().map { FactSheet.Fact($0 == 0 ? label : "", $1) }
  }

  /// A range needs the day of each event.
  private func dated(_ date: CalendarDate, _ text: String) -> String {
    span.days == 0 ? text : "\(date.description.dropFirst(5)) \(text)"
  }

  private func line(_ birthday: Birthday, _ words: Words) -> String {
    let group = catalog.group(birthday.member.groupID).name(in: words.language)
    let name = "\(birthday.member.name(in: words.language)), \(group)"
    return dated(birthday.date, name + Self.note(words.turns(birthday.age)))
  }

  private func line(_ debut: Anniversary<GirlGroup>, _ words: Words) -> String {
    debut.record.name(in: words.language) + Self.note(words.sinceDebut(debut.years))
  }

  private func line(_ song: Anniversary<ListedSong>, _ words: Words) -> String {
    let group = catalog.group(song.record.group).name(in: words.language)
    let title = song.record.song.title(in: words.language)
    return "\(title), \(group)" + Self.note(words.sinceRelease(song.years))
  }

  /// A text in parentheses, which a line break does not separate.
  private static func note(_ text: String) -> String {
    " (\(text.replacing(" ", with: "\u{A0}")))"
  }
}

extension DayNews {
  /// The events of a day, and what there is to play: at most two lines, each with as many parts as
  /// fit.
  func summary(_ writer: TextWriter) -> [String] {
    summaryParts(writer.words).map { writer.firstNames($0, room: writer.width ?? .max) }
  }

  /// The parts of the lines of the summary.
  func summaryParts(_ words: Words) -> [[String]] {
    let language = words.language
    let members = birthdays.map { birthday in
      words.birthday(
        of: birthday.member.name(in: language),
        in: catalog.group(birthday.member.groupID).name(in: language), turning: birthday.age)
    }
    let groups = debuts.map { words.debut(of: $0.record.name(in: language), $0.years) }
    let titles = songs.map { words.release(of: $0.record.song.title(in: language), $0.years) }
    // Many birthdays must not hide the anniversaries.
    let events = (0..<max(members.count, groups.count)).flatMap { index in
      [members, groups].compactMap { $0.dropFirst(index).first }
    }
    let games = puzzles.map { "\(words.puzzle($0.kind)): \(words.state($0))" }
    let questions = due.isEmpty ? [] : [words.toReview(due.count)]
    return [events + titles, questions + games].filter { !$0.isEmpty }
      .map { parts in parts.map { SafeText.of($0) } }
  }
}

extension DayNews.Anniversary {
  fileprivate func json(_ key: String, _ record: JSONValue) -> JSONValue {
    .object(["date": date.json, key: record, "years": .integer(years)])
  }
}
