import TestSupport

/// A small random scenario: a tree with rules, and steps that change both.
struct RandomRuleScenario {
    private var random: SplitMix64
    private var names: [String] = []
    /// The document.
    private(set) var json = ""

    init(seed: UInt64) {
        random = SplitMix64(seed: seed)
        let count = int(1...7)
        names = (0..<count).map { "v\($0)" }
        var parents = [-1]
        for index in 1..<max(count, 2) { parents.append(int(0...(index - 1))) }
        let steps = (0..<int(0...5)).map { _ in step() }
        json =
            #"{"espalier": 1, "root": \#(tree(0, parents)), "steps": [\#(steps.joined(separator: ", "))]}"#
    }

    private mutating func int(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }

    private mutating func pick<Element>(_ elements: [Element]) -> Element { elements[int(0...(elements.count - 1))] }

    private mutating func tree(_ index: Int, _ parents: [Int]) -> String {
        let subviews = names.indices.filter { $0 > 0 && parents[$0] == index }.map { tree($0, parents) }
        let rules = index == 0 ? [] : (0..<int(0...3)).map { _ in rule() }
        var members = [#""name": "\#(names[index])""#, #""frame": \#(rectangle())"#]
        if int(0...3) == 0 { members.append(#""autoresizing": ["width", "left", "bottom"]"#) }
        if int(0...5) == 0 { members.append(#""hidden": true"#) }
        if int(0...5) == 0 { members.append(#""bounds": \#(rectangle())"#) }
        members.append(#""rules": [\#(rules.joined(separator: ", "))]"#)
        members.append(#""subviews": [\#(subviews.joined(separator: ", "))]"#)
        return "{\(members.joined(separator: ", "))}"
    }

    private mutating func rectangle() -> String { "[\(int(-9...9)), \(int(-9...9)), \(int(0...60)), \(int(0...60))]" }

    private mutating func reference() -> String { pick(names + ["/0"]) }

    private mutating func rule() -> String {
        var arguments: [String] = []
        let text = ruleText(&arguments)
        return "[\"\(text)\"" + arguments.map { ", \($0)" }.joined() + "]"
    }

    private mutating func ruleText(_ arguments: inout [String]) -> String {
        (0..<int(1...3)).map { _ in statement(&arguments) }.joined(separator: ", ")
    }

    private static let constraints = [
        "ll", "cl", "rl", "lr", "cr", "rr", "tt", "ct", "bt", "tb", "cb", "bb", "w", "h", "minw", "maxw", "minh",
        "maxh",
    ]

    private mutating func statement(_ arguments: inout [String]) -> String {
        let name = pick(Self.constraints)
        switch int(0...9) {
        case 0: return "\(name) = \(pick(Self.constraints)) = \(expression(&arguments))"
        case 1: return "\(name) \(pick(["+=", "-=", "*=", "/="])) \(expression(&arguments))"
        case 2: return name
        case 3: return "\(name) = nil"
        case 4: return "\(name) - 3"
        default: return "\(name) = \(expression(&arguments))"
        }
    }

    private mutating func expression(_ arguments: inout [String]) -> String {
        let left = operand(&arguments)
        return int(0...2) == 0 ? "\(left) \(pick(["+", "-", "*", "/"])) \(operand(&arguments))" : left
    }

    private mutating func operand(_ arguments: inout [String]) -> String {
        switch int(0...9) {
        case 0...3: return "\(int(0...40))"
        case 4: return pick(["50%", "H:25%", "V:10%"])
        case 5: return pick(Self.constraints)
        case 6:
            arguments.append("\(int(0...20))")
            return pick(["%f", "%p"])
        default:
            arguments.append("\"\(reference())\"")
            return pick(["%w", "%h", "%ll", "%rl", "%cr", "%rr", "%tt", "%bt", "%cb", "%bb"])
        }
    }

    private mutating func step() -> String {
        switch int(0...6) {
        case 0: return #"{"set": "\#(reference())", "keyPath": "frame", "value": \#(rectangle())}"#
        case 1: return #"{"set": "\#(names[0])", "keyPath": "frame.size", "value": [\#(int(1...90)), \#(int(1...90))]}"#
        case 2: return #"{"remove": "\#(reference())"}"#
        case 3:
            let view = #"{"name": "n\#(int(0...3))", "frame": \#(rectangle())}"#
            return #"{"add": \#(view), "to": "\#(reference())"}"#
        case 4: return #"{"layout": "\#(reference())"}"#
        default:
            var arguments: [String] = []
            let text = ruleText(&arguments)
            return
                #"{"rule": "\#(text)", "arguments": [\#(arguments.joined(separator: ", "))], "on": "\#(reference())"}"#
        }
    }
}
