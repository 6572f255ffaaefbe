import EspalierScenarios
import EspalierSupport

/// What has become of the documents of a call.
struct FileTally {
    var count = 0
    /// Those that are not well, in their order.
    var unwell: [(path: String, status: CommandStatus)] = []
    /// The error of the only document of a call.
    var error: CommandError?

    /// The highest status of all.
    var status: CommandStatus { unwell.map(\.status).max { $0.rawValue < $1.rawValue } ?? .success }

    /// What stands behind the results: who is not well, and counts.
    var text: String {
        var text = ""
        var counts: [String] = []
        for (status, word) in [(CommandStatus.failure, "failed"), (.document, "wrong")] {
            let those = unwell.filter { $0.status == status || status == .document && $0.status != .failure }
            for (path, _) in those { text += "\(word): \(PlainText.line(path))\n" }
            if !those.isEmpty { counts.append("\(those.count) \(word)") }
        }
        if count > unwell.count || counts.isEmpty { counts.insert("\(count - unwell.count) all well", at: 0) }
        return text + "\(count) \(count == 1 ? "file" : "files"): \(counts.joined(separator: ", "))\n"
    }
}
