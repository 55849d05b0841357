#ifndef KPGG_CURL_LOADER_H
#define KPGG_CURL_LOADER_H

/// Returns the dynamic linker's error message if libcurl cannot be loaded; else NULL.
///
/// The first call loads libcurl, unless a function of libcurl was called before.
const char *_Nullable kpgg_curl_loader_error(void);

#endif
