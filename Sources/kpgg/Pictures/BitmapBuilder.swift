/// Collects the pixels of a picture into a bitmap that is not much larger than needed.
///
/// The builder averages squares of pixels as they arrive, so a large picture takes little memory.
/// Pixels that never arrive stay black.
struct BitmapBuilder: Sendable {
  /// The maximum number of pixels of a picture.
  static let pixelLimit = 16 << 20

  /// The size of the picture.
  let size: PixelSize
  /// The sides of a square are `1 << shift` pixels.
  private let shift: Int
  private let reduced: PixelSize
  private var sums: [UInt32]

  /// Creates a builder for a picture.
  ///
  /// The longer side of the bitmap is from `side` to `2 * side - 1`; smaller pictures keep their
  /// size. `side` counts as at least 2. More pixels than the limit are an error.
  init(_ size: PixelSize, side: Int) throws(PictureError) {
    guard size.width > 0, size.height > 0 else { throw .damaged }
    let (count, overflows) = size.width.multipliedReportingOverflow(by: size.height)
    guard !overflows, count <= Self.pixelLimit else { throw .tooLarge }
    self.size = size
    var shift = 0
    let reduce = { (length: Int, shift: Int) in ((length - 1) >> shift) + 1 }
    while reduce(max(size.width, size.height), shift + 1) >= max(2, side) { shift += 1 }
    self.shift = shift
    reduced = PixelSize(width: reduce(size.width, shift), height: reduce(size.height, shift))
    sums = Array(repeating: 0, count: reduced.width * reduced.height * 3)
  }

  /// Adds pixels of a row, three bytes each: the first at a column, the others at a distance of
  /// `step`. Pixels outside the picture are ignored.
  mutating func add(_ pixels: [UInt8], x: Int = 0, y: Int, step: Int = 1) {
    guard y >= 0, y < size.height, x >= 0, step > 0 else { return }
    let start = (y >> shift) * reduced.width
    var column = x
    var index = 0
    while column < size.width, index + 2 < pixels.count {
      let target = (start + column >> shift) * 3
      sums[target] &+= UInt32(pixels[index])
      sums[target + 1] &+= UInt32(pixels[index + 1])
      sums[target + 2] &+= UInt32(pixels[index + 2])
      column += step
      index += 3
    }
  }

  /// The bitmap of all pixels so far.
  var bitmap: Bitmap {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(sums.count)
    for y in 0..<reduced.height {
      let rows = min(1 << shift, size.height - y << shift)
      for x in 0..<reduced.width {
        let count = UInt32(rows * min(1 << shift, size.width - x << shift))
        let index = (y * reduced.width + x) * 3
        for sum in sums[index..<index + 3] {
          bytes.append(UInt8(truncatingIfNeeded: (sum + count / 2) / count))
        }
      }
    }
    return Bitmap(size: reduced, bytes: bytes)
  }
}
