import EspalierViews
import Foundation
import TestSupport
import Testing

@Suite("Hierarchy calls that are the caller's bug")
struct HierarchyTrapTests {
    @Test("Adding a view to itself")
    func toItself() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let view = UIView()
            view.name = "lonely"
            view.addSubview(view)
        }
        let text = errorText(result)
        #expect(text.contains("lonely") && text.contains("cannot be added to itself"), "\(text)")
    }

    @Test("Adding a view below its own descendant")
    func toDescendant() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let top = UIView()
            top.name = "summit"
            let middle = UIView()
            let bottom = UIView()
            bottom.name = "valley"
            top.addSubview(middle)
            middle.addSubview(bottom)
            bottom.insertSubview(top, at: 0)
        }
        let text = errorText(result)
        #expect(text.contains("summit") && text.contains("valley"), "\(text)")
        #expect(text.contains(", which lies below it"), "\(text)")
    }

    @Test("insertSubview at a negative index")
    func negativeIndex() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            UIView().insertSubview(UIView(), at: -17)
        }
        let text = errorText(result)
        #expect(text.contains("at: -17) on") && text.contains("the index must not be negative"), "\(text)")
    }

    @Test("insertSubview of a view that is a subview already, at a negative index")
    func negativeIndexOfSubview() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let view = UIView()
            let sub = UIView()
            view.addSubview(sub)
            view.insertSubview(sub, at: -18)
        }
        #expect(errorText(result).contains("-18"), "\(errorText(result))")
    }

    @Test("Adding a window as a subview")
    func window() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            window.name = "pane"
            UIView().addSubview(window)
        }
        let text = errorText(result)
        #expect(text.contains("pane") && text.contains("is a window and cannot be added to UIView"), "\(text)")
    }

    @Test("insertSubview(_:aboveSubview:) of an ancestor")
    func ancestorAbove() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let top = UIView()
            top.name = "summit"
            let bottom = UIView()
            bottom.name = "valley"
            let leaf = UIView()
            top.addSubview(bottom)
            bottom.addSubview(leaf)
            bottom.insertSubview(top, aboveSubview: leaf)
        }
        let text = errorText(result)
        #expect(text.contains("summit") && text.contains("valley"), "\(text)")
    }
}
