// Members of objects, and calls whose bodies write what stands inside, so that beginnings and ends are balanced.
extension JSONWriter {
    package mutating func list(_ body: (inout JSONWriter) -> Void) {
        beginList()
        body(&self)
        endList()
    }

    package mutating func object(_ body: (inout JSONWriter) -> Void) {
        beginObject()
        body(&self)
        endObject()
    }

    /// A key and its value, which the body writes.
    package mutating func member(_ name: StaticString, _ body: (inout JSONWriter) -> Void) {
        key(name)
        body(&self)
    }

    /// A key that somebody else has chosen, and its value, which the body writes.
    package mutating func member(text name: String, _ body: (inout JSONWriter) -> Void) {
        key(text: name)
        body(&self)
    }

    /// A text; nothing where there is none.
    package mutating func member(_ name: StaticString, _ value: String?) {
        guard let value else { return }
        key(name)
        string(value)
    }

    /// An integer; nothing where there is none.
    package mutating func member(_ name: StaticString, _ value: Int?) {
        guard let value else { return }
        key(name)
        integer(value)
    }

    package mutating func member(_ name: StaticString, _ value: Bool) {
        key(name)
        boolean(value)
    }

    package mutating func member(_ name: StaticString, _ values: [Double]) {
        key(name)
        numbers(values)
    }

    /// The members `line` and `column`, if the place is known.
    package mutating func place(_ place: TextPlace?) {
        member("line", place?.line)
        member("column", place?.column)
    }

    /// A list; nothing where it is empty.
    package mutating func list<Element>(
        _ name: StaticString, _ elements: [Element], _ write: (Element, inout JSONWriter) -> Void
    ) {
        if elements.isEmpty { return }
        key(name)
        beginList()
        for element in elements { write(element, &self) }
        endList()
    }
}
