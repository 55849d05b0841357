/// The one import of Foundation for the whole library.
///
/// FoundationEssentials is preferred where it exists: the whole of Foundation loads ICU, which
/// costs more time than the program's own work. `@_exported` makes it visible to every file of the
/// module and to clients, because the public interface uses `Data` and `URL`. Only the URLSession
/// transport imports more.
#if canImport(FoundationEssentials)
  @_exported public import FoundationEssentials
#else
  @_exported public import Foundation
#endif
