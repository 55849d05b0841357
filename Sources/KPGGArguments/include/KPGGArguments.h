#ifndef KPGG_ARGUMENTS_H
#define KPGG_ARGUMENTS_H

/// Returns the words of the command line that the system passed to the program, the program's name first.
///
/// Swift reads them from `/proc`. That fails if no file descriptor is free, or if `/proc` is missing.
///
/// @param count Receives the number of words; -1 if the system does not pass them.
char *_Nullable *_Nullable kpgg_arguments(int *_Nonnull count);

#endif
