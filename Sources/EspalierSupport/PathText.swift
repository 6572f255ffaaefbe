/// The path that the indices on the way down from a root make: `/0/2`; `/` for the root itself.
package func pathText(of indices: some Sequence<Int>) -> String {
    var text = ""
    for index in indices { text += "/\(index)" }
    return text.isEmpty ? "/" : text
}
