import EspalierLayout
import EspalierScenarios
import Foundation

/// The list beside the drawing: of views its name, class and frame, and its rules with what they give. Of many views only
/// those that have a name, rules or a change.
struct SVGList {
    private let step: ScenarioRecording.Step
    private let left: Double
    private let top: Double
    private let height: Double
    private(set) var texts: [SVGText] = []

    /// - Parameter height: how high the drawing is: columns are about as high.
    init(step: ScenarioRecording.Step, left: Double, top: Double, height: Double) {
        self.step = step
        self.left = left
        self.top = top
        self.height = height
    }

    /// - Complexity: O(number of views and of rules).
    mutating func write(_ scene: SVGScene) {
        let changes = Dictionary(uniqueKeysWithValues: scene.shapes.map { ($0.index, $0.change) })
        let reasons = Dictionary(uniqueKeysWithValues: step.reasons.map { ($0.id, $0) })
        // What is wrong stands first.
        var wrong = step.conflicts.map { [line("! " + $0.summary, .removed)] }
        let names = Dictionary(uniqueKeysWithValues: step.snapshot.entries.map { ($0.id, $0.name ?? $0.shownClass) })
        func text(_ sign: String, _ view: StepConstraints.Open, _ what: (Int) -> String) -> String {
            let numbers = ["x", "y", "width", "height"].enumerated().filter { view.numbers & 1 << $0.offset != 0 }
            let list = numbers.map(\.element).joined(separator: ", ")
            return "\(sign) \(names[view.id] ?? "")  \(list) \(what(numbers.count))"
        }
        for view in step.constraints.dependents {
            let what = text("/", view) { "\($0 == 1 ? "depends" : "depend") on the conflict (hatched)" }
            wrong.append([line(what, .removed)])
        }
        for view in step.constraints.ambiguities {
            wrong.append([line(text("?", view) { _ in "not decided" }, .changed)])
        }
        let isShort = scene.shapes.count <= Self.shortList
        var blocks = wrong
        var plain = 0
        for (index, entry) in step.snapshot.entries.enumerated() {
            guard let change = changes[index] else { continue }
            if isShort || entry.name != nil || change != .same || reasons[entry.id] != nil {
                blocks.append(lines(of: entry, reasons[entry.id], change))
            } else {
                plain += 1
            }
        }
        if plain > 0 { blocks.append([line("and \(Self.views(plain)) without a name, a rule or a change", .fact)]) }
        let unseen = step.snapshot.entries.count - scene.shapes.count
        if unseen > 0 { blocks.append([line("and \(Self.views(unseen)) out of sight", .fact)]) }
        for (name, _) in scene.removed { blocks.append([line("− " + name + "  removed", .removed)]) }
        let total = blocks.reduce(0) { $0 + Self.height($1) }
        // About square pictures: a long list goes into columns.
        let limit = max(height, 600, (total * SVGPicture.columnWidth).squareRoot())
        var origin = CGPoint(x: left, y: top)
        for block in blocks {
            if origin.y > top, origin.y + Self.height(block) > top + limit {
                origin = CGPoint(x: origin.x + SVGPicture.columnWidth + SVGPicture.gap, y: top)
            }
            for (number, var text) in block.enumerated() {
                text.origin = CGPoint(x: origin.x + (number == 0 ? 0 : 12), y: origin.y)
                origin.y += text.style.height
                texts.append(text)
            }
            origin.y += 5
        }
    }

    /// Up to so many views all are listed; of more, those of which there is something to tell.
    static let shortList = 16

    private static func views(_ count: Int) -> String { "\(count) \(count == 1 ? "view" : "views")" }

    private static func height(_ block: [SVGText]) -> Double {
        block.reduce(5) { $0 + $1.style.height }
    }

    private func line(_ text: String, _ style: SVGText.Style) -> SVGText {
        SVGText(text, style, maximumWidth: SVGPicture.columnWidth - 12)
    }

    private func lines(
        of entry: HierarchySnapshot.Entry, _ reasons: ViewReasons?, _ change: SVGScene.Change
    ) -> [SVGText] {
        var lines: [SVGText] = []
        var name = entry.name.map { "\($0)  \(entry.shownClass)" } ?? entry.shownClass
        if entry.name == nil, let text = entry.text, !text.isEmpty { name += "  “\(text)”" }
        switch change {
        case .added: lines.append(line("+ \(name)", .added))
        case .moved: lines.append(line("→ \(name)", .changed))
        case .changed: lines.append(line("• \(name)", .changed))
        case .same: lines.append(line(name, .name))
        }
        let frame = [entry.frame.origin.x, entry.frame.origin.y, entry.frame.size.width, entry.frame.size.height]
        lines.append(line("[" + frame.map { JSONWriter.text(Double($0)) }.joined(separator: ", ") + "]", .fact))
        guard let reasons else { return lines }
        for rule in reasons.rules {
            let given = reasons.attributes.filter { attribute in
                attribute.parts.contains { $0.rule == rule.text && $0.origin == rule.origin }
            }
            let values = given.map { "\($0.attribute) \(JSONWriter.text($0.value))" }.joined(separator: ", ")
            // The value must be seen, even where the rule is long.
            let tail = values.isEmpty ? "gives nothing" : values
            let room = SVGPicture.columnWidth - 24 - SVGText(" ⇒ \(tail)", .rule, maximumWidth: 220).width
            let head = SVGText(rule.text, .rule, maximumWidth: max(room, 60))
            let text = line("\(head.text) ⇒ \(tail)", .rule)
            lines.append(text)
        }
        return lines
    }
}
