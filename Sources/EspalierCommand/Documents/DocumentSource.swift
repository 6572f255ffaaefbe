import EspalierScenarios

/// The file that was read last, for messages that show a line of it.
final class DocumentSource {
    private var file = ""
    private var bytes: [UInt8] = []

    func note(_ bytes: [UInt8], of file: String) {
        self.file = file
        self.bytes = bytes
    }

    /// The text that places of messages count in; nil for another file than the last one.
    func text(of file: String) -> [UInt8]? { file == self.file ? ScenarioDocument.sourceText(bytes) : nil }
}
