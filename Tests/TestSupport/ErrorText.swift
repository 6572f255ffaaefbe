import Testing

/// What a process of an exit test wrote to standard error: with a trap, its message.
package func errorText(_ result: ExitTest.Result?) -> String {
    String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
}
