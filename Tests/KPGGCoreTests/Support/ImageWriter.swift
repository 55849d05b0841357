import Foundation

@testable import KPGGCore

/// Writes a catalog image in the form that `ImageReader` describes.
///
/// Each text, and each list of the same elements, is written once.
struct ImageWriter: ImageCoder {
  private let block: Block
  private var words: [UInt32] = []

  private init(_ block: Block) { self.block = block }

  /// The image of a catalog with all of its line-ups.
  static func image(_ catalog: Catalog, _ lineUps: [LineUp]) -> Data {
    let block = Block()
    var writer = ImageWriter(block)
    var lineUps = lineUps.sorted { $0.id < $1.id }
    writer.code(&lineUps, from: .sample) { $0.code(with: &$1) }
    var index = ImageIndex()
    (index.sections, index.featuredIDs) = (
      catalog.sections, catalog.featuredIDs.map(\.description)
    )
    index.code(with: &writer)
    return block.data(firstRecord: writer.words)
  }

  mutating func code(_ number: inout UInt32) { words.append(number) }

  mutating func code(_ text: inout String?) {
    words.append(text.map { block.offset(of: $0) } ?? 0)
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
  private static let firstRecordSize = 12
  private var bytes = [UInt8](repeating: 0, count: firstRecordSize)
  private var texts: [[UInt8]: UInt32] = [:]
  private var lists: [[UInt32]: UInt32] = [:]

  func offset(of text: String) -> UInt32 {
    let text = Array(text.utf8)
    if let known = texts[text] { return known }
    let offset = UInt32(bytes.count)
    append(UInt16(text.count))
    bytes += text
    texts[text] = offset
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
