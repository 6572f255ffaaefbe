import EspalierViews
import Foundation
import TestSupport
import Testing

@Suite("Hierarchy calls that name what is not in the list")
struct ForeignPlacesTests {
    private let root = UIView()
    private let views = (0..<3).map { _ in UIView() }

    init() {
        for view in views { root.addSubview(view) }
    }

    @Test(
        "exchangeSubview with an index outside of the list changes nothing, and the message has the indices and the count",
        arguments: [(0, 3), (3, 0), (-1, 0), (0, -1), (41, 41), (Int.max, Int.min)])
    func exchange(first: Int, second: Int) {
        var told: [ViewDiagnostic] = []
        root.diagnosticsHandler = { told.append($0) }
        root.layoutIfNeeded()
        root.exchangeSubview(at: first, withSubviewAt: second)
        #expect(root.subviews == views)
        #expect(told.count == 1 && told.first?.views == [root])
        let text = told.first?.message ?? ""
        #expect(text.contains("exchangeSubview(at: \(first), withSubviewAt: \(second)) on UIView"), "\(text)")
        #expect(text.contains("which has 3 subviews, has changed nothing\nfix: "), "\(text)")
        root.exchangeSubview(at: 0, withSubviewAt: 2)
        #expect(root.subviews == views.reversed() && told.count == 1)
    }

    @Test("A view that is no subview is brought and sent nowhere; beside one that is none, a view comes to the front")
    func foreignViews() {
        let foreign = UIView()
        root.bringSubviewToFront(foreign)
        root.sendSubviewToBack(foreign)
        #expect(root.subviews == views && foreign.superview == nil)
        let (above, below, beyond) = (UIView(), UIView(), UIView())
        root.insertSubview(above, aboveSubview: foreign)
        root.insertSubview(below, belowSubview: foreign)
        root.insertSubview(beyond, at: 999)
        #expect(root.subviews == views + [above, below, beyond])
    }
}
