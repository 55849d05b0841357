internal import CatalogData
public func n() -> Int { catalogDocumentCount() }
