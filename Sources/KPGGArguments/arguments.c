// For setenv.
#define _DEFAULT_SOURCE

#include "KPGGArguments.h"

#include <stdlib.h>

static const char variable[] = "SWIFT_BACKTRACE";

static char **words;
static int word_count = -1;
static int has_own_setting;

#if defined(__GLIBC__) || defined(__APPLE__)
// Runs before the Swift runtime starts. The runtime reads kpgg's path from /proc to find its program for stack traces,
// and ends the process if /proc is missing. Setting the path of that program avoids the lookup.
__attribute__((constructor(101))) static void keep_arguments(int count, char **arguments) {
  word_count = count;
  words = arguments;
#ifdef __linux__
  has_own_setting = !getenv(variable) && !setenv(variable, "enable=no,swift-backtrace=/", 1);
#endif
}
#endif

char **kpgg_arguments(int *count) {
  // Programs that kpgg starts do not inherit the setting.
  if (has_own_setting) unsetenv(variable);
  has_own_setting = 0;
  *count = word_count;
  return words;
}
