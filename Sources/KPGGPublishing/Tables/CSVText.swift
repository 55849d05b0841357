/// Comma-separated values (RFC 4180).
package enum CSVText {
  /// Returns the cells as one row, ended by CRLF.
  package static func row(_ cells: [String]) -> String {
    // Many readers skip a blank line.
    guard cells != [""] else { return "\"\"\r\n" }
    return cells.map(quoted).joined(separator: ",") + "\r\n"
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
