#ifndef CATALOG_DATA_H
#define CATALOG_DATA_H

#include <stddef.h>

/// One document of the embedded catalog, as a wire document's bytes.
typedef struct {
  /// Where it stands below `documents/`: `group/index.json`, `group/OHMYGIRL`.
  const char *_Nonnull path;
  /// UTF-8 JSON, ended by a zero byte.
  const char *_Nonnull text;
} CatalogDocument;

/// The first of the embedded documents, which follow one another in the order of the bytes of their
/// paths.
const CatalogDocument *_Nonnull catalogDocuments(void);

/// How many documents there are.
size_t catalogDocumentCount(void);

/// The length of a document's text in bytes.
size_t catalogDocumentLength(const CatalogDocument *_Nonnull document);

#endif
