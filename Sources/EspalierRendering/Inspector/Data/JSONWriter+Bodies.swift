import EspalierScenarios

// Short forms.
extension JSONWriter {
    mutating func integers(_ values: some Sequence<Int>) {
        list { json in for value in values { json.integer(value) } }
    }

    mutating func numbers(_ values: some Sequence<Double>) {
        list { json in for value in values { json.number(value) } }
    }

    /// 1 or 0: shorter than the words.
    mutating func flag(_ value: Bool) { integer(value ? 1 : 0) }

    mutating func optional(_ text: String?) {
        if let text { string(text) } else { null() }
    }
}
