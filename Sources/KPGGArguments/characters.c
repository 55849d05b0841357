// The static program leaves out the names of Unicode characters (0.5 MB), because kpgg uses none.
// The option --wrap of the linker sends Swift's requests for a name here. An empty name is nil in Swift.
#if defined(__linux__)
#include <stdint.h>

intptr_t __wrap__swift_stdlib_getScalarName(uint32_t scalar, uint8_t *name, intptr_t capacity) {
  (void)scalar, (void)name, (void)capacity;
  return 0;
}
#endif
