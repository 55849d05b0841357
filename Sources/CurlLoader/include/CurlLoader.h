#ifndef KPGG_CURL_LOADER_H
#define KPGG_CURL_LOADER_H

/// Why libcurl cannot be used, in the dynamic linker's words; NULL where it can.
///
/// Loads it at the first call, at the latest.
const char *_Nullable curlLoaderError(void);

#endif
