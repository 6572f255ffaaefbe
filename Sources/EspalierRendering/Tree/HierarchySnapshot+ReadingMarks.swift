import EspalierScenarios
import EspalierViews
import Foundation

/// Reads what a line has after the class, the name and the id: the tag, the frame, and the marks.
func readDetails(
    _ scanner: inout HierarchyLineScanner, _ state: inout ViewState, _ source: inout TextSource?
) throws(HierarchyTextError) {
    var seen: Set<String> = []
    var size: CGSize?
    while let first = scanner.peek {
        let before = scanner
        let word: String
        switch first {
        case UInt8(ascii: "["): word = "frame"
        case UInt8(ascii: "{"): word = "properties"
        default: word = scanner.takeWord()
        }
        if !seen.insert(word).inserted {
            throw before.error("\(Quoted.text(word)) comes twice", fix: "write it once")
        }
        switch word {
        case "frame":
            let numbers = try scanner.takeNumbers(4, what: "the frame", form: "[x, y, width, height]")
            state.frame.origin = CGPoint(x: numbers[0], y: numbers[1])
            state.frame.size = CGSize(width: numbers[2], height: numbers[3])
        case "properties": state.properties = try scanner.takeProperties()
        case "tag": state.tag = try scanner.takeTag()
        case "hidden": state.isHidden = true
        case "alpha": state.alpha = try scanner.takeNumber("alpha")
        case "clips": state.clips = true
        case "scroll":
            let numbers = try scanner.takeNumbers(2, what: "scroll", form: "scroll [x, y]")
            state.bounds.origin = CGPoint(x: numbers[0], y: numbers[1])
        case "size":
            let numbers = try scanner.takeNumbers(2, what: "size", form: "size [width, height]")
            size = CGSize(width: numbers[0], height: numbers[1])
        case "transform":
            let numbers = try scanner.takeNumbers(6, what: "transform", form: "transform [a, b, c, d, tx, ty]")
            state.transform = CGAffineTransform(
                a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4], ty: numbers[5])
        case "text": state.text = try scanner.takeText("text")
        case "shows": source = .told(try scanner.takeText("shows"))
        default:
            throw before.error(
                "\(Quoted.text(word)) is no mark of a view",
                fix: "write tag, [frame], hidden, alpha, clips, scroll, size, transform, text, shows or {properties}")
        }
    }
    if !seen.contains("frame") {
        throw scanner.error("the view has no frame", fix: "write [x, y, width, height] after the name")
    }
    state.bounds.size = size ?? state.frame.size
}

extension HierarchyLineScanner {
    fileprivate mutating func takeTag() throws(HierarchyTextError) -> Int {
        let before = self
        guard let tag = Int(takeWord()) else {
            throw before.error("the tag is no integer", fix: "write an integer, as in 'tag 7'")
        }
        return tag
    }

    fileprivate mutating func takeProperties() throws(HierarchyTextError) -> [HierarchySnapshot.Property] {
        let tree = try takeJSON("the properties")
        return tree.members(tree.root).map { member in
            HierarchySnapshot.Property(
                name: member.key, value: JSONWriter.json { $0.value(ScenarioValue(tree, member.value)) })
        }
    }
}
