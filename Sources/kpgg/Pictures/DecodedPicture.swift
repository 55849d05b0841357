import KPGGCore

/// A picture file with its pixels.
struct DecodedPicture: Hashable, Sendable {
  /// The longer side of the largest bitmap that a terminal shows, in pixels.
  private static let side = 800
  /// The longer side of a bitmap for half blocks. It is larger than the bitmap on the screen, so
  /// that scaling keeps its quality in any window.
  private static let smallSide = 160

  let file: Picture
  /// The pixels; `nil` if the file was not decoded.
  let bitmap: Bitmap?
  /// The pixels in a smaller size, which takes less time to scale.
  let smallBitmap: Bitmap?

  /// Keeps a file without decoding it, for terminals that do so themselves.
  init(undecoded file: Picture) { (self.file, bitmap, smallBitmap) = (file, nil, nil) }

  /// Decodes a file; damaged and unsupported files have no pixels.
  ///
  /// Takes 30 ms for a million pixels. Files made to be slow take up to 0.8 s of processor time,
  /// JPEGs up to 0.5 s.
  init(decoding file: Picture) {
    let bitmap = try? file.bitmap(side: Self.side)
    let sides = { PixelSize(width: $0, height: $0) }
    self.file = file
    self.bitmap = bitmap?.reduced(toFit: sides(Self.side))
    smallBitmap = bitmap?.reduced(toFit: sides(Self.smallSide))
  }

  /// The size in pixels, or a smaller one with the same proportions; `nil` if it is unknown.
  var size: PixelSize? {
    bitmap?.size ?? file.size.map { PixelSize(width: $0.width, height: $0.height) }
  }
}

extension Picture {
  /// Decodes the file, reduced as by ``BitmapBuilder``. WebP is not supported.
  func bitmap(side: Int) throws(PictureError) -> Bitmap {
    let bytes = [UInt8](data)
    return switch format {
    case .png: try PNGDecoder.bitmap(of: bytes, side: side)
    case .jpeg: try JPEGDecoder.bitmap(of: bytes, side: side)
    case .gif: try GIFDecoder.bitmap(of: bytes, side: side)
    case .webP: throw .unsupported
    }
  }
}
