// Makes the shared helpers visible to all tests of the target.
@_exported public import TestSupport
