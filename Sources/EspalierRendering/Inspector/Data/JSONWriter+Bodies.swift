import EspalierScenarios

// Calls whose bodies write what stands inside, so that beginnings and ends are balanced.
extension JSONWriter {
    mutating func list(_ body: (inout JSONWriter) -> Void) {
        beginList()
        body(&self)
        endList()
    }

    mutating func object(_ body: (inout JSONWriter) -> Void) {
        beginObject()
        body(&self)
        endObject()
    }

    /// A key and its value, which the body writes.
    mutating func member(_ key: String, _ body: (inout JSONWriter) -> Void) {
        self.key(key)
        body(&self)
    }

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
