// libcurl, loaded on first use.
//
// FoundationNetworking links libcurl, and with it some forty libraries that every process would
// load at its start, even without a request. A static build that links this file finds the 23
// functions that FoundationNetworking calls here. Each passes its arguments on to the real one.
//
// The declarations follow libcurl's stable ABI 4 with plain types: handles are pointers, options
// and codes have the size of int, and a variadic argument has the size of a pointer.

#include "KPGGCurlLoader.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>

static pthread_once_t once = PTHREAD_ONCE_INIT;
static void *library;
// A copy, because the dynamic linker frees its message at the next call.
static char message[256];

static void load(void) {
  // The file names of libcurl's ABI 4 in Linux distributions.
  static const char *const names[] = {"libcurl.so.4", "libcurl-gnutls.so.4", "libcurl.so"};
  for (size_t index = 0; index < sizeof names / sizeof *names && !library; index++) {
    library = dlopen(names[index], RTLD_LAZY);
    const char *reason = library ? NULL : dlerror();
    if (reason && !*message) { snprintf(message, sizeof message, "%s", reason); }
  }
}

const char *kpgg_curl_loader_error(void) {
  pthread_once(&once, load);
  return library ? NULL : message;
}

static void *find(const char *name) {
  pthread_once(&once, load);
  return library ? dlsym(library, name) : NULL;
}

// Defines a function with the name of libcurl's. Without libcurl it returns 0 or NULL; callers
// check `kpgg_curl_loader_error` first.
#define FORWARD(Result, name, parameters, arguments)        \
  Result name parameters {                                  \
    Result(*real) parameters = (Result(*) parameters)find(#name); \
    return real ? real arguments : (Result)0;               \
  }

#define FORWARD_VOID(name, parameters, arguments)           \
  void name parameters {                                    \
    void(*real) parameters = (void (*) parameters)find(#name);    \
    if (real) { real arguments; }                           \
  }

#define FORWARD_VARIADIC(name)                                               \
  int name(void *handle, int option, ...) {                                  \
    int (*real)(void *, int, ...) = (int (*)(void *, int, ...))find(#name);  \
    va_list arguments;                                                       \
    va_start(arguments, option);                                             \
    void *argument = va_arg(arguments, void *);                              \
    va_end(arguments);                                                       \
    return real ? real(handle, option, argument) : 0;                        \
  }

FORWARD(int, curl_global_init, (long flags), (flags))
FORWARD(char *, curl_version, (void), ())
FORWARD(void *, curl_version_info, (int age), (age))
FORWARD_VOID(curl_free, (void *memory), (memory))

FORWARD(void *, curl_easy_init, (void), ())
FORWARD_VOID(curl_easy_cleanup, (void *handle), (handle))
FORWARD(int, curl_easy_pause, (void *handle, int mask), (handle, mask))
FORWARD(const char *, curl_easy_strerror, (int code), (code))
FORWARD_VARIADIC(curl_easy_setopt)
FORWARD_VARIADIC(curl_easy_getinfo)

FORWARD(void *, curl_multi_init, (void), ())
FORWARD(int, curl_multi_cleanup, (void *multi), (multi))
FORWARD(int, curl_multi_add_handle, (void *multi, void *handle), (multi, handle))
FORWARD(int, curl_multi_remove_handle, (void *multi, void *handle), (multi, handle))
FORWARD(int, curl_multi_assign, (void *multi, int socket, void *data), (multi, socket, data))
FORWARD(void *, curl_multi_info_read, (void *multi, int *count), (multi, count))
FORWARD(
  int, curl_multi_socket_action, (void *multi, int socket, int events, int *running),
  (multi, socket, events, running))
FORWARD_VARIADIC(curl_multi_setopt)

FORWARD(void *, curl_slist_append, (void *list, const char *text), (list, text))
FORWARD_VOID(curl_slist_free_all, (void *list), (list))

FORWARD(void *, curl_url, (void), ())
FORWARD(
  int, curl_url_get, (void *url, int part, char **text, unsigned flags), (url, part, text, flags))
FORWARD(
  int, curl_url_set, (void *url, int part, const char *text, unsigned flags),
  (url, part, text, flags))
