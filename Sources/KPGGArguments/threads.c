// The static program leaves out the tables that unwind a stack (2.5 MB): Swift and this package need none.
// glibc unwinds a thread's stack when the thread ends, and aborts without the tables. The option --wrap of the linker
// sends this call here. Without tables, glibc only needs to hear that the stack ends. It then leaves the thread.
#if defined(__linux__)
#include <unwind.h>

_Unwind_Reason_Code __wrap__Unwind_ForcedUnwind(struct _Unwind_Exception *exception, _Unwind_Stop_Fn stop,
                                                void *parameter) {
  _Unwind_Action actions = _UA_FORCE_UNWIND | _UA_CLEANUP_PHASE | _UA_END_OF_STACK;
  return stop(1, actions, exception->exception_class, exception, 0, parameter);
}
#endif
