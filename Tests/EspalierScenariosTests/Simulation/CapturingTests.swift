import EspalierLayout
import EspalierViews
import Foundation
import TestSupport
import Testing

@testable import EspalierScenarios

@Suite("Writing a view tree as a scenario")
struct CapturingTests {
    private func message(_ view: UIView) -> String {
        do {
            return try ScenarioDocument(capturing: view).json()
        } catch {
            return error.description
        }
    }

    @Test("writes class, name, tag, geometry, mask, visibility, and rules with their arguments as references")
    func all() throws {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let views = (0..<4).map { _ in UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4)) }
        for view in views { root.addSubview(view) }
        views[0].name = "a"
        views[1].name = "a"
        views[1].tag = -7
        views[2].bounds.origin = CGPoint(x: 5, y: 6)
        views[2].transform = CGAffineTransform(a: 2, b: 0, c: 0, d: 2, tx: 0, ty: 1)
        views[2].autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
        views[2].isHidden = true
        views[2].alpha = 0.5
        try views[3].layoutRules.add("ll = %rl + %f, tt = %bt", views[0], 8, views[1])
        try views[3].layoutRules.add("w = 10")
        #expect(
            message(root) == """
                {"espalier": 1, "root": {"frame": [0, 0, 100, 100], "subviews": [\
                {"name": "a", "frame": [1, 2, 3, 4]}, {"name": "a", "tag": -7, "frame": [1, 2, 3, 4]}, \
                {"frame": [1, 2, 3, 4], "bounds": [5, 6, 3, 4], "transform": [2, 0, 0, 2, 0, 1], \
                "autoresizing": ["width", "top"], "hidden": true, "alpha": 0.5}, \
                {"frame": [1, 2, 3, 4], "rules": [["ll = %rl + %f, tt = %bt", "a", 8, "/1"], "w = 10"]}]}}
                """)
        let window = UIWindow()
        window.isHidden = false
        #expect(message(window).contains(#"{"espalier": 1, "root": {"class": "UIWindow", "hidden": false}}"#))
    }

    @Test("writes classes by their registered names, and texts")
    func classes() throws {
        let caption = Caption()
        caption.caption = "hello"
        let json = try ScenarioDocument(capturing: caption, classes: .withCaption).json()
        #expect(json.contains(#""class": "Caption""#) && json.contains(#""text": "hello""#))
    }

    @Test("refuses what a scenario cannot say, and names the view and the rule")
    func errors() throws {
        let root = UIView()
        let view = UIView()
        root.addSubview(view)
        try view.layoutRules.add("ll = %^f", .block { _ in 1 })
        #expect(
            message(root)
                == "/0: rule 'll = %^f': a block cannot be written down\nfix: use a view or a number as the argument")
        try view.layoutRules.add("ll = %@f", .object(NSNumber(value: 1)))
        #expect(
            message(root)
                == "/0: rule 'll = %@f': an object cannot be written down\nfix: use a view or a number as the argument")
        let stranger = UIView()
        stranger.name = "stranger"
        try view.layoutRules.add("ll = %w", stranger)
        #expect(
            message(root) == """
                /0: rule 'll = %w': it measures UIView 'stranger', which is not in the tree
                fix: capture a view that both are in
                """)
        try view.layoutRules.add("ll = %f", Double.infinity)
        #expect(
            message(root)
                == "/0: rule 'll = %f': the number 'inf' cannot stand in a scenario\nfix: use a finite number")
        try view.layoutRules.add("ll = 1")
        view.name = "/x"
        #expect(
            message(root) == """
                /0: the name '/x' cannot stand in a scenario
                fix: name it otherwise: not empty, and not beginning with '/'
                """)
        view.name = ""
        #expect(message(root).hasPrefix("/0: the name '' cannot"))
        view.name = nil
        view.alpha = .infinity
        #expect(message(root) == "/0: its alpha is not finite\nfix: set it to 0 to 1")
    }

    @Test("gives a document that runs to the same frames, properties included", arguments: 0..<60)
    func roundTrip(_ seed: Int) throws {
        var random = SplitMix64(seed: UInt64(seed))
        let document = Self.document(&random)
        let first = try Simulation(document)
        let error = first.run { _ in }
        try #require(error == nil, "seed \(seed): \(error?.description ?? "")")
        let captured = try ScenarioDocument(json: try ScenarioDocument(capturing: first.root).json())
        let result = try captured.simulate(views: .last)
        let again = (result.steps.last?.views ?? []).map(\.frame)
        var frames: [CGRect] = []
        first.root.walkSubtree { view in
            frames.append(view.frame)
            return true
        }
        #expect(again == frames, "seed \(seed): \(captured.json())")
        #expect(try ScenarioDocument(capturing: try Simulation(captured).ran()) == captured, "seed \(seed)")
    }

    /// A tree in which each view measures views before it only, so that there is no cycle.
    private static func document(_ random: inout SplitMix64) -> ScenarioDocument {
        let texts = [
            "ll = %rl + 2, tt = %tt", "rr = 5, w = %w", "cl = 50%, ct = %ct", "h = %h + 1, ll = 3", "bb = 4, tt = 1",
        ]
        var root = ScenarioView()
        root.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
        var tree = ScenarioTree(root: root)
        for index in 1...Int.random(in: 1...12, using: &random) {
            var view = ScenarioView()
            view.frame = CGRect(x: index, y: 2 * index, width: 10 + index, height: 20)
            if random.oneIn(2) { view.name = "n\(index % 4)" }
            if random.oneIn(4) { view.properties = [.init("role", .text("r\(index)")), .init("gap", .number(2))] }
            if index > 1, random.oneIn(2) {
                let text = texts[Int.random(in: texts.indices, using: &random)]
                let count = text.split(separator: "%").dropFirst().filter { $0.first?.isLetter ?? false }.count
                let target = ScenarioReference(.path([Int.random(in: 0..<(index - 1), using: &random)]))
                view.rules = [
                    ScenarioRule(text, Array(repeating: ScenarioArgument(.view(target)), count: count)),
                    ScenarioRule("maxw = 200, minh = 5"),
                ]
            }
            tree.append(view, to: 0)
        }
        return ScenarioDocument(root: tree)
    }
}

extension Simulation {
    /// The root after the whole run.
    fileprivate func ran() -> UIView {
        let error = run { _ in }
        #expect(error == nil)
        return root
    }
}
