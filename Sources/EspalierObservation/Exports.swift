// What stops the program at a caller's mistake is one function of the whole package, and what links objects without
// holding them is one type. Those who observe need no import of their own for them.
@_exported import func EspalierSupport.trap
@_exported import struct EspalierSupport.Handle
