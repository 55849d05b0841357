/// An error about a line of standard input.
struct InputLineError: Error {
  /// The number of the line, from 1.
  let line: Int
  let error: any Error
}
