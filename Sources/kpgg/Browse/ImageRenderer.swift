import KPGGSystem

/// Encodes the image on the screen in another thread, so that a key never waits for it.
final class ImageRenderer: Sendable {
  private struct Work: Sendable {
    var image: ImagePlacement?
    /// The result; `nil` while the work is in progress.
    var sequences: String?
  }

  /// The latest image.
  private let work = Mutex(Work())

  /// Returns the sequences that show an image. Until they are ready, returns `nil` and starts the
  /// work, which ends with a call of `whenReady` from another thread.
  func sequences(
    of image: ImagePlacement, whenReady: @escaping @Sendable () -> Void
  ) -> String? {
    let (isNew, sequences) = work.withLock { work in
      guard work.image != image else { return (false, work.sequences) }
      work = Work(image: image)
      return (true, nil)
    }
    guard isNew else { return sequences }
    Task.detached { [self] in if encode(image) { whenReady() } }
    return nil
  }

  /// Forgets the image. There are no calls of `whenReady` from now on.
  func stop() { work.withLock { $0 = Work() } }

  /// Encodes an image. Returns whether it is still the latest one.
  private func encode(_ image: ImagePlacement) -> Bool {
    let sequences = image.sequences
    return work.withLock { work in
      guard work.image == image else { return false }
      work.sequences = sequences
      return true
    }
  }
}
