// What stops the program at a caller's mistake is one function of the whole package. Those who observe need no import of
// their own for it.
@_exported import func EspalierSupport.trap
