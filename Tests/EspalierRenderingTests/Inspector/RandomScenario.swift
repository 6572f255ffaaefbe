import TestSupport

/// A scenario of random changes: all that structure and frames can do, with the root's path as the only name.
struct RandomScenario {
    let json: String

    init(seed: UInt64, views: Int, steps: Int) {
        var random = SplitMix64(seed: seed)
        /// By name, the superview's; the tree that the steps are made for.
        var parents: [String: String] = [:]
        var names: [String] = []
        var written: [String] = []
        func number() -> Int { Int.random(in: 0..<200, using: &random) }
        func subtree(_ name: String) -> Set<String> {
            var inside: Set<String> = [name]
            // Superviews stand before their subviews only at first, so all are looked at until none is added.
            while true {
                let more = names.filter { !inside.contains($0) && parents[$0].map(inside.contains) == true }
                if more.isEmpty { return inside }
                inside.formUnion(more)
            }
        }
        func add() -> String {
            let parent = Bool.random(using: &random) ? names.randomElement(using: &random) ?? "/" : "/"
            let name = "v\(written.count)"
            names.append(name)
            parents[name] = parent
            let rules = Bool.random(using: &random) ? #", "rules": ["ll = 10%, tt = 4"]"# : ""
            let view =
                #"{"name": "\#(name)", "tag": \#(number()), "frame": [\#(number()), 0, \#(number()), 9]\#(rules)}"#
            return #"{"add": \#(view), "to": "\#(parent)", "at": 0}"#
        }
        for _ in 0..<views { written.append(add()) }
        for _ in 0..<steps {
            guard let name = names.randomElement(using: &random) else { break }
            switch Int.random(in: 0..<6, using: &random) {
            case 0: written.append(add())
            case 1 where names.count > views / 2:
                let gone = subtree(name)
                names.removeAll(where: gone.contains)
                written.append(#"{"remove": "\#(name)"}"#)
            case 2:
                let inside = subtree(name)
                let target = names.filter { !inside.contains($0) }.randomElement(using: &random) ?? "/"
                parents[name] = target
                written.append(#"{"move": "\#(name)", "to": "\#(target)", "at": 0}"#)
            case 3: written.append(#"{"front": "\#(name)"}"#)
            case 4: written.append(#"{"set": "\#(name)", "keyPath": "frame.size.width", "value": \#(number()).5}"#)
            default: written.append(#"{"set": "\#(name)", "keyPath": "tag", "value": \#(number())}"#)
            }
        }
        json = #"{"espalier": 1, "root": {"frame": [0, 0, 300, 300]}, "steps": [\#(written.joined(separator: ", "))]}"#
    }
}
