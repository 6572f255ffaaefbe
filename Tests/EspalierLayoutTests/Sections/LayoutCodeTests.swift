import EspalierLayout
import EspalierViews
import Foundation
import Testing

/// A view whose `layoutSubviews` is a closure.
private final class Custom: UIView {
    var layout: (Custom) -> Void = { _ in }
    private(set) var layouts = 0

    override func layoutSubviews() {
        layouts += 1
        layout(self)
    }
}

/// A view that keeps its frame on whole points.
private final class Rounded: UIView {
    private(set) var writes = 0

    override var frame: CGRect {
        get { super.frame }
        set {
            writes += 1
            super.frame = CGRect(
                x: newValue.origin.x.rounded(), y: newValue.origin.y.rounded(), width: newValue.width.rounded(),
                height: newValue.height.rounded())
        }
    }
}

@Suite("SLL 10.3: rules and the views' own layout code")
struct LayoutCodeTests {
    @Test("Frames that layoutSubviews sets mark what measures them, in the same pass")
    func marked() throws {
        let stage = Stage()
        let custom = Custom(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        stage.root.addSubview(custom)
        let placed = stage.view("placed", 0, 0, 10, 10, in: custom)
        let follower = stage.view("follower", 0, 0, 1, 1)
        try follower.layoutRules.add("ll = %rl, w = %w", placed, custom)
        try custom.layoutRules.add("w = 50%")
        custom.layout = { $0.subviews[0].frame = CGRect(x: $0.bounds.width - 10, y: 0, width: 10, height: 10) }
        stage.root.layoutIfNeeded()
        #expect(placed.numbers == [190, 0, 10, 10])
        #expect(follower.numbers == [200, 0, 200, 1])
        stage.root.frame.size.width = 100
        stage.root.layoutIfNeeded()
        #expect(follower.numbers == [50, 0, 50, 1])
        #expect(stage.messages.isEmpty)
    }

    @Test("Layout code sees the frames that the rules have given")
    func rulesFirst() throws {
        let stage = Stage()
        let custom = Custom(frame: .zero)
        stage.root.addSubview(custom)
        try custom.layoutRules.add("tt, bb, ll, rr")
        var seen: [CGSize] = []
        custom.layout = { seen.append($0.bounds.size) }
        try stage.solve()
        #expect(seen == [CGSize(width: 400, height: 300)])
    }

    @Test("Rules that layout code adds are solved in the same pass")
    func rulesAddedInLayout() throws {
        let stage = Stage()
        let custom = Custom(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        stage.root.addSubview(custom)
        custom.layout = { view in
            guard view.subviews.isEmpty else { return }
            let added = makeView("added", 0, 0, 10, 10, in: view)
            #expect(throws: Never.self) { try added.layoutRules.add("ct = cl = 50%") }
        }
        try stage.solve()
        #expect(custom.subviews[0].numbers == [45, 45, 10, 10])
    }

    @Test("Rules win over layout code, where both place the same view")
    func rulesWin() throws {
        let stage = Stage()
        let custom = Custom(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        stage.root.addSubview(custom)
        let view = stage.view("a", 0, 0, 10, 10, in: custom)
        try view.layoutRules.add("ll = 33")
        custom.layout = { _ in view.frame = CGRect(x: 1, y: 2, width: 3, height: 4) }
        try stage.solve()
        #expect(view.numbers == [33, 2, 3, 4])
    }

    @Test("A layout that never settles stops within a budget and is reported, once per pass")
    func restless() throws {
        let stage = Stage()
        let custom = Custom(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        custom.name = "restless"
        stage.root.addSubview(custom)
        let placed = stage.view("placed", 0, 0, 10, 10, in: custom)
        // The width follows what the layout code pushes on by one point each time.
        try custom.layoutRules.add("w = %rl", placed)
        try placed.layoutRules.add("h = 5")
        custom.layout = { _ in placed.frame.origin.x += 1 }
        stage.root.layoutIfNeeded()
        #expect(stage.messages.count == 1)
        #expect(stage.messages.first?.contains("restless") == true)
        #expect(stage.reportedViews.first?.contains { $0 === custom } == true)
        #expect(custom.layouts < 1000)
        custom.layout = { _ in }
        custom.setNeedsLayout()
        stage.root.layoutIfNeeded()
        #expect(stage.messages.count == 1)
        #expect(custom.numbers[2] == placed.numbers[0] + 10)
    }

    @Test("An override of frame that rounds does not loop, and what measures the view takes the rounded frame")
    func rounding() throws {
        let stage = Stage()
        let rounded = Rounded(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        stage.root.addSubview(rounded)
        let follower = stage.view("f", 0, 0, 1, 1)
        try rounded.layoutRules.add("ll = 10.4, w = 33.3")
        try follower.layoutRules.add("ll = %rl", rounded)
        stage.root.layoutIfNeeded()
        #expect(stage.messages.isEmpty)
        #expect(rounded.numbers == [10, 0, 33, 10])
        #expect(follower.numbers[0] == 43)
        #expect(rounded.writes < 10)
        let writes = rounded.writes
        stage.root.layoutIfNeeded()
        stage.root.layoutIfNeeded()
        #expect(rounded.writes == writes)
    }

    @Test("A pass writes only frames that differ")
    func writes() throws {
        let stage = Stage()
        let rounded = Rounded(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        stage.root.addSubview(rounded)
        let made = rounded.writes
        try rounded.layoutRules.add("ll = 0, w = 10")
        try stage.solve()
        #expect(rounded.writes == made)
        try rounded.layoutRules.add("ll = 1, tt = 2, w = 20, h = 30")
        try stage.solve()
        #expect(rounded.writes == made + 1)
    }
}
