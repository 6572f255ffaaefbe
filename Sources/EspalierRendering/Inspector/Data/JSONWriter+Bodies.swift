import EspalierScenarios

// Short forms.
extension JSONWriter {
    /// 1 or 0: shorter than the words.
    mutating func flag(_ value: Bool) { integer(value ? 1 : 0) }

    mutating func optional(_ text: String?) {
        if let text { string(text) } else { null() }
    }
}
