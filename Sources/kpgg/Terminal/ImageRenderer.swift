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
  /// work, which ends with a call of `whenReady` from another thread. The call must not use the
  /// renderer.
  func sequences(
    of image: ImagePlacement, whenReady: @escaping @Sendable () -> Void
  ) -> String? {
    let (isNew, sequences) = work.withLock { work in
      guard work.image != image else { return (false, work.sequences) }
      work = Work(image: image)
      return (true, nil)
    }
    guard isNew else { return sequences }
    Task.detached { [self] in encode(image, whenReady: whenReady) }
    return nil
  }

  /// Forgets the image. Waits for a call of `whenReady` in progress; no other call follows.
  func stop() { work.withLock { $0 = Work() } }

  /// Encodes an image. Calls `whenReady` if the image is still the latest one.
  private func encode(_ image: ImagePlacement, whenReady: @Sendable () -> Void) {
    let sequences = image.sequences
    work.withLock { work in
      guard work.image == image else { return }
      work.sequences = sequences
      // Inside the lock, so that `stop` waits for the call.
      whenReady()
    }
  }
}
