/// Writes comma-separated values (RFC 4180) below a header of the field keys.
///
/// Rows end in CRLF. Lists are joined by `, `, and control characters become U+FFFD, as in every
/// format. A value that begins like a formula (`=`, `+`, `-`, `@`) stays as it is: escaping it
/// would change the data for every other reader.
struct CSVWriter: OutputWriter {
  let detail = OutputDetail.rows

  func text(of output: some CommandOutput) -> String {
    let rows = output.rows
    return ([rows.keys] + rows.cells).map(Self.line).joined()
  }

  private static func line(of cells: [String]) -> String {
    // Many readers skip a blank line.
    guard cells != [""] else { return "\"\"\r\n" }
    return cells.map { quoted(SafeText.of($0)) }.joined(separator: ",") + "\r\n"
  }

  /// Puts a cell in quotes only if it holds a quote, a comma, or a line break.
  ///
  /// It works on scalars: a combining mark and the quote before it are one character.
  private static func quoted(_ cell: String) -> String {
    let special = "\",\r\n".unicodeScalars
    guard cell.unicodeScalars.contains(where: special.contains) else { return cell }
    var quoted = "\""
    for scalar in cell.unicodeScalars {
      quoted.unicodeScalars.append(scalar)
      if scalar == "\"" { quoted.unicodeScalars.append(scalar) }
    }
    return quoted + "\""
  }
}
