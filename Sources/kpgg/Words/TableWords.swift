import KPGGCore
import KPGGPublishing

/// The words of mistakes in tables.
extension Words {
  func message(for kind: TableProblem.Kind) -> String { text("\(kind)", korean(kind)) }

  /// The line below the mistakes in a terminal.
  func mistakes(_ count: Int) -> String {
    text(
      "\(counted(count, "mistake")); nothing was written", "잘못된 곳이 \(count)군데 있어 아무것도 저장하지 않았습니다")
  }

  private func korean(_ kind: TableProblem.Kind) -> String {
    switch kind {
    case .missingFile: "파일이 없습니다. 데이터가 없는 표에도 열 이름이 있는 첫 행은 필요합니다"
    case .unreadable(let reason): "읽을 수 없습니다: \(systemText(reason))"
    case .tooLarge(let limit): tooLarge(limit)
    case .notUTF8: "UTF-8이 아닙니다. UTF-8 CSV로 저장하세요"
    case .openQuote: "셀 처음의 따옴표(\")가 닫히지 않았습니다"
    case .strayQuote: "따옴표(\")가 있는 셀은 따옴표로 감싸고, 안의 따옴표는 두 번 써야 합니다"
    case .tooManyRows(let limit): "행 수가 제한(\(limit)개)을 넘습니다"
    case .noHeader: "첫 행에 열 이름이 있어야 합니다"
    case .tooManyColumns(let limit): "열 수가 제한(\(limit)개)을 넘습니다"
    case .unknownColumn(let name, let suggestion?, _):
      "알 수 없는 열: \(quoted(name)). 혹시 '\(suggestion)'인가요?"
    case .unknownColumn(let name, nil, let columns):
      "알 수 없는 열: \(quoted(name)). 쓸 수 있는 열: \(columns.joined(separator: ", "))"
    case .repeatedColumn(let name): "두 번 나오는 열: '\(name)'"
    case .missingColumn(let names):
      "필요한 열이 없습니다: \(names.map { "'\($0)'" }.joined(separator: " 또는 "))"
    case .unnamedColumn(let letters): "\(letters)열에 값이 있지만 첫 행에 열 이름이 없습니다"
    case .value(let kind): korean(kind)
    case .invalidChoice(let text, let expected, let choices):
      korean(.invalidValue(text, expected: expected))
        + ". 쓸 수 있는 값: \(choices.joined(separator: ", "))"
    case .invalidDate(let text):
      "올바른 날짜가 아닙니다: \(quoted(text)). 2015-04-20, 2015-04, 2015처럼 쓰세요"
    case .ambiguousDate(let text, let one, let other):
      "두 가지 날짜로 읽을 수 있습니다: \(quoted(text)). 둘 중 하나로 쓰세요: \(one), \(other)"
    case .invalidYear(let text): "올바른 연도가 아닙니다: \(quoted(text))"
    case .invalidBoolean(let text): "true나 false가 아닙니다: \(quoted(text))"
    case .invalidAbsence(let text):
      "올바른 공백 기간이 아닙니다: \(quoted(text)). 2010-02/2015-06, 끝을 모르면 2010-02/..처럼 쓰세요"
    case .lineBreak: "줄바꿈이 있습니다"
    case .unknownGroup(let text, let suggestion):
      "groups.csv에 없는 그룹: \(quoted(text))" + (suggestion.map { ". 혹시 '\($0)'인가요?" } ?? "")
    case .ambiguousGroup(let text): "이름이 같은 그룹이 여럿입니다: \(quoted(text)). ID를 쓰세요"
    case .invalidMadeID(let id, let problem):
      "ID가 비어 있는데, 이름으로 만든 ID는 쓸 수 없습니다. \(korean(problem)): \(quoted(id))"
    case .unknownMember(let text, let group): "'\(group)'의 멤버가 아닙니다: \(quoted(text))"
    case .otherGroup(let text, let group):
      "'\(group)/'로 시작하거나 비어 있어야 합니다: \(quoted(text))"
    case .repeatedGroup(let id, let row): "이미 \(row)행에 있는 그룹: '\(id)'"
    case .repeatedMember(let name, let row):
      "\(row)행에 같은 그룹의 '\(name)' 멤버가 있습니다. 두 행에 모두 ID를 쓰세요"
    case .repeatedSection(let key, let row): "이미 \(row)행에 있는 데뷔 구분: '\(key)'"
    case .finding(let kind): message(for: kind)
    case .document(let path, let kind): "\(path): \(message(for: kind))"
    }
  }
}
