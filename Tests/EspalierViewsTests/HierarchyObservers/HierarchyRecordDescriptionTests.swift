import Foundation
import Testing

@testable import EspalierViews

@Suite("What is printed of records and screens")
struct HierarchyRecordDescriptionTests {
    @Test("a record says on a line what happened, to which view, and where")
    func records() {
        let root = UIView(), first = UIView(), second = UIView(), view = UIView()
        root.name = "root"
        first.name = "first"
        second.name = "second"
        view.name = "view"
        root.addSubview(first)
        root.addSubview(second)
        var printed: [String] = []
        let options = HierarchyObservingOptions(
            keyPaths: [\.tag, \.frame.size.width], oldValues: true, constraints: true)
        let token = root.observeHierarchy(options) { printed += $0.map { "\($0)" } }
        first.addSubview(view)
        second.addSubview(view)
        root.exchangeSubview(at: 0, withSubviewAt: 1)
        view.tag = 3
        view.frame.size.width = 4
        view.removeFromSuperview()
        token.invalidate()
        let frames = root.observeHierarchy(HierarchyObservingOptions(keyPaths: [\.frame], oldValues: true)) {
            printed += $0.map { "\($0)" }
        }
        first.frame = CGRect(x: 1, y: 2.5, width: 3, height: 4)
        frames.invalidate()
        #expect(printed.popLast() == "property frame of UIView 'first': [0, 0, 0, 0] -> [1, 2.5, 3, 4]")
        #expect(
            printed == [
                "inserted UIView 'view' in UIView 'first' at 0",
                "moved UIView 'view' from UIView 'first' at 0 to UIView 'second' at 0",
                "reordered UIView 'first' from 0 to 1", "property tag of UIView 'view': 0 -> 3",
                "property a value of UIView 'view': 0 -> 4", "removed UIView 'view' from UIView 'second' at 0",
            ])
    }

    @Test("a screen says its name, its size as it is turned, and its scale")
    func screens() {
        #expect("\(UIScreen.iPhone14)" == "iPhone 14, 390x844 points at 3")
        #expect("\([UIScreen.iPhone14.landscape])" == "[iPhone 14, 844x390 points at 3]")
        #expect(
            UIScreen(name: "own", portraitSize: CGSize(width: 10.5, height: 2), scale: 1.5).description
                == "own, 10.5x2 points at 1.5")
    }
}
