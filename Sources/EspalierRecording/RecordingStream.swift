import EspalierScenarios
import EspalierViews
import Foundation

/// A file that receives the steps while they happen, one a line.
final class RecordingStream {
    private let file: FileHandle
    private var tree: DocumentTree
    /// Why writing has ended before the recording; nil while it goes on.
    private(set) var error: (any Error)?

    /// Makes the file, with the start and the steps so far.
    init(_ url: URL, _ document: ScenarioDocument, _ tree: DocumentTree) throws {
        try Data().write(to: url)
        file = try FileHandle(forWritingTo: url)
        self.tree = tree
        var text = document.firstLine + "\n"
        for step in document.steps { text += step.json + "\n" }
        try file.write(contentsOf: Data(text.utf8))
    }

    /// Writes the steps that say a change, as whole lines, before anything else happens.
    func write(_ entry: RecordedEntry) {
        let steps = tree.steps(of: entry)
        if steps.isEmpty || error != nil { return }
        var text = ""
        for step in steps { text += step.json + "\n" }
        do { try file.write(contentsOf: Data(text.utf8)) } catch { self.error = error }
    }

    deinit {
        try? file.close()
    }
}
