extension DraftEdit {
    /// An edit that does all of some targets.
    ///
    /// - Parameter hoists: whether views go without what is in them.
    init(_ targets: ArraySlice<ShrinkTarget>, in draft: DraftDocument, hoists: Bool = false) {
        self.init(draft)
        var pieces: [Int: [(range: Range<Int>, text: String)]] = [:]
        var names: [String: String] = [:]
        for target in targets {
            switch target {
            case .remove(let node): if hoists { hoist(node) } else { remove(node) }
            case .set(let node, let value): set(node, value)
            case .cut(let node, let range, let arguments):
                pieces[node, default: []].append((range, ""))
                for argument in arguments { remove(argument) }
            case .number(let node, let range, let text): pieces[node, default: []].append((range, text))
            case .rename(let old, let new): names[old] = new
            case .promote(let node): root = node
            }
        }
        for (node, pieces) in pieces {
            set(node, .text(Self.replaced(pieces, in: draft.tree.text(node) ?? "")))
        }
        rename(names, in: draft)
    }

    /// A text with other pieces, which come in its order. Commas that nothing stands behind or before any more go.
    private static func replaced(_ pieces: [(range: Range<Int>, text: String)], in text: String) -> String {
        var bytes = Array(text.utf8)
        for (range, text) in pieces.reversed() { bytes.replaceSubrange(range, with: text.utf8) }
        let isBlank: (UInt8) -> Bool = {
            $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\n")
        }
        while let last = bytes.last, isBlank(last) { bytes.removeLast() }
        return String(decoding: bytes.drop(while: isBlank), as: UTF8.self)
    }
}
