import Foundation

@testable import KPGGCore

/// Writes a catalog image in the form that `ImageReader` describes.
///
/// Each text, and each list of the same elements, is written once.
struct ImageWriter: ImageCoder {
  private let block: Block
  private var words: [UInt32] = []

  private init(_ block: Block) { self.block = block }

  /// The image of a catalog with all of its line-ups, in the order of the catalog's groups.
  static func image(_ catalog: Catalog, _ lineUps: [LineUp]) -> Data {
    let counter = Block(sharedTexts: [])
    write(catalog, lineUps, to: counter)
    let block = Block(sharedTexts: counter.repeatedTexts)
    return block.data(firstRecord: write(catalog, lineUps, to: block))
  }

  @discardableResult
  private static func write(
    _ catalog: Catalog, _ lineUps: [LineUp], to block: Block
  ) -> [UInt32] {
    var (writer, lineUps) = (ImageWriter(block), lineUps)
    var shared = block.sharedOffsets
    writer.code(&shared, from: 0) { $1.code(&$0) }
    var groups = lineUps.map(\.group)
    writer.code(&groups, from: GirlGroup(.blank)) { $0.facts.code(with: &$1) }
    let blank = LineUp(group: GirlGroup(.blank), checkedMembers: [])
    writer.code(&lineUps, from: blank) { $0.codeContents(.all, with: &$1) }
    var index = ImageIndex()
    index.order = lineUps.indices.sorted { lineUps[$0].id < lineUps[$1].id }.map { UInt32($0) }
    (index.sections, index.featuredIDs) = (
      catalog.sections, catalog.featuredIDs.map(\.description)
    )
    index.code(with: &writer)
    return writer.words
  }

  mutating func code(_ number: inout UInt32) { words.append(number) }

  mutating func code(_ text: inout String?) {
    words.append(text.map { block.word(of: $0) } ?? 0)
  }

  mutating func code<Element>(
    _ list: inout [Element], from blank: Element, _ codeElement: (inout Element, inout Self) -> Void
  ) {
    var elements: [UInt32] = []
    for element in list {
      var (element, writer) = (element, ImageWriter(block))
      codeElement(&element, &writer)
      elements += writer.words
    }
    words.append(list.isEmpty ? 0 : block.offset(of: elements, count: list.count))
  }
}

/// The texts and lists of an image, after its first record.
private final class Block {
  private static let firstRecordSize = 24
  private var bytes = [UInt8](repeating: 0, count: firstRecordSize)
  private var texts: [[UInt8]: (offset: UInt32, uses: Int)] = [:]
  private var lists: [[UInt32]: UInt32] = [:]
  private var sharedNumbers: [[UInt8]: UInt32] = [:]
  private(set) var sharedOffsets: [UInt32] = []

  init(sharedTexts: [[UInt8]]) {
    for (number, text) in sharedTexts.enumerated() {
      sharedOffsets.append(offset(of: text))
      sharedNumbers[text] = UInt32(number)
    }
  }

  /// The texts that were used more than once, the most frequent first.
  var repeatedTexts: [[UInt8]] {
    texts.filter { $0.value.uses > 1 }
      .sorted { ($1.value.uses, $0.value.offset) < ($0.value.uses, $1.value.offset) }.map(\.key)
  }

  func word(of text: String) -> UInt32 {
    let text = Array(text.utf8)
    return sharedNumbers[text].map { $0 | ImageReader.sharedFlag } ?? offset(of: text)
  }

  private func offset(of text: [UInt8]) -> UInt32 {
    if let known = texts[text] {
      texts[text] = (known.offset, known.uses + 1)
      return known.offset
    }
    let offset = UInt32(bytes.count)
    append(UInt16(text.count))
    bytes += text
    texts[text] = (offset, 1)
    return offset
  }

  func offset(of elements: [UInt32], count: Int) -> UInt32 {
    let list = [UInt32(count), UInt32(elements.count * 4 / count)] + elements
    if let known = lists[list] { return known }
    let offset = UInt32(bytes.count)
    list.forEach { append($0) }
    lists[list] = offset
    return offset
  }

  func data(firstRecord: [UInt32]) -> Data {
    let rest = bytes.dropFirst(Self.firstRecordSize)
    bytes = []
    firstRecord.forEach { append($0) }
    return Data(bytes + rest)
  }

  private func append(_ number: some FixedWidthInteger) {
    withUnsafeBytes(of: number.littleEndian) { bytes += $0 }
  }
}
