/// What a candidate says otherwise than the document that it is made from.
struct DraftEdit {
    private enum Mark: UInt8 { case kept, removed, hoisted }

    /// What stands in place of a text, a key or a number.
    enum Value: Equatable {
        case text(String)
        case number(Double)
    }

    private var marks: [Mark]
    private var values: [Int: Value] = [:]
    private var names: [Int: String] = [:]
    /// The view that becomes the root.
    var root: Int?

    init(_ draft: DraftDocument) { marks = Array(repeating: .kept, count: draft.tree.count) }

    /// Leaves out an element, or a member with its key.
    mutating func remove(_ node: Int) { marks[node] = .removed }

    /// Leaves out a view; its subviews take its place.
    mutating func hoist(_ node: Int) { marks[node] = .hoisted }

    mutating func set(_ node: Int, _ value: Value) { values[node] = value }

    /// Gives a view, which has none, a name.
    mutating func name(_ view: Int, _ name: String) { names[view] = name }

    /// What is written at present for a text; nil where nothing else than before is.
    func text(_ node: Int) -> String? { if case .text(let text) = values[node] { text } else { nil } }
}

extension DraftEdit {
    /// A list or an object that is being written.
    private struct Open {
        enum Form {
            case list, object
            /// Only the elements of its subviews are written.
            case hoisted
            /// Only its elements are written.
            case bare
            /// Stands in place of another node, behind which the writing goes on.
            case standIn
        }

        let form: Form
        let end: Int
        /// Where the writing goes on, if not at the end.
        var next: Int?
    }

    /// The candidate, as JSON.
    ///
    /// - Complexity: O(length of the document), however deep it is.
    func json(of draft: DraftDocument) -> [UInt8] {
        let tree = draft.tree
        var writer = JSONWriter(.exact)
        var open: [Open] = []
        var node = tree.root
        let replacedRoot = root == nil ? nil : tree.value("root", in: tree.root)
        while true {
            while let last = open.last, last.end == node {
                switch last.form {
                case .list: writer.endList()
                case .object: writer.endObject()
                case .hoisted, .bare, .standIn: break
                }
                node = last.next ?? node
                open.removeLast()
            }
            guard let holder = open.last ?? (node == tree.root ? Open(form: .list, end: tree.count) : nil) else {
                break
            }
            var value = node
            if holder.form == .object || holder.form == .hoisted {
                value = node + 1
                let isWritten = holder.form == .object && marks[value] != .removed
                if holder.form == .hoisted, tree.text(node) == "subviews", tree.isList(value) {
                    open.append(Open(form: .bare, end: tree.end(value)))
                    node = value + 1
                    continue
                }
                guard isWritten else {
                    node = tree.end(value)
                    continue
                }
                writer.key(text: text(node) ?? tree.text(node) ?? "")
                if value == replacedRoot, let root {
                    open.append(Open(form: .standIn, end: tree.end(root), next: tree.end(value)))
                    value = root
                }
            } else if marks[node] == .removed {
                node = tree.end(node)
                continue
            } else if marks[node] == .hoisted, tree.isObject(node) {
                open.append(Open(form: .hoisted, end: tree.end(node)))
                node += 1
                continue
            }
            write(value, of: tree, to: &writer, &open)
            node = value + 1
        }
        return writer.bytes
    }

    /// Writes a value, or where it is a list or an object, its beginning.
    private func write(_ node: Int, of tree: JSONTree, to writer: inout JSONWriter, _ open: inout [Open]) {
        switch values[node] {
        case .text(let text): return writer.string(text)
        case .number(let number): return writer.number(number)
        case nil: break
        }
        switch tree.kind(node) {
        case .null: writer.null()
        case .boolean(let value): writer.boolean(value)
        case .integer(let value): writer.integer(value)
        case .number(let value): writer.number(value)
        case .text(let text): writer.string(text)
        case .list:
            writer.beginList()
            open.append(Open(form: .list, end: tree.end(node)))
        case .object:
            writer.beginObject()
            writer.member("name", names[node])
            open.append(Open(form: .object, end: tree.end(node)))
        }
    }
}
