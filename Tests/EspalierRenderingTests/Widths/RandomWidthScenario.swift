import TestSupport

/// A small screen of which everything follows the width that can: rules with shares and limits, masks, constraints of all
/// kinds, texts of several lines, stacks, transforms and views inside others.
struct RandomWidthScenario {
    let json: String

    init(seed: UInt64) {
        var random = SplitMix64(seed: seed)
        func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }
        func any(_ list: [String]) -> String { list.randomElement(using: &random) ?? "" }
        let text = "Some words that need one line more where there is less room for them"
        var constraints: [String] = []
        var views: [String] = []
        for index in 0..<number(3...6) {
            let name = "v\(index)"
            switch number(0...5) {
            case 0:
                let limit = any(["", ", minw = 60", ", maxw = 90"])
                let rule = any([
                    "ll = 10%, w = 35%", "ll = rr = \(number(3...30))", "ct = 50%, w = 33%", "rr = 8, w = 70",
                ])
                views.append(#"{"name": "\#(name)", "rules": ["\#(rule)\#(limit), h = 20"]}"#)
            case 1:
                let mask = any([
                    #""left""#, #""width""#, #""left", "right""#, #""left", "width", "right""#, #""right", "width""#,
                ])
                views.append(
                    #"{"name": "\#(name)", "frame": [\#(number(0...60)), 9, \#(number(20...120)), 10], "autoresizing": [\#(mask)]}"#
                )
            case 2:
                let inside =
                    #"{"class": "UILabel", "frame": [2, 2, 40, 18], "text": "Inner", "autoresizing": ["width"]}"#
                views.append(
                    #"{"name": "\#(name)", "rules": ["ll = rr = 20%", "h = 30"], "subviews": [\#(inside)]}"#
                )
            case 3:
                views.append(#"{"class": "UILabel", "name": "\#(name)", "lines": 0, "text": "\#(text)"}"#)
                constraints += [
                    "\(name).leading == self.leading + \(number(0...20))",
                    "\(name).top == self.top + \(number(0...40))",
                    any(["\(name).trailing == self.trailing - 9", "\(name).width == 0.6 * self.width"]),
                ]
            case 4:
                views.append(#"{"name": "\#(name)"}"#)
                constraints += [
                    any([
                        "\(name).centerX == self.centerX", "\(name).leading >= self.leading + 40",
                        "\(name).right == 0.7 * self.right",
                    ]),
                    "\(name).width == 0.5 * self.width @\(number(600...900))", "\(name).width <= \(number(90...120))",
                    "\(name).height == 0.3 * \(name).width", "\(name).top == self.top + 4",
                ]
            default:
                let labels = ["First", "The second"].map { #"{"class": "UILabel", "text": "\#($0)"}"# }
                views.append(
                    #"{"class": "UIStackView", "name": "\#(name)", "distribution": "\#(any(["fillEqually", "equalSpacing", "fill"]))", "#
                        + #""subviews": [\#(labels.joined(separator: ", "))]}"#)
                constraints += [
                    "\(name).leading == self.leading", "\(name).trailing == self.trailing - 5",
                    "\(name).top == self.top + 50",
                ]
            }
        }
        let written = constraints.map { #""\#($0)""# }.joined(separator: ", ")
        let steps = [
            #"{"set": "v0", "keyPath": "hidden", "value": true}"#, #"{"query": "q", "from": "/", "named": "v1"}"#,
            #"{"add": {"name": "late", "rules": ["ll = 40%, rr = 0, h = 9"]}, "to": "/"}"#,
        ]
        json = #"""
            {"espalier": 1, "root": {"frame": [0, 0, \#(number(195...235)), 160], "constraints": [\#(written)],
             "subviews": [\#(views.joined(separator: ", "))]}, "steps": [\#(steps.joined(separator: ", "))]}
            """#
    }
}
