import EspalierControls
import EspalierScenarios
import EspalierViews
import Foundation

/// What the page was told of a view.
struct WrittenView {
    /// What may differ from the default besides the frame.
    struct Facts: Equatable {
        var name: String?
        var tag = 0
        var isHidden = false
        var alpha = 1.0
        var clips = false
        var text: String?
        var lines: [VisibleText.Line] = []
        var boundsOrigin = CGPoint.zero
        /// The transform, if there is one: then the size of the bounds is not that of the frame.
        var transform: CGAffineTransform?
        var boundsSize: CGSize?
        var properties: [HierarchySnapshot.Property] = []
        var look: [LayerPiece] = []
    }

    var frame = CGRect.zero
    var facts = Facts()
    private var shared: SharedState?

    /// A view of which nothing was told: all defaults.
    init() {}

    /// - Parameter before: What was told of the view before: its lines are those of the same text.
    init(_ entry: HierarchySnapshot.Entry, before: WrittenView?) {
        shared = entry.shared
        frame = entry.frame
        facts.name = entry.name
        facts.tag = entry.tag
        facts.isHidden = entry.isHidden
        facts.alpha = entry.alpha
        facts.clips = entry.clips
        facts.text = entry.text
        if let source = entry.shared.source {
            let isSame = before?.shared?.source == source
            facts.lines = isSame ? before?.facts.lines ?? [] : entry.shownText?.lines ?? []
        }
        facts.boundsOrigin = entry.bounds.origin
        facts.properties = entry.properties
        facts.look = entry.shared.look
        if !entry.transform.isIdentity {
            facts.transform = entry.transform
            facts.boundsSize = entry.bounds.size
        }
    }

    /// Whether the entry is the very one from which this was made.
    func isFrom(_ entry: HierarchySnapshot.Entry) -> Bool { shared === entry.shared }
}

extension WrittenView.Facts {
    /// Writes the members of an object: what is another than before.
    func write(differingFrom before: WrittenView.Facts, to json: inout JSONWriter) {
        if name != before.name { json.member("n") { $0.optional(name) } }
        if tag != before.tag { json.member("g") { $0.integer(tag) } }
        if isHidden != before.isHidden { json.member("h") { $0.flag(isHidden) } }
        if alpha != before.alpha { json.member("a") { $0.number(alpha) } }
        if clips != before.clips { json.member("c") { $0.flag(clips) } }
        if text != before.text { json.member("t") { $0.optional(text) } }
        if lines != before.lines {
            json.member("l") { json in
                json.list { list in for line in lines { list.list { Self.write(line, to: &$0) } } }
            }
        }
        if boundsOrigin != before.boundsOrigin {
            json.member("b") { $0.numbers([Double(boundsOrigin.x), Double(boundsOrigin.y)]) }
        }
        if transform != before.transform || boundsSize != before.boundsSize {
            json.member("m") { json in
                guard let transform else { return json.null() }
                json.numbers(
                    [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty].map(Double.init))
            }
            json.member("s") { json in
                guard let boundsSize else { return json.null() }
                json.numbers([Double(boundsSize.width), Double(boundsSize.height)])
            }
        }
        if look != before.look {
            json.member("k") { json in
                json.list { list in for piece in look { piece.write(to: &list) } }
            }
        }
        if properties != before.properties {
            // Pairs: a name such as `__proto__` must not become a key.
            json.member("o") { json in
                json.list { list in
                    for property in properties {
                        list.list {
                            $0.string(property.name)
                            $0.string(property.value)
                        }
                    }
                }
            }
        }
    }

    /// Hundredths of a point are finer than any screen.
    private static func write(_ line: VisibleText.Line, to json: inout JSONWriter) {
        json.string(line.text)
        let frame = line.frame
        for number in [frame.minX, frame.minY, frame.width, frame.height, line.baseline, line.fontSize] {
            json.number((Double(number) * 100).rounded() / 100)
        }
        json.integer(line.weight)
    }
}
